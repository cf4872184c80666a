/// Names, kinds and properties that are not known, known twice, or in the wrong place.
public enum NameProblem: UInt8, CaseIterable, Sendable {
  /// A name that nothing in the scene has.
  case unknownName = 1
  /// A name that two things have.
  case nameUsedTwice = 2
  /// A word behind a dot that its owner does not have.
  case unknownMember = 3
  /// A line that starts with a word that is no kind of thing.
  case unknownKind = 4
  /// A property that no such thing has.
  case unknownProperty = 5
  /// A property that another kind of thing has.
  case wrongProperty = 6
  /// A property that is given twice.
  case propertyTwice = 7
  /// A text that stands both behind the name and as a property.
  case contentTwice = 8
  /// A thing with both `at` and `center`.
  case atAndCenter = 9
  /// A function that does not exist.
  case unknownFunction = 10
  /// A name used as a function that is none.
  case notACall = 11
  /// A formula used without its values.
  case formulaWithoutParentheses = 12
  /// A name used as a value that has none.
  case notAValue = 13
  /// A word that a property does not take.
  case unknownChoice = 14
  /// A curve that does not exist.
  case unknownCurve = 15
  /// An event that does not exist.
  case unknownEvent = 16
  /// A direction that does not exist.
  case unknownDirection = 17
  /// An action that does not exist.
  case unknownAction = 18
  /// A timeline that does not exist.
  case unknownTimeline = 19
  /// A property that belongs to no thing.
  case propertyOfNothing = 20
  /// A line of an outline outside a path.
  case pathStepElsewhere = 21
  /// A second `scene` line.
  case sceneTwice = 22
  /// A `scene` line that is not the first.
  case sceneNotFirst = 23
  /// Something asked of many things as if they were one.
  case familyMember = 24
  /// Many things where one is needed.
  case familyAsOne = 25
  /// An event or gesture about something that is no thing.
  case notAThing = 26
  /// An event or gesture about a thing without its name.
  case eventNeedsName = 27
  /// A name behind an event that takes none.
  case eventWithoutTarget = 28
  /// Text behind a thing that shows none.
  case noContent = 29
  /// An image without a size.
  case imageWithoutSize = 30
  /// A step of a test that stands outside one.
  case testStepElsewhere = 31
  /// A change of something that never changes.
  case neverChanges = 32
  /// A property that can only be read.
  case readOnly = 33
  /// A change of one half of a point.
  case pointPart = 34
  /// A change of something that is neither a state nor a property.
  case notAPlace = 35
  /// A file that is not there.
  case missingFile = 36
  /// A file that uses itself, directly or through others.
  case useInCircle = 37
  /// A file outside the scene's folder.
  case fileOutside = 38
  /// `self` outside every part.
  case selfOutsidePart = 39
}

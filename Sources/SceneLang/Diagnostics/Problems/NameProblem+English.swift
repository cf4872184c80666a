extension NameProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .unknownName:
      Wording(
        "“{0}” is not the name of anything here.",
        "|Did you mean “{1}”?|Give a thing this name, as in `box {0} size 40`, or a value, as in `state {0} = 0`.")
    case .nameUsedTwice:
      Wording(
        "The name “{0}” is used twice.",
        "Each name stands for one thing, so one of the two needs another name, such as `{0}2`.")
    case .unknownMember:
      Wording(
        "|“{1}” has no “{0}”.|There is no “{0}” in {3}.",
        "|Did you mean “{2}”?|Behind a dot stands a property, as in `car.rotation`, or a name inside a part, as in `hand.thumb`."
      )
    case .unknownKind:
      Wording(
        "“{0}” is not a kind of thing.",
        "|Did you mean “{1}”?|The kinds are `box`, `circle`, `oval`, `star`, `polygon`, `path`, `label`, `image`, `group`, and your own parts."
      )
    case .unknownProperty:
      Wording(
        "“{0}” is not a property of “{1}”.",
        "|Did you mean “{2}”?|Properties are words such as `at`, `size` and `color`, each followed by its value.")
    case .wrongProperty:
      Wording(
        "“{0}” does nothing for “{1}”.",
        "Another kind of thing has this property; take it out here.")
    case .propertyTwice:
      Wording(
        "“{0}” is given twice for the same thing.",
        "Keep one of the two.")
    case .contentTwice:
      Wording(
        "“{0}” is given twice: once in quotation marks behind the name, once here.",
        "Keep one of the two.")
    case .atAndCenter:
      Wording(
        "A thing is placed by “at” or by “center”, not by both.",
        "`at` places its top-left corner and `center` its middle; keep the one that you mean.")
    case .unknownFunction:
      Wording(
        "There is no function “{0}”.",
        "|Did you mean “{1}”?|A formula of your own is written as `let {0}(a) = a * 2`.")
    case .notACall:
      Wording(
        "“{0}” is not a function, so no parentheses can follow it.",
        "Write the name alone, or declare a formula, as in `let double(a) = a * 2`.")
    case .formulaWithoutParentheses:
      Wording(
        "The formula “{0}” needs its values in parentheses.",
        "Write them behind its name, as in `{0}(1)`.")
    case .notAValue:
      Wording(
        "“{0}” is a timeline and has no value.",
        "A timeline is used in the actions `start {0}` and `stop {0}`.")
    case .unknownChoice:
      Wording(
        "“{1}” does not take the word “{0}”.",
        "|Did you mean “{3}”?|It takes one of these: `{2}`.")
    case .unknownCurve:
      Wording(
        "There is no curve “{0}”.",
        "|Did you mean “{1}”?|The curves are `linear`, `ease`, `easeIn`, `easeOut`, `easeInOut`, `spring`, `bounce`, `steps(4)` and `cubicBezier(0.4, 0, 0.2, 1)`."
      )
    case .unknownEvent:
      Wording(
        "Nothing called “{0}” can happen to a thing.",
        "|Did you mean “{1}”?|After `on` stands one of: `appear`, `leave`, `tap`, `press`, `release`, `hold`, `doubleTap`, `swipe`, `drag`, `drop`, `key`."
      )
    case .unknownDirection:
      Wording(
        "“{0}” is not a direction.",
        "|Did you mean “{1}”?|A swipe goes `left`, `right`, `up`, `down`, or `any`.")
    case .unknownAction:
      Wording(
        "There is no action “{0}”.",
        "|Did you mean “{1}”?|An action of your own is written as `action {0}(thing) { raise thing }`.")
    case .unknownTimeline:
      Wording(
        "There is no timeline “{0}”.",
        "|Did you mean “{1}”?|A timeline is written as `timeline {0} paused { at 0s { play \"pop\" } }`.")
    case .propertyOfNothing:
      Wording(
        "“{0}” stands alone: it belongs to no thing.",
        "Write it behind a thing, as in `box size 40`, or in a thing’s braces.")
    case .pathStepElsewhere:
      Wording(
        "“{0}” draws an outline, which only a path has.",
        "Put it in the braces of a path, as in `path { move (0, 0) line (40, 0) close }`.")
    case .sceneTwice:
      Wording(
        "A file has one “scene” line, and this is the second.",
        "Keep the first one and move what you need there.")
    case .sceneNotFirst:
      Wording(
        "The “scene” line stands before everything else.",
        "Move it to the top of the file.")
    case .familyMember:
      Wording(
        "There are many “{1}”, so it is not clear whose “{0}” is meant.",
        "Pick one, as in `{1}[1].{0}` or `first({1}).{0}`.")
    case .familyAsOne:
      Wording(
        "There are many “{0}”, and one is needed here.",
        "Pick one, as in `{0}[1]` or `first({0})`.")
    case .notAThing:
      Wording(
        "|“{0}” is not a thing, so nothing can happen to it.|This is not a thing, so nothing can happen to it.",
        "Name a thing that stands in the scene, as in `on tap door { restart }`.")
    case .eventNeedsName:
      Wording(
        "Here the name of a thing is needed.",
        "Give the thing a name and write it here, as in `on tap door { restart }`.")
    case .eventWithoutTarget:
      Wording(
        "“{0}” is about the place it stands in, so no name follows it.",
        "Write `on {0} { restart }` in the braces of what you mean.")
    case .noContent:
      Wording(
        "“{0}” shows no text.",
        "Put a label on it, as in `label \"Hello\" at (0, 0)`, or take the text out.")
    case .imageWithoutSize:
      Wording(
        "An image needs a size.",
        "Say how large it is to be, as in `size (120, 80)`.")
    case .testStepElsewhere:
      Wording(
        "This step belongs in a test: it moves a finger or says what is expected.",
        "Put it in a test, as in `test \"a tap\" { tap door }`; in a handler, change things directly.")
    case .neverChanges:
      Wording(
        "“{0}” can’t be changed by an action.",
        "|A value that changes is declared with `state`, as in `state {1} = 0`.|Change one of its properties, as in `{2}.rotation = 90`.|What changes is a `state`, as in `score = 3`, or a property of a thing, as in `car.rotation = 90`."
      )
    case .readOnly:
      Wording(
        "“{0}” can be read, not set.",
        "To move a thing, set its `at` or `center`; to put it into another, use `attach`.")
    case .pointPart:
      Wording(
        "A point is changed as a whole.",
        "Write both numbers, as in `car.center = (100, 50)`, or change `car.x` or `car.y`.")
    case .notAPlace:
      Wording(
        "This can’t be given a value.",
        "On the left stands a state, as in `score = 3`, or a property, as in `car.rotation = 90`.")
    case .missingFile:
      Wording(
        "There is no file “{0}” beside this scene.",
        "Check its name, capitals included; it must lie in the scene’s folder or below.")
    case .useInCircle:
      Wording(
        "“{0}” uses itself, directly or through other files.",
        "Take this line out.")
    case .selfOutsidePart:
      Wording(
        "“self” has a meaning only in a part.",
        "It is the instance of the part there. Here, write the name of the thing, as in `on tap door { raise door }`.")
    case .fileOutside:
      Wording(
        "“{0}” lies outside the scene’s folder.",
        "Move it into the folder of the scene, or below, and write its name from there.")
    }
  }
}

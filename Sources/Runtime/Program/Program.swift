import SceneLang

/// A scene, lowered: what a stage plays. No syntax tree is left in it.
public struct Program: Sendable {
  /// The scene's block is 0.
  var blocks: [BlockPlan] = []
  var things: [ThingPlan] = []
  var handlers: [HandlerPlan] = []
  var gestures: [GesturePlan] = []
  var timelines: [TimelinePlan] = []
  var formulas: [FormulaPlan] = []
  var actions: [ActionPlan] = []
  var scripts: [Script] = []
  var tests: [TestPlan] = []
  /// The scene's own properties.
  var size: Code = .constant(.point(Point(320, 568)))
  var background: Code = .constant(.colour(Colour(255, 255, 255)))
  var backgroundGlide: GlidePlan?
  var ages: Code?
  var title: Code?
  var headerSpan = Span(0, 0)
  /// The handlers about each plan's things; the last is about the scene, the ones before it about each part.
  var handlersOfPlan: [Int: [Int]] = [:]
  /// The handlers about a scene or a part as a whole, by its block.
  var handlersOfUnit: [Int: [Int]] = [:]
  var gesturesOfPlan: [Int: [Int]] = [:]
  var gesturesOfUnit: [Int: [Int]] = [:]
  /// What the scene or a part's instances listen to as a whole, by block.
  var listeningOfUnit: [Int: Listening] = [:]
  /// The handlers that wait for two things to touch, and which plans' things each plan's may meet.
  var touchingHandlers: [Int] = []
  var touchPartners: [Int: [Int]] = [:]
  /// The longest `reach` that things may have of their own, in points; 100 where one may change.
  var longestReach = 0.0
  /// The number of each name that stands behind a dot or is asked for from outside.
  var names: [Text: Int] = [:]
  /// Names of things that actions add: every plan of the family.
  var alsoPlans: [Int: [Int]] = [:]

  /// Lowers a checked scene.
  public init(_ scene: CheckedScene) {
    var lowering = Lowering(scene)
    lowering.lowerScene()
    self = lowering.program
    if names["reach"] != nil { longestReach = 100 }
    for setting in things.flatMap({ $0.settings }) where setting.property == .reach {
      if case .constant(.number(let reach)) = setting.code {
        longestReach = max(longestReach, reach)
      } else {
        longestReach = max(longestReach, 100)
      }
    }
  }

  /// A program of nothing, to be filled.
  init() {}

  /// The handlers about a thing of the given plan, or about a whole part, in the file's order.
  func handlers(ofPlan plan: Int) -> [Int] {
    var found = handlersOfPlan[plan] ?? []
    guard let part = things[plan].part, let more = handlersOfUnit[part] else { return found }
    found += more
    return found.sorted()
  }

  /// The drags, pinches and turns about a thing of the given plan, or about a whole part.
  func gestures(ofPlan plan: Int) -> [Int] {
    var found = gesturesOfPlan[plan] ?? []
    if let part = things[plan].part { found += gesturesOfUnit[part] ?? [] }
    return found
  }
}

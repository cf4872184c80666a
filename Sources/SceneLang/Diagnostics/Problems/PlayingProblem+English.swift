extension PlayingProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .divisionByZero:
      Wording(
        "A number can’t be divided by zero.",
        "Check for zero first, as in `if count == 0 then 0 else sum / count`.")
    case .outsideList:
      Wording(
        "Place {0} was asked for, and the list has {1}.",
        "Places count from 1; check with `count(list)` first.")
    case .emptyList:
      Wording(
        "“{0}” found an empty list.",
        "Check first, as in `if count(list) > 0 then first(list) else 0`.")
    case .notThere:
      Wording(
        "“{0}” is not there now.",
        "It stands in an `if` or a `for`, or it has been removed; use it only while it is there.")
    case .wrongTypeNow:
      Wording(
        "This is {1} now, and {0} is needed here.",
        "Write {0}, as in {2}.")
    case .tooManySteps:
      Wording(
        "This runs on and on without waiting, so it was stopped after 1,000,000 steps.",
        "Put a `wait 0.1s` into the loop, or a condition that ends it.")
    case .tooManyThings:
      Wording(
        "That would be more than 250,000 things, so no more were made.",
        "Make fewer, or remove those that are no longer needed.")
    case .tooManyItems:
      Wording(
        "A list of {0} items is too long; 1,000,000 is the limit.",
        "Count through fewer.")
    case .textTooLong:
      Wording(
        "A text has grown longer than 1,000,000 letters.",
        "Start again with a short one.")
    case .tooDeep:
      Wording(
        "“{0}” calls itself too many times.",
        "Something must end it, such as an `if`; 200 deep is the limit.")
    case .liveCircle:
      Wording(
        "These values follow each other in a circle: {0}.",
        "One of them must not mention the next.")
    case .attachInside:
      Wording(
        "“{0}” can’t be put into itself or into something that is in it.",
        "Attach it to another thing.")
    case .stageFull:
      Wording(
        "More than 10,000 runs of handlers are under way, so this one was not started.",
        "Let them end, or wait less often.")
    case .badOutline:
      Wording(
        "This path data can be read only up to a point.",
        "Path data is letters and numbers, as in `path \"M0 0 L40 0 L40 40 Z\"`.")
    case .expectationFailed:
      Wording(
        "This was expected, and it is not so.",
        "")
    case .comparisonFailed:
      Wording(
        "This was expected, and it is not so: the left side is {0}, the right side {1}.",
        "")
    case .soundNotHeard:
      Wording(
        "“{0}” was expected and not heard.",
        "|Since the test began there was: {1}.|")
    case .hiddenFromFingers:
      Wording(
        "No finger can reach “{0}” now: it is hidden, or takes no touch.",
        "Wait until it is shown, or touch something else.")
    case .outsideScene:
      Wording(
        "No finger can reach “{0}”: it lies outside the scene.",
        "Move it inside first.")
    case .covered:
      Wording(
        "No finger can reach “{0}”: “{1}” lies over it.",
        "Move one of the two, or raise “{0}”.")
    case .nothingPressed:
      Wording(
        "The finger is not down, so it can’t be lifted.",
        "Press something first, as in `press button`.")
    case .testTooLong:
      Wording(
        "The test waited for an hour of its own time, and this did not come.",
        "Check the condition, or end the test sooner.")
    case .endlessChain:
      Wording(
        "This and other steps start one another again and again at the same moment, so they were stopped.",
        "Put a `wait 0.1s` into one of them, or a condition that ends them.")
    case .nestedTooDeep:
      Wording(
        "“{0}” would lie more than 200 things deep.",
        "Attach it to a thing that lies less deep.")
    case .fingerIsDown:
      Wording(
        "The finger is down already.",
        "Lift it first with `release`, or use another, as in `finger 2 tap button`.")
    case .followsTooFar:
      Wording(
        "“{0}” follows a value that follows another, and so on, too far.",
        "Let it follow one that is nearer to the first.")
    }
  }
}

import SceneLang

/// How one `test` block ended.
public struct TestResult: Sendable {
  /// The test's name.
  public var name: Text
  /// Where it stands.
  public var span: Span
  /// What failed, in the order it happened; empty when the test passed.
  public var failures: [Diagnostic]
  /// The pictures that it took, in the order it took them.
  public var snapshots: [Snapshot]
}

/// Runs every `test` block of a scene, each on a fresh stage in virtual time.
public func runTests(_ program: Program) -> [TestResult] {
  program.tests.indices.map { runTest($0, of: program) }
}

/// How long a test may wait in its own time.
private let longestTest: Microseconds = 3_600_000_000

private func runTest(_ number: Int, of program: Program) -> TestResult {
  let plan = program.tests[number]
  let name = value(of: plan.name, in: program)?.printed ?? ""
  let stage = play(test: number, of: program) { _ in true }
  return TestResult(
    name: name, span: plan.span, failures: stage.testFailures + stage.mistakesOfToy, snapshots: stage.snapshots)
}

/// Plays a `test` block on a fresh stage, and gives the stage as it is afterwards. `watch` sees it at each moment at
/// which something happens; where it answers false, the test is left there.
public func play(test number: Int, of program: Program, watch: (inout Stage) -> Bool) -> Stage {
  let plan = program.tests[number]
  var seed: UInt64 = 1
  if let code = plan.seed, case .number(let given)? = value(of: code, in: program) {
    seed = UInt64(max(0, min(9e15, given)))
  }
  var stage = Stage(program, seed: seed, isTest: true)
  stage.advance(to: 0)
  let handle = stage.startRun(script: plan.script, in: 0, locals: [], isTest: true, plan.span)
  stage.finishEvent()
  while let handle, stage.run(handle) != nil, watch(&stage) {
    guard let next = stage.nextMoment, next <= longestTest else {
      stage.testFailures.append(.testTooLong(plan.span))
      break
    }
    stage.advance(to: next)
  }
  return stage
}

extension Program {
  /// How many `test` blocks there are.
  public var testCount: Int { tests.count }
}

/// The value of a test's name or seed; what mentions names sees the scene as it begins.
private func value(of code: Code, in program: Program) -> Value? {
  if case .constant(let value) = code { return value }
  var stage = Stage(program, seed: 1)
  var context = Context(surroundings: 0)
  return try? stage.evaluate(code, &context)
}

extension Stage {
  /// The mistakes made while playing that did not end the test itself: they fail it too.
  fileprivate var mistakesOfToy: [Diagnostic] {
    mistakes.filter { mistake in
      !testFailures.contains { $0.code == mistake.code && $0.span == mistake.span }
    }
  }
}

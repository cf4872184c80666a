import Runtime
import SceneLang

/// Looks at a scene as it is: plays it to the moments that `Moments` lists, and tells what small hands can't touch and
/// what not every child can see. With `assets`, the pictures and sounds beside the scene are looked at too. A scene
/// with errors can't be played, and nothing is found in it.
///
/// Each problem comes once, however often it was seen; `Compilation.diagnostics(with:)` puts them in order.
public func inspect(_ compilation: Compilation, assets: AssetFolder? = nil) -> [Diagnostic] {
  guard let scene = compilation.scene else { return [] }
  var diagnostics = play(scene, compilation.sources)
  if let assets { diagnostics += problems(of: assets, in: scene) }
  return diagnostics
}

/// Plays a scene, and tells what is to be seen.
func play(_ scene: CheckedScene, _ sources: [Source]) -> [Diagnostic] {
  let declarations = Declarations(of: scene)
  var findings = Findings(declarations)
  let program = Program(scene)
  let youngest = Stage(program, seed: 1).youngestAge
  let colours = ColourInspector(scene, declarations, sources)
  var overlaps = OverlapInspector()
  var strays = StrayInspector()
  var flashes = FlashInspector(header: scene.header)
  var moments = Moments(of: program)
  moments.visit { stage, moment in
    let sight = stage.see()
    switch moment {
    case .underWay(let play): flashes.look(at: sight, stage.now, play: play, into: &findings)
    case .later: strays.look(later: sight, into: &findings)
    case .start, .rangeEnd, .afterTest:
      if moment == .start { strays.look(atStart: sight) }
      let targets = Targets(sight)
      measureTargets(in: targets, youngest: youngest, into: &findings)
      overlaps.look(at: targets, of: stage, into: &findings)
      measureTexts(in: sight, into: &findings)
      compareInks(in: sight, into: &findings)
      colours.look(at: sight, into: &findings)
    }
  }
  overlaps.finish(into: &findings)
  return findings.diagnostics
}

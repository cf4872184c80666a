import PlayerBundle
import SceneLang
import Testing

@Suite struct PlayerPageTests {
  @Test("x")
  func x() {
    #expect(playerPage(main: "a", files: []) != nil)
  }
}

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "scenec",
  products: [.executable(name: "scenec", targets: ["scenec"])],
  targets: [
    .target(name: "SceneLang"),
    .target(
      name: "Runtime", dependencies: ["SceneLang"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(name: "scenec", dependencies: ["SceneLang", "Runtime"]),
    .testTarget(name: "SceneLangTests", dependencies: ["SceneLang"]),
    .testTarget(name: "RuntimeTests", dependencies: ["Runtime"]),
    .testTarget(name: "ScenecTests", dependencies: ["scenec", "TestSupport"]),
    .testTarget(name: "BrowserTests", dependencies: ["scenec", "TestSupport"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)

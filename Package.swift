// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "scenec",
  products: [
    .executable(name: "scenec", targets: ["scenec"]),
    .library(name: "SceneLang", targets: ["SceneLang"]),
    .library(name: "Runtime", targets: ["Runtime"]),
  ],
  targets: [
    .target(name: "SceneLang"),
    .target(
      name: "Runtime", dependencies: ["SceneLang"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Rendering", dependencies: ["SceneLang", "Runtime"]),
    .target(name: "Inspection", dependencies: ["SceneLang", "Runtime"]),
    .target(name: "Player", dependencies: ["SceneLang", "Runtime"], exclude: ["Page", "Support"]),
    .target(name: "PlayerBundle", dependencies: ["SceneLang"], plugins: ["BundlePlayer"]),
    .target(name: "Explanations", dependencies: ["SceneLang"]),
    .executableTarget(
      name: "scenec", dependencies: ["SceneLang", "Runtime", "Rendering", "Inspection", "PlayerBundle", "Explanations"]),

    .plugin(name: "BundlePlayer", capability: .buildTool, dependencies: ["BundleTool"]),
    .executableTarget(name: "BundleTool"),

    .testTarget(name: "SceneLangTests", dependencies: ["SceneLang"]),
    .testTarget(name: "RuntimeTests", dependencies: ["Runtime"]),
    .testTarget(name: "RenderingTests", dependencies: ["SceneLang", "Runtime", "Rendering", "TestSupport"]),
    .testTarget(
      name: "ExplanationsTests", dependencies: ["SceneLang", "Runtime", "Inspection", "Explanations", "TestSupport"]),
    .testTarget(name: "InspectionTests", dependencies: ["SceneLang", "Runtime", "Inspection"]),
    .testTarget(name: "ScenecTests", dependencies: ["scenec", "TestSupport"]),
    .testTarget(name: "BrowserTests", dependencies: ["scenec", "TestSupport"]),
    .target(name: "TestSupport", dependencies: ["PlayerBundle"], path: "Tests/TestSupport"),
    .testTarget(
      name: "PlayerTests", dependencies: ["SceneLang", "Runtime", "Player", "PlayerBundle", "BundleTool"],
      exclude: ["Node"]),
  ],
  swiftLanguageModes: [.v6]
)

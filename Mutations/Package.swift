// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Mutations",
  dependencies: [.package(name: "scenec", path: "..")],
  targets: [
    .executableTarget(name: "Mutations", dependencies: [.product(name: "SceneLang", package: "scenec")])
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "scenec", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "SceneLang", package: "scenec"), .product(name: "Runtime", package: "scenec")])
  ],
  swiftLanguageModes: [.v6]
)

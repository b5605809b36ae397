// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "inbetween-benchmarks",
  dependencies: [.package(name: "inbetween", path: "..")],
  targets: [
    .executableTarget(
      name: "inbetween-benchmarks",
      dependencies: [
        .product(name: "AnimationEngine", package: "inbetween"),
        .product(name: "AnimationScenes", package: "inbetween"),
        .product(name: "AnimationDocuments", package: "inbetween"),
        .product(name: "AnimationFormats", package: "inbetween"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
        .treatAllWarnings(as: .error),
      ])
  ],
  swiftLanguageModes: [.v6]
)

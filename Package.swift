// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "inbetween",
  products: [
    .library(name: "AnimationEngine", targets: ["AnimationEngine"]),
    .library(name: "AnimationScenes", targets: ["AnimationScenes"]),
    .library(name: "AnimatableMacro", targets: ["AnimatableMacro"]),
    .library(name: "AnimationFoundation", targets: ["AnimationFoundation"]),
    .library(name: "AnimationDocuments", targets: ["AnimationDocuments"]),
    .library(name: "AnimationFormats", targets: ["AnimationFormats"]),
    .library(name: "AnimationImports", targets: ["AnimationImports"]),
    .library(name: "AnimationLibrary", targets: ["AnimationLibrary"]),
    .library(name: "LibrarySQLite", targets: ["LibrarySQLite"]),
    .library(name: "LibraryPostgreSQL", targets: ["LibraryPostgreSQL"]),
    .library(name: "AnimationClient", targets: ["AnimationClient"]),
    .library(name: "MicroHTTP", targets: ["MicroHTTP"]),
    .executable(name: "inbetweend", targets: ["inbetweend"]),
    .executable(name: "inbetween", targets: ["inbetween"]),
    .executable(name: "inbetween-programs", targets: ["inbetween-programs"]),
  ],
  traits: [
    .trait(name: "PostgreSQL", description: "The library of animations in PostgreSQL, over libpq.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "AnimationEngine",
      dependencies: [.product(name: "RealModule", package: "swift-numerics")],
      exclude: ["README.md"]),
    .target(name: "AnimationScenes", dependencies: ["AnimationEngine"], exclude: ["README.md"]),
    .target(
      name: "AnimatableMacro", dependencies: ["AnimationEngine", "AnimatableMacroPlugin"],
      exclude: ["README.md"]),
    .macro(
      name: "AnimatableMacroPlugin",
      dependencies: [
        "AnimatableMacroExpansion",
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ],
      exclude: ["README.md"]),
    // A target of its own, so that tests need not depend on the plugin: everything that they need would
    // be built twice, for the compiler's plugins too.
    .target(
      name: "AnimatableMacroExpansion",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
      ],
      exclude: ["README.md"]),
    .target(name: "AnimationFoundation", dependencies: ["AnimationEngine"], exclude: ["README.md"]),
    .target(
      name: "AnimationDocuments", dependencies: ["AnimationEngine", "AnimationScenes"],
      exclude: ["README.md", "Forms/README.md"]),
    .target(
      name: "AnimationFormats",
      dependencies: [
        "AnimationEngine", "AnimationScenes",
        .product(name: "RealModule", package: "swift-numerics"),
      ],
      exclude: ["README.md"]),
    .target(
      name: "AnimationImports",
      dependencies: [
        "AnimationEngine", "AnimationScenes", "AnimationDocuments",
        .product(name: "RealModule", package: "swift-numerics"),
      ],
      exclude: ["README.md"]),
    .target(
      name: "AnimationRoutes",
      dependencies: [
        "AnimationEngine", "AnimationScenes", "AnimationDocuments", "AnimationFormats",
        "AnimationImports", "AnimationLibrary", "CGnuTLS", "CPlayground", "CZlib", "HTTPNames",
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      exclude: ["README.md"]),
    .target(name: "AnimationLibrary", exclude: ["README.md"]),
    .target(
      name: "LibrarySQLite",
      dependencies: [
        "AnimationLibrary", "CZlib", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["README.md"]),
    .target(
      name: "LibraryPostgreSQL",
      dependencies: [
        "AnimationLibrary",
        .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
      ],
      exclude: ["README.md"]),
    .target(
      name: "CPostgreSQL",
      cSettings: [.define("INBETWEEN_POSTGRESQL", .when(traits: ["PostgreSQL"]))],
      linkerSettings: [.linkedLibrary("pq", .when(traits: ["PostgreSQL"]))]),
    .target(
      name: "HTTPNames", dependencies: [.product(name: "HTTPTypes", package: "swift-http-types")],
      exclude: ["README.md"]),
    .target(name: "CPlayground"),
    .target(name: "CGnuTLS", linkerSettings: [.linkedLibrary("gnutls")]),
    .target(name: "CZlib", linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "CMicroHTTPD",
      linkerSettings: [.linkedLibrary("microhttpd"), .linkedLibrary("gnutls")]),
    .target(
      name: "MicroHTTP",
      dependencies: [
        "CMicroHTTPD", "HTTPNames", .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      exclude: ["README.md"]),
    .target(
      name: "AnimationClient",
      dependencies: [
        "AnimationDocuments", "HTTPNames",
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      exclude: ["README.md"]),
    .target(
      name: "InbetweenDaemon",
      dependencies: [
        "AnimationEngine", "AnimationDocuments", "AnimationLibrary", "AnimationRoutes",
        "HTTPNames", "LibrarySQLite", "MicroHTTP",
        .target(name: "LibraryPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
      ],
      exclude: ["README.md"]),
    .executableTarget(
      name: "inbetweend", dependencies: ["InbetweenDaemon"], exclude: ["README.md"]),
    .target(
      name: "InbetweenTool",
      dependencies: [
        "AnimationClient", "AnimationDocuments", "AnimationEngine", "AnimationLibrary",
        "AnimationRoutes",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["README.md"]),
    .executableTarget(
      name: "inbetween", dependencies: ["InbetweenTool"], exclude: ["README.md"]),
    .executableTarget(
      name: "inbetween-programs", dependencies: ["InbetweenDaemon", "InbetweenTool"],
      exclude: ["README.md"]),
    .target(
      name: "TestSupport",
      dependencies: ["AnimationEngine", "AnimationDocuments"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "AnimationEngineTests",
      dependencies: ["AnimationEngine", "AnimationScenes", "TestSupport"],
      resources: [.copy("Reference")]),
    .testTarget(
      name: "AnimationScenesTests",
      dependencies: ["AnimationEngine", "AnimationScenes", "TestSupport"]),
    .testTarget(
      name: "AnimatableMacroTests",
      dependencies: [
        "AnimationEngine", "AnimatableMacro", "AnimatableMacroExpansion",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
      ]),
    .testTarget(name: "ExternalPackageTests", exclude: ["Outside"]),
    .testTarget(
      name: "AnimationDocumentsTests", dependencies: ["AnimationDocuments", "TestSupport"]),
    .testTarget(
      name: "AnimationFoundationTests", dependencies: ["AnimationFoundation", "TestSupport"]),
    .testTarget(name: "AnimationFormatsTests", dependencies: ["AnimationFormats", "TestSupport"]),
    .testTarget(
      name: "AnimationImportsTests",
      dependencies: [
        "AnimationImports", "AnimationDocuments", "AnimationScenes", "AnimationEngine",
        "TestSupport",
      ]),
    .executableTarget(
      name: "LibraryWriter", dependencies: ["AnimationLibrary", "LibrarySQLite"],
      path: "Tests/LibraryWriter"),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "AnimationLibrary", "LibrarySQLite", "LibraryWriter", "TestSupport",
        .target(name: "LibraryPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "AnimationRoutesTests",
      dependencies: [
        "AnimationRoutes", "AnimationLibrary", "AnimationScenes", "HTTPNames", "TestSupport",
      ]),
    .testTarget(
      name: "MicroHTTPTests",
      dependencies: ["MicroHTTP", .product(name: "HTTPTypes", package: "swift-http-types")]),
    .testTarget(
      name: "AnimationClientTests",
      dependencies: ["AnimationClient", "AnimationLibrary", "AnimationRoutes", "TestSupport"]),
    .testTarget(
      name: "DaemonTests",
      dependencies: [
        "InbetweenDaemon", "AnimationClient", "AnimationEngine", "AnimationLibrary",
        "AnimationRoutes", "LibrarySQLite", "TestSupport",
      ]),
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "inbetween", "InbetweenTool", "AnimationClient",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "HouseTests", dependencies: ["AnimationRoutes"]),
  ],
  swiftLanguageModes: [.v6]
)

// One set of rules for every Swift target of the house.
let cTargets = [
  "CGnuTLS", "CMicroHTTPD", "CPlayground", "CPostgreSQL", "CZlib",
]
for target in package.targets where !cTargets.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .strictMemorySafety(),
      .treatAllWarnings(as: .error),
    ]
}

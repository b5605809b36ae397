import Foundation

/// A package in a folder of its own that depends on this one by path, as anybody's would.
struct OutsidePackage {
  /// What a child process said and how it ended.
  struct Outcome {
    var code: Int32
    var text: String
  }

  /// This package, which the other depends on.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let folder: URL

  /// Writes the package into a new temporary folder.
  ///
  /// It takes over the versions that this package is built with, so that nothing else has to be
  /// fetched.
  init() throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.appending(path: "outside-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    try files.copyItem(
      at: Self.root.appending(path: "Tests/ExternalPackageTests/Outside/Sources"),
      to: folder.appending(path: "Sources"))
    let versions = Self.root.appending(path: "Package.resolved")
    if files.fileExists(atPath: versions.path) {
      try files.copyItem(at: versions, to: folder.appending(path: "Package.resolved"))
    }
  }

  /// Removes the folder.
  func remove() throws { try FileManager.default.removeItem(at: folder) }

  /// Builds what `choice` names, such as `--product=Outside`.
  ///
  /// One job at a time, so that the tests that run beside it are not kept waiting.
  func build(_ choice: String) throws -> Outcome {
    try run(
      "/usr/bin/env",
      [
        "swift", "build", "--package-path", folder.path, "--scratch-path", scratch, "--jobs", "1",
        choice,
      ])
  }

  /// Runs the built program.
  func runProgram() throws -> Outcome { try run("\(scratch)/debug/Outside", []) }

  private var scratch: String { folder.appending(path: ".build").path }

  /// Runs a program to its end, both of its outputs as one text.
  private func run(_ program: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(code: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
  }
}

extension OutsidePackage {
  /// The strictest settings that a user may have, and every warning an error.
  private static var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let settings: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .strictMemorySafety(),
      .treatAllWarnings(as: .error),
    ]
    let engine: [Target.Dependency] = [
      .product(name: "AnimationEngine", package: "inbetween"),
      .product(name: "AnimatableMacro", package: "inbetween"),
    ]
    let package = Package(
      name: "outside",
      dependencies: [.package(name: "inbetween", path: "\(root.path)")],
      targets: [
        .executableTarget(name: "Outside", dependencies: engine, swiftSettings: settings),
        .target(
          name: "Isolated", dependencies: engine,
          swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
        .target(name: "Mistaken", dependencies: engine, swiftSettings: settings),
        .target(name: "Immobile", dependencies: engine, swiftSettings: settings),
      ],
      swiftLanguageModes: [.v6]
    )
    """
  }
}

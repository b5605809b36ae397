import Testing

/// What a room may import: the table of the rooms, and nothing beside it.
let allowedImports: [String: Set<String>] = [
  "AnimationEngine": ["RealModule"],
  "AnimationScenes": ["AnimationEngine"],
  "AnimatableMacro": ["AnimationEngine"],
  "AnimatableMacroPlugin": [
    "AnimatableMacroExpansion", "SwiftSyntaxMacros", "SwiftCompilerPlugin",
  ],
  "AnimatableMacroExpansion": [
    "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftDiagnostics",
  ],
  "AnimationFoundation": ["AnimationEngine", "Foundation", "CoreGraphics"],
  "AnimationDocuments": ["AnimationEngine", "AnimationScenes"],
  "AnimationFormats": ["AnimationEngine", "AnimationScenes", "RealModule"],
  "AnimationImports": ["AnimationEngine", "AnimationScenes", "AnimationDocuments", "RealModule"],
  "AnimationLibrary": ["Synchronization"],
  "LibraryPostgreSQL": ["AnimationLibrary", "CPostgreSQL", "Dispatch", "Synchronization"],
  "LibrarySQLite": ["AnimationLibrary", "CZlib", "Foundation", "GRDB", "Synchronization"],
  "AnimationRoutes": [
    "AnimationEngine", "AnimationScenes", "AnimationDocuments", "AnimationFormats",
    "AnimationImports", "AnimationLibrary", "HTTPTypes",
    "CPlayground", "CGnuTLS", "CZlib", "HTTPNames",
  ],
  "HTTPNames": ["HTTPTypes"],
  "MicroHTTP": ["CMicroHTTPD", "HTTPNames", "HTTPTypes", "Synchronization"],
  "AnimationClient": [
    "AnimationDocuments", "HTTPNames", "HTTPTypes", "Foundation", "FoundationNetworking",
    "Synchronization",
  ],
  "inbetweend": ["InbetweenDaemon"],
  "inbetween": ["InbetweenTool"],
  "inbetween-programs": ["InbetweenDaemon", "InbetweenTool"],
  "InbetweenTool": [
    "AnimationClient", "AnimationDocuments", "AnimationEngine", "AnimationLibrary",
    "AnimationRoutes", "ArgumentParser", "Foundation", "HTTPTypes", "Synchronization",
  ],
  "InbetweenDaemon": [
    "AnimationEngine", "AnimationDocuments", "AnimationLibrary", "AnimationRoutes",
    "LibraryPostgreSQL", "LibrarySQLite",
    "MicroHTTP", "HTTPNames", "HTTPTypes",
    "ArgumentParser", "Logging", "Metrics", "CoreMetrics", "Synchronization", "Glibc",
  ],
]

@Suite("Shut doors")
struct ShutDoorTests {
  @Test func everyRoomImportsOnlyWhatItsTableEntryNames() throws {
    for file in try SourceFile.all(below: "Sources") {
      let permitted = try #require(allowedImports[file.room], "\(file.room) is not in the table")
      for module in file.imports {
        #expect(permitted.contains(module), "\(file.path) imports \(module)")
      }
    }
  }

  @Test func everyRoomImportsAllThatItsTableEntryNames() throws {
    let files = try SourceFile.all(below: "Sources")
    for (room, modules) in allowedImports {
      let imported = files.filter { $0.room == room }.flatMap(\.imports)
      #expect(modules.subtracting(imported) == [], "\(room)")
    }
  }

  @Test func everyRoomOfTheTableExists() throws {
    let rooms = Set(try SourceFile.all(below: "Sources").map(\.room))
    #expect(Set(allowedImports.keys) == rooms)
  }

  @Test func foundationStaysOutOfThePureRooms() throws {
    let pure: Set = [
      "AnimationEngine", "AnimationScenes", "AnimationDocuments", "AnimationFormats",
      "AnimationImports", "AnimationLibrary", "AnimationRoutes", "MicroHTTP",
    ]
    for file in try SourceFile.all(below: "Sources") where pure.contains(file.room) {
      #expect(!file.imports.contains { $0.hasPrefix("Foundation") }, "\(file.path)")
    }
  }

  @Test func onlyMicroHTTPOpensTheDoorToTheServerLibrary() throws {
    for file in try SourceFile.all(below: "Sources") where file.imports.contains("CMicroHTTPD") {
      #expect(file.room == "MicroHTTP", "\(file.path)")
    }
  }

  @Test func onlyTheDaemonSpeaksToTheCLibrary() throws {
    for file in try SourceFile.all(below: "Sources") where file.imports.contains("Glibc") {
      #expect(file.room == "InbetweenDaemon", "\(file.path)")
    }
  }

  @Test func noProductImportsTheSupportOfTheTests() throws {
    for file in try SourceFile.all(below: "Sources") {
      #expect(!file.imports.contains("TestSupport") && !file.imports.contains("Testing"))
    }
  }
}

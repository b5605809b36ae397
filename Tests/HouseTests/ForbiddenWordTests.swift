import Testing

/// Files that may take addresses, beside the room of the C door. Those of the daemon and of the routes are small
/// handles on the operating system, as is that of the tool; in the four inner loops `Benchmarks` shows what it buys.
private let handles = [
  "Sources/AnimationRoutes/ContentHash.swift",
  "Sources/AnimationRoutes/Coding/GzipWriter.swift",
  "Sources/AnimationRoutes/Coding/ZlibText.swift",
  "Sources/AnimationRoutes/Site/SiteFile.swift",
  "Sources/AnimationEngine/Sampling/ColumnWriter.swift",
  "Sources/AnimationDocuments/JSON/Span+PlainText.swift",
  "Sources/AnimationDocuments/Numbers/DecimalDigits.swift",
  "Sources/AnimationDocuments/Numbers/MutableRawSpan+Room.swift",
  "Sources/LibrarySQLite/Checksum.swift",
  "Sources/LibraryPostgreSQL/PostgreSQLConnection.swift",
  "Sources/InbetweenDaemon/System/OperatingSystem.swift",
  "Sources/InbetweenDaemon/System/SignalSet.swift",
  "Sources/InbetweenDaemon/System/LocalConnection.swift",
  "Sources/InbetweenDaemon/System/OperatingSystem+Datagram.swift",
  "Sources/InbetweenDaemon/System/Wakeup.swift",
  "Sources/InbetweenTool/Standard.swift",
]

/// The classes of the pure rooms: a handle on zlib, and what is shared and never changes.
private let classes = [
  "Sources/AnimationRoutes/Routes.swift",
  "Sources/AnimationRoutes/Coding/GzipWriter.swift",
  "Sources/AnimationRoutes/Endpoints/Endpoint.swift",
]

@Suite("Forbidden words")
struct ForbiddenWordTests {
  @Test func addressesAreTakenBehindTheDoorsOnly() throws {
    for file in try SourceFile.all(below: "Sources") where file.uses("unsafe") {
      #expect(file.room == "MicroHTTP" || handles.contains(file.path), "\(file.path)")
    }
  }

  @Test func theListsNameFilesThatNeedIt() throws {
    let files = try SourceFile.all(below: "Sources")
    for path in handles {
      #expect(files.contains { $0.path == path && $0.uses("unsafe") }, "\(path)")
    }
    for path in classes {
      #expect(files.contains { $0.path == path && $0.declaresClass }, "\(path)")
    }
  }

  @Test func nothingIsLeftForLater() throws {
    for file in try SourceFile.all(below: "Sources") + SourceFile.all(below: "Tests") {
      let isAboutTheWords = file.room == "HouseTests"
      for word in ["TODO", "FIXME", "XXX"] where !isAboutTheWords {
        #expect(!file.text.contains(word), "\(file.path) holds \(word)")
      }
    }
  }

  @Test func noProductGivesUpOnAnError() throws {
    for file in try SourceFile.all(below: "Sources") {
      for phrase in ["try!", "as!", "fatalError("] where file.text.contains(phrase) {
        #expect(!file.code.contains { $0.contains(phrase) }, "\(file.path) holds \(phrase)")
      }
    }
  }

  /// Two doors write to standard output, and tell where nothing takes what they write.
  @Test func nothingIsPrintedPastTheDoors() throws {
    for file in try SourceFile.all(below: "Sources") where file.uses("print") {
      #expect(!file.code.contains { $0.contains(/\bprint\(/) }, "\(file.path) prints")
    }
  }

  @Test func thePureRoomsHoldValuesOnly() throws {
    let pure: Set = [
      "AnimationEngine", "AnimationScenes", "AnimationDocuments", "AnimationFormats",
      "AnimationImports", "AnimationRoutes",
    ]
    for file in try SourceFile.all(below: "Sources") where pure.contains(file.room) {
      for word in ["actor", "async", "await"] {
        #expect(!file.uses(word), "\(file.path) holds \(word)")
      }
      #expect(!file.text.contains("@unchecked"), "\(file.path) holds what nobody checks")
      #expect(!file.declaresClass || classes.contains(file.path), "\(file.path) has a class")
    }
  }

  /// A distance, a change and a choice have these names. Ordinary uses of the word stand in texts.
  @Test func nothingIsCalledAWay() throws {
    for file in try SourceFile.all(below: "Sources") {
      for (number, line) in file.code.enumerated() where line.lowercased().contains("way") {
        let isName = line.contains(
          /\b(let|var|func|case) ways?\b|\bways?:|\.ways?\b|\b(is|are)Ways?\b/)
        #expect(!isName, "\(file.path):\(number + 1)")
      }
    }
  }
}

extension SourceFile {
  /// Whether a class is declared in the code.
  fileprivate var declaresClass: Bool {
    uses("class") && code.contains { $0.contains(/\bclass [A-Z]/) }
  }
}

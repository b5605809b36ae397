import Foundation
import Testing

/// The rooms that cannot import the engine, and so not see its checked conversion.
private let withoutEngine = Set(
  allowedImports.filter { $0.key != "AnimationEngine" && !$0.value.contains("AnimationEngine") }
    .keys)

/// Files which convert numbers and do not see the engine. All that they convert are integers, or their
/// texts: bytes, digits, places. Numbers of the operating system are the kernel's or the daemon's own.
private let integersOnly = [
  "Sources/AnimationDocuments/Samples/CBORWriter.swift",
  "Sources/AnimationDocuments/Decoding/GivenParts.swift",
  "Sources/AnimationDocuments/Decoding/Members.swift",
  "Sources/AnimationDocuments/JSON/JSONQuoting.swift",
  "Sources/AnimationDocuments/JSON/JSONReader.swift",
  "Sources/AnimationDocuments/JSON/JSONTape.swift",
  "Sources/AnimationDocuments/JSON/JSONTape+Members.swift",
  "Sources/AnimationDocuments/JSON/ShortDecimal.swift",
  "Sources/AnimationDocuments/JSON/Span+PlainText.swift",
  "Sources/AnimationDocuments/Numbers/DecimalDigits.swift",
  "Sources/AnimationDocuments/Numbers/FixedScale.swift",
  "Sources/AnimationDocuments/Numbers/ShortestDecimal.swift",
  "Sources/AnimationDocuments/Problems/ProblemDocument.swift",
  "Sources/AnimationDocuments/Words/Word.swift",
  "Sources/AnimationDocuments/Words/WordSet.swift",
  "Sources/AnimationDocuments/Words/WordTable.swift",
  "Sources/AnimationRoutes/Routes+Admission.swift",
  "Sources/AnimationRoutes/Coding/GzipWriter.swift",
  "Sources/AnimationRoutes/Coding/Base64URL.swift",
  "Sources/AnimationRoutes/Coding/Hexadecimal.swift",
  "Sources/AnimationRoutes/ContentHash.swift",
  "Sources/AnimationRoutes/EntityTag.swift",
  "Sources/AnimationRoutes/Library/Endpoint+Events.swift",
  "Sources/AnimationRoutes/Library/ListCursor.swift",
  "Sources/AnimationRoutes/Library/Revision+Tag.swift",
  "Sources/AnimationRoutes/Target.swift",
  "Sources/AnimationImports/CSS/StyleVariableCall.swift",
  "Sources/InbetweenDaemon/HealthProbe.swift",
  "Sources/InbetweenDaemon/Access/Materials.swift",
  "Sources/InbetweenDaemon/Configuration/SettingReader+Groups.swift",
  "Sources/InbetweenDaemon/Guarding/Crowding.swift",
  "Sources/InbetweenDaemon/Observability/AccessLog.swift",
  "Sources/InbetweenDaemon/Observability/ProcessStatistics.swift",
  "Sources/InbetweenDaemon/Observability/RequestMetrics.swift",
  "Sources/InbetweenDaemon/System/LocalConnection.swift",
  "Sources/InbetweenDaemon/System/OperatingSystem.swift",
  "Sources/InbetweenDaemon/System/OperatingSystem+Datagram.swift",
  "Sources/InbetweenDaemon/System/ServiceManager.swift",
  "Sources/InbetweenDaemon/System/Wakeup.swift",
  "Sources/InbetweenTool/Standard.swift",
]

/// A floating-point number becomes an integer in one file, which says what becomes of NaN and of what
/// lies beyond the range: `Int+Checked.swift`. It hides the initializers of the standard library
/// that trap behind deprecated ones, which are errors in every file that imports the engine. What
/// the compiler does not see is checked here.
@Suite("Conversions")
struct ConversionTests {
  private static let door = "Sources/AnimationEngine/Int+Checked.swift"
  private static let types = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  private static func files() throws -> [SourceFile] {
    try SourceFile.all(below: "Sources").filter {
      !withoutEngine.contains($0.room) && $0.path != door
    }
  }

  @Test func filesThatConvertSeeTheCheckedConversion() throws {
    for file in try Self.files() where file.room != "AnimationEngine" && file.convertsNumbers {
      let seesIt = file.imports.contains("AnimationEngine")
      #expect(seesIt || integersOnly.contains(file.path), "\(file.path) converts numbers")
    }
  }

  @Test func theListNamesFilesThatNeedIt() throws {
    let files = try Self.files()
    for path in integersOnly {
      let file = try #require(files.first { $0.path == path }, "\(path)")
      #expect(file.convertsNumbers && !file.imports.contains("AnimationEngine"), "\(path)")
    }
  }

  @Test func noFileGoesRoundTheCheckedConversion() throws {
    for file in try Self.files() {
      for phrase in ["Swift.Int", "Swift.UInt", "Int.init(", "unsafelyUnwrapped"]
      where file.text.contains(phrase) {
        #expect(!file.code.contains { $0.contains(phrase) }, "\(file.path) holds \(phrase)")
      }
    }
  }

  /// Each type into which a double is converted somewhere has its hidden initializer.
  @Test func everyInitializerThatTrapsIsHidden() throws {
    let door = try #require(try SourceFile.all(below: "Sources").first { $0.path == Self.door })
    for type in Self.types {
      let start = try #require(
        door.text.range(of: "extension \(type) {\n  @available(*, deprecated"), "\(type)")
      let rest = door.text[start.upperBound...]
      #expect(rest.prefix { $0 != "}" }.contains("package init(_ number: Double)"), "\(type)")
    }
  }
}

extension SourceFile {
  /// Whether a conversion without a label stands in the code: `Int(x)`, not `Int(clamping: x)`.
  fileprivate var convertsNumbers: Bool {
    code.lazy.filter { $0.contains("Int") }.contains { line in
      line.matches(of: /\bU?Int(8|16|32|64)?\((?!\)|[a-zA-Z]+:)/).contains { match in
        !line[match.range.upperBound...].isEmpty
      }
    }
  }
}

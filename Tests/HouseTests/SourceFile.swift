import Foundation
import Testing

/// A source file of the house, cut into what the checks look at.
struct SourceFile: Sendable {
  /// The path from the top of the repository.
  let path: String
  /// The folder below `Sources` or `Tests` that holds it.
  let room: String
  let text: String

  /// The lines without comments and without the contents of strings.
  let code: [Substring]
  /// The words of the code: letters, digits and `_` side by side.
  private let words: Set<Substring>

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  init(path: String, room: String, text: String) {
    (self.path, self.room, self.text) = (path, room, text)
    code = Self.code(of: text)
    words = Set(code.flatMap(Self.words))
  }

  /// The modules that the file imports.
  var imports: [String] {
    guard uses("import") else { return [] }
    return code.lazy.filter { $0.contains("import ") }.compactMap(Self.module)
  }

  /// Whether a word stands in the code, by itself.
  func uses(_ word: String) -> Bool { words.contains(word[...]) }

  /// The module that a line imports.
  private static func module(_ line: Substring) -> String? {
    let words = line.split(separator: " ")
    let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || levels.contains($0) })
    else { return nil }
    let kinds: Set = ["struct", "class", "enum", "func", "protocol", "typealias", "var", "let"]
    let module = kinds.contains(String(words[keyword + 1])) ? keyword + 2 : keyword + 1
    return words[module].split(separator: ".").first.map(String.init)
  }
}

extension SourceFile {
  /// The files of both folders, which all tests share: reading them takes seconds.
  private static let read = [
    "Sources": Result { try files(below: "Sources") },
    "Tests": Result { try files(below: "Tests") },
  ]

  /// Every Swift file below a folder of the repository.
  static func all(below folder: String) throws -> [SourceFile] {
    try #require(read[folder], "nobody reads \(folder)").get()
  }

  private static func files(below folder: String) throws -> [SourceFile] {
    let root = Repository.root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let room = path.split(separator: "/").first.map(String.init) ?? ""
      return SourceFile(path: "\(folder)/\(path)", room: room, text: text)
    }
  }

  /// The lines of a text with comments and the contents of simple strings left out.
  ///
  /// It goes through bytes: through characters it would take a minute of the tests.
  private static func code(of text: String) -> [Substring] {
    var isComment = false
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Substring(decoding: code(ofLine: Array($0), &isComment), as: UTF8.self)
    }
  }

  private static func code(ofLine line: [UInt8], _ isComment: inout Bool) -> [UInt8] {
    var code: [UInt8] = []
    var isString = false
    var previous = UInt8(ascii: " ")
    for byte in line {
      if isComment {
        if previous == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { isComment = false }
      } else if isString {
        if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isString = false }
      } else if byte == UInt8(ascii: "\"") {
        isString = true
      } else if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "/") {
        return code.dropLast()
      } else if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "*") {
        code.removeLast()
        isComment = true
      } else {
        code.append(byte)
      }
      previous = byte
    }
    return code
  }

  private static func words(_ line: Substring) -> [Substring] {
    line.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        false
      default: true
      }
    }.map { Substring($0) }
  }
}

/// Where the repository lies.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}

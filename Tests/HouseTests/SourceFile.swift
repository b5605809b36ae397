import Foundation

/// A source file of the house, cut into what the checks look at.
struct SourceFile: Sendable {
  /// The path from the top of the repository.
  let path: String
  /// The folder below `Sources` or `Tests` that holds it.
  let room: String
  let text: String

  /// The lines without comments and without the contents of strings.
  let code: [Substring]

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The modules that the file imports.
  var imports: [String] {
    code.compactMap { line in
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

  /// Whether a word stands in the code, by itself.
  func uses(_ word: String) -> Bool {
    code.contains { line in
      line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains(Substring(word))
    }
  }
}

extension SourceFile {
  /// Every Swift file below a folder of the repository.
  static func all(below folder: String) throws -> [SourceFile] {
    let root = Repository.root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let room = path.split(separator: "/").first.map(String.init) ?? ""
      return SourceFile(path: "\(folder)/\(path)", room: room, text: text, code: code(of: text))
    }
  }

  /// The lines of a text with comments and the contents of simple strings blanked out.
  private static func code(of text: String) -> [Substring] {
    var isComment = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var code = ""
      var isString = false
      var previous: Character = " "
      for character in line {
        if isComment {
          if previous == "*", character == "/" { isComment = false }
        } else if isString {
          if character == "\"", previous != "\\" { isString = false }
        } else if character == "\"" {
          isString = true
        } else if previous == "/", character == "/" {
          code.removeLast()
          break
        } else if previous == "/", character == "*" {
          code.removeLast()
          isComment = true
        } else {
          code.append(character)
        }
        previous = character
      }
      return code[...]
    }
  }
}

/// Where the repository lies.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}

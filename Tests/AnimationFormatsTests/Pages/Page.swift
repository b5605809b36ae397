import Foundation

/// A page of the documentation, or the README, cut into what the tests look at.
struct Page {
  /// The page's name: that of its file without the suffix.
  let name: String
  let text: String

  /// The top of the repository.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The page of a catalogue.
  init(_ name: String) throws {
    let catalogue = Catalogue.all.first { $0.pageNames.contains(name) } ?? Catalogue.all[0]
    try self.init(name, in: catalogue.folder)
  }

  init(_ name: String, in folder: URL) throws {
    self.name = name
    text = try String(contentsOf: folder.appending(path: name + ".md"), encoding: .utf8)
  }

  /// The names of all pages of all catalogues.
  static var names: [String] { Catalogue.all.flatMap(\.pageNames) }

  /// The texts of the code blocks of a language, in order.
  func blocks(_ language: String) -> [String] {
    var blocks: [String] = []
    var open: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let lines = open { blocks.append(lines.joined(separator: "\n")) }
        open = open == nil && line == "```" + language ? [] : nil
      } else {
        open?.append(line)
      }
    }
    return blocks
  }

  /// The pictures that the page shows, each with its description.
  var pictures: [(description: String, file: String)] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("!["), line.last == ")", let middle = line.range(of: "](") else {
        return nil
      }
      let description = line[line.index(line.startIndex, offsetBy: 2)..<middle.lowerBound]
      return (String(description), String(line[middle.upperBound...].dropLast()))
    }
  }
}

/// A piece of a test file that a page shows: what stands between `// <Name>` and `// </Name>`.
struct Excerpt: Hashable {
  var page: String
  var text: String

  /// Every excerpt of the test files.
  static func all() throws -> [Excerpt] {
    let tests = Page.root.appending(path: "Tests")
    let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      excerpts(of: try String(contentsOf: tests.appending(path: path), encoding: .utf8))
    }
  }

  private static func excerpts(of text: String) -> [Excerpt] {
    guard text.contains("// </") else { return [] }
    var excerpts: [Excerpt] = []
    var open: (page: String, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let bare = line.drop { $0 == " " }
      if let (page, lines) = open, bare == "// </\(page)>" {
        excerpts.append(Excerpt(page: page, text: unindented(lines)))
        open = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if bare.hasPrefix("// <"), bare.last == ">", !bare.hasPrefix("// </") {
        open = (String(bare.dropFirst(4).dropLast()), [])
      }
    }
    return excerpts
  }

  private static func unindented(_ lines: [Substring]) -> String {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return lines.map { $0.dropFirst(min(indent, $0.count)) }.joined(separator: "\n")
  }
}

/// Whether a number of an example is what its comment promises.
func isNear(_ value: Double, _ expected: Double, within bound: Double) -> Bool {
  (value - expected).magnitude <= bound
}

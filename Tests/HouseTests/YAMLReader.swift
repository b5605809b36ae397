import Foundation

/// Reads the part of YAML that the description of the interface is written in: mappings and
/// sequences by indentation, `|` and `>-` texts, plain words, and JSON within a line.
///
/// Comments, anchors, tags and other texts are not read; a text with them comes out wrong or
/// throws, so that a comparison fails.
struct YAMLReader {
  struct Fault: Error {
    var line: Int
    var reason: String
  }

  private var lines: [Substring]
  private var index = 0

  static func tree(of text: String) throws -> Tree {
    var reader = YAMLReader(
      lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    let tree = try reader.block(atLeast: 0)
    reader.skipBlank()
    guard reader.index == reader.lines.count else { throw reader.fault("not indented as expected") }
    return tree
  }

  private init(lines: [Substring]) { self.lines = lines }

  private func fault(_ reason: String) -> Fault { Fault(line: index + 1, reason: reason) }

  private mutating func skipBlank() {
    while index < lines.count, lines[index].allSatisfy({ $0 == " " }) { index += 1 }
  }

  private func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }

  /// The block whose first line is next and indented by at least so many spaces.
  private mutating func block(atLeast least: Int) throws -> Tree {
    skipBlank()
    guard index < lines.count, indentation(lines[index]) >= least else {
      throw fault("a value is missing")
    }
    let indent = indentation(lines[index])
    return lines[index].dropFirst(indent).hasPrefix("- ")
      ? try sequence(indent) : try mapping(indent)
  }

  private mutating func sequence(_ indent: Int) throws -> Tree {
    var elements: [Tree] = []
    while let content = content(at: indent), content.hasPrefix("- ") {
      if separator(in: content.dropFirst(2)) == nil {
        index += 1
        elements.append(try scalar(content.dropFirst(2)))
      } else {
        // The element is a mapping that begins behind the dash.
        lines[index] = String(repeating: " ", count: indent + 2) + content.dropFirst(2)
        elements.append(try mapping(indent + 2))
      }
    }
    return .array(elements)
  }

  private mutating func mapping(_ indent: Int) throws -> Tree {
    var members: [String: Tree] = [:]
    while let content = content(at: indent) {
      guard let colon = separator(in: content) else { throw fault("a colon is missing") }
      let name = try scalar(content[..<colon]).text ?? String(content[..<colon])
      let rest = content[colon...].dropFirst().drop { $0 == " " }
      index += 1
      guard members[name] == nil else { throw fault("\(name) comes twice") }
      members[name] =
        if rest.isEmpty {
          try block(atLeast: indent + 1)
        } else if rest == "|" {
          .string(lines(deeperThan: indent).joined(separator: "\n") + "\n")
        } else if rest == ">-" {
          .string(Self.folded(lines(deeperThan: indent)))
        } else {
          try scalar(rest)
        }
    }
    return .object(members)
  }

  /// What the next line holds, if it is indented by exactly so many spaces.
  private mutating func content(at indent: Int) -> Substring? {
    skipBlank()
    guard index < lines.count, indentation(lines[index]) == indent else { return nil }
    return lines[index].dropFirst(indent)
  }

  /// Where the colon behind a member's name stands; nil when there is none.
  private func separator(in content: Substring) -> Substring.Index? {
    guard let first = content.first, !"[{".contains(first) else { return nil }
    let start =
      first == "\""
      ? content.dropFirst().firstIndex(of: "\"") ?? content.endIndex : content.startIndex
    return content[start...].indices.first { index in
      let next = content.index(after: index)
      return content[index] == ":" && (next == content.endIndex || content[next] == " ")
    }
  }

  /// The lines of a text without what they are indented by.
  private mutating func lines(deeperThan indent: Int) -> [Substring] {
    var text: [Substring] = []
    while index < lines.count,
      lines[index].allSatisfy({ $0 == " " }) || indentation(lines[index]) > indent
    {
      text.append(lines[index])
      index += 1
    }
    let inner = text.first.map(indentation) ?? 0
    while text.last?.allSatisfy({ $0 == " " }) == true { text.removeLast() }
    return text.map { $0.dropFirst(inner) }
  }

  /// Lines joined by spaces, where no blank ones stand between them: of these each is a line end.
  private static func folded(_ lines: [Substring]) -> String {
    lines.reduce(into: "") { text, line in
      if line.isEmpty {
        text += "\n"
      } else {
        text += (text.isEmpty || text.hasSuffix("\n") ? "" : " ") + line
      }
    }
  }

  /// JSON, or a plain word.
  private func scalar(_ text: Substring) throws -> Tree {
    if let first = text.first, "\"[{".contains(first) { return try Tree(json: String(text)) }
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: return Double(text).map { .number($0) } ?? .string(String(text))
    }
  }
}

public import AnimationDocuments

/// Where something stands in what is imported.
public enum ImportPlace: Hashable, Sendable {
  /// In JSON: a pointer (RFC 6901).
  case pointer(String)
  /// In any other text.
  case text(DocumentProblem.Place)
}

/// Something that is not in the document, or not as it was written.
public struct ImportNote: Hashable, Sendable {
  /// What it is about.
  public let place: ImportPlace
  /// What is left out and, where it helps, what holds in its place; as sentences.
  public let message: String
}

/// Where something stands, before anybody asks for it: a pointer and a line take a walk through the text.
enum SourcePlace: Sendable {
  /// A value of JSON.
  case json(JSONText)
  /// A value of a script that was read as JSON of the same lines.
  case script(JSONText)
  /// A byte of the text.
  case offset(Int)
  /// The text as a whole.
  case whole
}

extension SourcePlace {
  /// The place of another value of the same text.
  func of(_ json: JSONText) -> SourcePlace {
    if case .script = self { return .script(json) }
    return .json(json)
  }
}

extension JSONText {
  var place: SourcePlace { .json(self) }
}

extension ImportSource {
  /// The place as it is told.
  ///
  /// - Complexity: O(length).
  func place(_ place: SourcePlace) -> ImportPlace {
    switch place {
    case .json(let json) where self.json == nil: .text(line(json.position.line))
    case .json(let json): .pointer(json.pointer)
    case .script(let json): .text(line(json.position.line))
    case .offset(let offset): .text(.init(at: offset, in: bytes))
    case .whole: json == nil ? .text(.init(at: 0, in: bytes)) : .pointer("")
    }
  }

  /// The start of a line: a value of a script has its line, and another column.
  private func line(_ line: Int) -> DocumentProblem.Place {
    var offset = 0
    for _ in 1..<max(line, 1) {
      offset += bytes[offset...].prefix { $0 != 0x0A }.count + 1
      if offset >= bytes.count { break }
    }
    return .init(line: line, column: 1, offset: min(offset, bytes.count))
  }
}

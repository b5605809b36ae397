import AnimationDocuments

/// A place in the source whose pointer or line is computed only when it is reported, as that
/// takes a walk through the text.
enum SourcePlace: Sendable {
  /// A value in JSON.
  case json(JSONText)
  /// A value in a script, given as JSON with the same line breaks.
  case script(JSONText)
  /// A byte offset in the text.
  case offset(Int)
  /// The text as a whole.
  case whole
}

extension SourcePlace {
  /// The place of another value in the same text.
  func of(_ json: JSONText) -> SourcePlace {
    if case .script = self { return .script(json) }
    return .json(json)
  }
}

extension JSONText {
  var place: SourcePlace { .json(self) }
}

extension ImportSource {
  /// The place in its reported form.
  ///
  /// - Complexity: O(length), for an offset O(1).
  func place(_ place: SourcePlace) -> ImportPlace {
    switch place {
    case .json(let json) where self.json == nil: .text(line(json.position.line))
    case .json(let json): .pointer(json.pointer)
    case .script(let json): .text(line(json.position.line))
    case .offset(let offset): .text(places?.place(at: offset) ?? .init(at: offset, in: bytes))
    case .whole: json == nil ? .text(.init(at: 0, in: bytes)) : .pointer("")
    }
  }

  /// The start of a line: a script's JSON has the same lines, but other columns.
  private func line(_ line: Int) -> DocumentProblem.Place {
    var offset = 0
    for _ in 1..<max(line, 1) {
      offset += bytes[offset...].prefix { $0 != 0x0A }.count + 1
      if offset >= bytes.count { break }
    }
    return .init(line: line, column: 1, offset: min(offset, bytes.count))
  }
}

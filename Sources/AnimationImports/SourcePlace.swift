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
  /// The place in its reported form. `lines` keeps what finding it has found.
  ///
  /// - Complexity: O(siblings on the way) in JSON, otherwise O(log(length)), and O(length) once for each
  ///   text that JSON was made of.
  func place(_ place: SourcePlace, _ lines: inout ScriptLines) -> ImportPlace {
    switch place {
    case .json(let json) where self.json == nil: .text(start(ofLine: lines.line(of: json)))
    case .json(let json): .pointer(json.pointer(passing: &lines.passed))
    case .script(let json): .text(start(ofLine: lines.line(of: json)))
    case .offset(let offset): .text(places?.place(at: offset) ?? .init(at: offset, in: bytes))
    case .whole: whole
    }
  }

  /// The place of the text as a whole.
  var whole: ImportPlace {
    json == nil ? .text(.init(line: 1, column: 1, offset: 0)) : .pointer("")
  }

  /// The start of a line: a script's JSON has the same lines, but other columns.
  private func start(ofLine line: Int) -> DocumentProblem.Place {
    places?.start(ofLine: line) ?? .init(line: line, column: 1, offset: 0)
  }
}

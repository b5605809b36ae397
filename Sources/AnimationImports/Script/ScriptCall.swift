import AnimationDocuments

/// A call of a function in a script.
struct ScriptCall {
  let name: String
  let arguments: [JSONText]
  private let json: JSONText

  init(_ json: JSONText) {
    self.json = json
    name = json["call"]?.text ?? ""
    arguments = json["arguments"]?.elements ?? []
  }

  var place: SourcePlace { .script(json) }

  /// The view that the first argument names; nil if it names none.
  var view: String? { arguments.first.flatMap { $0["element"]?.text ?? Self.plain($0.text) } }

  /// The name in a selector: `card` of `.card`.
  private static func plain(_ selector: String?) -> String? {
    guard let name = selector?.split(whereSeparator: { ".# >+~:[]".contains($0) }).last else {
      return nil
    }
    return String(name)
  }
}

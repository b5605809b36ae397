import AnimationDocuments

/// A call of a function in a script.
struct ScriptCall {
  let name: String
  let arguments: [JSONText]
  /// The variable that the call is made on: `tl` for all calls of `tl.to(…).to(…)`.
  let owner: String
  /// The expression before the call, where it was asked for.
  let receiver: JSONText?
  private let json: JSONText

  init(_ json: JSONText) {
    self.json = json
    name = json["call"]?.text ?? ""
    owner = json["owner"]?.text ?? ""
    receiver = json["receiver"]
    arguments = json["arguments"]?.elements ?? []
  }

  var place: SourcePlace { .script(json) }

  /// The views that the first argument names; a single nil if it names none.
  func views(isOneOfSeveral: Bool) -> [String?] {
    arguments.first.map { ScriptTarget.views(of: $0, isOneOfSeveral: isOneOfSeveral) } ?? [nil]
  }
}

extension ImportReading {
  /// Notes that a call is left out, since the script does not say what it moves, or how.
  mutating func ignore(_ call: ScriptCall) {
    ignore("This call moves something that is not written here.", at: call.place)
  }
}

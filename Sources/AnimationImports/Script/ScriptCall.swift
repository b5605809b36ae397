import AnimationDocuments

/// A call of a function in a script.
struct ScriptCall {
  let name: String
  let arguments: [JSONText]
  /// The variable that the call is made on: `tl` for all calls of `tl.to(…).to(…)`. What follows after
  /// 200 code points is cut off.
  let owner: String
  /// The expression before the call, where it was asked for.
  let receiver: JSONText?
  private let json: JSONText

  /// The memory that a call takes, with the list of its arguments, in bytes.
  static let bytes = MemoryLayout<ScriptCall>.stride + 32

  private init(_ json: JSONText, behind last: ScriptCall?) {
    self.json = json
    name = json["call"]?.text ?? ""
    owner = json["owner"]?.text ?? last?.owner ?? ""
    receiver = json["receiver"]
    arguments = json["arguments"]?.elements ?? []
  }

  /// The calls of a list; one without an owner has that of the call before.
  static func all(_ list: [JSONText]) -> [ScriptCall] {
    var calls: [ScriptCall] = []
    calls.reserveCapacity(list.count)
    for json in list { calls.append(ScriptCall(json, behind: calls.last)) }
    return calls
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

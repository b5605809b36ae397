import AnimationDocuments
import AnimationEngine

/// A design token: its path, its type and its value.
struct DesignToken: Sendable {
  /// The names of the groups that contain the token, outer ones first, and then the token's own.
  let path: [String]
  /// The type that the token states, or that of the nearest group around it; nil if none states one.
  let type: String?
  /// The JSON of the token, and of its value.
  let json, value: JSONText

  /// The dotted name that aliases use.
  var name: String { path.joined(separator: ".") }
}

/// The tokens of a file, in their order.
struct TokenTree: Sendable {
  private(set) var tokens: [DesignToken] = []
  private var indices: [String: Int] = [:]

  init(_ json: JSONText, _ reading: inout ImportReading) throws(DocumentRefusal) {
    if json.isObject && !Self.isBare(json) {
      try add(json, at: [], type: nil, &reading)
    } else {
      try append(
        DesignToken(path: [], type: Self.bareType(json), json: json, value: json), &reading)
    }
  }

  /// The token with a name; nil if there is none.
  func token(_ name: String) -> DesignToken? { indices[name].map { tokens[$0] } }

  /// Adds a token. Its whole name and its type are charged, in which those of its groups stand again.
  private mutating func append(
    _ token: DesignToken, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let length = token.path.reduce(token.type?.utf8.count ?? 0) { $0 + $1.utf8.count }
    try reading.charge(WorkMeter.product(length, 10), bytes: WorkMeter.product(length, 2))
    indices[token.name] = tokens.count
    tokens.append(token)
  }

  /// Adds a token, or all tokens in a group, to which the group's type applies.
  private mutating func add(
    _ json: JSONText, at path: [String], type: String?, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    try reading.charge(WorkMeter.product(json.count, 20 + path.count))
    let own = json["$type"]
    if let own, own.text == nil {
      reading.report(.wrongType, "\"$type\" is the name of a type.", at: own.place)
    }
    let type = own?.text ?? type
    if let value = json["$value"] ?? (json["$ref"] == nil ? nil : json) {
      try append(DesignToken(path: path, type: type, json: json, value: value), &reading)
      return
    }
    for (name, member) in json.members where !name.hasPrefix("$") || name == "$root" {
      guard member.isObject else {
        reading.ignore("A group has tokens and groups: this is neither.", at: member.place)
        continue
      }
      try add(member, at: path + [name], type: type, &reading)
    }
  }

  // MARK: What a text is

  /// Whether a text is the value of a token without the token around it.
  private static func isBare(_ json: JSONText) -> Bool {
    json["$value"] == nil && bareType(json) != nil
  }

  private static func bareType(_ json: JSONText) -> String? {
    if json.isArray { return "cubicBezier" }
    if json["value"] != nil && json["unit"] != nil { return "duration" }
    return json["timingFunction"] != nil && json["duration"] != nil ? "transition" : nil
  }

  /// Whether a text has a token among its first members, at most four groups deep, or is a bare
  /// value.
  static func looksLikeTokens(_ json: JSONText, depth: Int = 0) -> Bool {
    if json["$value"] != nil || json["$type"] != nil { return true }
    if depth == 0 && json.isArray { return json.count == 4 && json.elements[0].number != nil }
    if depth == 0 && isBare(json) { return true }
    return depth < 4
      && json.members.prefix(8).contains { looksLikeTokens($0.value, depth: depth + 1) }
  }
}

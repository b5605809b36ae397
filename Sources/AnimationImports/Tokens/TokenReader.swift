import AnimationDocuments
import AnimationEngine

/// Reads the values of design tokens and follows their aliases.
struct TokenReader {
  let tree: TokenTree
  /// The tokens that other tokens refer to.
  private(set) var used: Set<String> = []
  /// Whether tokens that are followed count as used.
  private var notesUse = true
  /// The pointers to broken aliases that were reported, so that each is reported once.
  private var broken: Set<String> = []

  init(_ tree: TokenTree) { self.tree = tree }

  /// The work of a byte of a value, and the letters of a name whose work is that of looking a token up.
  private static let (workPerByte, lettersOfLook) = (3, 15)

  /// The greatest number of aliases that may refer to one another.
  private static let mostAliases = 32

  /// The value at the end of its aliases, and the token that holds it. Reports a problem and
  /// returns nil if they lead to nothing or form a circle.
  mutating func resolved(
    _ value: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> (value: JSONText, token: DesignToken?)? {
    var (found, token): (JSONText, DesignToken?) = (value, nil)
    var seen: Set<String> = []
    while true {
      // Any number of tokens may lead to one whose value or alias is long.
      try reading.charge(WorkMeter.product(found.length, Self.workPerByte))
      guard let name = Self.alias(found) else { break }
      try reading.charge(WorkMeter.product(name.utf8.count + Self.lettersOfLook, 10))
      let isNew = seen.insert(name).inserted
      guard isNew, seen.count <= Self.mostAliases, let next = tree.token(name) else {
        report(value, name, isCircle: !isNew, &reading)
        return nil
      }
      if notesUse { used.insert(name) }
      (found, token) = (next.value, next)
    }
    return (found, token)
  }

  private mutating func report(
    _ value: JSONText, _ name: String, isCircle: Bool, _ reading: inout ImportReading
  ) {
    if broken.count < DocumentRefusal.mostKept {
      guard broken.insert(value.pointer).inserted else { return }
    }
    let shown = name.shortened
    if isCircle {
      reading.report(
        .invalidState, "The alias {\(shown)} leads back to itself.", at: value.place)
    } else if tree.token(name) == nil {
      reading.report(
        .unknownName, "There is no token {\(shown)} in this text.", at: value.place)
    } else {
      reading.report(
        .tooMany, "At most \(Self.mostAliases) aliases lead one to another.", at: value.place)
    }
  }

  /// The token name in an alias: `"{group.token}"`, or a JSON Schema reference. Nil if the value
  /// is no alias.
  static func alias(_ value: JSONText) -> String? {
    if let text = value.text {
      return text.hasPrefix("{") && text.hasSuffix("}") ? String(text.dropFirst().dropLast()) : nil
    }
    guard let pointer = value["$ref"]?.text, pointer.hasPrefix("#/") else { return nil }
    let steps = pointer.dropFirst(2).split(separator: "/").map(JSONPointer.unescaped)
    return (steps.last == "$value" ? steps.dropLast() : steps[...]).joined(separator: ".")
  }

  /// The type of a token: its own, or that of the token it refers to. Nil if neither has one.
  mutating func type(
    of token: DesignToken, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> String? {
    if let type = token.type { return type }
    guard Self.alias(token.value) != nil else { return nil }
    notesUse = false
    let found = try resolved(token.value, &reading)
    notesUse = true
    return found?.token?.type
  }

  // MARK: Values

  /// Reads a duration in seconds; a text of older drafts is noted. Reports a problem and returns nil if the value is none.
  mutating func duration(
    _ value: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> Double? {
    guard let (json, _) = try resolved(value, &reading) else { return nil }
    if let length = Self.written(json) { return older(length, json, &reading) }
    guard json.isObject else {
      reading.report(
        .wrongType, "A duration is an object with \"value\" and \"unit\".", at: json.place,
        hint: Self.mended(json))
      return nil
    }
    guard let unit = json["unit"]?.text, let perSecond = ["ms": 1000.0, "s": 1][unit] else {
      reading.report(
        .unknownName, "The unit of a duration is \"ms\" or \"s\".",
        at: json["unit"]?.place ?? json.place, hint: "\"unit\":\"ms\"")
      return nil
    }
    guard let number = json["value"], let length = number.number else {
      reading.report(
        .wrongType, "The value of a duration is a number.", at: json["value"]?.place ?? json.place)
      return nil
    }
    if length < 0 {
      reading.reportNegativeDuration(at: number.place)
    }
    return length / perSecond
  }

  /// A duration written as `200ms` or `0.2s`, as in older drafts of the format; nil for anything else.
  private static func written(_ json: JSONText) -> (number: Double, unit: String)? {
    guard let text = json.text, let length = StyleText.dimension(StyleText.trimmed(text)),
      ["ms", "s"].contains(length.unit)
    else { return nil }
    return length
  }

  private func older(
    _ length: (number: Double, unit: String), _ json: JSONText, _ reading: inout ImportReading
  ) -> Double {
    reading.ignore(
      "Older drafts write a duration as a text: it is read as "
        + "{\"value\":\(length.number.json),\"unit\":\"\(length.unit)\"}.", at: json.place)
    if length.number < 0 { reading.reportNegativeDuration(at: json.place) }
    return length.unit == "ms" ? length.number / 1000 : length.number
  }

  /// An example of JSON for a duration, with a number that was written alone; nil for JSON that is
  /// neither a number nor a text.
  private static func mended(_ json: JSONText) -> String? {
    guard json.number != nil || json.text != nil else { return nil }
    return #"{"value":\#((json.number ?? 200).json),"unit":"ms"}"#
  }

  /// Reads a curve of four numbers, or a text of CSS, which is noted. Reports a problem and returns nil if the value is none.
  mutating func curve(
    _ value: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> UnitCurve? {
    guard let (json, _) = try resolved(value, &reading) else { return nil }
    if let text = json.text, reading.affords(easing: text), let curve = try? UnitCurve(style: text)
    {
      reading.ignore(
        "A curve is a list of four numbers: it is read as a text of CSS.", at: json.place)
      return curve
    }
    let numbers = json.count == 4 ? json.elements.compactMap(\.number) : []
    guard numbers.count == 4 else {
      reading.report(
        .invalidCurve, "A cubicBezier is a list of four numbers.", at: json.place,
        hint: "[0.42, 0, 0.58, 1]")
      return nil
    }
    for index in [0, 2] where !(0...1).contains(numbers[index]) {
      reading.report(
        .invalidCurve, "The x of a handle is from 0 to 1.", at: json.elements[index].place)
      return nil
    }
    return UnitCurve(easing: CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
  }
}

internal import AnimationEngine

// Values written as objects, apart from those of plain numbers. A member identifies each kind.

/// A kind of value that is written as an object.
struct ValueObject: Sendable {
  /// The members that identify the kind: one suffices, even if others are missing or unknown.
  let marks: WordSet
  let object: ObjectForm<ValueDocument>
  let schemas: [SchemaNode]

  init<Value>(
    _ object: ObjectForm<Value>, markedBy marks: WordSet? = nil, schemas: [SchemaNode]? = nil,
    examples: [String] = [],
    _ value: @escaping @Sendable (inout DocumentDecoder, Members, Value) -> ValueDocument?
  ) {
    self.marks = marks ?? object.words
    self.object = object.resolved(value, from: { _ in nil })
    self.schemas = schemas ?? [object.schema(examples: examples)]
  }
}

extension Forms {
  /// The kinds of values that are objects; the first with an identifying member is meant.
  static let valueObjects: [ValueObject] = [
    ValueObject(css, markedBy: [.css]) { $0.css($2.text, isDiscrete: $2.isDiscrete ?? false, $1) },
    ValueObject(discrete) { ValueDocument(type: .discrete, .label($2)) },
    ValueObject(
      color, examples: [#"{"color": "oklch(0.7 0.15 30)", "space": "oklch", "hue": "longer"}"#]
    ) { decoder, _, color in decoder.color(color) },
    ValueObject(integer) { ValueDocument(type: .integer, components: Components(scalar: $2)) },
    ValueObject(angle) { ValueDocument(type: .angle, components: Components(scalar: $2)) },
    ValueObject(transform, schemas: transformSchemas) {
      ValueDocument(type: .transform, .transform($2))
    },
    ValueObject(path) { ValueDocument(type: .path, .path($2.0, isMorphing: $2.1 ?? false)) },
  ]

  static let angle = ObjectForm<Double>(
    "AngleObject", "An angle", "An angle in degrees or in radians.",
    Member(.degrees, optional: angle(by: 1)) { $0 },
    Member(.radians, optional: angle(by: 180 / .pi)) { _ in nil },
    rules: [oneUnit], make: { $0 ?? $1 ?? 0 })

  private static func angle(by factor: Double) -> Form<Double> {
    Form<Double>(.type("number")) { decoder, node in
      decoder.number(at: node).flatMap { decoder.angle($0 * factor, at: node) }
    } write: {
      $1.json.append($0 / factor)
    }
  }

  private static let oneUnit = ObjectRule(
    schema: [("minProperties", .number(1)), ("maxProperties", .number(1))]
  ) { decoder, members, _ in
    guard let degrees = members[.degrees], let radians = members[.radians] else { return true }
    decoder.report(
      .conflictingMembers, at: max(degrees, radians),
      "An angle has either degrees or radians; this has both.")
    return false
  }

  /// A whole number as an object; it interpolates and is rounded.
  static let integer = ObjectForm<Double>(
    "Integer", "An integer",
    "Animates as a number and is written rounded to the nearest whole number.",
    Member(.integer, wholeValue))

  private static let wholeValue = Form<Double>(.integer(from: -(1 << 53), to: 1 << 53)) {
    $0.wholeValue(at: $1)
  }

  /// A discrete value: any JSON, kept as compact text.
  static let discrete = ObjectForm<[UInt8]>(
    "Discrete", "A discrete value",
    "Any JSON. It cannot be interpolated and switches when a keyframe arrives.",
    Member(
      .discrete,
      Form<[UInt8]>(.object([])) {
        $0.discreteText(at: $1)
      } write: {
        $1.json.append(json: String(decoding: $0, as: UTF8.self))
      }, "Any JSON."
    ))
}

extension DocumentDecoder {
  /// An angle in degrees, unless it is infinite: then reports a problem and returns nil.
  mutating func angle(_ degrees: Double, at node: Int) -> Double? {
    if degrees.isFinite { return degrees }
    report(.numberRange, at: node, "No double holds an angle as large as \(quoted(node)).")
    return nil
  }

  fileprivate mutating func wholeValue(at node: Int) -> Double? {
    guard tape[node].kind != .bool else {
      wrongType(at: node, "integer is the whole number itself", hint: #"{"integer":3}"#)
      return nil
    }
    guard let number = number(at: node) else { return nil }
    let isSmall = number.magnitude <= 0x1p53
    if isSmall, number == number.rounded() { return number }
    report(
      .outOfRange, at: node,
      "An integer is a whole number between -2^53 and 2^53; this is \(quoted(node)).",
      hint: isSmall ? "\(quoted(node)) alone, which may be any number between" : nil)
    return nil
  }
}

import AnimationDocuments
import AnimationEngine

/// A keyframe of Figma Motion.
struct FigmaKey {
  /// The time in seconds.
  var time: Double
  var value: FigmaValue
  /// The easing towards this key.
  var easing = FigmaEasing.curve(.linear)

  init(time: Double, value: FigmaValue) { (self.time, self.value) = (time, value) }

  /// Reads a key and applies the track's operation to its value. Reports a problem and returns
  /// nil if it is no key.
  init?(
    _ json: JSONText, _ operation: FigmaOperation?, _ reading: inout ImportReading
  ) {
    let position = json["timelinePosition"] ?? json["time"] ?? json["t"]
    guard let position, let time = position.number, time >= 0 else {
      reading.report(
        .missingMember, "A key has its \"timelinePosition\", a number of seconds.",
        at: position?.place ?? json.place)
      return nil
    }
    guard let value = json["value"].flatMap({ FigmaValue($0) }) else {
      reading.report(
        .wrongType, "A key has a \"value\": a number, a point or a colour.",
        at: json["value"]?.place ?? json.place)
      return nil
    }
    self.init(time: time, value: operation?.applied(to: value) ?? value)
    guard let own = json["easing"] else { return }
    guard let easing = FigmaEasing(own, &reading) else { return nil }
    self.easing = easing
  }
}

/// The value of a key.
enum FigmaValue: Hashable, Sendable {
  case number(Double)
  case point(x: Double, y: Double)
  case color(String)
  case other(String)

  /// Reads a value, given alone or with its type.
  init?(_ json: JSONText) {
    if let number = json.number {
      self = .number(number)
    } else if let x = json["x"]?.number, let y = json["y"]?.number {
      self = .point(x: x, y: y)
    } else if let color = Self.color(json) {
      self = .color(color)
    } else if json.isObject {
      guard let inner = json["value"] else { return nil }
      self.init(inner)
    } else if json.isNull || json.isArray {
      return nil
    } else {
      self = .other(json.written)
    }
  }

  private static func color(_ json: JSONText) -> String? {
    let channels = ["r", "g", "b"].compactMap { json[$0]?.number }
    guard channels.count == 3 else { return nil }
    return StyleText.color(channels[...], opacity: json["a"]?.number ?? 1)
  }
}

/// The operation by which a track combines with the value below it, such as adding to it.
struct FigmaOperation {
  private enum Kind: String {
    case set = "SET"
    case offset = "OFFSET"
    case scale = "SCALE"
  }

  private let kind: Kind
  /// The value of the property without the track; nil if unknown.
  let base: FigmaValue?

  init?(_ json: JSONText, base: FigmaValue?, _ reading: inout ImportReading) {
    self.base = base
    guard let operation = json["keyframeOperation"] ?? json["operation"] else {
      kind = .set
      return
    }
    guard let kind = operation.text.flatMap({ Kind(rawValue: $0.uppercased()) }) else {
      reading.report(
        .unknownName, "There is no operation \(operation.written.shortened).",
        at: operation.place, hint: "SET, OFFSET, SCALE")
      return nil
    }
    self.kind = kind
    if kind != .set, self.base == nil {
      reading.ignore(
        "There is no base value: \(kind == .offset ? "0" : "1") is taken.", at: operation.place)
    }
  }

  func applied(to value: FigmaValue) -> FigmaValue {
    switch (kind, value, base) {
    case (.offset, .number(let own), .number(let base)): .number(base + own)
    case (.scale, .number(let own), .number(let base)): .number(base * own)
    case (.offset, .point(let x, let y), .point(let baseX, let baseY)):
      .point(x: baseX + x, y: baseY + y)
    case (.scale, .point(let x, let y), .point(let baseX, let baseY)):
      .point(x: baseX * x, y: baseY * y)
    case (.scale, .point(let x, let y), .number(let base)): .point(x: base * x, y: base * y)
    case (.scale, .number(let own), .point(let x, let y)): .point(x: x * own, y: y * own)
    default: value
    }
  }
}

/// A field of Figma Motion, and our names for the properties that it animates.
struct FigmaField {
  private let name: String

  /// A property that a field animates.
  struct Part {
    let name: String
    let value: (FigmaValue) -> ImportedValue
  }

  /// A field by its name, of which many tracks may have the same. What follows after 200 code points is
  /// cut off.
  init(_ name: String) { self.name = ForeignName.shortened(name) }

  private static let names: [String: String] = [
    "TRANSLATION_X": "x", "TRANSLATION_Y": "y", "X": "x", "Y": "y", "ROTATION": "rotation",
    "CORNER_RADIUS": "cornerRadius", "STROKE_WEIGHT": "strokeWidth", "fills": "color",
    "strokes": "strokeColor",
  ]

  private var own: String {
    if let own = Self.names[name] { return own }
    let words = name.split { $0 == "_" || $0 == "." || $0 == " " }
    guard words.count > 1 || name == name.uppercased() else { return words.joined() }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    return (words.first?.lowercased() ?? "value") + rest.joined()
  }

  /// The properties that a field animates with such values: two for a point, else one.
  func parts(of value: FigmaValue) -> [Part] {
    guard case .point = value else {
      return [Part(name: own) { Self.value($0, isAngle: name == "ROTATION") }]
    }
    let base = name.hasSuffix("_XY") ? String(name.dropLast(3)) : name
    let pair = ["TRANSLATION": ("x", "y"), "SCALE": ("scaleX", "scaleY")][base]
    let plain = FigmaField(base).own
    let names = pair ?? ("\(plain)X", "\(plain)Y")
    return [
      Part(name: names.0) { Self.number($0) { x, _ in x } },
      Part(name: names.1) { Self.number($0) { _, y in y } },
    ]
  }

  private static func number(
    _ value: FigmaValue, _ choose: (Double, Double) -> Double
  ) -> ImportedValue {
    switch value {
    case .point(let x, let y): .number(choose(x, y))
    case .number(let number): .number(number)
    case .color, .other: .number(0)
    }
  }

  private static func value(_ value: FigmaValue, isAngle: Bool) -> ImportedValue {
    switch value {
    case .number(let number): isAngle ? .angle(number) : .number(number)
    case .point(let x, let y): .point(x: x, y: y)
    case .color(let text): .color(text)
    case .other(let json): .discrete(json)
    }
  }
}

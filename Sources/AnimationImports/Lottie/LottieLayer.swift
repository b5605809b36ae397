import AnimationDocuments
import AnimationEngine

/// Reads the animated properties of a Lottie layer as tracks.
struct LottieLayer {
  let clock: LottieClock
  /// The name of the view; nil if properties have none.
  let view: String?
  /// Whether constant properties are kept too, unless they have their default value.
  let keepsStill: Bool
  /// The position that counts as 0.
  let origin: Double
  private(set) var tracks: [ImportedTrack] = []
  private var names = NameCounter()

  init(clock: LottieClock, view: String?, keepsStill: Bool, origin: Double) {
    (self.clock, self.view, self.keepsStill) = (clock, view, keepsStill)
    self.origin = origin
  }

  mutating func read(
    _ layer: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let shown = (frame(layer, "ip", &reading), frame(layer, "op", &reading))
    let transform = layer["ks"]
    if let transform, !transform.isObject {
      reading.report(.wrongType, "\"ks\" is the transform, an object.", at: transform.place)
    }
    try readTransform(transform ?? layer, "", origin: origin, &reading)
    try readOpacity(transform?["o"], of: layer, shown, &reading)
    try readShapes(layer["shapes"], &reading)
    try readEffects(layer["ef"], &reading)
  }

  private func frame(
    _ layer: JSONText, _ name: String, _ reading: inout ImportReading
  ) -> Double? {
    guard let json = layer[name], !json.isNull else { return nil }
    if let number = json.number { return clock.seconds(number) }
    reading.report(.wrongType, "\"\(name)\" is a frame, a number.", at: json.place)
    return nil
  }

  /// Reads an optional property; nil if it is missing.
  func curve(
    _ json: JSONText?, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> LottieCurve? {
    guard let json, !json.isNull else { return nil }
    guard json.isObject else {
      reading.report(.wrongType, "A property is an object with \"k\".", at: json.place)
      return nil
    }
    return try LottieProperty(clock: clock).curve(json, &reading)
  }

  /// Adds a track for a curve with one number. A constant curve is left out, unless `keep` or
  /// `keepsStill` asks for it and it is not the default `rest`.
  mutating func add(
    _ name: String, _ curve: LottieCurve, at json: JSONText, rest: Double, keep: Bool = false,
    _ value: (Double) -> ImportedValue
  ) {
    guard curve.moves || (keep || keepsStill) && curve.last != [rest] else { return }
    add(name, curve, at: json) { value($0.first ?? rest) }
  }

  /// Adds a track for a curve, with values made by `value`.
  mutating func add(
    _ name: String, _ curve: LottieCurve, at json: JSONText,
    _ value: ([Double]) -> ImportedValue
  ) {
    let name = names.next(name)
    let property = view.map { "\($0).\(name)" } ?? name
    tracks.append(curve.track(property, at: json.place, value))
  }
}

// MARK: - Transforms

extension LottieLayer {
  /// Reads a transform without its opacity. `prefix` distinguishes the transforms of groups from
  /// the layer's.
  mutating func readTransform(
    _ json: JSONText, _ prefix: String, origin: Double, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    try readPosition(json["a"], ("anchorX", "anchorY", "anchorZ"), prefix, 0, &reading)
    try readPosition(json["p"], ("x", "y", "z"), prefix, origin, &reading)
    try readScale(json["s"], prefix, &reading)
    let angles = [
      ("r", "rotation"), ("rz", "rotation"), ("rx", "rotationX"), ("ry", "rotationY"),
      ("sk", "skew"), ("sa", "skewAxis"),
    ]
    for (member, name) in angles {
      guard let json = json[member], let curve = try curve(json, &reading) else { continue }
      add(Self.name(name, prefix), curve.component(0), at: json, rest: 0) { .angle($0) }
    }
    if let orientation = json["or"], let curve = try curve(orientation, &reading), curve.moves {
      reading.ignore("The orientation in space is left out.", at: orientation.place)
    }
  }

  /// Reads a position, whose dimensions may be separate properties.
  mutating func readPosition(
    _ json: JSONText?, _ names: (String, String, String), _ prefix: String, _ origin: Double,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard let json else { return }
    var parts: [(curve: LottieCurve, json: JSONText)] = []
    if json["s"]?.bool == true || json["k"] == nil && json["x"]?.isObject == true {
      for member in ["x", "y", "z"] {
        guard let own = json[member], let curve = try curve(own, &reading) else { continue }
        parts.append((curve.component(0), own))
      }
    } else if let curve = try curve(json, &reading) {
      parts = (0..<min(curve.count, 3)).map { (curve.component($0), json) }
    }
    let moves = parts.contains { $0.curve.moves }
    for (index, part) in parts.enumerated() {
      let start = index < 2 ? origin : 0
      let curve = start == 0 ? part.curve : part.curve.map { $0 - start }
      let name = index == 0 ? names.0 : index == 1 ? names.1 : names.2
      add(Self.name(name, prefix), curve, at: part.json, rest: 0, keep: moves) { .number($0) }
    }
  }

  /// Reads a scale in percent; if x and y are always equal it becomes one property.
  private mutating func readScale(
    _ json: JSONText?, _ prefix: String, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard let json, let curve = try curve(json, &reading) else { return }
    let share = curve.map { $0 / 100 }
    let (x, y) = (share.component(0, orElse: 1), share.component(1, orElse: 1))
    if x == y {
      add(Self.name("scale", prefix), x, at: json, rest: 1) { .number($0) }
    } else {
      let moves = x.moves || y.moves
      add(Self.name("scaleX", prefix), x, at: json, rest: 1, keep: moves) { .number($0) }
      add(Self.name("scaleY", prefix), y, at: json, rest: 1, keep: moves) { .number($0) }
    }
  }

  /// Reads the opacity, which is 0 while the layer is not shown.
  private mutating func readOpacity(
    _ json: JSONText?, of layer: JSONText, _ shown: (in: Double?, out: Double?),
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let own = try curve(json, &reading)?.component(0).map { $0 / 100 }
    let curve = (own ?? LottieCurve(last: [1])).shown(
      from: shown.in ?? 0, to: shown.out ?? clock.duration, of: clock.duration)
    add("opacity", curve, at: json ?? layer, rest: 1) { .number($0) }
  }

  static func name(_ name: String, _ prefix: String) -> String {
    prefix.isEmpty ? name : prefix + name.prefix(1).uppercased() + name.dropFirst()
  }
}

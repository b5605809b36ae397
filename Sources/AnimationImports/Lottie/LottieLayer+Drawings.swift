import AnimationDocuments
import AnimationEngine

// What moves in drawings beside their fills, strokes and sizes: stars, dashes and gradients.

extension LottieLayer {
  /// Reads the position of a rectangle, an ellipse or a star in its group.
  mutating func readPlace(
    _ shape: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    try readPosition(shape["p"], ("shapeX", "shapeY", "shapeZ"), "", 0, &reading)
  }

  mutating func readStar(
    _ shape: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    try readPlace(shape, &reading)
    try readNumber(shape, "r", "shapeRotation", rest: 0, &reading) { .angle($0) }
    let numbers = [("pt", "points"), ("ir", "innerRadius"), ("or", "outerRadius")]
    for (member, name) in numbers { try readNumber(shape, member, name, rest: .nan, &reading) }
    for (member, name) in [("is", "innerRoundness"), ("os", "outerRoundness")] {
      try readNumber(shape, member, name, of: 100, rest: 0, &reading)
    }
  }

  mutating func readDashes(
    _ json: JSONText?, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    for dash in json?.elements ?? [] {
      let name = ["d": "dash", "g": "gap", "o": "dashOffset"][dash["n"]?.text ?? ""]
      if let name { try readNumber(dash, "v", name, rest: .nan, &reading) }
    }
  }

  // MARK: Gradients

  /// Reads the ends of a gradient, and its stops: a list with a place and red, green and blue for each,
  /// and behind them a place and an opacity for each.
  mutating func readGradient(
    _ shape: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    for (member, name) in [("s", "gradientStart"), ("e", "gradientEnd")] {
      try readPosition(shape[member], ("X", "Y", "Z"), name, 0, &reading)
    }
    guard let json = shape["g"]?["k"], json.isObject, let curve = try curve(json, &reading),
      curve.moves
    else { return }
    try chargeStops(of: curve, &reading)
    let most = curve.count / 4
    let colors = min(max(Int(saturating: shape["g"]?["p"]?.number ?? Double(most)), 0), most)
    for index in 0..<colors {
      addMoving("gradientStop\(index + 1)", curve.component(4 * index), at: json)
      let color = curve.components((4 * index + 1)..<(4 * index + 4))
      if color.moves { try addColor("gradientColor\(index + 1)", color, at: json, &reading) }
    }
    for (index, start) in stride(from: 4 * colors, to: curve.count - 1, by: 2).enumerated() {
      addMoving("gradientOpacityStop\(index + 1)", curve.component(start), at: json)
      addMoving("gradientOpacity\(index + 1)", curve.component(start + 1), at: json)
    }
  }

  /// Charges a track for each number of a gradient, with its keys.
  private func chargeStops(
    of curve: LottieCurve, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let (workPerKey, bytesPerKey) = (100, 600)
    let keys = WorkMeter.product(curve.count, curve.segments.count + 1)
    try reading.charge(
      WorkMeter.product(keys, workPerKey), bytes: WorkMeter.product(keys, bytesPerKey))
  }

  private mutating func addMoving(_ name: String, _ curve: LottieCurve, at json: JSONText) {
    guard curve.moves else { return }
    add(name, curve, at: json, rest: .nan) { .number($0) }
  }
}

import AnimationDocuments
import AnimationEngine

extension LottieLayer {
  /// Reads the fills, strokes, sizes and transforms of shapes. Outlines are left out, as they are
  /// drawings.
  mutating func readShapes(
    _ json: JSONText?, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard let json else { return }
    guard json.isArray else {
      reading.report(.wrongType, "Shapes stand in a list.", at: json.place)
      return
    }
    for shape in json.elements {
      if shape["hd"]?.bool == true { continue }
      try readShape(shape, &reading)
    }
  }

  private mutating func readShape(
    _ shape: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    switch shape["ty"]?.text {
    case "gr": try readShapes(shape["it"], &reading)
    case "rc", "el":
      try readSize(shape, &reading)
      try readPlace(shape, &reading)
      try readNumber(shape, "r", "cornerRadius", rest: 0, &reading)
    case "rd": try readNumber(shape, "r", "cornerRadius", rest: 0, &reading)
    case "sr": try readStar(shape, &reading)
    case "fl": try readFill(shape, &reading)
    case "gf":
      try readGradient(shape, &reading)
      try readNumber(shape, "o", "fillOpacity", of: 100, rest: 1, &reading)
    case "st", "gs": try readStroke(shape, &reading)
    case "tm":
      try readNumber(shape, "s", "trimStart", of: 100, rest: 0, &reading)
      try readNumber(shape, "e", "trimEnd", of: 100, rest: 1, &reading)
      try readNumber(shape, "o", "trimOffset", rest: 0, &reading) { .angle($0) }
    case "tr":
      try readTransform(shape, "group", origin: 0, &reading)
      try readNumber(shape, "o", "groupOpacity", of: 100, rest: 1, &reading)
    default: break
    }
    LottieNotes.note(shape: shape, &reading)
  }

  /// Reads a number, given in parts of `whole`; `value` makes what the property shows of it.
  mutating func readNumber(
    _ json: JSONText, _ member: String, _ name: String, of whole: Double = 1, rest: Double,
    _ reading: inout ImportReading, _ value: (Double) -> ImportedValue = { .number($0) }
  ) throws(DocumentRefusal) {
    guard let json = json[member], let curve = try curve(json, &reading) else { return }
    add(name, curve.component(0).map { $0 / whole }, at: json, rest: rest, value)
  }

  private mutating func readSize(
    _ shape: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard let json = shape["s"], let curve = try curve(json, &reading) else { return }
    let sides = [0, 1].map { curve.component($0) }
    let moves = sides.contains(where: \.moves)
    for (name, side) in zip(["width", "height"], sides) {
      add(name, side, at: json, rest: 100, keep: moves) { .number($0) }
    }
  }

  private mutating func readStroke(
    _ shape: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    try readColor(shape, "strokeColor", &reading)
    try readGradient(shape, &reading)
    try readNumber(shape, "o", "strokeOpacity", of: 100, rest: 1, &reading)
    try readNumber(shape, "w", "strokeWidth", rest: 1, &reading)
    try readDashes(shape["d"], &reading)
  }

  /// Reads a fill. In files of our own its opacity is that of the colour, with the same keys.
  private mutating func readFill(
    _ shape: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let share = try curve(shape["o"], &reading)?.component(0).map { $0 / 100 }
    let color = try curve(shape["c"], &reading)
    let whole = keepsStill ? color.flatMap { color in share.flatMap(color.withOpacity) } : nil
    if let json = shape["c"], let color = whole ?? color {
      try addColor("color", color, at: json, &reading)
    }
    if whole == nil, let json = shape["o"], let share {
      add("fillOpacity", share, at: json, rest: 1) { .number($0) }
    }
  }

  /// Reads a colour: red, green, blue and perhaps opacity, in 0...1; in very old files in 0...255.
  private mutating func readColor(
    _ shape: JSONText, _ name: String, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard let json = shape["c"], let curve = try curve(json, &reading) else { return }
    try addColor(name, curve, at: json, &reading)
  }

  mutating func addColor(
    _ name: String, _ numbers: LottieCurve, at json: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let curve = numbers.together
    guard (3...4).contains(curve.count) else {
      reading.report(.invalidColor, "A colour has three or four numbers.", at: json.place)
      return
    }
    let isStill = curve.last == [0, 0, 0, 1] || !keepsStill
    guard curve.moves || !isStill else { return }
    if numbers.isApart {
      reading.ignore("A colour moves by one easing: that of its red holds for all.", at: json.place)
    }
    let isWide = curve.segments.contains { ($0.from + $0.to).contains { $0 > 1.0001 } }
    let whole = isWide || curve.last.contains { $0 > 1.0001 } ? 255.0 : 1
    add(name, curve, at: json) {
      let numbers = $0.map { $0 / whole }
      return .color(
        StyleText.color(numbers.prefix(3), opacity: numbers.count > 3 ? numbers[3] : 1),
        space: ColorSpace.srgb.name)
    }
  }
}

extension LottieLayer {
  /// Reads the numeric effects: each value becomes a property with the name of its effect, such as
  /// a slider.
  mutating func readEffects(
    _ json: JSONText?, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    for effect in json?.elements ?? [] {
      let values = effect["ef"]?.elements ?? []
      let name = ForeignName.own(effect["nm"]?.text) ?? "effect"
      let isBlur = effect["ty"]?.number == 29
      if isBlur, let strength = values.first { try readBlur(strength, &reading) }
      for (index, value) in values.enumerated().dropFirst(isBlur ? 1 : 0) {
        let own = ForeignName.own(value["nm"]?.text) ?? "value\(index + 1)"
        try readEffect(value, values.count == 1 ? name : "\(name) \(own)", &reading)
      }
    }
  }

  /// The standard deviation in pixels that players draw for a blurriness of 1.
  private static let blurPerBlurriness = 0.3

  /// Reads the strength of a Gaussian blur.
  private mutating func readBlur(
    _ strength: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard let json = strength["v"], json.isObject, let curve = try curve(json, &reading) else {
      return
    }
    let blur = curve.component(0).map { $0 * Self.blurPerBlurriness }
    add("blur", blur, at: json, rest: .nan) { .number($0) }
  }

  private mutating func readEffect(
    _ effect: JSONText, _ name: String, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard let json = effect["v"], json.isObject else { return }
    switch effect["ty"]?.number {
    case 0: try readNumber(effect, "v", name, rest: .nan, &reading)
    case 1: try readNumber(effect, "v", name, rest: .nan, &reading) { .angle($0) }
    case 2:
      guard let curve = try curve(json, &reading), curve.together.moves else { return }
      try addColor(name, curve, at: json, &reading)
    case 3:
      guard let curve = try curve(json, &reading) else { return }
      let (x, y) = (curve.component(0), curve.component(1))
      guard x.moves || y.moves else { return }
      add("\(name) x", x, at: json, rest: .nan) { .number($0) }
      add("\(name) y", y, at: json, rest: .nan) { .number($0) }
    default: LottieNotes.noteMoving(json, &reading)
    }
  }
}

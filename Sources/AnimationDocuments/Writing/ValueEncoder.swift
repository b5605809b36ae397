internal import AnimationEngine

/// Writes values and velocities of a property in the notation that reads back as the same.
struct ValueEncoder {
  /// The property whose values are written.
  let property: AnimatedProperty
  /// Whether a colour has to name its interpolation space, as the first value of a property does.
  var statesSpace = false

  func append(_ value: Components, to text: inout JSONWriter) {
    switch property.type {
    case .number: text.append(value[0])
    case .angle: text.append(NumberWriter().text(value[0]) + "deg")
    case .integer: text.append(value[0], as: Forms.integer)
    case .vector: text.append(value.array)
    case .color(let space) where space.isVector:
      append(color: colorText(value, in: space), space, to: &text)
    case .color, .discrete, .transform, .path, .css:
      append(entry: Int(saturating: value[0]), to: &text)
    case .composite: append(members: value.array, to: &text)
    }
  }

  /// Writes a value of the property, or of the single component that `part` is.
  func append(_ value: Components, of part: Range<Int>, to text: inout JSONWriter) {
    if part.count == property.valueCount { return append(value, to: &text) }
    text.append(encoded(value[0], part.lowerBound))
  }

  /// Writes a value from the property's table, by its index.
  private func append(entry index: Int, to text: inout JSONWriter) {
    switch property.table {
    case .none, .written: preconditionFailure("\(property.name) has no table of values")
    case .discrete(let values): append(values[index], to: &text)
    case .colors(let colors):
      append(color: colors[index].cssText, property.type.colorSpace ?? .css, to: &text)
    case .transforms(let lists): text.append(lists[index], as: Forms.transformList)
    case .paths(let paths): text.append((paths[index], nil), as: Forms.path)
    case .css(let values): text.append((values[index].text, nil), as: Forms.css)
    }
  }

  private func append(_ value: DiscreteValue, to text: inout JSONWriter) {
    switch value {
    case .null, .bool: text.append(json: value.json)
    case .text, .written: text.append(Array(value.json.utf8), as: Forms.discrete)
    }
  }

  // MARK: - Colours

  private func append(color css: String, _ space: ColorSpace, to text: inout JSONWriter) {
    let statesSpace = statesSpace && space != .srgbLinear
    if css.hasPrefix("#") && !statesSpace { return text.append(css) }
    var color = ColorDocument(text: css, space: statesSpace ? space : nil)
    if statesSpace, case .oklch(let rule) = space, rule != .shorter { color.hue = rule }
    text.append(color, as: Forms.color)
  }

  /// A colour as a hex text if that gives these very components; else as gamma-encoded numbers if
  /// those do; else as numbers of the space itself.
  private func colorText(_ value: Components, in space: ColorSpace) -> String {
    let hex = ResolvedColor(components: value, in: space).hexText
    if ResolvedColor(hex: hex)?.components(in: space) == value { return hex }
    if space == .srgbLinear {
      let channels = (0..<3).map { encoded(value[$0], $0) } + [value[3]]
      let isExact = (0..<3).allSatisfy { space.decoded(channels[$0]) == value[$0] }
      if isExact { return OwnSpaceColor.text(of: Components(channels), in: .srgb) }
    }
    return OwnSpaceColor.text(of: value, in: space)
  }

  /// The number written for a component: gamma-encoded for a colour's red, green and blue.
  private func encoded(_ value: Double, _ component: Int) -> Double {
    guard let space = property.type.colorSpace, component < 3, space.isSeparable else {
      return value
    }
    return space.encoded(value).stated { space.decoded($0) == value }
  }

  // MARK: - Velocities

  /// Writes the velocity of a part whose value is `start`.
  func append(
    velocity: Components, of part: Range<Int>, from start: Components, to text: inout JSONWriter
  ) {
    let isWhole = part.count == property.valueCount
    switch property.type {
    case .number, .angle, .integer, .discrete, .transform, .path, .css: text.append(velocity[0])
    case .vector where isWhole: text.append(velocity.array)
    case _ where !isWhole: text.append(encoded(velocity[0], at: start[0], part.lowerBound))
    case .color(let space) where space.isVector && !space.isSeparable:
      append(members: shown(velocity, in: space, at: start), to: &text)
    default:
      append(
        members: velocity.array.indices.map { encoded(velocity[$0], at: start[$0], $0) }, to: &text)
    }
  }

  private func append(members numbers: [Double], to text: inout JSONWriter) {
    text.object { text in
      for (word, number) in zip(property.type.componentWords, numbers) { text.member(word, number) }
    }
  }

  /// The velocity as gamma-encoded red, green, blue and opacity per second.
  ///
  /// Digits lost by converting between spaces are dropped, so numbers come back as written.
  private func shown(
    _ velocity: Components, in space: ColorSpace, at start: Components
  ) -> [Double] {
    let exact = space.shownVelocity(of: velocity, at: start).array
    let largest = exact.prefix(3).reduce(0) { max($0, $1.magnitude) }
    return exact.prefix(3).map { number in
      let rounded = number.rounded(toDecimals: 9)
      return abs(rounded - number) <= largest * 0x1p-40 ? rounded : number
    } + [exact[3]]
  }

  private func encoded(_ velocity: Double, at start: Double, _ component: Int) -> Double {
    guard let space = property.type.colorSpace, component < 3, velocity != 0, space.isSeparable
    else { return velocity }
    let slope = space.decodingSlope(at: space.encoded(start))
    return (velocity / slope).stated { $0 * slope == velocity }
  }
}

extension JSONWriter {
  mutating func append(_ numbers: [Double]) {
    array { text in
      for number in numbers { text.append(number) }
    }
  }
}

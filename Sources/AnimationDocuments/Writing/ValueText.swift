internal import AnimationEngine

/// Writes values and velocities of a property in the form that reads back as them.
struct ValueText {
  /// The property.
  let property: AnimatedProperty
  /// Whether a colour has to say in which space it mixes: the first one of a property does.
  var statesSpace = false

  /// Writes a value.
  func append(_ value: Components, to text: inout JSONText) {
    switch property.type {
    case .number: text.append(value[0])
    case .angle: text.append(NumberWriter().text(value[0]) + "deg")
    case .integer: text.object { $0.member(.integer, value[0]) }
    case .vector: text.append(value.array)
    case .color(let space): append(value, in: space, to: &text)
    case .discrete: appendLabel(Int(value[0]), to: &text)
    case .transform, .path: preconditionFailure("a \(property.type.name) has no table")
    case .point, .point3, .size, .rect, .insets:
      text.object { text in
        for (index, word) in property.type.componentWords.enumerated() {
          text.member(word, value[index])
        }
      }
    }
  }

  /// Writes one component by itself.
  func append(component: Int, _ value: Double, to text: inout JSONText) {
    text.append(encoded(value, component))
  }

  private func appendLabel(_ index: Int, to text: inout JSONText) {
    let label = property.labels[index]
    if ["true", "false", "null"].contains(label) { return text.append(json: label) }
    text.object { text in
      text.name(Word.discrete.text)
      text.append(json: label)
    }
  }

  // MARK: - Colours

  private func append(_ value: Components, in space: ColorSpace, to text: inout JSONText) {
    let css = colorText(value, in: space)
    let isHex = css.hasPrefix("#")
    if isHex && !(statesSpace && space != .srgbLinear) { return text.append(css) }
    text.object { text in
      text.member(.color, css)
      if statesSpace && space != .srgbLinear { text.member(.space, space.name) }
    }
  }

  /// A hex text where one gives the very components, else gamma-encoded numbers.
  private func colorText(_ value: Components, in space: ColorSpace) -> String {
    let hex = ResolvedColor(components: value, in: space).hexText
    if ResolvedColor(hex: hex)?.components(in: space) == value { return hex }
    let writer = NumberWriter()
    let channels = (0..<3).map { writer.text(encoded(value[$0], $0)) }
    let opacity = value[3] == 1 ? "" : " / " + writer.text(value[3])
    return "color(srgb " + channels.joined(separator: " ") + opacity + ")"
  }

  /// The number that documents write for a component: gamma-encoded for the channels of a colour.
  private func encoded(_ value: Double, _ component: Int) -> Double {
    guard let space = property.type.colorSpace, component < 3 else { return value }
    let guess = space.encoded(value)
    return Preimage.near(guess) { space.decoded($0) == value } ?? guess
  }

  // MARK: - Velocities

  /// Writes a velocity of the part that begins at component `first` and stands at `start`.
  func append(
    velocity: Components, of part: Range<Int>, from start: Components, to text: inout JSONText
  ) {
    let isWhole = part.count == property.valueCount
    switch property.type {
    case .number, .angle, .integer, .discrete, .transform, .path: text.append(velocity[0])
    case .vector where isWhole: text.append(velocity.array)
    case _ where !isWhole:
      text.append(encoded(velocity[0], at: start[0], part.lowerBound))
    default:
      text.object { text in
        for (index, word) in property.type.componentWords.enumerated() {
          text.member(word, encoded(velocity[index], at: start[index], index))
        }
      }
    }
  }

  private func encoded(_ velocity: Double, at start: Double, _ component: Int) -> Double {
    guard let space = property.type.colorSpace, component < 3, velocity != 0 else {
      return velocity
    }
    let slope = space.decodingSlope(at: space.encoded(start))
    let guess = velocity / slope
    return Preimage.near(guess) { $0 * slope == velocity } ?? guess
  }
}

extension JSONText {
  mutating func append(_ numbers: [Double]) {
    array { text in
      for number in numbers { text.append(number) }
    }
  }
}

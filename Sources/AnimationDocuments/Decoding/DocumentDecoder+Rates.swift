internal import AnimationEngine

// Velocities, written like values of their property, per second.

extension DocumentDecoder {
  /// Reads the velocity of a part whose value is `start`.
  ///
  /// Components that a composite leaves out have velocity 0. A colour's components are
  /// gamma-encoded per second; for a colour that interpolates in another space they are converted
  /// by the slopes at `start`. A nil `start` was refused before: then only the form is checked.
  mutating func rate(at node: Int, of part: PropertyPart, from start: Components?) -> Components? {
    guard table.canRead(part) else { return nil }
    let type = table.properties[part.property].type
    guard let rate = encodedRate(at: node, of: part, type), checkRange(of: rate, at: node) else {
      return nil
    }
    guard let space = type.colorSpace, let start else { return rate }
    let linear = rate.decoded(in: space, at: start, from: part.components.lowerBound)
    guard linear.isFinite else {
      report(
        .numberRange, at: node, "No double holds this velocity of the colour in \(space.name).")
      return nil
    }
    return linear
  }

  private mutating func encodedRate(
    at node: Int, of part: PropertyPart, _ type: PropertyType
  ) -> Components? {
    if part.isComponent || type == .number {
      return number(at: node).map { Components(scalar: $0) }
    }
    switch type {
    case .angle: return angularRate(at: node)
    case .integer: return integerRate(at: node)
    case .vector(let count): return vectorRate(at: node, count)
    case .discrete, .transform, .path, .css, .color(.oklch), .color(.css):
      wrongType(at: node, "The velocity of \(type.sentence) cannot be handed over")
      return nil
    default: return compositeRate(at: node, type)
    }
  }

  /// An angular velocity: degrees per second as a number, or an angle per second as a text.
  private mutating func angularRate(at node: Int) -> Components? {
    if tape[node].kind == .number { return number(at: node).map { Components(scalar: $0) } }
    guard let value = value(at: node, colorsIn: .srgbLinear) else { return nil }
    guard value.type == .angle else {
      wrongType(at: node, "The velocity of an angle is a number of degrees per second or an angle")
      return nil
    }
    return value.components
  }

  private mutating func integerRate(at node: Int) -> Components? {
    guard tape[node].kind == .object else {
      return number(at: node).map { Components(scalar: $0) }
    }
    var members = Members(of: node)
    guard gather(&members, "") else { return nil }
    check(&members, allowed: [.integer], "The velocity of an integer")
    guard let inner = require(.integer, of: members, "The velocity of an integer") else {
      return nil
    }
    return number(at: inner).map { Components(scalar: $0) }
  }

  private mutating func vectorRate(at node: Int, _ count: Int) -> Components? {
    numbers(
      at: node, count: count, "The velocity of a vector is a list of numbers", .typeMismatch,
      "The velocity has \(count) numbers as the vector has"
    ).map { Components($0) }
  }

  private mutating func compositeRate(at node: Int, _ type: PropertyType) -> Components? {
    var members = Members(of: node)
    guard gather(&members, "The velocity of \(type.sentence) is an object") else { return nil }
    let words = type.componentWords
    check(&members, allowed: type.componentSet, "The velocity of \(type.sentence)")
    var rate = Components(repeating: 0, count: words.count)
    var isComplete = members.unknownMembers == 0
    for (index, word) in words.enumerated() {
      guard let inner = members[word] else { continue }
      guard let number = number(at: inner) else {
        isComplete = false
        continue
      }
      rate[index] = number
    }
    return isComplete ? rate : nil
  }
}

extension Components {
  /// The velocity of gamma-encoded components, converted to `space` at the colour `start`. The
  /// components begin with number `first` of red, green, blue and opacity.
  func decoded(in space: ColorSpace, at start: Components, from first: Int) -> Components {
    if count == 4, !space.isSeparable { return space.velocity(ofShown: self, at: start) }
    var result = self
    for index in 0..<count where first + index < 3 && self[index] != 0 {
      result[index] *= space.decodingSlope(at: space.encoded(start[index]))
    }
    return result
  }
}

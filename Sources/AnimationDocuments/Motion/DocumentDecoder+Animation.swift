internal import AnimationEngine

// Reads parts of animations.

// MARK: - Measured responses

extension DocumentDecoder {
  /// Reads the points of a measured response: at least two, with times that do not fall.
  mutating func measuredPoints(at node: Int) -> [UnitPoint]? {
    guard let elements = list(at: node, "points is a list of pairs of a time and a progress") else {
      return nil
    }
    guard tape[node].count >= 2 else {
      report(
        .empty, at: node,
        "A custom animation has at least two points; this has \(tape[node].count).")
      return nil
    }
    let before = problems.total
    var points: [UnitPoint] = []
    for element in elements {
      if let point = point(at: element, after: points.last) { points.append(point) }
    }
    return problems.total == before ? points : nil
  }

  /// The animation along measured `points`. Reports a problem and returns nil if they make no
  /// curve.
  mutating func measured(_ points: [UnitPoint], at node: Int) -> Animation? {
    let duration = points.last?.x ?? 0
    let scaled = points.map { UnitPoint(x: $0.x / duration, y: $0.y) }
    guard duration > 0, let curve = UnitCurve(linearThrough: scaled) else {
      report(.outOfRange, at: node, "The last point of a custom animation has a time above 0.")
      return nil
    }
    return .timingCurve(curve, duration: duration)
  }

  private mutating func point(at node: Int, after last: UnitPoint?) -> UnitPoint? {
    guard tape[node].kind == .array, tape[node].count == 2 else {
      wrongType(at: node, "A point is a list of a time and a progress")
      return nil
    }
    guard let time = number(at: node + 1), let progress = number(at: node + 2) else { return nil }
    guard time >= 0 else {
      report(.outOfRange, at: node + 1, "A time is at least 0; this is \(quoted(node + 1)).")
      return nil
    }
    if let last, time < last.x {
      report(
        .notRising, at: node + 1,
        "Times do not fall; this is \(quoted(node + 1)) after \(last.x.plainText).")
      return nil
    }
    return UnitPoint(x: time, y: progress)
  }
}

extension SpringDocument {
  /// The animation by this spring, which merges with a running one and blends over
  /// `blendDuration` seconds.
  func animation(blendDuration: Double) -> Animation {
    switch self {
    case .preset(let preset, let duration, let extra):
      .spring(duration: duration, bounce: preset.bounce + extra, blendDuration: blendDuration)
    case .perceptual(let duration, let bounce):
      .spring(duration: duration, bounce: bounce, blendDuration: blendDuration)
    case .response(let response, let ratio):
      .spring(response: response, dampingFraction: ratio, blendDuration: blendDuration)
    case .physical, .settling: .spring(spring(), blendDuration: blendDuration)
    }
  }
}

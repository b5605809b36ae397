internal import AnimationEngine

// Reads parts of animations.

// MARK: - Measured responses

extension DocumentDecoder {
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

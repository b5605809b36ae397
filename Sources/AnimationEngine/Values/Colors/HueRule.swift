internal import RealModule

/// The arc that a hue takes around the circle, by CSS Color 4, 12.4.
public enum HueRule: String, CaseIterable, Hashable, Sendable {
  /// The arc of at most half a turn.
  case shorter
  /// The arc of at least half a turn; between equal hues a whole turn.
  case longer
  /// The arc towards greater angles, past 360° where the end is the smaller one.
  case increasing
  /// The arc towards smaller angles, past 0° where the end is the greater one.
  case decreasing

  /// The hue with whole turns added, so that the straight line from `start` to it takes the arc of
  /// this rule; both are in degrees and of any size.
  func turned(_ hue: Double, from start: Double) -> Double {
    let arc = arc(from: wholeTurn(start), to: wholeTurn(hue))
    let turns = ((start + arc - hue) / 360).rounded()
    return hue + 360 * turns
  }

  /// The arc between two hues in 0..<360, in degrees, with the whole turn that the rule adds or
  /// subtracts.
  private func arc(from start: Double, to end: Double) -> Double {
    let difference = Self.difference(from: start, to: end)
    return switch self {
    case .shorter:
      difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference
    case .longer:
      if 0 < difference, difference < 180 {
        difference - 360
      } else if -180 < difference, difference <= 0 {
        difference + 360
      } else {
        difference
      }
    case .increasing: difference < 0 ? difference + 360 : difference
    case .decreasing: difference > 0 ? difference - 360 : difference
    }
  }

  /// How far apart equal hues may be, in degrees: they are computed from the colours.
  private static let noise = 1e-9

  /// The difference of two hues in 0..<360; opposite and equal ones differ by exactly 180 and 0.
  private static func difference(from start: Double, to end: Double) -> Double {
    func settled(_ hue: Double) -> Double { hue > 360 - noise ? hue - 360 : hue }
    let difference = settled(end) - settled(start)
    let halfTurns = (difference / 180).rounded() * 180
    return (difference - halfTurns).magnitude < noise ? halfTurns : difference
  }
}

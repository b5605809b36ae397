import AnimationEngine

/// A rotation whose text says which way it turns: `270_short`, `-30_cw`, `90_ccw`. Without such a word
/// a rotation is a number, and turns as often as that says.
struct GSAPTurn {
  /// The end of the turn in degrees; it may be beyond a whole turn.
  let end: Double

  /// Reads a turn from an angle such as `90deg`; nil if one of the texts is none.
  init?(_ text: String, from before: String) {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let direction = Direction(rawValue: parts[1]),
      let target = Self.degrees(parts[0]), let start = Self.degrees(before)
    else { return nil }
    end = start + direction.turned(target - start)
  }

  /// An angle in degrees; a plain number counts as degrees. Nil for other texts.
  private static func degrees(_ text: String) -> Double? {
    StyleText.number(text) ?? StyleText.degrees(text)
  }

  private enum Direction: String {
    case short, cw, ccw

    /// The change in this direction, by GSAP's formula, which keeps the whole turns that are against
    /// it: from 0 to `-450_cw` is 630 degrees.
    func turned(_ change: Double) -> Double {
      let rest = change.truncatingRemainder(dividingBy: 360)
      let turns = (change / 360).rounded(.towardZero) * 360
      switch self {
      case .short: return rest.magnitude < 180 ? rest : rest < 0 ? rest + 360 : rest - 360
      case .cw where change < 0: return (rest < 0 ? rest + 360 : 0) - turns
      case .ccw where change > 0: return (rest > 0 ? rest - 360 : 0) - turns
      case .cw, .ccw: return change
      }
    }
  }
}

/// The way that a hue takes around the circle, by CSS Color 4, 12.4.
public enum HueRule: String, CaseIterable, Hashable, Sendable {
  /// The way of at most half a turn.
  case shorter
  /// The way of at least half a turn; between equal hues a whole turn.
  case longer
  /// Towards greater angles, over 360° where the end is the smaller one.
  case increasing
  /// Towards smaller angles, below 0° where the end is the greater one.
  case decreasing
}

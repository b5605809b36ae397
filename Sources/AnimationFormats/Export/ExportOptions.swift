public import AnimationEngine

/// What an export is asked for.
public struct ExportOptions: Sendable {
  /// The greatest error of every component, in its own unit; nil for a thousandth of the way that the
  /// component makes.
  public var tolerance: Double?
  /// What properties are on the other side, by their names here.
  public var map: [String: String]
  /// The spring that is all there is to the animation, for platforms that have it as their own; nil where
  /// there is more to it.
  public var spring: Spring?
  /// Writes a text as a JSON string, with its quotes.
  public var quoted: @Sendable (String) -> String

  /// Options; `quoted` writes a text as a JSON string.
  public init(
    tolerance: Double? = nil, map: [String: String] = [:], spring: Spring? = nil,
    quoted: @escaping @Sendable (String) -> String
  ) {
    (self.tolerance, self.map, self.spring, self.quoted) = (tolerance, map, spring, quoted)
  }
}

/// An animation in another language.
public struct Export: Hashable, Sendable {
  /// The text that is exported.
  public var text: String
  /// The greatest distance of what it says from the animation, in the unit of the component that is
  /// farthest off; measured between the keyframes too.
  public var maximumError: Double
}

/// Why there is no export.
public enum ExportProblem: Error, Hashable, Sendable {
  /// The format cannot say the animation.
  case refused(ExportRefusal)
  /// Finding out takes too much work.
  case timeline(TimelineRefusal)
}

/// Why an animation cannot be said in a format.
public struct ExportRefusal: Error, Hashable, Sendable {
  /// The property that cannot be said; nil where it is the animation as a whole.
  public var property: String?
  /// What is wrong and what to do, as sentences.
  public var message: String
}

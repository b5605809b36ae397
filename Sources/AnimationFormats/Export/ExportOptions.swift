public import AnimationEngine

/// The options of an export.
public struct ExportOptions: Sendable {
  /// The greatest error of every component, in its own unit; nil for a thousandth of the
  /// component's range.
  public var tolerance: Double?
  /// The names that properties get in the target format, by their names in the document.
  public var map: [String: String]
  /// For each property the times at which the document gives it values, in seconds; start and end need not
  /// be among them. The last properties may be left out.
  public var givenTimes: [[Double]]
  /// The spring of an animation that is a single plain spring, for platforms with springs of
  /// their own; nil otherwise.
  public var spring: Spring?
  /// Converts a text to a JSON string, with its quotes.
  public var quoted: @Sendable (String) -> String

  /// Options for an export; `quoted` converts a text to a JSON string.
  public init(
    tolerance: Double? = nil, map: [String: String] = [:], givenTimes: [[Double]] = [],
    spring: Spring? = nil, quoted: @escaping @Sendable (String) -> String
  ) {
    (self.tolerance, self.map, self.spring, self.quoted) = (tolerance, map, spring, quoted)
    self.givenTimes = givenTimes
  }
}

extension ExportOptions {
  /// A text as a string of a script, without `<`, so that nothing in it ends the script of a page in which
  /// it stands.
  @Sendable func quotedInPages(_ text: String) -> String {
    quoted(text).replacing("<", with: "\\u003C")
  }
}

/// An exported animation: its text and its error.
public struct Export: Hashable, Sendable {
  /// The text that is exported.
  public var text: String
  /// The greatest distance from the exact animation in the unit of the worst component, measured
  /// between keyframes too.
  public var maximumError: Double
}

/// The reason why an export failed.
public enum ExportProblem: Error, Hashable, Sendable {
  /// The format cannot express the animation, for one reason or more.
  case refused([ExportRefusal])
  /// The export would take too much work.
  case timeline(TimelineRefusal)
}

/// A text or a symbol that changes within its view: `contentTransition`.
public struct ContentChange: Hashable, Sendable {
  /// The index of the discrete property that is the content.
  public var property: Int
  /// The new content, by its index in the table of the property.
  public var value: Components
  /// How the change shows.
  public var transition: Transition

  /// How a change of content shows.
  public enum Transition: Hashable, Sendable {
    /// At once.
    case identity
    /// What can be interpolated is.
    case interpolate
    /// The old content fades out while the new one fades in.
    case opacity
    /// The digits that differ roll, upwards or downwards.
    case numericText(countsDown: Bool)
    /// The old symbol shrinks away, then the new one grows.
    case replace
  }

  /// A change of content.
  public init(property: Int, value: Components, transition: Transition = .interpolate) {
    self.property = property
    self.value = value
    self.transition = transition
  }
}

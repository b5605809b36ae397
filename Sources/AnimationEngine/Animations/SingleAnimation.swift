/// One change of values under one animation. The arrays have an entry for each property.
public struct SingleAnimation: Hashable, Sendable {
  /// The values at the start.
  public var from: [Components]
  /// The values at the end.
  public var to: [Components]
  /// The velocities that a running animation hands over, per second; nil is 0.
  public var velocity: [Components?]
  /// What carries the properties over.
  public var animation: Animation

  /// A change from one set of values to another.
  public init(
    from: [Components], to: [Components], velocity: [Components?], animation: Animation
  ) {
    self.from = from
    self.to = to
    self.velocity = velocity
    self.animation = animation
  }
}

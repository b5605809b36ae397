/// One change of values under one animation. The arrays have an entry for each property.
public struct SingleAnimation: Hashable, Sendable {
  /// The values at the start.
  public var from: [Components]
  /// The values at the end.
  public var to: [Components]
  /// The velocities that a running animation hands over, per second; nil is 0.
  public var velocity: [Components?]
  /// What animates the properties that have no animation of their own.
  public var animation: Animation
  /// Animations of some properties' own; of several on one property the first counts.
  public var animations: [PropertyAnimation]

  /// The animation of one property.
  public struct PropertyAnimation: Hashable, Sendable {
    /// The index of the property.
    public var property: Int
    /// What animates it; nil changes it at once.
    public var animation: Animation?

    /// An animation of a property's own.
    public init(property: Int, animation: Animation?) {
      (self.property, self.animation) = (property, animation)
    }
  }

  /// A change from one set of values to another.
  public init(
    from: [Components], to: [Components], velocity: [Components?], animation: Animation,
    animations: [PropertyAnimation] = []
  ) {
    self.from = from
    self.to = to
    self.velocity = velocity
    self.animation = animation
    self.animations = animations
  }

  /// What animates a property; nil changes it at once.
  ///
  /// - Complexity: O(animations).
  package func animation(of property: Int) -> Animation? {
    guard let own = animations.first(where: { $0.property == property }) else { return animation }
    return own.animation
  }
}

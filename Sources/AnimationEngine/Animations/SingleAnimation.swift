/// One change of the values of several properties. The arrays have an entry for each property.
public struct SingleAnimation: Hashable, Sendable {
  /// The values at the start.
  public var from: [Components]
  /// The values at the end.
  public var to: [Components]
  /// The initial velocities, in units per second, as an interrupted animation hands them over; nil
  /// counts as 0.
  public var velocity: [Components?]
  /// The animation of the properties that have no animation of their own.
  public var animation: Animation
  /// Animations of single properties; if a property has several, the first applies.
  public var animations: [PropertyAnimation]

  /// The animation of one property.
  public struct PropertyAnimation: Hashable, Sendable {
    /// The index of the property.
    public var property: Int
    /// The animation of the property; nil changes it at once.
    public var animation: Animation?

    /// Creates an animation for one property.
    public init(property: Int, animation: Animation?) {
      (self.property, self.animation) = (property, animation)
    }
  }

  /// Creates a change from one set of values to another.
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

  /// The animation of a property; nil changes it at once.
  ///
  /// - Complexity: O(animations).
  package func animation(of property: Int) -> Animation? {
    guard let own = animations.first(where: { $0.property == property }) else { return animation }
    return own.animation
  }

  /// Whether a property has an initial velocity that its animation takes over, as springs do.
  ///
  /// - Complexity: O(animations).
  package func startsMoving(_ property: Int) -> Bool {
    guard let velocity = velocity[property], !velocity.isZero else { return false }
    return animation(of: property)?.fluidSpring != nil
  }
}

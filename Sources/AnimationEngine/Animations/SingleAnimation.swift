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

  /// The animation of each property; nil changes it at once.
  ///
  /// - Complexity: O(properties + animations).
  package var animationOfEach: [Animation?] {
    var each = [Animation?](repeating: animation, count: from.count)
    for own in animations.reversed() where each.indices.contains(own.property) {
      each[own.property] = own.animation
    }
    return each
  }

  /// The initial velocity of each property that its animation takes over, as springs do; nil for the
  /// others, and for 0.
  ///
  /// - Complexity: O(properties + animations).
  package var velocityTakenOver: [Components?] {
    zip(velocity, animationOfEach).map { velocity, animation in
      animation?.fluidSpring == nil || velocity?.isZero == true ? nil : velocity
    }
  }
}

public import AnimationEngine

/// A property that follows a movement by hand.
///
/// Without an animation the property stands where the hand is. Its velocity is tracked by a
/// ``VelocityTracker``, and the next spring begins with it. With one every sample is a change that the
/// animation carries: springs merge, and the next one goes on with the velocity that shows.
public struct Gesture: Hashable, Sendable {
  /// The index of the property.
  public var property: Int
  /// The components that follow: all, or one that is addressed alone.
  public var components: Range<Int>
  /// Where the hand was, and when: seconds since the event, by rising time.
  public var samples: [Sample]
  /// What animates the property from sample to sample; nil follows at once.
  public var animation: Animation?

  /// A place at a time.
  public struct Sample: Hashable, Sendable {
    /// When, in seconds since the event; at least 0.
    public var time: Double
    /// Where the hand is, as a value of the property.
    public var value: Components

    /// A place at a time.
    public init(time: Double, value: Components) { (self.time, self.value) = (time, value) }
  }

  /// A movement by hand.
  public init(
    property: Int, components: Range<Int>, samples: [Sample], animation: Animation? = nil
  ) {
    self.property = property
    self.components = components
    self.samples = samples
    self.animation = animation
  }
}

extension Gesture {
  func title(_ properties: [AnimatedProperty]) -> String? { "drag " + properties[property].name }

  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb? {
    guard spaces.isLookedUp(property) else { return nil }
    var gesture = self
    gesture.components = 0..<spaces.laneCount(of: property)
    for index in samples.indices {
      gesture.samples[index].value = spaces.coordinates(
        of: samples[index].value, property: property)
    }
    return .gesture(gesture)
  }

  func visitChanges(_ visit: (_ property: Int, _ time: Double) -> Void) {
    for sample in samples { visit(property, sample.time) }
  }
}

public import AnimationEngine

/// A property that follows a movement by hand.
///
/// Without an animation the property has the hand's value. A ``VelocityTracker`` measures its
/// velocity, with which the next spring begins. With an animation every sample is an animated
/// change: springs merge, and the next one continues with the velocity that shows.
public struct Gesture: Hashable, Sendable {
  /// The index of the property.
  public var property: Int
  /// The components that follow the hand: all of the property's, or a single one.
  public var components: Range<Int>
  /// The samples of the hand, by rising time.
  public var samples: [Sample]
  /// The animation from sample to sample; nil follows at once.
  public var animation: Animation?

  /// The position of the hand at a time.
  public struct Sample: Hashable, Sendable {
    /// The time of the sample in seconds after the event; at least 0.
    public var time: Double
    /// The position of the hand, as a value of the property.
    public var value: Components

    /// A sample of the hand at a time, in seconds after the event.
    public init(time: Double, value: Components) { (self.time, self.value) = (time, value) }
  }

  /// A movement by hand that a property, or some of its components, follow.
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

import AnimationEngine

/// The position of a hand that a property follows, at one time.
public struct HandSample: Hashable, Sendable {
  /// The name of the property.
  public var property: String
  /// The index of the property in its script, by which samples of one property are known without
  /// comparing its name.
  package let index: Int
  /// The index of the component that follows the hand.
  public var component: Int
  /// When the hand was there, in seconds.
  public var time: Double
  /// The position of the hand, as a value of that component.
  public var value: Double
}

extension ResolvedAnimation {
  /// The samples of all gestures in a script, for properties whose coordinates are the numbers
  /// that show. Empty for all other kinds of animation, and under a timing.
  ///
  /// - Complexity: O(samples).
  public var handSamples: [HandSample] {
    guard timing == nil, case .scene(let scene) = content else { return [] }
    return scene.events.flatMap { event -> [HandSample] in
      guard case .gesture(let gesture) = event.verb else { return [] }
      return gesture.handSamples(of: properties, in: event)
    }
  }
}

extension Gesture {
  fileprivate func handSamples(
    of properties: [AnimatedProperty], in event: SceneEvent
  ) -> [HandSample] {
    guard properties[property].type.showsItsNumbers else { return [] }
    let name = properties[property].name
    return samples.flatMap { sample in
      components.map { component in
        HandSample(
          property: name, index: property, component: component,
          time: event.time(after: sample.time),
          value: sample.value[component - components.lowerBound])
      }
    }
  }
}

extension PropertyType {
  /// Whether the coordinates of the property are the very numbers that show.
  fileprivate var showsItsNumbers: Bool {
    switch self {
    case .number, .angle, .integer, .composite, .vector: true
    case .color, .transform, .path, .css, .discrete: false
    }
  }
}

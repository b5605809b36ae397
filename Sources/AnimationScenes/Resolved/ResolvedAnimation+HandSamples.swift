import AnimationEngine

/// Where a hand was that a property follows.
public struct HandSample: Hashable, Sendable {
  /// The name of the property.
  public var property: String
  /// The component of it that follows.
  public var component: Int
  /// When the hand was there, in seconds.
  public var time: Double
  /// Where that component was.
  public var value: Double
}

extension ResolvedAnimation {
  /// Where the hands of a script were, whatever followed them: of properties that show the very numbers
  /// that move. Nothing for all other kinds, and under a timing.
  ///
  /// - Complexity: O(samples).
  public var handSamples: [HandSample] {
    guard timing == nil, case .scene(let scene) = content else { return [] }
    return scene.events.flatMap { event -> [HandSample] in
      guard case .gesture(let gesture) = event.verb else { return [] }
      return gesture.handSamples(of: properties[gesture.property], from: event.time)
    }
  }
}

extension Gesture {
  fileprivate func handSamples(
    of property: AnimatedProperty, from start: Double
  ) -> [HandSample] {
    guard property.type.showsItsNumbers else { return [] }
    return samples.flatMap { sample in
      components.map { component in
        HandSample(
          property: property.name, component: component, time: start + sample.time,
          value: sample.value[component - components.lowerBound])
      }
    }
  }
}

extension PropertyType {
  /// Whether each number that moves is one that shows.
  fileprivate var showsItsNumbers: Bool {
    switch self {
    case .number, .angle, .integer, .composite, .vector: true
    case .color, .transform, .path, .css, .discrete: false
    }
  }
}

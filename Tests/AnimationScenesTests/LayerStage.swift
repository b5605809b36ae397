@testable import AnimationEngine
@testable import AnimationScenes

/// A layer on which animations are tried: the numbers `card.x` and `card.y`, and the point `card.p`.
enum LayerStage {
  static let properties = [
    AnimatedProperty(name: "card.x", type: .number),
    AnimatedProperty(name: "card.y", type: .number),
    AnimatedProperty(name: "card.p", type: .point),
    AnimatedProperty(name: "title.x", type: .number),
    AnimatedProperty(name: "label", type: .discrete, discreteValues: ["a", "b", "c"]),
  ]
  static let initial: [Components?] = [[10], [0], [3, 4], [0], [0]]

  /// What shows when these events happen.
  static func play(_ events: [SceneEvent]) throws -> Timeline {
    try ResolvedAnimation(
      properties: properties, content: .scene(Scene(initial: initial, events: events))
    ).compiled()
  }

  /// What shows when an animation is added at 0.
  static func play(_ animation: LayerAnimation, at time: Double = 0) throws -> Timeline {
    try play([.add(animation, at: time)])
  }
}

extension SceneEvent {
  static func add(
    _ animation: LayerAnimation, key: String = "key", at time: Double = 0,
    completion: String? = nil
  ) -> SceneEvent {
    SceneEvent(
      at: time, .layer(.add(key: key, animation)),
      by: SceneTransaction(completion: completion.map { SceneCompletion(name: $0) }))
  }

  static func remove(_ key: String, at time: Double) -> SceneEvent {
    SceneEvent(at: time, .layer(.remove(key: key)))
  }

  static func set(_ value: Double, of property: Int = 0, at time: Double = 0) -> SceneEvent {
    SceneEvent(
      at: time, .set([PropertyChange(property: property, value: [value])]), by: .init(.none))
  }
}

extension LayerProperty {
  static func number(_ index: Int = 0, additive: Bool = false, cumulative: Bool = false)
    -> LayerProperty
  {
    LayerProperty(
      property: index, components: 0..<1, isAdditive: additive, isCumulative: cumulative)
  }
}

extension LayerAnimation {
  /// A basic animation of one number.
  static func basic(
    _ property: LayerProperty = .number(), from: Double? = nil, to: Double? = nil,
    by: Double? = nil, curve: UnitCurve? = nil, timing: MediaTiming = MediaTiming(duration: 1),
    fill: FillMode = .removed, removed: Bool = true
  ) -> LayerAnimation {
    LayerAnimation(
      .basic(
        property,
        LayerInterval(
          from: from.map { [$0] }, to: to.map { [$0] }, by: by.map { [$0] }),
        timingFunction: curve),
      timing: timing, fillMode: fill, isRemovedOnCompletion: removed)
  }

  /// A group of animations.
  static func group(
    _ animations: [LayerAnimation], curve: UnitCurve? = nil, timing: MediaTiming,
    fill: FillMode = .removed, removed: Bool = true
  ) -> LayerAnimation {
    LayerAnimation(
      .group(animations, timingFunction: curve), timing: timing, fillMode: fill,
      isRemovedOnCompletion: removed)
  }
}

extension Timeline {
  /// What shows at some times; of `card.x`, unless another column is named.
  func values(at times: [Double], column: Int = 0) -> [Double] {
    times.map { value(ofColumn: column, at: $0) }
  }

  /// How fast it moves at some times.
  func velocities(at times: [Double], column: Int = 0) -> [Double] {
    times.map { velocity(ofColumn: column, at: $0) }
  }

  /// The completions: their names, when they come, and whether all ran to its end.
  var layerReports: [String] {
    events.compactMap { event in
      guard case .completed(let name, let criteria, let finished) = event.kind else { return nil }
      return "\(name) \(event.time) \(criteria) \(finished)"
    }
  }
}

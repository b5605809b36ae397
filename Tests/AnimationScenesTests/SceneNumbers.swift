import AnimationEngine
import AnimationScenes
import TestSupport

/// A scene of numbers that all begin at 0.
struct SceneNumbers {
  var count = 1
  var animations: [ImplicitAnimation] = []
  var events: [SceneEvent] = []

  init(count: Int = 1, animations: [ImplicitAnimation] = []) {
    (self.count, self.animations) = (count, animations)
  }

  /// Properties change, by their indices.
  mutating func set(
    _ values: [Int: Double], at time: Double, by transaction: SceneTransaction = .init()
  ) {
    let changes = values.sorted { $0.key < $1.key }.map {
      PropertyChange(property: $0.key, value: Components(scalar: $0.value))
    }
    events.append(SceneEvent(at: time, .set(changes), by: transaction))
  }

  /// The first property changes by an animation that its event names.
  mutating func set(
    _ value: Double, at time: Double, by animation: Animation?,
    completion: String? = nil, _ criteria: SceneCompletion.Criteria? = nil
  ) {
    let source = animation.map { SceneTransaction.AnimationSource.animation($0) } ?? .none
    set(
      [0: value], at: time,
      by: SceneTransaction(
        source, completion: completion.map { SceneCompletion(name: $0, criteria: criteria) }))
  }

  /// A hand moves the first property.
  mutating func drag(
    _ samples: [(Double, Double)], at time: Double, by animation: Animation? = nil
  ) {
    let gesture = Gesture(
      property: 0, components: 0..<1,
      samples: samples.map { .init(time: $0.0, value: Components(scalar: $0.1)) },
      animation: animation)
    events.append(SceneEvent(at: time, .gesture(gesture)))
  }

  /// The first property is committed again.
  mutating func recommit(_ value: Double, at time: Double) {
    events.append(
      SceneEvent(
        at: time, .recommit([PropertyChange(property: 0, value: Components(scalar: value))])))
  }

  var animation: ResolvedAnimation {
    ResolvedAnimation(
      properties: (0..<count).map { AnimatedProperty(name: "p\($0)", type: .number) },
      content: .scene(
        Scene(
          initial: (0..<count).map { _ in Components(scalar: 0) }, animations: animations,
          events: events)))
  }

  func timeline(_ springs: SpringModel = .analytic) throws -> Timeline {
    try animation.compiled(springs: springs, horizon: 60)
  }
}

extension Timeline {
  /// What was completed, with the time and whether it was finished.
  var completions: [String: (time: Double, finished: Bool)] {
    events.reduce(into: [:]) { result, event in
      if case .completed(let name, _, let finished) = event.kind {
        result[name] = (event.time, finished)
      }
    }
  }
}

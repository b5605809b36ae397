public import AnimationEngine

// Adds this verb to a script written in code.

extension SceneScript {
  /// Adds a movement by hand that a property follows; keys of `samples` are seconds after `time`.
  ///
  /// - Precondition: The keys are finite and at least 0, and do not fall.
  public mutating func drag(
    _ name: String, along samples: KeyValuePairs<Double, PropertyValue>, at time: Double,
    with animation: Animation? = nil
  ) {
    let times = [0] + samples.map(\.key)
    precondition(
      zip(times, times.dropFirst()).allSatisfy { $0 <= $1 && $1.isFinite },
      "the samples of a drag at \(times.dropFirst()): put them in order, from 0 on")
    let places = samples.map { change(name, $0.value) }
    guard let first = places.first else { return }
    let timed = zip(samples, places).map { Gesture.Sample(time: $0.key, value: $1.value) }
    add(
      .gesture(
        Gesture(
          property: first.property, components: first.components, samples: timed,
          animation: animation)), at: time)
  }
}

public import AnimationEngine

// How code says it.

extension SceneScript {
  /// Lets a property follow a movement by hand: places, and when they were reached, in seconds since
  /// `time`.
  public mutating func drag(
    _ name: String, along samples: KeyValuePairs<Double, PropertyValue>, at time: Double,
    with animation: Animation? = nil
  ) {
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

import AnimationEngine
import AnimationScenes

/// Long scripts: a minute of 200 properties at 60 frames a second, played and sampled.
enum SceneBenchmarks {
  private static let properties = 200
  private static let seconds = 60.0

  static func run(_ stopwatch: Stopwatch, _ report: inout Report) throws {
    report.section("Scenes of \(properties) properties, a minute at 60 frames a second")
    try run([500, 1000, 2000], "one property", stopwatch, &report) { index in
      index % properties..<index % properties + 1
    }
    try run([250, 500, 1000], "all properties", stopwatch, &report) { _ in 0..<properties }
    report.add(
      "10000 samples of a hand, by springs", try time(of: gesture, stopwatch), per: 1, unit: "ms",
      scale: 1e-6)
  }

  /// Scenes of so many events, the last four times as many as the first: they may take a fifth more than
  /// four times as long.
  private static func run(
    _ counts: [Int], _ what: String, _ stopwatch: Stopwatch, _ report: inout Report,
    changing changed: (Int) -> Range<Int>
  ) throws {
    var times: [Stopwatch.Time] = []
    for count in counts {
      times.append(try time(of: scene(events: count, changing: changed), stopwatch))
      report.add(
        "\(count) events of \(what)", times[times.count - 1], per: 1, unit: "ms", scale: 1e-6)
    }
    report.add(
      ratioOf: "\(counts[counts.count - 1]) events of \(what)", times[times.count - 1],
      to: "\(counts[0])", times[0], bound: .atMost(4.8))
  }

  /// Compiles a scene and samples all its columns.
  private static func time(
    of scene: ResolvedAnimation, _ stopwatch: Stopwatch
  ) throws -> Stopwatch.Time {
    _ = try scene.compiled()
    return stopwatch.time {
      guard let timeline = try? scene.compiled() else { return 0 }
      let samples = Samples(timeline, on: .frames(perSecond: 60, end: seconds))
      var column = [Double](repeating: 0, count: samples.rowCount)
      var sum = 0
      for index in 0..<samples.columnCount {
        var span = column.mutableSpan
        samples.writeValues(column: index, rows: 0..<samples.rowCount, into: &span)
        sum += span[samples.rowCount - 1] > 0.5 ? 1 : 0
      }
      return sum
    }
  }

  /// Events that lead some properties each to a new place, by springs that take over from another.
  private static func scene(
    events count: Int, changing changed: (Int) -> Range<Int>
  ) -> ResolvedAnimation {
    let animations: [Animation] = [.bouncy, .smooth, .snappy]
    let events = (0..<count).map { index in
      SceneEvent(
        at: Double(index) * (seconds - 1) / Double(count),
        .set(
          changed(index).map { property in
            PropertyChange(
              property: property,
              value: Components(scalar: Double((index * 7919 + property * 104_729) % 1000)))
          }),
        by: SceneTransaction(.animation(animations[index % animations.count])))
    }
    return animation(of: properties, events)
  }

  /// A hand that is followed by a spring for a minute.
  private static var gesture: ResolvedAnimation {
    let samples = (0..<10_000).map { index in
      Gesture.Sample(
        time: Double(index) * (seconds - 1) / 10_000,
        value: Components(scalar: Double(index * 7919 % 1000)))
    }
    let gesture = Gesture(
      property: 0, components: 0..<1, samples: samples, animation: .interactiveSpring)
    return animation(of: 1, [SceneEvent(at: 0, .gesture(gesture))])
  }

  private static func animation(of count: Int, _ events: [SceneEvent]) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: (0..<count).map { AnimatedProperty(name: "p\($0)", type: .number) },
      content: .scene(
        Scene(initial: (0..<count).map { _ in Components(scalar: 0) }, events: events)))
  }
}

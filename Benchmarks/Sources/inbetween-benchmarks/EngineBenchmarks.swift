import AnimationEngine

/// Columns of values in memory: nanoseconds a value by segment kind and grid.
enum EngineBenchmarks {
  private static let rows = 4096

  static func run(_ stopwatch: Stopwatch, _ report: inout Report) throws {
    report.section("Values in memory, one column of \(rows) rows")
    for (name, keyframe, most) in segments {
      let timeline = try Fixtures.timeline([keyframe])
      let uniform = Samples(timeline, on: .frames(perSecond: Double(rows - 1) / 10, end: 10))
      let times = (0..<rows).map { Double($0 * 7919 % rows) * 10 / Double(rows) }
      let scattered = Samples(timeline, on: .times(times))
      report.add(
        "\(name), uniform grid", values(of: uniform, stopwatch), per: rows,
        bound: .atMost(most))
      report.add("\(name), times in any order", values(of: scattered, stopwatch), per: rows)
    }
    try runVelocities(stopwatch, &report)
  }

  private static func runVelocities(_ stopwatch: Stopwatch, _ report: inout Report) throws {
    let keyframe = Keyframe<Components>.spring(
      to: [1], duration: 10, spring: Spring(duration: 2, bounce: 0.8))
    let samples = Samples(
      try Fixtures.timeline([keyframe]), on: .frames(perSecond: Double(rows - 1) / 10, end: 10))
    var column = [Double](repeating: 0, count: rows)
    let time = stopwatch.time {
      var span = column.mutableSpan
      samples.writeVelocities(column: 0, rows: 0..<rows, into: &span)
      return span[rows - 1] > 0.5 ? 1 : 0
    }
    report.add("velocity of a spring, uniform grid", time, per: rows)
  }

  /// Each kind with the most nanoseconds that a value may take. A Bézier curve has no recurrence:
  /// an equation is solved at every row.
  private static let segments: [(name: String, keyframe: Keyframe<Components>, most: Double)] = [
    ("linear", .linear(to: [1], duration: 10), 2.5),
    ("cubic", .cubic(to: [1], duration: 10, startVelocity: [2], endVelocity: [-1]), 2),
    ("Bézier", .linear(to: [1], duration: 10, curve: .easeInOut), 30),
    ("spring, ζ < 1", spring(bounce: 0.8), 2), ("spring, ζ = 1", spring(bounce: 0), 2),
    ("spring, ζ > 1", spring(bounce: -0.5), 2),
  ]

  private static func spring(bounce: Double) -> Keyframe<Components> {
    .spring(to: [1], duration: 10, spring: Spring(duration: 2, bounce: bounce))
  }

  private static func values(of samples: Samples, _ stopwatch: Stopwatch) -> Stopwatch.Time {
    let count = min(samples.rowCount, rows)
    var column = [Double](repeating: 0, count: count)
    return stopwatch.time {
      var span = column.mutableSpan
      samples.writeValues(column: 0, rows: 0..<count, into: &span)
      return span[count - 1] > 0.5 ? 1 : 0
    }
  }
}

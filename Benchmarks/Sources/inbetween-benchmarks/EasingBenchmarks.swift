import AnimationEngine
import AnimationFormats
import AnimationScenes

/// How many points `linear()` takes for five springs that others have been measured by.
///
/// The bound is that of a fit that keeps its points on the curve and takes the longest line each time:
/// free points should need no more, and about seven of ten. Motion, spring-easing and
/// linear-easing-generator take 15 to 75 points for these springs, at errors of 0.005 to 0.06.
enum EasingBenchmarks {
  private struct Mark {
    var stiffness: Double
    var damping: Double
    /// The points of the bound for each tolerance.
    var points: [Int]
  }

  private static let tolerances = [0.005, 0.0015, 0.001]

  private static let marks = [
    Mark(stiffness: 100, damping: 10, points: [16, 28, 34]),
    Mark(stiffness: 300, damping: 20, points: [14, 25, 31]),
    Mark(stiffness: 170, damping: 26, points: [11, 20, 24]),
    Mark(stiffness: 100, damping: 5, points: [27, 53, 65]),
    Mark(stiffness: 700, damping: 31.75, points: [14, 25, 30]),
  ]

  static func run(_ stopwatch: Stopwatch, _ report: inout Report) throws {
    report.section("Springs as linear(): points, characters, greatest error")
    for mark in marks {
      let spring = Spring(mass: 1, stiffness: mark.stiffness, damping: mark.damping)
      let duration = spring.settlingDuration(target: 1.0, epsilon: 0.001)
      for (tolerance, most) in zip(tolerances, mark.points) {
        let easing = CSSLinear(duration: duration, tolerance: tolerance) { time in
          time < duration ? spring.value(target: 1.0, time: time) : 1
        }
        report.add(
          "stiffness \(mark.stiffness), damping \(mark.damping), within \(tolerance)",
          Double(easing.points.count), "points",
          note: "\(easing.text.count), \(Report.text(easing.maximumError)), "
            + "\(100 * easing.points.count / most) % of the bound",
          bound: .atMost(Double(most)))
      }
    }
    try addTime(stopwatch, &report)
  }

  /// What a fit of a spring takes, with the samples that it looks at, beside the values at 16,384 times
  /// by the closed form, as most libraries have it.
  private static func addTime(_ stopwatch: Stopwatch, _ report: inout Report) throws {
    let content = SingleAnimation(
      from: [[0]], to: [[1]], velocity: [nil], animation: .spring(duration: 0.5, bounce: 0.3))
    let spring = try ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)], content: .animation(content)
    ).compiled(horizon: 10)
    let time = stopwatch.time {
      var meter = WorkMeter(.none)
      return (try? CSSLinear(spring, tolerance: 0.001, meter: &meter))?.points.count ?? 0
    }
    report.add("a spring, within 0.001", time, per: 1, unit: "µs", scale: 1e-3)
    let times = (0..<16_384).map { Double($0) / 16_384 }
    var column = [Double](repeating: 0, count: times.count)
    let values = stopwatch.time {
      PeerAlgorithms.springs(stiffness: 158, damping: 17.6, at: times, into: &column)
      return column.count
    }
    report.add(
      ratioOf: "16384 values by the closed form", values, to: "a fit", time, bound: .atLeast(2))
  }
}

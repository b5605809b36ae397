import AnimationEngine

/// Columns of values in memory: nanoseconds a value by segment kind and grid, beside what writing
/// memory takes and what the algorithms of others take, in one run. Bounds are ratios to those, so that
/// they hold on any machine.
struct EngineBenchmarks {
  private static let rows = 4096
  private static let seconds = 10.0

  private let stopwatch: Stopwatch
  /// A column of one number: what it takes to write memory.
  private let filling: Stopwatch.Time

  static func run(_ stopwatch: Stopwatch, _ report: inout Report) throws {
    report.section("Values in memory, one column of \(rows) rows")
    let benchmarks = EngineBenchmarks(stopwatch)
    report.add("filling a column", benchmarks.filling, per: rows)
    try benchmarks.runUniform(&report)
    try benchmarks.runListed(&report)
    benchmarks.runPeers(&report)
    try benchmarks.runRatios(&report)
  }

  private init(_ stopwatch: Stopwatch) {
    self.stopwatch = stopwatch
    filling = Self.time(stopwatch) { column in
      let number = Double(column.count)
      for row in column.indices { column[row] = number }
    }
  }

  /// Each kind of segment.
  private enum Kind: String, CaseIterable {
    case line = "linear"
    case cubic
    case curve = "Bézier"
    case swinging = "spring, ζ < 1"
    case critical = "spring, ζ = 1"
    case creeping = "spring, ζ > 1"

    var keyframe: Keyframe<Components> {
      switch self {
      case .line: .linear(to: [1], duration: seconds)
      case .cubic: .cubic(to: [1], duration: seconds, startVelocity: [2], endVelocity: [-1])
      case .curve: .linear(to: [1], duration: seconds, curve: .easeInOut)
      case .swinging: Self.spring(bounce: 0.8)
      case .critical: Self.spring(bounce: 0)
      case .creeping: Self.spring(bounce: -0.5)
      }
    }

    private static func spring(bounce: Double) -> Keyframe<Components> {
      .spring(to: [1], duration: seconds, spring: Spring(duration: 2, bounce: bounce))
    }
  }

  private func uniform(_ kind: Kind) throws -> Samples {
    Samples(
      try Fixtures.timeline([kind.keyframe]),
      on: .frames(perSecond: Double(Self.rows - 1) / Self.seconds, end: Self.seconds))
  }

  /// Times in no order.
  private func listed(_ kind: Kind) throws -> Samples {
    let times = (0..<Self.rows).map {
      Double($0 * 7919 % Self.rows) * Self.seconds / Double(Self.rows)
    }
    return Samples(try Fixtures.timeline([kind.keyframe]), on: .times(times))
  }

  private func runUniform(_ report: inout Report) throws {
    for kind in Kind.allCases {
      report.add("\(kind.rawValue), uniform grid", time(try uniform(kind)), per: Self.rows)
    }
    let samples = try uniform(.swinging)
    let velocities = time(samples) { $0.writeVelocities(column: 0, rows: 0..<Self.rows, into: &$1) }
    report.add("velocity of a spring, uniform grid", velocities, per: Self.rows)
  }

  private func runListed(_ report: inout Report) throws {
    for kind in Kind.allCases {
      report.add("\(kind.rawValue), times in any order", time(try listed(kind)), per: Self.rows)
    }
  }

  // MARK: - Others

  private var evenTimes: [Double] {
    (0..<Self.rows).map { Double($0) * Self.seconds / Double(Self.rows) }
  }

  private var closedSprings: Stopwatch.Time {
    let times = evenTimes
    return Self.time(stopwatch) {
      PeerAlgorithms.springs(stiffness: 10, damping: 1.3, at: times, into: &$0)
    }
  }

  private var steppedSprings: Stopwatch.Time {
    let times = evenTimes
    return Self.time(stopwatch) {
      PeerAlgorithms.steppedSpring(stiffness: 10, damping: 1.3, at: times, into: &$0)
    }
  }

  private var bisectedCurves: Stopwatch.Time {
    let progress = evenTimes.map { $0 / Self.seconds }
    return Self.time(stopwatch) {
      PeerAlgorithms.bisectedCurve(0.42, 0, 0.58, 1, at: progress, into: &$0)
    }
  }

  private func runPeers(_ report: inout Report) {
    report.add("others: a spring's closed form a sample", closedSprings, per: Self.rows)
    report.add("others: a spring in steps of 1 ms", steppedSprings, per: Self.rows)
    report.add("others: a bisected Bézier", bisectedCurves, per: Self.rows)
  }

  // MARK: - Ratios

  private func runRatios(_ report: inout Report) throws {
    for (kind, most) in [(Kind.line, 6.0), (.cubic, 8), (.swinging, 8), (.curve, 65)] {
      report.add(
        ratioOf: "\(kind.rawValue), uniform grid", time(try uniform(kind)), to: "filling", filling,
        bound: .atMost(most))
    }
    let spring = time(try uniform(.swinging))
    report.add(
      ratioOf: "closed form a sample", closedSprings, to: "our spring", spring, bound: .atLeast(20))
    report.add(
      ratioOf: "steps of 1 ms", steppedSprings, to: "our spring", spring, bound: .atLeast(8))
    report.add(
      ratioOf: "closed form a sample", closedSprings, to: "ours in any order",
      time(try listed(.swinging)), bound: .atLeast(1.5))
    report.add(
      ratioOf: "bisected Bézier", bisectedCurves, to: "our Bézier", time(try uniform(.curve)),
      bound: .atLeast(10))
  }

  // MARK: - Timing

  private func time(
    _ samples: Samples,
    _ write: (Samples, inout MutableSpan<Double>) -> Void = {
      $0.writeValues(column: 0, rows: 0..<min($0.rowCount, rows), into: &$1)
    }
  ) -> Stopwatch.Time {
    Self.time(stopwatch) { column in
      var span = column.mutableSpan
      write(samples, &span)
    }
  }

  /// How long it takes to fill a column.
  private static func time(
    _ stopwatch: Stopwatch, _ fill: (inout [Double]) -> Void
  ) -> Stopwatch.Time {
    var column = [Double](repeating: 0, count: rows)
    return stopwatch.time {
      fill(&column)
      return column[rows - 1] > 0.5 ? 1 : 0
    }
  }
}

import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

@testable import AnimationFormats

@Suite struct CSSLinearTests {
  /// A spring, how long the easing is to cover it, and how many points a greedy fit on the curve
  /// needs for each tolerance.
  struct Mark: Sendable {
    var stiffness: Double
    var damping: Double
    var duration: Double
    var points: [Int]
    /// The fewest that any lines within the tolerance can have, wherever they meet.
    var fewest: [Int]

    static let tolerances = [0.005, 0.0015, 0.001]

    static let all = [
      Mark(
        stiffness: 100, damping: 10, duration: 1.08, points: [16, 28, 34],
        fewest: [12, 21, 24]),
      Mark(
        stiffness: 300, damping: 20, duration: 0.63, points: [14, 25, 31],
        fewest: [11, 18, 22]),
      Mark(
        stiffness: 170, damping: 26, duration: 0.72, points: [11, 20, 24],
        fewest: [9, 14, 17]),
      Mark(
        stiffness: 100, damping: 5, duration: 2.22, points: [27, 53, 65],
        fewest: [22, 37, 47]),
      Mark(
        stiffness: 700, damping: 31.75, duration: 0.42, points: [14, 25, 30],
        fewest: [10, 18, 22]),
    ]

    func progress(at time: Double) -> Double {
      Spring(mass: 1, stiffness: stiffness, damping: damping).value(target: 1.0, time: time)
    }
  }

  /// Where the fewest come within a hundredth of the tolerance, there is no room to round them.
  @Test(arguments: Mark.all)
  func aSpringNeedsTheFewestPointsThatThereCanBeOrOneMore(_ mark: Mark) {
    for (index, tolerance) in Mark.tolerances.enumerated() {
      let easing = CSSLinear(
        duration: mark.duration, tolerance: tolerance, of: mark.progress(at:))
      let samples = (0...9000).map { mark.progress(at: mark.duration * Double($0) / 9000) }
      let curve = SampledCurve(samples, within: tolerance)
      #expect(LinearFit.fewest(curve, within: tolerance).count == mark.fewest[index] - 1)
      #expect(easing.points.count <= mark.fewest[index] + (tolerance < 0.0015 ? 1 : 0))
      #expect(Double(easing.points.count) < Double(mark.points[index]) * 0.82)
      #expect(easing.maximumError <= tolerance)
    }
  }

  /// Every way through a grid of places, at samples and half-way, and of levels, by trial. Lines meet
  /// within the tolerance of the curve too.
  @Test func noOtherLinesAreFewer() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20 {
      let inner = (0..<7).map { _ in Double.random(in: 0...1, using: &random) }
      let samples = [0] + inner + [1]
      let tolerance = Double.random(in: 0.05...0.3, using: &random)
      let count = LinearFit.fewest(SampledCurve(samples), within: tolerance).count
      #expect(count <= Self.linesByTrial(samples, tolerance), "\(samples) within \(tolerance)")
    }
  }

  /// How many lines the best of many ways through samples has.
  private static func linesByTrial(_ samples: [Double], _ tolerance: Double) -> Int {
    func passes(_ from: (Double, Double), _ to: (Double, Double)) -> Bool {
      samples.indices.allSatisfy { sample in
        guard (from.0...to.0).contains(Double(sample)) else { return true }
        let share = (Double(sample) - from.0) / (to.0 - from.0)
        let line = from.1 + (to.1 - from.1) * share
        return (line - samples[sample]).magnitude <= tolerance + 1e-9
      }
    }
    let last = Double(samples.count - 1)
    var open = [(0.0, samples[0])]
    let end = (last, samples[samples.count - 1])
    let places = stride(from: 0.5, to: last, by: 0.5)
    let grid = places.flatMap { x in (-6...26).map { (x, Double($0) / 20) } }.filter { place in
      let around = [place.0.rounded(.down), place.0.rounded(.up)]
      let beside = around.map { samples[Int(saturating: $0)] }
      return ((beside[0] + beside[1]) / 2 - place.1).magnitude <= tolerance + 1e-9
    }
    for count in 1...samples.count {
      if open.contains(where: { passes($0, end) }) { return count }
      open = grid.filter { point in open.contains { $0.0 < point.0 && passes($0, point) } }
    }
    return .max
  }

  /// The error is measured once more, from the text alone.
  @Test(arguments: Mark.all)
  func theTextStaysWithinTheToleranceItStates(_ mark: Mark) throws {
    for tolerance in Mark.tolerances {
      let easing = CSSLinear(
        duration: mark.duration, tolerance: tolerance, of: mark.progress(at:))
      let points = try #require(Self.points(of: easing.text))
      #expect(points.count == easing.points.count)
      for step in 0...10_000 {
        let position = Double(step) / 10_000
        let error = Self.value(points, position) - mark.progress(at: mark.duration * position)
        if error.magnitude > tolerance { Issue.record("\(error) at \(position)") }
      }
    }
  }

  @Test func theEngineReadsTheText() throws {
    let mark = Mark.all[0]
    let easing = CSSLinear(duration: mark.duration, tolerance: 0.005, of: mark.progress(at:))
    let curve = try UnitCurve(css: easing.text)
    for point in easing.points {
      #expect(abs(curve.value(at: point.position) - point.progress) < 1e-9)
    }
  }

  @Test func aStraightMotionIsTwoPoints() {
    #expect(CSSLinear(duration: 2, tolerance: 0.001) { $0 / 2 }.text == "linear(0, 1)")
  }

  @Test func aMotionOfTwoLinesIsThreePoints() {
    let easing = CSSLinear(duration: 1, tolerance: 0.0001) { $0 < 0.25 ? 2 * $0 : (1 + 2 * $0) / 3 }
    #expect(easing.text == "linear(0, 0.5 25%, 1)")
  }

  /// Lines leave the tolerance to the rounding alone where they can be those of the motion.
  @Test func aMotionOfManyLinesIsMetAtItsCorners() {
    let corners = [0, 0.7, 0.2, 1.1, 0.4, 0.9, 0.1, 0.8, 1]
    func progress(_ share: Double) -> Double {
      let index = min(Int(saturating: share * 8), 7)
      return corners[index] + (corners[index + 1] - corners[index]) * (share * 8 - Double(index))
    }
    let easing = CSSLinear(duration: 1, tolerance: 0.02, of: progress)
    #expect(easing.points.count == corners.count)
    #expect(easing.maximumError < 0.01)
  }

  /// A corner that lies between two samples is looked at more closely.
  @Test func aSharpCornerKeepsTheTolerance() throws {
    func progress(_ share: Double) -> Double {
      share < 0.1 / 3 ? 10 * share : 0.9 * share + 0.91 / 3
    }
    func shown(_ share: Double) -> Double { progress(share) / progress(1) }
    let easing = CSSLinear(duration: 1, tolerance: 1e-4, of: shown)
    #expect(easing.maximumError <= 1e-4)
    let curve = try UnitCurve(css: easing.text)
    let errors = (0...99_991).map { step in
      let share = Double(step) / 99_991
      return (curve.value(at: share) - shown(share)).magnitude
    }
    #expect(try #require(errors.max()) <= 1.01e-4)
  }

  /// A motion that goes thousands of times its distance turns more sharply than any samples show.
  @Test(arguments: [0.01, 0.001]) func aCornerBetweenAllSamplesKeepsTheTolerance(
    _ tolerance: Double
  ) throws {
    func progress(_ share: Double) -> Double {
      let corner = 2.1 / 2.9
      let peak = share < corner ? share / corner : (1 - share) / (1 - corner)
      return 3000 * peak + 2000 * share * (1 - share) + share
    }
    let easing = CSSLinear(duration: 1, tolerance: tolerance, of: progress)
    #expect(easing.maximumError <= tolerance)
    let curve = try UnitCurve(css: easing.text)
    for step in 0...10_000 {
      let share = (2.1 + Double(step - 5000) * 1e-9) / 2.9
      #expect((curve.value(at: share) - progress(share)).magnitude <= tolerance * 1.1)
    }
  }

  /// The lines on both sides of a jump end where it is, to a hundred millionth.
  @Test func aJumpIsOne() {
    let step = CSSLinear(duration: 1, tolerance: 0.01) { $0 < 0.5 ? 0 : 1 }
    #expect(step.text == "linear(0, 0 50%, 1 50%, 1)" && step.maximumError == 0)
    let third = CSSLinear(duration: 3, tolerance: 0.001) { $0 < 1 ? $0 / 4 : 0.5 + $0 / 6 }
    #expect(third.text == "linear(0, 0.25 33.333333%, 0.6666 33.333333%, 1)")
    #expect(third.maximumError <= 0.001)
  }

  @Test func aCurveBetweenJumpsKeepsTheTolerance() throws {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    func progress(_ time: Double) -> Double {
      time < 0.4 ? spring.value(target: 1.0, time: time) : time < 0.7 ? -0.5 : time
    }
    let easing = CSSLinear(duration: 1, tolerance: 0.002, of: progress)
    #expect(easing.maximumError <= 0.002)
    let curve = try UnitCurve(css: easing.text)
    for step in 0...10_000 {
      let share = (Double(step) + 0.5) / 10_001
      #expect((curve.value(at: share) - progress(share)).magnitude <= 0.002 * 1.001)
    }
  }

  /// A spring comes to rest at once, a thousandth before its target.
  @Test(arguments: [1e-3, 1e-4, 1e-5])
  func aJumpAtTheEndIsOne(tolerance: Double) throws {
    let spring = try Self.timeline(from: 0, to: 1, .bouncy)
    let easing = try #require(try Self.easing(spring, tolerance))
    #expect(easing.maximumError <= tolerance)
    #expect(easing.text.hasSuffix(" 100%, 1)") == (tolerance < 1e-3), "\(easing.text)")
    let curve = try UnitCurve(css: easing.text)
    #expect(curve.value(at: 1) == 1)
    let duration = try #require(spring.duration)
    for step in 0..<3000 {
      let share = Double(step) / 3000
      let distance = curve.value(at: share) - spring.value(ofColumn: 0, at: share * duration)
      #expect(distance.magnitude <= tolerance * 1.001)
    }
  }

  @Test func aTimelineIsReadFromItsFirstValueToItsLast() throws {
    let timeline = try Self.timeline(from: 20, to: 60, .easeInOut(duration: 0.5))
    let easing = try #require(try Self.easing(timeline, 0.002))
    #expect(easing.duration == 0.5)
    #expect(easing.text.hasPrefix("linear(0, ") && easing.text.hasSuffix(", 1)"))
    #expect(easing.maximumError <= 0.002)
  }

  @Test func whatDoesNotMoveOrEndHasNoEasing() throws {
    #expect(try Self.easing(Self.timeline(from: 1, to: 1, .linear(duration: 1)), 0.1) == nil)
    let endless = try Self.timeline(from: 0, to: 1, .linear(duration: 1).repeatForever())
    #expect(try Self.easing(endless, 0.1) == nil)
  }

  /// The smaller the tolerance, the more points, places and levels there are to try.
  @Test func aSmallToleranceIsChargedForWhatItTakes() throws {
    let spring = try Self.timeline(from: 0, to: 1, .spring(duration: 0.5, bounce: 0.4))
    func work(_ tolerance: Double) throws -> Int {
      var meter = WorkMeter()
      _ = try CSSLinear(spring, tolerance: tolerance, meter: &meter)
      return meter.work
    }
    #expect(try work(0.01) > 20_000)
    #expect(try work(1e-5) > 2 * work(0.01))
  }

  @Test func anEasingThatTakesTooMuchWorkIsRefused() throws {
    let spring = try Self.timeline(from: 0, to: 1, .spring(duration: 0.5, bounce: 0.4))
    var meter = WorkMeter(WorkMeter.Limits(work: 500_000))
    #expect(throws: TimelineRefusal.self) {
      try CSSLinear(spring, tolerance: 1e-6, meter: &meter)
    }
  }

  private static func easing(_ timeline: Timeline, _ tolerance: Double) throws -> CSSLinear? {
    var meter = WorkMeter()
    return try CSSLinear(timeline, tolerance: tolerance, meter: &meter)
  }

  private static func timeline(
    from: Double, to: Double, _ animation: Animation
  ) throws -> Timeline {
    try ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)],
      content: .animation(
        SingleAnimation(from: [[from]], to: [[to]], velocity: [nil], animation: animation))
    ).compiled(horizon: 10)
  }

  private static func points(of text: String) -> [(position: Double, progress: Double)]? {
    guard text.hasPrefix("linear("), text.hasSuffix(")") else { return nil }
    let stops = text.dropFirst(7).dropLast().split(separator: ",")
    return stops.enumerated().compactMap { index, stop in
      let parts = stop.split(separator: " ")
      guard let progress = Double(parts[0]) else { return nil }
      if index == 0 { return (0, progress) }
      if index == stops.count - 1 { return (1, progress) }
      return Double(parts[1].dropLast()).map { ($0 / 100, progress) }
    }
  }

  private static func value(
    _ points: [(position: Double, progress: Double)], _ position: Double
  ) -> Double {
    let end = max(1, points.firstIndex { $0.position >= position } ?? points.count - 1)
    let (left, right) = (points[end - 1], points[end])
    let share = (position - left.position) / (right.position - left.position)
    return left.progress + (right.progress - left.progress) * share
  }
}

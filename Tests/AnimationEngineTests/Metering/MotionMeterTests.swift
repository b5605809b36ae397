import AnimationEngine
import AnimationScenes
import Testing

/// That what motion costs is counted before it is done, and that waste is gone.
@Suite struct MotionMeterTests {
  /// What compiling has cost.
  struct Cost {
    var work: Int
    var bytes: Int
    var refusal: TimelineRefusal?
  }

  static func cost(
    of animation: ResolvedAnimation, _ springs: SpringModel = .analytic, end: Double = 0,
    _ limits: WorkMeter.Limits = .standard
  ) -> Cost {
    var meter = WorkMeter(limits)
    do {
      _ = try animation.compiled(springs: springs, horizon: end, within: .init(), meter: &meter)
      return Cost(work: meter.work, bytes: meter.bytes)
    } catch {
      return Cost(work: meter.work, bytes: meter.bytes, refusal: error)
    }
  }

  /// Expects that twice the input costs about twice.
  static func expectTwice(_ double: Cost, _ single: Cost, _ slack: Double = 0.1) {
    #expect(double.refusal == nil && single.refusal == nil)
    let (work, bytes) = (
      Double(double.work) / Double(single.work), Double(double.bytes) / Double(single.bytes)
    )
    #expect(abs(work - 2) < slack, "\(double.work) and \(single.work) units")
    #expect(abs(bytes - 2) < slack, "\(double.bytes) and \(single.bytes) bytes")
  }

  private static let undamped = Animation.spring(response: 0.5, dampingFraction: 0)

  /// So many numbers that swing without an end.
  private static func swings(_ count: Int, of type: PropertyType = .number) -> ResolvedAnimation {
    let place = Components(repeating: 0, count: type.componentCount)
    let target = Components(repeating: 1, count: type.componentCount)
    return ResolvedAnimation(
      properties: (0..<count).map { AnimatedProperty(name: "p\($0)", type: type) },
      content: .animation(
        SingleAnimation(
          from: Array(repeating: place, count: count), to: Array(repeating: target, count: count),
          velocity: Array(repeating: nil, count: count), animation: undamped)))
  }

  @Test func stepsOfUndampedSpringsAreCounted() {
    let single = Self.cost(of: Self.swings(2), .swiftui, end: 60)
    Self.expectTwice(Self.cost(of: Self.swings(2), .swiftui, end: 120), single, 0.4)
    Self.expectTwice(Self.cost(of: Self.swings(4), .swiftui, end: 60), single)
    #expect(single.work > 2 * 18_000)
  }

  @Test func anUndampedSpringTakesLessThanAByteForAStep() {
    let (seconds, steps) = (40.0, 40 * 300)
    #expect(Self.cost(of: Self.swings(1), .swiftui, end: seconds).bytes < steps)
    let wide = Self.cost(of: Self.swings(1, of: .vector(count: 64)), .swiftui, end: seconds)
    #expect(wide.refusal == nil)
    #expect(wide.bytes < 64 * steps)
  }

  @Test func tooManyStepsAreRefusedBeforeOneIsTaken() {
    let wide = Self.swings(1, of: .vector(count: 64))
    for end in [1e6, 1e15, 1e300] {
      let cost = Self.cost(of: wide, .swiftui, end: end)
      guard case .tooCostly(let excess) = cost.refusal else {
        Issue.record("\(end) s were not refused.")
        continue
      }
      #expect(excess.actual > excess.limit)
      #expect(cost.bytes < 100_000)
    }
  }

  /// So many properties through so many cycles of three phases.
  private static func phases(_ count: Int, cycles: Int) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: (0..<count).map { AnimatedProperty(name: "p\($0)", type: .number) },
      content: .phases(
        PhaseAnimation(
          phases: (0..<3).map { phase in
            .init(
              name: "\(phase)", values: Array(repeating: [Double(phase)], count: count),
              animation: .bouncy)
          }, run: .cycles(cycles))))
  }

  @Test(arguments: SpringModel.allCases)
  func stepsOfPhasesAreCounted(springs: SpringModel) {
    let single = Self.cost(of: Self.phases(8, cycles: 60), springs)
    Self.expectTwice(Self.cost(of: Self.phases(8, cycles: 120), springs), single)
    Self.expectTwice(Self.cost(of: Self.phases(16, cycles: 60), springs), single, 0.2)
  }

  @Test func historiesOfPhasesAreGivenBack() {
    // Of each step a lane keeps one segment, the model two numbers, and the events one.
    let cost = Self.cost(of: Self.phases(10, cycles: 300))
    #expect(cost.bytes < 900 * (10 * 200 + 400))
  }

  @Test func tooManyStepsOfPhasesAreRefusedWhereTheyAre() {
    let cost = Self.cost(
      of: Self.phases(50, cycles: 3000), .analytic, end: 0, WorkMeter.Limits(bytes: 4 << 20))
    guard case .tooCostly(let excess) = cost.refusal else {
      Issue.record("The steps were not refused.")
      return
    }
    #expect(excess.resource == .memory)
    guard case .phase = excess.place else {
      Issue.record("\(String(describing: excess.place))")
      return
    }
  }

  /// So many properties along a curve of so many points.
  private static func polylines(_ count: Int, points: Int) -> ResolvedAnimation {
    let curve = UnitCurve(
      .css(
        .stops(
          LinearCurve(
            through: (0..<points).map {
              UnitPoint(x: Double($0) / Double(points - 1), y: Double($0 % 7))
            }
          ))))
    return ResolvedAnimation(
      properties: (0..<count).map { AnimatedProperty(name: "p\($0)", type: .number) },
      content: .animation(
        SingleAnimation(
          from: Array(repeating: [0], count: count), to: Array(repeating: [1], count: count),
          velocity: Array(repeating: nil, count: count),
          animation: .timingCurve(curve, duration: 2))))
  }

  @Test func pointsOfACurveAreSharedByAllProperties() {
    let few = Self.cost(of: Self.polylines(1000, points: 10))
    let many = Self.cost(of: Self.polylines(1000, points: 20_000))
    #expect(many.refusal == nil)
    #expect(many.bytes == few.bytes && many.work == few.work)
    #expect(many.bytes < 1000 * 2000)
    Self.expectTwice(Self.cost(of: Self.polylines(2000, points: 10)), few)
  }

  /// A vector of so many components along so many keyframes.
  private static func keyframes(_ count: Int, components: Int) -> ResolvedAnimation {
    let keyframes = (0..<count).map { index in
      Keyframe<Components>.cubic(
        to: Components(repeating: Double(index), count: components), duration: 0.1)
    }
    return ResolvedAnimation(
      properties: [AnimatedProperty(name: "p", type: .vector(count: components))],
      content: .keyframes(
        KeyframeAnimation(
          initial: [Components(repeating: 0, count: components)],
          tracks: [
            PropertyTrack(property: 0, components: 0..<components, keyframes: keyframes)
          ], velocity: [nil])))
  }

  @Test func keyframesAreCountedForEachComponent() {
    let single = Self.cost(of: Self.keyframes(500, components: 16))
    Self.expectTwice(Self.cost(of: Self.keyframes(1000, components: 16)), single)
    Self.expectTwice(Self.cost(of: Self.keyframes(500, components: 32)), single)
  }

  @Test func tooManyKeyframesAreRefusedBeforeTheyAreSolved() {
    let limits = WorkMeter.Limits(work: .max, bytes: 1 << 20)
    let cost = Self.cost(of: Self.keyframes(2000, components: 64), end: 0, limits)
    #expect(
      cost.refusal
        == .tooCostly(
          WorkExcess(.memory, limit: 1 << 20, actual: cost.bytes, at: .track(0))))
    let slow = Self.cost(
      of: Self.keyframes(2000, components: 64), end: 0, .init(work: 1000, bytes: .max))
    guard case .tooCostly(let excess) = slow.refusal else {
      Issue.record("The keyframes were not refused.")
      return
    }
    #expect(excess.resource == .work && excess.actual > 1000)
  }
}

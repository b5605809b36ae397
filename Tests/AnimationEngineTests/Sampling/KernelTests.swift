import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// The fast forms on long and short grids, held to the closed forms: what `LaneLawTests` asks of one
/// motion of every sort, of many of those that have a kernel.
@Suite struct KernelTests {
  private static let curves: [(Double, Double, Double, Double)] = [
    (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0, 0, 0.58, 1), (0.42, 0, 1, 1), (0.2, 0, 0, 1),
    (1, 0, 0, 1), (0, 1, 1, 0), (0.5, 0, 0.5, 1), (0.9, -0.5, 0.1, 1.5), (0, 0, 1, 1),
    (0.3, 0.3, 0.3, 0.3), (0, 0, 0, 1), (1, 0, 1, 1), (0.99, 0, 0.01, 1),
  ]

  private static let grids: [SampleGrid] = [
    .evenly(count: 7, end: 1), .frames(perSecond: 60, end: 1), .evenly(count: 1500, end: 1),
    .evenly(count: 2300, start: 0.4, end: 0.6),
  ]

  private static func timeline(_ animation: Animation) throws -> Timeline {
    try ResolvedAnimation.change(from: 0, to: 1, animation).compiled()
  }

  @Test(arguments: curves)
  func curvesStayWithTheirClosedForm(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws
  {
    let timeline = try Self.timeline(.timingCurve(x1, y1, x2, y2, duration: 1))
    for grid in Self.grids {
      let samples = Samples(timeline, on: grid)
      let values = samples.values(0, 0..<grid.count)
      let velocities = samples.velocities(0, 0..<grid.count)
      for row in 0..<grid.count {
        let time = grid.time(at: row)
        #expect(abs(values[row] - timeline.value(ofColumn: 0, at: time)) <= 1e-12, "row \(row)")
        let velocity = timeline.velocity(ofColumn: 0, at: time)
        guard velocity.isFinite else { continue }
        let bound = 1e-11 * max(abs(velocity), 1)
        #expect(abs(velocities[row] - velocity) <= bound, "row \(row)")
      }
    }
  }

  @Test(arguments: [-0.95, -0.2, -1e-6, 0, 1e-6, 0.3, 0.99, 1])
  func springsStayWithTheirClosedFormOverLongBlocks(_ bounce: Double) throws {
    for duration in [0.01, 0.5, 40] {
      let timeline = try Self.timeline(.spring(duration: duration, bounce: bounce))
      for grid in [SampleGrid.frames(perSecond: 240, end: 13), .evenly(count: 3000, end: 2)] {
        let values = Samples(timeline, on: grid).values(0, 0..<grid.count)
        for row in 0..<grid.count {
          let expected = timeline.value(ofColumn: 0, at: grid.time(at: row))
          // An undamped spring of 0.01 s turns by 628 radians a second for ever: beside it the
          // rounding of a time counts. Its range is 2.
          let bound = bounce == 1 && duration < 0.1 ? 2e-12 : 2e-13
          #expect(abs(values[row] - expected) <= bound, "\(duration) s, row \(row)")
        }
      }
    }
  }

  @Test func aLineOverRoundNumbersShowsRoundNumbers() throws {
    let timeline = try ResolvedAnimation.change(from: 0, to: 1, .linear(duration: 10)).compiled()
    let values = Samples(timeline, on: .frames(perSecond: 10, end: 10)).values(0, 0..<101)
    let hundredths = (0...100).map { Double($0) / 100 }
    #expect(values == hundredths)
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 0x1p-1030, 1e-120, 1e120, 1e300])
  func curvesOfExtremeDurationsStayWithTheirClosedForm(_ duration: Double) throws {
    for curve in [UnitCurve.easeIn, .ease(NamedEase(.cubic, .in))] {
      let timeline = try Self.timeline(.timingCurve(curve, duration: duration))
      for end in duration < 1e-300 ? [1] : [duration, max(duration, 1)] {
        let grid = SampleGrid.evenly(count: 9, end: end)
        let values = Samples(timeline, on: grid).values(0, 0..<9)
        for row in 0..<9 {
          let expected = timeline.value(ofColumn: 0, at: grid.time(at: row))
          #expect(abs(values[row] - expected) <= 1e-12, "row \(row) until \(end)")
        }
      }
      guard duration > 1e-300 else { continue }
      let middle = timeline.value(ofColumn: 0, at: duration / 2)
      #expect(abs(middle - curve.value(at: 0.5)) <= 1e-12)
    }
  }

  private static let shapes: [NamedEase] = [
    NamedEase(.cubic, .in), NamedEase(.back, .inOut), NamedEase(.bounce, .out),
    NamedEase(.elastic, .out), NamedEase(.back, .out, [.overshoot: 1e8]),
  ]

  /// The coefficients of the polynomials would be no doubles.
  @Test(arguments: shapes, [1e-9, 1e-3, 1])
  func curvesOverAHugeDistanceHaveTheirShape(_ ease: NamedEase, _ duration: Double) throws {
    let curve = UnitCurve.ease(ease)
    let timeline = try ResolvedAnimation.change(
      from: 1e300, to: -1e300, .timingCurve(curve, duration: duration)
    ).compiled()
    let values = Samples(timeline, on: .evenly(count: 9, end: duration)).values(0, 0..<9)
    for row in 0..<9 {
      let expected = 1 - 2 * curve.value(at: Double(row) / 8)
      #expect(abs(values[row] / 1e300 - expected) <= 1e-12 * max(abs(expected), 1), "row \(row)")
    }
  }

  /// Its mean velocity is no double, and that at the ends is 0.
  @Test func aShortEaseOverAHugeDistanceBeginsAtRest() throws {
    let timeline = try ResolvedAnimation.change(
      from: 1e300, to: -1e300, .easeInOut(duration: 1e-9)
    ).compiled()
    let velocities = Samples(timeline, on: .evenly(count: 9, end: 1e-9)).velocities(0, 0..<9)
    #expect(velocities[0] == 0)
    #expect(velocities.allSatisfy { !$0.isNaN })
  }

  @Test func aLineOfExtremeNumbersIsItsClosedForm() throws {
    for (to, duration) in [(1e300, 1e-12), (0x1p-1030, 3), (-1e308, 1e8), (0, 1)] {
      let timeline = try ResolvedAnimation.change(from: 0, to: to, .linear(duration: duration))
        .compiled()
      let grid = SampleGrid.evenly(count: 40, end: duration)
      let values = Samples(timeline, on: grid).values(0, 0..<40)
      for row in 0..<40 {
        let expected = timeline.value(ofColumn: 0, at: grid.time(at: row))
        #expect(abs(values[row] - expected) <= 4 * expected.ulp)
      }
    }
  }
}

import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct KeyframePathTests {
  func numbers(
    _ values: [Double], _ times: [Double] = [], _ mode: CalculationMode = .linear
  ) -> KeyframePath<Double> {
    KeyframePath(values: values, keyTimes: times, mode: mode)
  }

  static let plane: [Components] = [[0, 0], [30, 40], [30, 10], [-20, 10], [-20, 11]]

  @Test func linesGoEvenlyWithoutTimes() {
    let path = numbers([0, 10, 40])
    #expect([0, 0.25, 0.5, 0.75, 1].map(path.value) == [0, 5, 10, 25, 40])
    #expect([0, 0.25, 0.5, 0.75, 1].map(path.velocity) == [20, 20, 60, 60, 60])
  }

  @Test func keyTimesSayWhenValuesAreReached() {
    let path = numbers([0, 10, 40], [0, 0.2, 1])
    #expect(path.value(at: 0.1) == 5)
    #expect(path.value(at: 0.2) == 10)
    #expect(abs(path.value(at: 0.6) - 25) < 1e-12)
  }

  @Test func keyTimesOfAnotherNumberAreIgnored() {
    #expect(numbers([0, 10, 40], [0, 1]) == numbers([0, 10, 40]))
    #expect(numbers([0, 10], [0, 0.2, 0.4, 1], .discrete) == numbers([0, 10], [], .discrete))
  }

  @Test func equalKeyTimesJump() {
    let path = numbers([0, 10, 50, 60], [0, 0.5, 0.5, 1])
    #expect(path.value(at: 0.5.nextDown) < 10 && path.value(at: 0.5) == 50)
    #expect(numbers([0, 10, 50], [0, 1, 1]).value(at: 1) == 50)
    #expect(numbers([0, 10, 50], [0, 0, 1]).value(at: 0) == 10)
  }

  @Test func thePathHoldsBeforeTheFirstAndAfterTheLastTime() {
    let path = numbers([10, 20], [0.25, 0.75])
    #expect([0, 0.25, 0.5, 0.75, 1].map(path.value) == [10, 10, 15, 20, 20])
    #expect(path.velocity(at: 0.1) == 0 && path.velocity(at: 0.9) == 0)
  }

  @Test func linesGoOnOutside() {
    let path = numbers([0, 10, 40])
    #expect(path.value(at: -0.1) == -2)
    #expect(abs(path.value(at: 1.1) - 46) < 1e-12)
    #expect(abs(numbers([0, 10, 40], [], .paced).value(at: 1.1) - 44) < 1e-12)
    #expect(numbers([0, 10, 40], [], .cubicPaced).value(at: 1.1) == 40)
    #expect(numbers([0, 10, 40], [], .discrete).value(at: -0.1) == 0)
  }

  @Test func jumpsHoldEachValueForItsPart() {
    let even = numbers([1, 2, 3], [], .discrete)
    #expect([0, 0.3, 0.34, 0.66, 0.67, 1].map(even.value) == [1, 1, 2, 2, 3, 3])
    let timed = numbers([310, 60, 120, 60], [0, 0.25, 0.5, 0.75, 1], .discrete)
    #expect([0.2, 0.25, 0.5, 0.74, 0.75, 1].map(timed.value) == [310, 60, 120, 120, 60, 60])
    #expect([0.2, 0.25, 1].allSatisfy { timed.velocity(at: $0) == 0 })
  }

  @Test func aTimingFunctionEasesItsPart() {
    let path = KeyframePath(
      values: [0.0, 10, 20], timingFunctions: [.easeIn], mode: .linear)
    #expect(path.value(at: 0.25) == 10 * UnitCurve.easeIn.value(at: 0.5))
    #expect(path.value(at: 0.75) == 15)
    #expect(path.velocity(at: 0.25) == 20 * UnitCurve.easeIn.velocity(at: 0.5))
  }

  @Test func aValueAloneHolds() {
    for mode in CalculationMode.allCases {
      let path = numbers([7], [], mode)
      for progress in [-1, 0, 0.5, 1, 2] {
        #expect(path.value(at: progress) == 7 && path.velocity(at: progress) == 0)
      }
    }
  }

  // MARK: - Splines

  /// By hand: at 10 of 0, 10, 40 the slope is (10 + 30) / 2 = 20, at the ends half of the way.
  @Test func theSplineIsThatOfKochanekAndBartels() {
    let path = numbers([0, 10, 40], [], .cubic)
    #expect(path.velocity(at: 0) == 2 * 5)
    #expect(path.velocity(at: 0.5) == 2 * 20)
    #expect(path.velocity(at: 1) == 2 * 15)
    // Hermite at half of each part: (0 + 10) / 2 + (5 - 20) / 8 and (10 + 40) / 2 + (20 - 15) / 8.
    #expect(path.value(at: 0.25) == 3.125)
    #expect(path.value(at: 0.75) == 25.625)
  }

  @Test func tensionContinuityAndBiasBendTheSpline() {
    func slopes(_ tension: Double, _ continuity: Double, _ bias: Double) -> [Double] {
      let path = KeyframePath(
        values: [0.0, 10, 40], mode: .cubic, tension: [0, tension], continuity: [0, continuity],
        bias: [0, bias])
      return [path.velocity(at: 0.5 - 1e-9) / 2, path.velocity(at: 0.5) / 2]
    }
    // out = (1-T)(1+B)(1+C)/2 * 10 + (1-T)(1-B)(1-C)/2 * 30; in with -C.
    for (parameters, expected) in [
      ((1.0, 0.0, 0.0), [0.0, 0.0]), ((-1, 0, 0), [40, 40]), ((0, 1, 0), [30, 10]),
      ((0, -1, 0), [10, 30]), ((0, 0, 1), [10, 10]), ((0, 0, -1), [30, 30]),
      ((0.5, 0.5, 0.5), [0.5 * (1.5 * 0.5 * 5 + 0.5 * 1.5 * 15), 0.5 * (2.25 * 5 + 0.25 * 15)]),
    ] {
      let found = slopes(parameters.0, parameters.1, parameters.2)
      #expect(abs(found[0] - expected[0]) < 1e-5 && abs(found[1] - expected[1]) < 1e-12)
    }
  }

  @Test(arguments: [CalculationMode.linear, .cubic, .paced, .cubicPaced])
  func everyPathPassesThroughItsValues(_ mode: CalculationMode) {
    let path = KeyframePath(values: Self.plane, mode: mode)
    #expect(path.value(at: 0) == Self.plane[0])
    #expect(path.value(at: 1) == Self.plane[4])
    if mode == .linear || mode == .cubic {
      #expect([0.25, 0.5, 0.75].map(path.value) == Array(Self.plane[1...3]))
    }
  }

  // MARK: - Paces

  @Test func pacedLinesGoAtEvenSpeed() {
    let path = numbers([310, 60, 120, 60, 310], [], .paced)
    // 250 + 60 + 60 + 250 = 620.
    #expect(abs(path.value(at: 0.25) - 155) < 1e-12)
    #expect(abs(path.value(at: 0.5) - 120) < 1e-12)
    #expect(abs(abs(path.velocity(at: 0.3)) - 620) < 1e-9)
    let plane = KeyframePath(values: Self.plane, mode: .paced)
    for step in 0..<100 {
      #expect(abs(plane.velocity(at: Double(step) / 100 + 0.003).norm - 131) < 1e-9)
    }
  }

  @Test func equalNeighboursTakeNoTimeOnAPacedPath() {
    let path = numbers([0, 0, 10, 10, 20, 20], [], .paced)
    #expect([0, 0.25, 0.5, 0.75, 1].map(path.value) == [0, 5, 10, 15, 20])
    #expect([-1, 0, 0.5, 2].allSatisfy { numbers([3, 3], [], .paced).value(at: $0) == 3 })
    #expect([-1, 0, 0.5, 2].allSatisfy { numbers([3, 3], [], .cubicPaced).value(at: $0) == 3 })
  }

  @Test func pacedSplinesGoAtEvenSpeed() {
    let path = KeyframePath(values: Self.plane, mode: .cubicPaced)
    let whole = path.velocity(at: 0.01).norm
    for step in 1..<200 {
      #expect(abs(path.velocity(at: Double(step) / 200).norm - whole) < 1e-6 * whole)
    }
    // Chords of equal progress have lengths that agree with the arc but for its bend.
    var chords = 0.0
    for step in 0..<20_000 {
      let (left, right) = (Double(step) / 20_000, Double(step + 1) / 20_000)
      chords += (path.value(at: right) - path.value(at: left)).norm
    }
    #expect(abs(chords - whole) < 1e-5 * whole)
  }

  @Test func turningPointsNearTheEndOfASplineCount() {
    // The first spline is 30 t + 145 t² - 115 t³: it turns at 0.93371 and 60.811877, back to 60. The
    // second, 60 - 25 t - 285 t² + 200 t³, turns at 0.99200 and -50.019942, back to -50; the third goes
    // straight up to 70. 291.663639 in all, of which 0.553 end 99.666238 below 60.
    let path = numbers([0, 60, -50, 70], [], .cubicPaced)
    #expect(abs(path.value(at: 0.553) - -39.666_238_298_405_8) < 1e-9)
    let turns = [60.811_876_955_566_106, -50.019_942_402_063_194]
    let whole = 2 * turns[0] - 60 + (60 - turns[1]) + (-50 - turns[1]) + 120
    #expect(abs(whole - 291.663_638_715_258_57) < 1e-9)
    #expect(abs(path.value(at: turns[0] / whole) - turns[0]) < 1e-6)
    for step in 1..<1000 where abs(path.velocity(at: Double(step) / 1000)) > 0 {
      #expect(abs(abs(path.velocity(at: Double(step) / 1000)) - whole) < 1e-6 * whole)
    }
  }

  @Test(arguments: [0x1p-1000, 0x1p-700, 0x1p-527, 0x1p700, 0x1p990])
  func splinesOfAnySizeGoAtEvenSpeed(_ size: Double) {
    let values = [0.0, 60, -50, 70]
    let plain = numbers(values, [], .cubicPaced)
    let path = numbers(values.map { $0 * size }, [], .cubicPaced)
    for step in 0...20 {
      let progress = Double(step) / 20
      #expect(abs(path.value(at: progress) / size - plain.value(at: progress)) < 1e-6)
    }
  }

  @Test func theLengthOfAnArcIsExact() {
    // (t², t³): the length is (13^(3/2) - 8) / 27.
    let arc = ArcLength(MotionForm<Components>.cubic([0, 0], [0, 0], [1, 0], [0, 1]))
    #expect(abs(arc.length - 1.439_709_873_371_55) < 1e-13)
    for step in 1..<20 {
      let share = Double(step) / 20
      let nine = 4 + 9 * share * share
      let length = (nine * nine.squareRoot() - 8) / 27
      #expect(abs(arc.share(atLength: length) - share) < 1e-12)
    }
    // There and back on a line: t - t² goes 1/4 out and 1/4 back.
    let back = ArcLength(MotionForm<Double>.cubic(0, 1, -1, 0))
    #expect(abs(back.length - 0.5) < 1e-13)
    #expect(abs(back.share(atLength: 0.25) - 0.5) < 1e-7)
    #expect(abs(back.share(atLength: 0.25 + 0.09) - 0.8) < 1e-12)
  }

  /// Where a segment stands still for long, the digits of its speed are rounding.
  @Test(arguments: [0.523, 0.803, 0.903])
  func aSegmentThatStandsStillHasFewIntervals(_ place: Double) {
    // A way along a line as the cube of the time since then.
    let way: Components = [10, 7.3]
    let arc = ArcLength(
      MotionForm<Components>.cubic(
        [0, 0], way.scaled(by: 3 * place * place), way.scaled(by: -3 * place), way))
    #expect(arc.marks.count <= 50)
    let rest = 1 - place
    #expect(abs(arc.length - way.norm * (place * place * place + rest * rest * rest)) < 1e-9)
  }

  // MARK: - Laws

  @Test(arguments: CalculationMode.allCases)
  func velocityIsTheDerivativeOfValue(_ mode: CalculationMode) {
    let path = KeyframePath(
      values: Self.plane, keyTimes: [0, 0.3, 0.35, 0.8, 1],
      timingFunctions: [.easeInOut, .easeOut], mode: mode, tension: [0, 0.3],
      continuity: [0, 0.2, -0.4], bias: [0.1, 0.5])
    for component in 0..<2 {
      let one = path.component(component)
      // Away from corners, which have two velocities.
      let times = stride(from: 0.0123, to: 1, by: 0.0171).filter { time in
        abs(one.velocity(at: time - 2e-6) - one.velocity(at: time + 2e-6)) < 1
      }
      #expect(times.count > 50)
      checkDerivative(
        MotionUnderTest(value: one.value, velocity: one.velocity), at: times, tolerance: 1e-4)
    }
  }

  @Test(arguments: CalculationMode.allCases)
  func aComponentIsTheSameBits(_ mode: CalculationMode) {
    let path = KeyframePath(
      values: Self.plane, keyTimes: [0, 0.3, 0.35, 0.8, 1], timingFunctions: [.easeInOut],
      mode: mode, bias: [0, 0.5])
    let parts = [path.component(0), path.component(1)]
    for step in -5...105 {
      let progress = Double(step) / 100
      #expect(path.value(at: progress).array == parts.map { $0.value(at: progress) })
      #expect(path.velocity(at: progress).array == parts.map { $0.velocity(at: progress) })
    }
  }
}

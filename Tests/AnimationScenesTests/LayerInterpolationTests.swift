import TestSupport
import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// What animations of layers show while they run.
@Suite struct LayerInterpolationTests {
  static let times = [0.1, 0.25, 0.4, 0.5, 0.77, 0.95]

  // MARK: - Timing functions

  @Test func theTimingFunctionEasesTheInterpolation() throws {
    let timeline = try LayerStage.play(
      .basic(from: 20, to: 70, curve: .easeInOut, timing: MediaTiming(duration: 2)))
    for time in Self.times {
      let eased = UnitCurve.easeInOut.value(at: time)
      #expect(abs(timeline.value(ofColumn: 0, at: 2 * time) - (20 + 50 * eased)) < 1e-12)
    }
  }

  func keyframes(
    _ keyframes: LayerKeyframes, curve: UnitCurve? = nil,
    timing: MediaTiming = MediaTiming(duration: 1), property: LayerProperty = .number()
  ) -> LayerAnimation {
    LayerAnimation(
      .keyframe(property, keyframes, timingFunction: curve), timing: timing, fillMode: .forwards,
      isRemovedOnCompletion: false)
  }

  @Test func keyframesAreEasedAsAWholeFirst() throws {
    let timeline = try LayerStage.play(
      keyframes(
        LayerKeyframes(
          values: [[0], [10], [30]], keyTimes: [0, 0.3, 1], timingFunctions: [.easeOut, .easeIn]),
        curve: .easeInOut))
    for time in Self.times {
      let progress = UnitCurve.easeInOut.value(at: time)
      let expected =
        progress < 0.3
        ? 10 * UnitCurve.easeOut.value(at: progress / 0.3)
        : 10 + 20 * UnitCurve.easeIn.value(at: (progress - 0.3) / 0.7)
      #expect(abs(timeline.value(ofColumn: 0, at: time) - expected) < 1e-12)
    }
    #expect(timeline.values(at: [0, 1, 2]) == [0, 30, 30])
  }

  @Test func everyCalculationModeHasItsPath() throws {
    let values: [Components] = [[310], [60], [120], [60], [310]]
    for mode in CalculationMode.allCases {
      let path = KeyframePath<Double>(values: values.map { $0[0] }, mode: mode)
      let timeline = try LayerStage.play(
        keyframes(LayerKeyframes(values: values, mode: mode), timing: MediaTiming(duration: 4)))
      for time in Self.times {
        #expect(timeline.value(ofColumn: 0, at: 4 * time) == path.value(at: time))
        #expect(timeline.velocity(ofColumn: 0, at: 4 * time) == path.velocity(at: time) / 4)
      }
    }
  }

  @Test func aCubicOfAPointIsHeldAgainstItsFormula() throws {
    let values: [Components] = [[0, 0], [10, 20], [40, 0]]
    let timeline = try LayerStage.play(
      keyframes(
        LayerKeyframes(
          values: values, mode: .cubic, tension: [0, 0.5], continuity: [0, 0.25], bias: [0, -0.5]),
        property: LayerProperty(property: 2, components: 0..<2)))
    // out = .5 * .5 * 1.25 / 2 * 10 + .5 * 1.5 * .75 / 2 * 30 = 1.5625 + 8.4375, and in with -.25:
    // .5 * .5 * .75 / 2 * 10 + .5 * 1.5 * 1.25 / 2 * 30 = .9375 + 14.0625.
    let (incoming, outgoing) = (15.0, 10.0)
    // Half of a part: the middle, and an eighth of the difference of the slopes.
    #expect(abs(timeline.value(ofColumn: 2, at: 0.25) - (5 + (5 - incoming) / 8)) < 1e-12)
    #expect(abs(timeline.value(ofColumn: 2, at: 0.75) - (25 + (outgoing - 15) / 8)) < 1e-12)
    #expect(timeline.value(ofColumn: 3, at: 0.5) == 20)
  }

  // MARK: - Springs

  func spring(
    _ spring: Spring, velocity: Double = 0, duration: Double, _ timing: MediaTiming? = nil
  ) -> LayerAnimation {
    LayerAnimation(
      .spring(
        .number(), LayerInterval(from: [20], to: [60]), spring, initialVelocity: velocity),
      timing: timing ?? MediaTiming(duration: duration), fillMode: .forwards,
      isRemovedOnCompletion: false)
  }

  @Test func aSpringIsThatOfItsConstants() throws {
    for damping in [5.0, 10, 20, 30] {
      let constants = Spring(mass: 1, stiffness: 100, damping: damping, allowOverDamping: true)
      let timeline = try LayerStage.play(spring(constants, velocity: 2, duration: 3))
      for time in [0, 0.05, 0.1, 0.3, 0.7, 1.5, 2.9] {
        let value = 20.0 + constants.value(target: 40.0, initialVelocity: 80, time: time)
        let velocity = constants.velocity(target: 40.0, initialVelocity: 80, time: time)
        #expect(abs(timeline.value(ofColumn: 0, at: time) - value) < 1e-11)
        #expect(abs(timeline.velocity(ofColumn: 0, at: time) - velocity) < 1e-10)
      }
    }
  }

  @Test func aSpringIsCutAtItsDuration() throws {
    let constants = Spring.coreAnimationDefault
    let timeline = try LayerStage.play(spring(constants, duration: 0.3))
    let cut = 20.0 + constants.value(target: 40.0, time: 0.3)
    #expect(cut > 60)
    for time in [0.3, 1] { #expect(abs(timeline.value(ofColumn: 0, at: time) - cut) < 1e-12) }
    #expect(timeline.duration == 0.3 && timeline.velocity(ofColumn: 0, at: 0.3) == 0)
  }

  @Test func aSpringRunsBackAndRepeats() throws {
    let constants = Spring.coreAnimationDefault
    let timing = MediaTiming(speed: 2, duration: 1, repeatCount: 2, autoreverses: true)
    let timeline = try LayerStage.play(spring(constants, duration: 1, timing))
    for time in [0.1, 0.3, 0.45] {
      let expected = 20.0 + constants.value(target: 40.0, time: 2 * time)
      for shown in [time, 1 - time, 1 + time, 2 - time] {
        #expect(abs(timeline.value(ofColumn: 0, at: shown) - expected) < 1e-11)
      }
    }
    #expect(timeline.duration == 2)
  }

  @Test func aSpringWithoutDampingNeverEnds() throws {
    let constants = Spring(mass: 1, stiffness: 100, damping: 0)
    let timeline = try LayerStage.play(spring(constants, duration: .infinity))
    #expect(timeline.duration == nil)
    for time in [0, 0.1, 100.3] {
      let expected = 20.0 + constants.value(target: 40.0, time: time)
      #expect(abs(timeline.value(ofColumn: 0, at: time) - expected) < 1e-11)
    }
  }

  // MARK: - What is below

  @Test func anAdditiveAnimationIsAddedToWhatShows() throws {
    let set = SceneEvent(
      at: 0, .set([PropertyChange(property: 0, value: [50])]),
      by: SceneTransaction(.animation(.linear(duration: 2))))
    let timeline = try LayerStage.play([
      set, .add(.basic(.number(additive: true), from: -8, to: 8), at: 0.5),
    ])
    // 10 + 20 t below.
    #expect(timeline.values(at: [0.25, 0.5, 1, 1.25, 1.5]) == [15, 12, 30, 39, 40])
    #expect(timeline.velocities(at: [0.25, 1, 1.75]) == [20, 36, 20])
  }

  @Test func aLaterAnimationCoversAnEarlierOne() throws {
    let timeline = try LayerStage.play([
      .add(.basic(from: 0, to: 100, timing: MediaTiming(duration: 2)), key: "a"),
      .add(.basic(from: -10, to: -20, timing: MediaTiming(duration: 1)), key: "b", at: 0.5),
    ])
    #expect(timeline.values(at: [0.25, 0.5, 1, 1.5, 1.75, 2]) == [12.5, -10, -15, 75, 87.5, 10])
  }

  @Test func oneComponentMovesAndTheOtherStays() throws {
    let property = LayerProperty(property: 2, components: 1..<2)
    let timeline = try LayerStage.play(.basic(property, from: 0, to: 100))
    #expect(timeline.values(at: [0.5, 1], column: 2) == [3, 3])
    #expect(timeline.values(at: [0.5, 1], column: 3) == [50, 4])
    #expect([2, 3].map { timeline.velocity(ofColumn: $0, at: 0.5) } == [0, 100])
    let by = try LayerStage.play(.basic(property, by: 6))
    #expect(by.values(at: [0, 0.5], column: 3) == [4, 7])
  }

  @Test func labelsShowOneAfterTheOther() throws {
    let label = LayerProperty(property: 4, components: 0..<1, isAdditive: true, isCumulative: true)
    let basic = try LayerStage.play(.basic(label, from: 1, to: 2))
    #expect(basic.values(at: [0, 0.49, 0.5, 0.99, 1], column: 5) == [1, 1, 2, 2, 0])
    let to = try LayerStage.play(.basic(label, to: 2))
    #expect(to.values(at: [0.49, 0.5], column: 5) == [0, 2])
    let path = try LayerStage.play(
      keyframes(
        LayerKeyframes(values: [[0], [1], [2]], keyTimes: [0, 0.1, 0.2, 1]), property: label))
    #expect(path.values(at: [0.05, 0.15, 0.5, 1], column: 5) == [0, 1, 2, 2])
  }
}

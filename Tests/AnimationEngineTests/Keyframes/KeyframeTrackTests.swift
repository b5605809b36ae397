import AnimationEngine
import AnimationScenes
import Testing

@Suite struct KeyframeTrackTests {
  func value(_ keyframes: [Keyframe<Components>], from: Double = 0, at time: Double) throws
    -> Double
  {
    try ResolvedAnimation.track(from: from, keyframes).compiled().value(ofColumn: 0, at: time)
  }

  func velocity(_ keyframes: [Keyframe<Components>], from: Double = 0, at time: Double) throws
    -> Double
  {
    try ResolvedAnimation.track(from: from, keyframes).compiled().velocity(ofColumn: 0, at: time)
  }

  @Test func aTimelineLastsAsLongAsItsSegments() throws {
    let track = ResolvedAnimation.track([
      .linear(to: [1], duration: 0.5), .move(to: [3]), .cubic(to: [2], duration: 0.25),
    ])
    #expect(try track.compiled().duration == 0.75)
    #expect(try ResolvedAnimation.track([]).compiled().duration == 0)
  }

  @Test func aSegmentEndsExactlyAtItsTarget() throws {
    let keyframes: [Keyframe<Components>] = [
      .cubic(to: [1.5], duration: 0.3), .cubic(to: [0.1], duration: 0.7),
      .linear(to: [1.1], duration: 0.15),
    ]
    #expect(try value(keyframes, from: 1.3, at: 0) == 1.3)
    #expect(try value(keyframes, from: 1.3, at: 0.3) == 1.5)
    #expect(try value(keyframes, from: 1.3, at: 0.3 + 0.7) == 0.1)
    #expect(try value(keyframes, from: 1.3, at: 0.3 + 0.7 + 0.15) == 1.1)
    #expect(try value(keyframes, from: 1.3, at: 50) == 1.1)
  }

  @Test func automaticVelocityIsTheChordOverBothNeighbours() throws {
    let keyframes: [Keyframe<Components>] = [
      .cubic(to: [4], duration: 1), .cubic(to: [10], duration: 2),
    ]
    #expect(abs(try velocity(keyframes, at: 1) - 10.0 / 3) < 1e-12)
    #expect(abs(try velocity(keyframes, at: 1.0.nextUp) - 10.0 / 3) < 1e-9)
    #expect(try velocity(keyframes, at: 0) == 0)
  }

  @Test(arguments: [1e-300, 1e-120, 1e120, 1e300])
  func aCubicHasItsShapeInAnyDuration(_ unit: Double) throws {
    func track(_ unit: Double) -> [Keyframe<Components>] {
      [
        .cubic(to: [1], duration: unit), .cubic(to: [3], duration: 2 * unit),
        .cubic(to: [2], duration: unit),
      ]
    }
    for share in stride(from: 0.0, through: 4, by: 0.25) {
      let plain = try value(track(1), at: share)
      #expect(abs(try value(track(unit), at: share * unit) - plain) < 1e-12)
    }
  }

  /// Its coefficients in seconds would be no doubles.
  @Test(arguments: [1e-9, 1e-3, 1])
  func aCubicHasItsShapeOverAHugeDistance(_ duration: Double) throws {
    for share in stride(from: 0.0, through: 1, by: 0.125) {
      let plain = try value([.cubic(to: [-1], duration: 1)], from: 1, at: share)
      let huge = try value(
        [.cubic(to: [-1e300], duration: duration)], from: 1e300, at: share * duration)
      #expect(abs(huge / 1e300 - plain) < 1e-12)
    }
  }

  @Test func aCubicOfTheShortestDurationBeginsAtItsStart() throws {
    let shortest = Double.leastNonzeroMagnitude
    let keyframes: [Keyframe<Components>] = [
      .cubic(to: [1], duration: shortest), .cubic(to: [3], duration: shortest), .hold(duration: 1),
    ]
    #expect(try value(keyframes, at: 0) == 0)
  }

  @Test func aCubicMeetsALinearNeighbourWithItsSlope() throws {
    let keyframes: [Keyframe<Components>] = [
      .linear(to: [2], duration: 0.5), .cubic(to: [5], duration: 1), .linear(to: [9], duration: 2),
    ]
    #expect(abs(try velocity(keyframes, at: 0.5.nextUp) - 4) < 1e-9)
    #expect(abs(try velocity(keyframes, at: 1.5) - 2) < 1e-12)
  }

  /// A circular ease stands vertical at an end; what is next to it counts it as at rest there.
  @Test func aNeighbourWithoutAFiniteSlopeCountsAsAtRest() throws {
    for target in [2.0, 1] {
      let before: [Keyframe<Components>] = [
        .cubic(to: [1], duration: 0.5),
        .linear(to: [target], duration: 0.5, curve: .circularEaseOut),
      ]
      #expect(try value(before, at: 0.25) == 0.5)
    }
    for target in [1.0, 0] {
      let after: [Keyframe<Components>] = [
        .linear(to: [target], duration: 0.5, curve: .circularEaseIn), .spring(to: [2]),
      ]
      let whole = try ResolvedAnimation.track(from: 0, after).compiled()
      #expect(try #require(whole.duration) > 1)
      #expect(abs(whole.value(ofColumn: 0, at: 5) - 2) < 0.002)
    }
  }

  @Test func statedVelocitiesWin() throws {
    let keyframes: [Keyframe<Components>] = [
      .cubic(to: [1], duration: 1, startVelocity: [7], endVelocity: [-2]),
      .cubic(to: [3], duration: 1),
    ]
    #expect(abs(try velocity(keyframes, at: 0) - 7) < 1e-12)
    #expect(abs(try velocity(keyframes, at: 1) + 2) < 1e-12)
    #expect(abs(try velocity(keyframes, at: 1.0.nextUp) + 2) < 1e-9)
  }

  @Test func aSpringIsNotSnappedAtItsDurationAndPassesItsVelocityOn() throws {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let keyframes: [Keyframe<Components>] = [
      .spring(to: [10], duration: 0.2, spring: spring), .spring(to: [4], duration: 1),
    ]
    let cut = spring.value(target: 10.0, time: 0.2)
    let passed = spring.velocity(target: 10.0, time: 0.2)
    #expect(abs(try value(keyframes, at: 0.2) - cut) < 1e-12)
    #expect(abs(try velocity(keyframes, at: 0.2) - passed) < 1e-9)
    #expect(abs(try velocity(keyframes, at: 0.2.nextUp) - passed) < 1e-6)
  }

  @Test func aSpringWithoutDurationSettlesWithinAThousandthOfItsInterval() throws {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let track = ResolvedAnimation.track([.spring(to: [250], spring: spring)])
    let expected = spring.settlingDuration(target: 250.0, initialVelocity: 0, epsilon: 0.25)
    #expect(try track.compiled().duration == expected)
  }

  @Test func aSpringWithNothingToDoTakesNoTime() throws {
    #expect(try ResolvedAnimation.track(from: 3, [.spring(to: [3])]).compiled().duration == 0)
  }

  @Test func aBoundaryBelongsToTheEarlierSegment() throws {
    let keyframes: [Keyframe<Components>] = [
      .linear(to: [1], duration: 1), .move(to: [5]), .linear(to: [6], duration: 1),
    ]
    #expect(try value(keyframes, at: 1) == 1)
    #expect(try value(keyframes, at: 1.0.nextUp) > 5 - 1e-9)
  }

  @Test func aFirstJumpAppliesAtOnceAndALastOneAtTheEnd() throws {
    let keyframes: [Keyframe<Components>] = [
      .move(to: [5]), .linear(to: [6], duration: 1), .move(to: [9]),
    ]
    #expect(try value(keyframes, at: -0.0.nextUp) == 0)
    #expect(try value(keyframes, at: 0) == 5)
    #expect(try value(keyframes, at: 0.999) < 6)
    #expect(try value(keyframes, at: 1) == 9)
  }

  @Test func segmentsWithoutDurationJump() throws {
    let keyframes: [Keyframe<Components>] = [
      .linear(to: [5], duration: 0), .cubic(to: [7], duration: 0), .linear(to: [8], duration: 1),
    ]
    #expect(try value(keyframes, at: 0) == 7)
    #expect(try value(keyframes, at: 1) == 8)
  }

  /// Only a cubic takes the velocity that a cubic without duration states.
  @Test func afterACubicWithoutDurationASpringIsAtRest() throws {
    let jump = Keyframe<Components>.cubic(to: [10], duration: 0, endVelocity: [100])
    let spring = Keyframe<Components>.spring(to: [10], duration: 0.5, spring: .bouncy)
    #expect(try value([jump, spring], at: 0.1) == 10)
    let cubic = Keyframe<Components>.cubic(to: [10], duration: 1, endVelocity: [0])
    #expect(try velocity([jump, cubic], at: 0) == 100)
  }

  @Test func theLaterOfTwoTracksWinsAlsoAfterItsEnd() throws {
    let animation = ResolvedAnimation(
      properties: [AnimatedProperty(name: "offset", type: .point)],
      content: .keyframes(
        KeyframeAnimation(
          initial: [[0, 0]],
          tracks: [
            PropertyTrack(
              property: 0, components: 0..<2, keyframes: [.linear(to: [10, 10], duration: 2)]),
            PropertyTrack(
              property: 0, components: 1..<2, keyframes: [.linear(to: [-4], duration: 1)]),
          ], velocity: [nil])))
    let timeline = try animation.compiled()
    #expect(timeline.duration == 2)
    #expect(timeline.value(ofColumn: 0, at: 2) == 10)
    #expect(timeline.value(ofColumn: 1, at: 2) == -4)
  }

  @Test func aHandedVelocityStartsTheFirstCubicAndTheFirstSpring() throws {
    for first in [Keyframe<Components>.cubic(to: [1], duration: 1), .spring(to: [1])] {
      let track = ResolvedAnimation.track(velocity: 12, [first])
      #expect(abs(try track.compiled().velocity(ofColumn: 0, at: 0) - 12) < 1e-12)
    }
  }

  @Test func aDiscreteValueSwitchesAtTheArrivalOfItsKeyframe() throws {
    let animation = ResolvedAnimation.track(
      of: AnimatedProperty(name: "state", type: .discrete, discreteValues: ["1", "2", "3"]),
      [.linear(to: [1], duration: 1), .move(to: [2])])
    let timeline = try animation.compiled()
    #expect(timeline.duration == 1)
    #expect(timeline.value(ofColumn: 0, at: 1.0.nextDown) == 0)
    #expect(timeline.value(ofColumn: 0, at: 1) == 2)
    #expect(timeline.velocity(ofColumn: 0, at: 0.5).isNaN)
  }

  /// A jump that ends a track applies at its end, as that of a number does; one before other
  /// keyframes after its time, however little these last.
  @Test(
    arguments: [
      (0, [0, 0, 3, 3]), (.leastNonzeroMagnitude, [0, 0, 3, 3]), (1, [0, 0, 1, 3]),
    ] as [(Double, [Double])])
  func ofSeveralDiscreteJumpsTheLastShows(_ rest: Double, _ shown: [Double]) throws {
    let labels = AnimatedProperty(
      name: "state", type: .discrete, discreteValues: ["0", "1", "2", "3"])
    let timeline = try ResolvedAnimation.track(
      of: labels,
      [
        .linear(to: [1], duration: 1), .move(to: [2]), .move(to: [3]), .hold(duration: rest),
      ]
    ).compiled()
    #expect([0, 1.0.nextDown, 1, 1.0.nextUp].map { timeline.value(ofColumn: 0, at: $0) } == shown)
  }
}

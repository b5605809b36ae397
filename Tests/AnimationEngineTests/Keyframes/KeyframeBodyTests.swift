import AnimationEngine
import Testing

private struct Face: Equatable {
  var scale = 1.0
  var tilt = Angle.zero
  var mood = 0.0
}

/// Several keyframes under one name.
private struct Wiggle: KeyframeTrackContent {
  var size: Double
  var count = 2

  var body: some KeyframeTrackContent<Double> {
    for _ in 0..<count {
      LinearKeyframe(size, duration: 0.1)
      LinearKeyframe(-size, duration: 0.1)
    }
    MoveKeyframe(0)
  }
}

/// Several tracks under one name.
private struct Nod: Keyframes {
  var depth: Double
  var isHappy = true

  var body: some Keyframes<Face> {
    KeyframeTrack(\.tilt) { LinearKeyframe(.radians(depth), duration: 1) }
    if isHappy {
      KeyframeTrack(\.mood) { Wiggle(size: 3) }
    }
  }
}

@KeyframesBuilder<Face>
private func pulse(_ peak: Double?, style: Int = 0) -> some Keyframes<Face> {
  if let peak {
    KeyframeTrack(\.scale) { LinearKeyframe(peak, duration: 1) }
  }
  switch style {
  case 0: Nod(depth: 2)
  case 1: Nod(depth: 4, isHappy: false)
  default: KeyframeTrack(\.mood) { MoveKeyframe(9) }
  }
}

@KeyframeTrackContentBuilder<Double>
private func steps(_ values: [Double], rest: Double? = nil) -> some KeyframeTrackContent<Double> {
  for value in values { LinearKeyframe(value, duration: 1) }
  if let rest { MoveKeyframe(rest) }
}

@Suite struct KeyframeBodyTests {
  @Test func aBodyOfKeyframesStandsForThem() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack(\.self) {
        Wiggle(size: 10)
        LinearKeyframe(5, duration: 1)
      }
    }
    #expect(abs(timeline.duration - 1.4) < 1e-15)
    #expect(timeline.value(time: 0.1) == 10)
    #expect(abs(timeline.value(time: 0.9) - 2.5) < 1e-12)
  }

  @Test(arguments: [nil, 7.0]) func aKeyframeMayDependOnACondition(_ rest: Double?) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { steps([1, 3], rest: rest) }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 2) == rest ?? 3)
  }

  @Test func aBodyOfTracksStandsForThem() {
    let timeline = KeyframeTimeline(initialValue: Face()) {
      Nod(depth: 2)
      KeyframeTrack(\.scale) { CubicKeyframe(2, duration: 0.5) }
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: 0.5) == Face(scale: 2, tilt: .radians(1), mood: 0))
    #expect(abs(timeline.value(time: 0.05).mood - 1.5) < 1e-12)
  }

  @Test func functionsBuildTracks() {
    let full = KeyframeTimeline(initialValue: Face()) { pulse(3) }
    #expect(full.value(time: 0.5) == Face(scale: 2, tilt: .radians(1), mood: 0))
    let bare = KeyframeTimeline(initialValue: Face()) { pulse(nil, style: 1) }
    #expect(bare.value(time: 0.5) == Face(tilt: .radians(2)))
    let moved = KeyframeTimeline(initialValue: Face()) { pulse(nil, style: 2) }
    #expect(moved.value(time: 0) == Face(mood: 9))
    #expect(moved.duration == 0)
  }

  @Test func functionsBuildKeyframes() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { steps([1, 3]) }
    }
    #expect(timeline.value(time: 1.5) == 2)
  }

  @Test func keyframesOfTheWholeValueNeedNoTrack() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      if #available(macOS 10, *) { LinearKeyframe(3, duration: 1) }
      for value in [4.0, 5] { LinearKeyframe(value, duration: 1) }
    }
    #expect(timeline.duration == 4)
    #expect([0.5, 1.5, 2.5, 3.5, 4].map(timeline.value(time:)) == [0.5, 2, 3.5, 4.5, 5])
    #expect(timeline.velocity(of: \.self, time: 1.5) == 2)
  }

  @Test func tracksAreBuiltInLoopsAndByAvailability() {
    let paths: [WritableKeyPath<Face, Double>] = [\.scale, \.mood]
    let timeline = KeyframeTimeline(initialValue: Face()) {
      for path in paths {
        KeyframeTrack(path) { LinearKeyframe(7, duration: 1) }
      }
      if #available(macOS 10, *) {
        KeyframeTrack(\.tilt) { MoveKeyframe(.radians(1)) }
      }
    }
    #expect(timeline.value(time: 1) == Face(scale: 7, tilt: .radians(1), mood: 7))
  }

  @Test func withoutContentNothingMoves() {
    let timeline = KeyframeTimeline(initialValue: Face()) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 3) == Face())
  }

  @Test func velocitiesOfKeyframesAreValues() {
    let timeline = KeyframeTimeline(initialValue: Point.zero) {
      KeyframeTrack(\.self) {
        CubicKeyframe(
          Point(x: 1, y: 2), duration: 2, startVelocity: Point(x: 3, y: 0),
          endVelocity: Point(x: 0, y: -1))
        SpringKeyframe(.zero, duration: 1, spring: .smooth, startVelocity: Point(x: 0, y: 5))
      }
    }
    #expect(timeline.velocity(of: \.self, time: 0) == AnimatablePair(3, 0))
    #expect(timeline.velocity(of: \.self, time: 2) == AnimatablePair(0, -1))
    let later = timeline.velocity(of: \.self, time: 2.000_000_001)
    #expect(abs(later.second - 5) < 1e-5)
  }

  /// Whatever may be a constant that all tasks share.
  private enum Shared {
    static let line = LinearKeyframe(1.0, duration: 0.5)
    static let cubic = CubicKeyframe(Angle.degrees(10), duration: 0.25, startVelocity: .zero)
    static let spring = SpringKeyframe(Point.zero, spring: .bouncy)
    static let jump = MoveKeyframe(2.0)
  }

  @Test func keyframesMayBeSharedByTasks() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      Shared.line
      Shared.jump
    }
    #expect(timeline.value(time: 0.5) == 2)
    #expect(Shared.cubic.keyframes.count + Shared.spring.body.keyframes.count == 2)
  }
}

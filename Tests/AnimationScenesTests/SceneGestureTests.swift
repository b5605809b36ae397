import AnimationEngine
import AnimationScenes
import Testing

/// Properties that follow a movement by hand.
@Suite struct SceneGestureTests {
  @Test func withoutAnAnimationItFollowsAtOnce() throws {
    var scene = SceneNumbers()
    scene.set(100, at: 0, by: .linear(duration: 1), completion: "taken", .removed)
    scene.drag([(0.1, 5), (0.2, 9)], at: 0.25)
    let timeline = try scene.timeline()
    #expect(timeline.value(ofColumn: 0, at: 0.3) == 30)
    #expect(timeline.value(ofColumn: 0, at: 0.25 + 0.1) == 5)
    #expect(timeline.value(ofColumn: 0, at: 0.44) == 5)
    #expect(timeline.value(ofColumn: 0, at: 0.25 + 0.2) == 9)
    #expect(timeline.model(ofColumn: 0, at: 3) == 9)
    #expect(timeline.completions["taken"]?.time == 0.25 + 0.1)
    #expect(timeline.completions["taken"]?.finished == false)
  }

  @Test func theNextSpringBeginsWithItsVelocity() throws {
    var scene = SceneNumbers()
    scene.drag([(0, 0), (0.02, 3), (0.05, 11), (0.08, 20)], at: 0)
    scene.set(100, at: 0.08, by: .bouncy)
    let timeline = try scene.timeline()
    var tracker = VelocityTracker<Double>()
    for (time, value) in [(0.0, 0.0), (0.02, 3), (0.05, 11), (0.08, 20)] {
      tracker.addSample(value, time: time)
    }
    #expect(timeline.velocity(ofColumn: 0, at: 0.08) == tracker.velocity)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let expected =
      20 + spring.value(target: 80, initialVelocity: tracker.velocity, time: 0.2)
    #expect(abs(timeline.value(ofColumn: 0, at: 0.28) - expected) < 1e-10)
  }

  /// 0.1 + 0.2 is more than 0.3: the last sample still comes before the change at its time.
  @Test(arguments: [Animation?.none, .interactiveSpring()])
  func aReleaseAtTheTimeOfTheLastSampleHolds(_ animation: Animation?) throws {
    var scene = SceneNumbers()
    scene.drag([(0, 0), (0.1, 10), (0.2, 30)], at: 0.1, by: animation)
    scene.set(100, at: 0.3, by: .spring())
    let timeline = try scene.timeline()
    if animation == nil { #expect(timeline.value(ofColumn: 0, at: 0.3) == 30) }
    #expect(timeline.value(ofColumn: 0, at: 9) == 100)
  }

  /// 0.1 + 0.2 is more than 0.3: a sample at the time of its event does not come before it.
  @Test(arguments: [Animation?.none, .interactiveSpring()])
  func theFirstSampleAtTheTimeOfItsEventCounts(_ animation: Animation?) throws {
    var scene = SceneNumbers()
    scene.drag([(0, 20)], at: 0.1 + 0.2, by: animation)
    #expect(try scene.timeline().value(ofColumn: 0, at: 9) == 20)
  }

  @Test(arguments: [Animation.easeOut(duration: 0.2), .bouncy])
  func anAnimatedHandThatRestsChangesNothing(_ animation: Animation) throws {
    var (resting, leaving) = (SceneNumbers(), SceneNumbers())
    resting.drag([(0, 100), (0.1, 100), (0.15, 100)], at: 0, by: animation)
    leaving.drag([(0, 100)], at: 0, by: animation)
    let (rests, leaves) = (try resting.timeline(), try leaving.timeline())
    #expect(rests.duration == leaves.duration)
    for time in [0.1, 0.16, 0.19, 0.5] {
      #expect(rests.value(ofColumn: 0, at: time) == leaves.value(ofColumn: 0, at: time))
    }
  }

  @Test func theVelocityFadesWhileTheHandIsStill() throws {
    var scene = SceneNumbers()
    scene.drag([(0, 0), (0.1, 10)], at: 0)
    scene.set(100, at: 0.6, by: .smooth)
    let velocity = try scene.timeline().velocity(ofColumn: 0, at: 0.6)
    var expected = 100.0
    for _ in 0..<500 { expected *= 0.998 }
    #expect(abs(velocity - expected) < 1e-9)
  }

  @Test func aSpringToWhereTheHandLetGoSwingsOut() throws {
    // The value does not change, but what moves does not stand still at once.
    var scene = SceneNumbers()
    scene.drag([(0, 0), (0.1, 10)], at: 0)
    scene.set(10, at: 0.1, by: .smooth, completion: "let go")
    let timeline = try scene.timeline()
    #expect(timeline.value(ofColumn: 0, at: 0.2) > 12)
    #expect(timeline.value(ofColumn: 0, at: 5) == 10)
    #expect(timeline.completions["let go"]?.time == 0.1 + 0.5)
  }

  @Test func onlySpringsTakeItOver() throws {
    var scene = SceneNumbers()
    scene.drag([(0, 0), (0.1, 10)], at: 0)
    scene.set(20, at: 0.1, by: .linear(duration: 1))
    let timeline = try scene.timeline()
    #expect(abs(timeline.velocity(ofColumn: 0, at: 0.2) - 10) < 1e-12)
    // And a curve ends the movement: the spring after it takes over what shows.
    scene.set(30, at: 0.6, by: .smooth)
    #expect(abs(try scene.timeline().velocity(ofColumn: 0, at: 0.6) - 10) < 1e-9)
  }

  @Test func aSetInTheMiddleDoesNotEndTheGesture() throws {
    var scene = SceneNumbers()
    scene.drag([(0, 5), (0.1, 6), (0.4, 50), (0.5, 60)], at: 0)
    scene.set([0: 8], at: 0.2)
    scene.set(100, at: 0.5, by: .smooth)
    let timeline = try scene.timeline()
    #expect(timeline.value(ofColumn: 0, at: 0.3) == 8)
    #expect(timeline.value(ofColumn: 0, at: 0.45) == 50)
    // The velocity is that of the samples after the set.
    #expect(abs(timeline.velocity(ofColumn: 0, at: 0.5) - 100) < 1e-9)
  }

  @Test func theNextSampleEndsAnAnimatedSet() throws {
    var scene = SceneNumbers()
    scene.drag([(0, 5), (0.4, 50)], at: 0)
    scene.set(10, at: 0.2, by: .linear(duration: 1), completion: "set", .removed)
    let timeline = try scene.timeline()
    #expect(abs(timeline.value(ofColumn: 0, at: 0.3) - 5.5) < 1e-12)
    #expect(timeline.value(ofColumn: 0, at: 0.4) == 50)
    #expect(timeline.completions["set"]?.time == 0.4)
    #expect(timeline.completions["set"]?.finished == false)
  }

  @Test func aGestureThatIsCarriedGoesOnAfterASet() throws {
    // The same as sets at the times of the samples.
    var hand = SceneNumbers()
    hand.drag([(0, 10), (0.1, 33), (0.3, 20)], at: 0, by: .interactiveSpring)
    hand.set(60, at: 0.2, by: .smooth)
    var sets = SceneNumbers()
    for (time, value) in [(0.0, 10.0), (0.1, 33)] {
      sets.set(value, at: time, by: .interactiveSpring)
    }
    sets.set(60, at: 0.2, by: .smooth)
    sets.set(20, at: 0.3, by: .interactiveSpring)
    let (left, right) = (try hand.timeline(), try sets.timeline())
    for row in 0..<100 {
      let time = Double(row) * 0.0073
      #expect(left.value(ofColumn: 0, at: time) == right.value(ofColumn: 0, at: time))
    }
  }

  @Test func aSetAfterTheLastSampleEndsTheGesture() throws {
    var scene = SceneNumbers()
    scene.drag([(0, 5), (0.1, 6)], at: 0)
    scene.set([0: 8], at: 0.1)
    scene.set(8, at: 0.2, by: .smooth, completion: "same")
    // The second set changes nothing: nobody holds the property any more.
    let timeline = try scene.timeline()
    #expect(timeline.duration == 0.2)
    #expect(timeline.completions["same"]?.time == 0.2)
  }

  @Test func aSecondHandTakesThePropertyOver() throws {
    var scene = SceneNumbers()
    scene.drag([(0, 5), (0.4, 50)], at: 0)
    scene.drag([(0.1, 7)], at: 0.2)
    #expect(try scene.timeline().value(ofColumn: 0, at: 1) == 7)
  }

  @Test func eachSampleRetargetsAnInteractiveSpring() throws {
    // The same as sets at the times of the samples.
    let samples = [(0.0, 10.0), (0.05, 25), (0.1, 33), (0.2, 20)]
    var hand = SceneNumbers()
    hand.drag(samples, at: 0.1, by: .interactiveSpring)
    var sets = SceneNumbers()
    for (time, sample) in zip([0.1, 0.15, 0.2, 0.3], samples) {
      sets.set(sample.1, at: time, by: .interactiveSpring)
    }
    for springs in [SpringModel.analytic, .swiftui] {
      let (left, right) = (try hand.timeline(springs), try sets.timeline(springs))
      #expect(left.duration == right.duration)
      for row in 0..<200 {
        let time = Double(row) * 0.0073
        #expect(left.value(ofColumn: 0, at: time) == right.value(ofColumn: 0, at: time))
      }
    }
  }

  /// Where a hand was, and when.
  private static let hand = [
    (0.0, 0.0), (0.02, 6), (0.04, 18), (0.06, 36), (0.08, 60), (0.1, 88),
  ]

  @Test func aGestureThatIsCarriedHandsOnWhatShows() throws {
    // The closed form of 1.4, by another program: six interactive springs (0.15, 0.86), each from the
    // place and the velocity of the one before it, lead to 29.861227 and 797.375480 per second; from
    // there the spring (0.5, 1) is at 184.968575 after a tenth of a second.
    var carried = SceneNumbers()
    carried.drag(Self.hand, at: 0, by: .interactiveSpring)
    carried.set(400, at: 0.1, by: .spring)
    var sets = SceneNumbers()
    for (time, value) in Self.hand { sets.set(value, at: time, by: .interactiveSpring) }
    sets.set(400, at: 0.1, by: .spring)
    for scene in [carried, sets] {
      let timeline = try scene.timeline()
      #expect(abs(timeline.value(ofColumn: 0, at: 0.1) - 29.861227037775645) < 1e-9)
      #expect(abs(timeline.velocity(ofColumn: 0, at: 0.1.nextDown) - 797.3754796069384) < 1e-6)
      #expect(abs(timeline.velocity(ofColumn: 0, at: 0.1) - 797.3754796069384) < 1e-6)
      #expect(abs(timeline.value(ofColumn: 0, at: 0.2) - 184.96857462129844) < 1e-9)
    }
  }

  @Test func letGoWhereItIsLedACarriedGestureGoesOn() throws {
    var carried = SceneNumbers()
    carried.drag(Self.hand, at: 0, by: .interactiveSpring)
    let alone = try carried.timeline()
    carried.set(88, at: 0.1, by: .spring)
    let letGo = try carried.timeline()
    for time in [0.1, 0.15, 0.3] {
      #expect(letGo.value(ofColumn: 0, at: time) == alone.value(ofColumn: 0, at: time))
    }
  }

  @Test func oneSampleHasNoVelocityToReplaceTheOneThatShows() throws {
    var scene = SceneNumbers()
    scene.drag([(0, 100)], at: 0, by: .smooth)
    scene.set(0, at: 0.1, by: .bouncy)
    let timeline = try scene.timeline()
    let before = timeline.velocity(ofColumn: 0, at: 0.1 - 1e-9)
    #expect(before > 300)
    #expect(abs(timeline.velocity(ofColumn: 0, at: 0.1) - before) < 1e-4)
  }

  @Test func aHandMovesOneComponent() throws {
    let properties = [AnimatedProperty(name: "offset", type: .point)]
    let gesture = Gesture(
      property: 0, components: 1..<2,
      samples: [.init(time: 0, value: [3]), .init(time: 0.1, value: [5])])
    let scene = Scene(initial: [[1, 2]], events: [SceneEvent(at: 0.5, .gesture(gesture))])
    let timeline = try ResolvedAnimation(properties: properties, content: .scene(scene)).compiled()
    #expect(timeline.value(ofColumn: 0, at: 1) == 1)
    #expect(timeline.value(ofColumn: 1, at: 0.5) == 3)
    #expect(timeline.value(ofColumn: 1, at: 1) == 5)
  }
}

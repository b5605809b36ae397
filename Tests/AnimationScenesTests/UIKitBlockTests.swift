import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// The forms of UIKit's blocks, and how they blend.
@Suite struct UIKitBlockTests {
  // MARK: Forms

  @Test func aCurveCoversTheDistanceInItsDuration() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 1, by: .block(.easeInOut, 0.3, completion: "done"))
    let seen = try Witness(script)
    #expect(seen("x", 0.5) == 0)
    #expect(near(seen("x", 1.075), 100 * UnitCurve.easeInOut.value(at: 0.25)))
    #expect(near(seen.velocity("x", 1.15), 100 / 0.3 * UnitCurve.easeInOut.velocity(at: 0.5)))
    #expect(seen("x", 1.3) == 100)
    #expect(seen.model("x", 1) == 100)
    #expect(seen.timeline.duration == 1.3)
    #expect(seen.completions("done") == [.init(1.3, true)])
  }

  @Test(arguments: [SpringModel.analytic, .swiftui])
  func theClassicSpringSettlesInItsDuration(_ springs: SpringModel) throws {
    var script = SceneScript(["x": 100])
    script.set(
      ["x": 300], at: 0,
      by: .uikit(
        UIKitAnimation(.springDamping(duration: 0.6, dampingRatio: 0.7, initialVelocity: 2))))
    let seen = try Witness(script, springs: springs)
    let spring = Spring(settlingDuration: 0.6, dampingRatio: 0.7)
    for time in [0.0, 0.05, 0.2, 0.4] {
      let progress = spring.value(target: 1.0, initialVelocity: 2, time: time)
      #expect(near(seen("x", time), 100 + 200 * progress))
    }
    #expect(seen.velocity("x", 1e-9) > 399)
  }

  @Test(arguments: [0.0, 2, -40, 60], [SpringModel.analytic, .swiftui])
  func theDurationOfTheClassicSpringIsItsWhole(
    _ velocity: Double, _ springs: SpringModel
  ) throws {
    var script = SceneScript(["x": 0])
    script.set(
      ["x": 100], at: 1,
      by: SceneTransaction(
        .uikit(
          UIKitAnimation(
            .springDamping(duration: 0.6, dampingRatio: 0.3, initialVelocity: .distance(velocity)),
            delay: 0.25)), completion: SceneCompletion(name: "done")))
    let seen = try Witness(script, springs: springs)
    // 1 + 0.25 + 0.6
    #expect(seen.completions("done") == [.init(1.85, true)])
    #expect(seen.timeline.duration == 1.85)
    #expect(seen("x", 1.84) != 100)
    #expect(seen("x", 1.85) == 100 && seen.velocity("x", 1.85) == 0)
  }

  @Test func aClassicSpringThatIsRepeatedTakesItsDurationEachTime() throws {
    var script = SceneScript(["x": 0])
    script.set(
      ["x": 100], at: 0,
      by: SceneTransaction(
        .uikit(
          UIKitAnimation(
            .springDamping(duration: 0.5, dampingRatio: 1, initialVelocity: 0),
            options: [.autoreverse])), completion: SceneCompletion(name: "done")))
    let seen = try Witness(script)
    #expect(seen.completions("done") == [.init(1, true)])
    #expect(near(seen("x", 0.7), seen("x", 0.3)), "the way back")
  }

  @Test func theClassicSpringMovesAsItsDocumentFormDoes() throws {
    let spring = Spring(settlingDuration: 0.8, dampingRatio: 0.5)
    var block = SceneScript(["x": 0])
    block.set(
      ["x": 100], at: 0,
      by: .uikit(
        UIKitAnimation(.springDamping(duration: 0.8, dampingRatio: 0.5, initialVelocity: 1))))
    var plain = SceneScript(["x": 0])
    plain.set(
      ["x": 100], at: 0, by: .animation(.interpolatingSpring(spring, initialVelocity: 1)))
    let (seen, expected) = (try Witness(block), try Witness(plain))
    withEvery("time", in: stride(from: 0.0, to: 0.8, by: 0.01)) {
      #expect(near(seen("x", $0), expected("x", $0), within: 1e-12))
    }
  }

  @Test(arguments: [-0.5, 0, 0.3])
  func aSpringHasADurationAndABounce(_ bounce: Double) throws {
    var script = SceneScript(["x": 0])
    script.set(
      ["x": 10], at: 0,
      by: .uikit(UIKitAnimation(.spring(duration: 0.5, bounce: bounce, initialVelocity: -1))))
    let seen = try Witness(script)
    let spring = Spring(duration: 0.5, bounce: bounce)
    for time in [0.1, 0.3, 0.5] {
      #expect(
        near(seen("x", time), 10 * spring.value(target: 1.0, initialVelocity: -1, time: time)))
    }
  }

  @Test(arguments: [SpringModel.analytic, .swiftui])
  func anAnimationOfSwiftUIIsInStepWithSwiftUI(_ springs: SpringModel) throws {
    func play(_ source: (Animation, Double) -> SceneTransaction) throws -> Witness {
      var script = SceneScript(["x": 0, "card.opacity": 1])
      script.set(["x": 100, "card.opacity": 0], at: 0, by: source(.spring(duration: 0.6), 0))
      script.set(["x": 30, "card.opacity": 0.4], at: 0.2, by: source(.bouncy, 0.1))
      script.set(["x": 80], at: 0.5, by: source(.easeIn(duration: 0.3), 0))
      return try Witness(script, springs: springs)
    }
    let bridged = try play { .uikit(UIKitAnimation(.animation($0), delay: $1)) }
    let plain = try play { .animation($1 > 0 ? $0.delay($1) : $0) }
    #expect(bridged.timeline.duration == plain.timeline.duration)
    withEvery("time", in: stride(from: 0.0, to: 1.5, by: 0.01)) { time in
      #expect(bridged("x", time).bitPattern == plain("x", time).bitPattern)
      #expect(bridged("card.opacity", time).bitPattern == plain("card.opacity", time).bitPattern)
    }
  }

  @Test func anAnimationOfSwiftUIRepeatsAsTheBlockSays() throws {
    func play(_ options: Set<UIKitAnimation.Option>, _ count: Double? = nil) throws -> Witness {
      let block = UIKitAnimation(
        .animation(.linear(duration: 1)), delay: 0.5, options: options, repeatCount: count)
      var script = SceneScript(["x": 0])
      script.set(["x": 100], at: 0, by: .uikit(block))
      return try Witness(script)
    }
    let twice = try play([], 2)
    #expect(twice.timeline.duration == 2.5)
    #expect(near(twice("x", 1.25), 75) && near(twice("x", 1.75), 25))
    let thereAndBack = try play([.autoreverse])
    #expect(thereAndBack.timeline.duration == 2.5)
    #expect(near(thereAndBack("x", 1.75), 75) && thereAndBack("x", 2.5) == 100)
    #expect(try play([.autoreverse], 2.5).timeline.duration == 5.5)
    #expect(near(try play([.repeat])("x", 9.75), 25))
  }

  @Test func aDelayShowsTheOldValueOverTheNewModel() throws {
    var script = SceneScript(["x": 5])
    script.set(["x": 15], at: 0, by: .block(delay: 0.5, completion: "done"))
    let seen = try Witness(script)
    #expect(seen("x", 0.5) == 5)
    #expect(seen.model("x", 0) == 15)
    #expect(near(seen("x", 1), 10))
    #expect(seen.completions("done") == [.init(1.5, true)])
  }

  @Test func noDurationShowsAtOnceAndIsNotRepeated() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 1], at: 0.5, by: .block(.linear, 0, options: [.repeat], completion: "done"))
    let seen = try Witness(script)
    #expect(seen("x", 0.5) == 1)
    #expect(seen.completions("done") == [.init(0.5, true)])
    #expect(seen.timeline.duration == 0.5)
  }

  // MARK: Cycles

  @Test func repeatBeginsAnewWithoutEnd() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 0, by: .block(delay: 0.5, options: [.repeat], completion: "never"))
    let seen = try Witness(script)
    #expect(seen.timeline.duration == nil)
    #expect(near(seen("x", 0.75), 25))
    #expect(near(seen("x", 3.75), 25))
    #expect(seen.completions("never") == [])
  }

  @Test func autoreverseGoesOnceThereAndBackInTime() throws {
    var script = SceneScript(["x": 0])
    script.set(
      ["x": 100], at: 0, by: .block(.easeIn, 1, options: [.autoreverse], completion: "back"))
    let seen = try Witness(script)
    for time in [0.1, 0.5, 0.9] {
      let shown = 100 * UnitCurve.easeIn.value(at: time)
      #expect(near(seen("x", time), shown))
      #expect(near(seen("x", 2 - time), shown), "backwards in time")
      #expect(near(seen.velocity("x", 2 - time), -seen.velocity("x", time), within: 1e-6))
    }
    #expect(near(seen("x", 2.0.nextDown), 0))
    #expect(seen("x", 2) == 100, "then the model")
    #expect(seen.completions("back") == [.init(2, true)])
  }

  @Test func repeatAndAutoreverseGoThereAndBackWithoutEnd() throws {
    var script = SceneScript(["card.alpha": 0])
    script.set(["card.alpha": 1], at: 0, by: .block(options: [.repeat, .autoreverse]))
    let seen = try Witness(script)
    #expect(near(seen("card.alpha", 0.25), 0.25))
    #expect(near(seen("card.alpha", 1.25), 0.75))
    #expect(near(seen("card.alpha", 4.25), 0.25))
    #expect(near(seen("card.alpha", 5.25), 0.75))
    #expect(seen.timeline.duration == nil)
  }

  // MARK: Sums

  @Test func additiveAnimationsKeepTheirOwnClocks() throws {
    var script = SceneScript(["x": 0, "position": .point(0, 0)])
    script.set(["x": 100, "position": .point(10, 20)], at: 0, by: .block(completion: "first"))
    script.set(
      ["x": 50, "position": .point(0, 40)], at: 0.5, by: .block(.easeOut, 2, completion: "second"))
    let seen = try Witness(script)
    for time in [0.5, 0.7, 0.99, 1.5, 2.4] {
      let first = max(1 - time, 0)
      let second = 1 - UnitCurve.easeOut.value(at: (time - 0.5) / 2)
      #expect(near(seen("x", time), 50 - 100 * first + 50 * second))
      #expect(near(seen("position.x", time), -10 * first + 10 * second))
      #expect(near(seen("position.y", time), 40 - 20 * first - 20 * second))
    }
    #expect(seen.model("x", 0.5) == 50)
    #expect(near(seen("x", 0.5), seen("x", 0.5.nextDown)))
    #expect(seen.completions("first") == [.init(1, true)])
    #expect(seen.completions("second") == [.init(2.5, true)])
  }

  @Test func threeBlocksOnThreeClocksAddUp() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 10], at: 0, by: .block(.linear, 3))
    script.set(["x": 30], at: 1, by: .block(.linear, 1))
    script.set(["x": -10], at: 1.5, by: .block(.linear, 2, delay: 0.5))
    let seen = try Witness(script)
    // -10 - 10 (1 - t/3) - 20 (1 - (t - 1)) + 40 (1 - (t - 2) / 2)
    #expect(near(seen("x", 1.75), -10 - 10 * (1.25 / 3) - 20 * 0.25 + 40))
    #expect(near(seen("x", 2.5), -10 - 10 * (0.5 / 3) + 40 * 0.75))
    #expect(seen("x", 4) == -10)
  }

  @Test func aChangeWithoutAnimationLetsBlocksGoOn() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 0, by: .block(completion: "done"))
    script.set(["x": 300], at: 0.5, by: .unanimated)
    let seen = try Witness(script)
    #expect(near(seen("x", 0.5), 250))
    #expect(near(seen("x", 0.75), 275))
    #expect(seen.completions("done") == [.init(1, true)])
  }

  @Test func swiftUIGoesOnBelow() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 0, by: .animation(.linear(duration: 1), completion: "below"))
    script.set(["x": 200], at: 0.5, by: .block(completion: "above"))
    script.set(["x": 400], at: 0.75, by: .animation(.linear(duration: 1)))
    let seen = try Witness(script)
    #expect(near(seen("x", 0.5), 50))
    #expect(near(seen("x", 0.625), 62.5 + 12.5), "both move")
    #expect(near(seen("x", 0.75), seen("x", 0.75.nextDown)))
    #expect(seen("x", 1.75) == 400)
    #expect(seen.completions("below") == [.init(1, true)])
    #expect(seen.completions("above") == [.init(1.5, true)])
  }

  @Test func aValueThatStaysAnimatesNothing() throws {
    var script = SceneScript(["x": 7])
    script.set(["x": 7], at: 0.25, by: .block(completion: "done"))
    let seen = try Witness(script)
    #expect(seen.timeline.duration == 0.25)
    #expect(seen.completions("done") == [.init(0.25, true)])
  }

  @Test func tooManyBlocksAreRefused() {
    var script = SceneScript(["x": 0])
    for index in 0..<65 {
      script.set(["x": .number(Double(index + 1))], at: 0, by: .block(.linear, 10))
    }
    #expect(throws: TimelineRefusal.tooManyAnimations(event: 64, limit: 64)) {
      try script.animation.compiled()
    }
  }

  // MARK: From what shows

  @Test func beginFromCurrentStateTakesTheRunningOnesAway() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 0, by: .block(completion: "first"))
    script.set(["x": 60], at: 0.2, by: .block(.linear, 2, completion: "second"))
    let shown = 60 - 80 + 40.0 * (1 - 0.15)
    script.set(
      ["x": 0], at: 0.5, by: .block(options: [.beginFromCurrentState], completion: "third"))
    let seen = try Witness(script)
    // 60 - 50 + 40 * 0.85
    let kept = 44.0
    #expect(near(seen("x", 0.5.nextDown), kept))
    #expect(near(seen("x", 0.5), kept))
    #expect(near(seen("x", 0.2), shown + 6))
    #expect(near(seen("x", 1), kept / 2))
    #expect(seen.completions("first") == [.init(0.5, false)])
    #expect(seen.completions("second") == [.init(0.5, false)])
    #expect(seen.completions("third") == [.init(1.5, true)])
  }

  @Test func beginFromCurrentStateTakesSwiftUIAwayToo() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 0, by: .animation(.linear(duration: 2), completion: "below"))
    script.set(["x": 0], at: 0.5, by: .block(options: [.beginFromCurrentState]))
    let seen = try Witness(script)
    #expect(near(seen("x", 1), 12.5))
    #expect(seen.completions("below") == [.init(0.5, false)])
    #expect(seen.timeline.duration == 1.5)
  }

  // MARK: Replacing

  @Test(arguments: ["opacity", "alpha", "card.opacity", "card.alpha"])
  func opacitiesAreReplaced(_ name: String) throws {
    var script = SceneScript([(name, 0)].pairs)
    script.set([(name, 1)].pairs, at: 0, by: .block(completion: "first"))
    script.set([(name, 0.5)].pairs, at: 0.25, by: .block(completion: "second"))
    let seen = try Witness(script)
    #expect(near(seen(name, 0.2), 0.2))
    #expect(seen(name, 0.25) == 1, "the old model value")
    #expect(near(seen(name, 0.75), 0.75))
    #expect(seen(name, 1.25) == 0.5)
    #expect(seen.completions("first") == [.init(0.25, false)])
    #expect(seen.completions("second") == [.init(1.25, true)])
  }

  @Test func whatIsCalledLikeAnOpacityIsNotOne() throws {
    var script = SceneScript(["translucency": 0, "opacity.left": 0])
    script.set(["translucency": 1, "opacity.left": 1], at: 0, by: .block())
    script.set(["translucency": 0, "opacity.left": 0], at: 0.5, by: .block())
    let seen = try Witness(script)
    #expect(near(seen("translucency", 0.5), 0.5), "a sum has no jump")
    #expect(near(seen("opacity.left", 0.5), 0.5))
  }

  @Test func replacingFromWhatShowsHasNoJump() throws {
    var script = SceneScript(["opacity": 0])
    script.set(["opacity": 1], at: 0, by: .block(completion: "first"))
    script.set(["opacity": 0], at: 0.25, by: .block(options: [.beginFromCurrentState]))
    let seen = try Witness(script)
    #expect(near(seen("opacity", 0.25), 0.25))
    #expect(near(seen("opacity", 0.75), 0.125))
    #expect(seen.completions("first") == [.init(0.25, false)])
  }

  @Test func coloursAreReplaced() throws {
    var script = SceneScript(["tint": .hex("#000000", in: .oklab)])
    script.set(["tint": .hex("#ff0000", in: .oklab)], at: 0, by: .block(completion: "first"))
    script.set(["tint": .hex("#000000", in: .oklab)], at: 0.5, by: .block())
    let seen = try Witness(script)
    #expect(near(seen("tint.red", 0.5), 1, within: 1e-6))
    #expect(near(seen("tint.red", 1.5), 0, within: 1e-6))
    #expect(seen.completions("first") == [.init(0.5, false)])
  }

  @Test func aReplacingBlockTakesSwiftUIAway() throws {
    var script = SceneScript(["opacity": 0])
    script.set(["opacity": 1], at: 0, by: .animation(.linear(duration: 2), completion: "below"))
    script.set(["opacity": 0], at: 0.5, by: .block())
    let seen = try Witness(script)
    #expect(seen("opacity", 0.5) == 1)
    #expect(near(seen("opacity", 1), 0.5))
    #expect(seen.completions("below") == [.init(0.5, false)])
    #expect(seen.timeline.duration == 1.5)
  }

  @Test(arguments: [SpringModel.analytic, .swiftui])
  func swiftUITakesOverFromAReplacingBlock(_ springs: SpringModel) throws {
    var script = SceneScript(["opacity": 0])
    script.set(["opacity": 1], at: 0, by: .block(completion: "block"))
    script.set(["opacity": 0], at: 0.25, by: .animation(.spring))
    let seen = try Witness(script, springs: springs)
    #expect(near(seen("opacity", 0.25), 0.25))
    #expect(seen("opacity", 0.26) > 0.25, "it keeps its velocity")
    #expect(near(seen.velocity("opacity", 0.25 + 1e-9), 1, within: 0.2))
    #expect(seen("opacity", 3) == 0)
    #expect(seen.completions("block") == [.init(0.25, false)])
  }

  @Test func aHandTakesBlocksAway() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 0, by: .block(completion: "block"))
    script.drag("x", along: [0: 20, 0.1: 30], at: 0.5)
    let seen = try Witness(script)
    #expect(seen("x", 0.5) == 20)
    #expect(seen("x", 0.55) == 20)
    #expect(seen("x", 0.8) == 30)
    #expect(seen.completions("block") == [.init(0.5, false)])
  }

  // MARK: Completions

  @Test func aSpringIsLogicallyCompleteBeforeItIsGone() throws {
    let spring = UIKitAnimation(.spring(duration: 0.5, bounce: 0.2, initialVelocity: 0))
    var script = SceneScript(["x": 0])
    script.set(
      ["x": 1], at: 0,
      by: SceneTransaction(
        .uikit(spring), completion: SceneCompletion(name: "logical", criteria: .logicallyComplete)))
    script.set(["x": 2], at: 0, by: .uikit(spring, completion: "removed"))
    let seen = try Witness(script)
    #expect(seen.completions("logical") == [.init(0.5, true)])
    let removed = seen.completions("removed")
    #expect(removed.count == 1)
    #expect(removed.first.map { $0.time > 0.5 && $0.isFinished } == true)
  }

  @Test func removalBeforeTheLogicalEndIsUnfinished() throws {
    var script = SceneScript(["x": 0, "y": 0])
    script.set(["x": 1], at: 0, by: .block(completion: "early", .logicallyComplete))
    script.set(
      ["y": 1], at: 0,
      by: SceneTransaction(
        .uikit(UIKitAnimation(.spring(duration: 0.2, bounce: 0.5, initialVelocity: 0))),
        completion: SceneCompletion(name: "late", criteria: .logicallyComplete)))
    script.add(.removeAnimations(.all), at: 0.5)
    let seen = try Witness(script)
    #expect(seen.completions("early") == [.init(0.5, false)])
    #expect(seen.completions("late") == [.init(0.2, true)])
  }

  // MARK: Velocity

  @Test(arguments: [SpringModel.analytic, .swiftui])
  func velocityIsTheDerivativeOfValue(_ springs: SpringModel) throws {
    var script = SceneScript(["x": 0, "card.opacity": 0, "position": .point(0, 0)])
    script.set(["x": 10, "card.opacity": 1], at: 0, by: .block(.easeInOut, 1))
    script.set(
      ["position": .point(5, 9)], at: 0.1, by: .block(.easeIn, 0.7, options: [.autoreverse]))
    script.set(
      ["x": 3, "position": .point(1, 1)], at: 0.4,
      by: .uikit(
        UIKitAnimation(.springDamping(duration: 0.8, dampingRatio: 0.6, initialVelocity: 3))))
    script.set(
      ["card.opacity": 0.2], at: 0.6, by: .block(.easeOut, 0.5, options: [.beginFromCurrentState]))
    script.set(["x": 8], at: 0.8, by: .animation(.interpolatingSpring(duration: 0.4)))
    let seen = try Witness(script, springs: springs)
    seen.expectDerivatives(until: 1, awayFrom: [0, 0.1, 0.4, 0.6, 0.8, 1])
  }
}

extension [(String, PropertyValue)] {
  /// One pair as the literal that scripts take.
  var pairs: KeyValuePairs<String, PropertyValue> {
    precondition(count == 1, "one pair")
    return [self[0].0: self[0].1]
  }
}

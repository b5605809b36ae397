import AnimationEngine
import AnimationScenes
import Testing

@Suite struct SwapTests {
  private let line = SceneTransaction.animation(.linear(duration: 1), completion: "done")

  private func shown(
    _ effect: ViewSwap.Effect, hides: Bool = false, by transaction: SceneTransaction? = nil
  ) throws -> Shown {
    var script = SceneScript()
    script.swap("front", for: "back", effect, hides: hides, at: 1, by: transaction ?? line)
    return try Shown(script)
  }

  @Test func aCrossDissolveFadesOneViewIntoTheOther() throws {
    let shown = try shown(.crossDissolve, hides: true)
    expectNear(shown("front.opacity", 0.5) + shown("back.opacity", 0.5), [1, 0])
    expectNear(shown("front.opacity", 1.25) + shown("back.opacity", 1.25), [0.75, 0.25])
    expectNear(shown("front.opacity", 2) + shown("back.opacity", 2), [0, 1])
    #expect(shown.completion("done").map { [$0.time, $0.finished ? 1 : 0] } == [2, 1])
    #expect(shown.timeline.duration == 2)
  }

  @Test func aDeclaredOpacityStaysWhatItIs() throws {
    var script = SceneScript(["front.opacity": 0.8, "back.x": 0])
    script.swap("front", for: "back", .crossDissolve, hides: true, at: 1, by: line)
    let shown = try Shown(script)
    expectNear(shown("front.opacity", 1.25) + shown("front.opacity", 3), [0.8, 0.8])
    expectNear([0.5, 1.25, 2].flatMap { shown("front.dissolve", $0) }, [1, 0.75, 0])
    expectNear([0.5, 1.25, 2].flatMap { shown("back.opacity", $0) }, [0, 0.25, 1])
    #expect(shown("back.dissolve", 1) == [], "nothing declares an opacity of its own")
  }

  @Test(arguments: [.crossDissolve, .flipFromLeft, .curlUp] as [ViewSwap.Effect])
  func whatNoSwapHasMovedIsTheViewsOwn(_ effect: ViewSwap.Effect) throws {
    var script = SceneScript(["front.x": 0, "back.opacity": 0, "back.curl": 0.5])
    script.swap("front", for: "back", effect, hides: true, at: 1, by: line)
    let shown = try Shown(script)
    #expect(shown("back.opacity", 3) == [0])
    #expect(shown("back.curl", 3) == [effect == .curlUp ? 0 : 0.5])
  }

  @Test(
    arguments: [
      (.flipFromLeft, 1), (.flipFromRight, -1), (.flipFromTop, -1), (.flipFromBottom, 1),
    ] as [(ViewSwap.Effect, Double)])
  func aFlipTurnsBothViews(_ effect: ViewSwap.Effect, _ sense: Double) throws {
    let shown = try shown(effect, hides: true)
    expectNear(shown("front.rotation", 0.5), [0])
    expectNear(shown("back.rotation", 0.5), [-180 * sense])
    expectNear(shown("front.rotation", 1.25), [45 * sense])
    expectNear(shown("back.rotation", 1.25), [-135 * sense])
    expectNear(shown("front.rotation", 2), [180 * sense])
    expectNear(shown("back.rotation", 2), [0])
  }

  /// Half-way is at 0.3, though 0.3 - 0.2 is less than half of 0.2.
  @Test(arguments: [(0.2, 0.3), (0.1, 0.2), (0.375, 0.475), (1.1, 1.2)])
  func theFaceChangesAtTheDecimal(_ start: Double, _ middle: Double) throws {
    var script = SceneScript()
    script.swap(
      "front", for: "back", .flipFromLeft, hides: true, at: start,
      by: .animation(.linear(duration: 0.2)))
    let shown = try Shown(script)
    #expect(shown.label("front.isVisible", middle.nextDown) == "true")
    #expect(shown.label("front.isVisible", middle) == "false")
    #expect(shown.label("back.isVisible", middle) == "true")
  }

  @Test func theFaceChangesWhenTheViewsStandEdgewise() throws {
    let shown = try shown(.flipFromRight, hides: true)
    let rows = [(0.5, true), (1, true), (1.5.nextDown, true), (1.5, false), (3, false)]
    for (time, isFront) in rows {
      #expect(shown.label("front.isVisible", time) == "\(isFront)", "\(time)")
      #expect(shown.label("back.isVisible", time) == "\(!isFront)", "\(time)")
    }
  }

  @Test func theFaceChangesAtRightAnglesOfEveryCurve() throws {
    let animations: [Animation] = [.easeIn, .spring, .bouncy, .snappy, .easeOut.delay(0.3)]
    for animation in animations {
      let shown = try shown(.flipFromLeft, hides: true, by: .animation(animation))
      for time in stride(from: 0.9, to: 2.5, by: 1.0 / 700) {
        let isFacing = abs(shown("front.rotation", time)[0]) < 90
        #expect(shown.label("front.isVisible", time) == "\(isFacing)")
        #expect(shown.label("back.isVisible", time) == "\(!isFacing)")
      }
    }
  }

  @Test func aSpringThatSwingsFarShowsTheFaceAgain() throws {
    let wild = Animation.spring(response: 0.5, dampingFraction: 0.05)
    let shown = try shown(.flipFromLeft, hides: true, by: .animation(wild))
    var changes = 0
    for frame in 240..<960 {
      let time = Double(frame) / 240
      let isFacing = abs(shown("front.rotation", time)[0].remainder(dividingBy: 360)) < 90
      #expect(shown.label("front.isVisible", time) == "\(isFacing)")
      let earlier = shown.label("front.isVisible", time - 1.0 / 240)
      if shown.label("front.isVisible", time) != earlier { changes += 1 }
    }
    #expect(changes > 5)
  }

  @Test func aCurlTurnsOnePage() throws {
    let up = try shown(.curlUp, hides: true)
    expectNear(up("front.curl", 1.25) + up("back.curl", 1.25), [0.25, 0])
    expectNear(up("front.curl", 2), [1])
    let down = try shown(.curlDown, hides: true)
    expectNear(down("front.curl", 1.25) + down("back.curl", 1.25), [0, 0.75])
    expectNear(down("back.curl", 0) + down("back.curl", 2), [1, 0])
  }

  @Test func aSwapOfWhichNothingIsSaidTakesTheAnimationOfUIKit() throws {
    let plain = try shown(.crossDissolve, hides: true, by: SceneTransaction())
    let block = UIKitAnimation(.curve(.easeInOut, duration: 0.35))
    let named = try shown(.crossDissolve, hides: true, by: .uikit(block))
    #expect(plain.bits == named.bits)
    expectNear(plain("back.opacity", 1.175), [0.5], within: 1e-6)
    #expect(plain.timeline.duration == 1.35)
    #expect(try shown(.crossDissolve, hides: true, by: .unanimated).timeline.duration == 1)
  }

  @Test func anAnimationBesideTheViewCountsMoreThanTheUsualOne() throws {
    var script = SceneScript()
    script.animate("front.opacity", "back.opacity", with: .linear(duration: 2))
    script.swap("front", for: "back", .crossDissolve, hides: true, at: 0)
    expectNear(try Shown(script)("back.opacity", 0.5), [0.25])
  }

  @Test func aViewThatGoesIsGoneWhenTheSwapIsOver() throws {
    var script = SceneScript(["front.x": 3])
    script.swap("front", for: "back", .curlDown, at: 1, by: line)
    let shown = try Shown(script)
    #expect(shown("front.x", 2.0.nextDown) == [3])
    #expect(shown("front.x", 2)[0].isNaN)
    #expect(shown("front.curl", 2)[0].isNaN)
    #expect(shown("back.curl", 0.5)[0].isNaN)
    #expect(shown("back.curl", 1) == [1])
    #expect(shown("back.curl", 2) == [0])
    #expect(shown.reports(of: "front").map(\.time) == [2])
    #expect(shown.reports(of: "back").map(\.isPresent) == [true])
    #expect(shown.reports(of: "back").map(\.time) == [2])
    #expect(shown.label("front.isHidden", 2) == nil)
  }

  @Test func aViewThatHidesStays() throws {
    var script = SceneScript(["front.x": 3])
    script.swap("front", for: "back", .flipFromLeft, hides: true, at: 1, by: line)
    let shown = try Shown(script)
    #expect(shown("front.x", 3) == [3])
    #expect(shown.label("front.isHidden", 2.0.nextDown) == "false")
    #expect(shown.label("front.isHidden", 2) == "true")
    #expect(shown.label("back.isHidden", 0.5) == "true")
    #expect(shown.label("back.isHidden", 1) == "false")
    #expect(
      shown.timeline.events.filter { if case .view = $0.kind { true } else { false } }.isEmpty)
  }

  @Test func theOptionOfUIKitHidesToo() throws {
    let block = UIKitAnimation(
      .curve(.linear, duration: 1), options: [.showHideTransitionViews])
    let shown = try shown(.crossDissolve, by: .uikit(block))
    #expect(shown.label("front.isHidden", 2) == "true")
    #expect(shown("front.opacity", 2) == [0])
  }

  @Test func swappedBackTheViewsComeFromTheirPoses() throws {
    var script = SceneScript()
    script.swap("front", for: "back", .flipFromRight, hides: true, at: 0, by: line)
    script.swap("back", for: "front", .flipFromRight, hides: true, at: 2, by: line)
    let shown = try Shown(script)
    expectNear(shown("front.rotation", 2.25) + shown("back.rotation", 2.25), [135, -45])
    #expect(shown.label("front.isVisible", 2.25) == "false")
    #expect(shown.label("front.isVisible", 2.75) == "true")
    #expect(shown.label("back.isHidden", 3) == "true")
    #expect(shown.label("front.isHidden", 3) == "false")
  }

  @Test func anInterruptedFlipTurnsBackTheWayItCame() throws {
    var script = SceneScript()
    script.swap(
      "front", for: "back", .flipFromRight, hides: true, at: 0, by: .animation(.spring))
    script.swap(
      "back", for: "front", .flipFromRight, hides: true, at: 0.2, by: .animation(.spring))
    let shown = try Shown(script)
    let before = shown("front.rotation", 0.2.nextDown)[0]
    expectNear(shown("front.rotation", 0.2), [before])
    expectNear(shown("back.rotation", 0.2), [before + 180])
    expectNear(
      shown.velocity("front.rotation", 0.2), shown.velocity("front.rotation", 0.2.nextDown),
      within: 1e-6)
    for time in [0.25, 0.3, 0.5] {
      expectNear(shown("back.rotation", time), [shown("front.rotation", time)[0] + 180])
    }
    #expect(shown("front.rotation", 9) == [0])
    #expect(shown("back.rotation", 9) == [180])
    #expect(shown.label("front.isVisible", 9) == "true")
    #expect(shown.label("back.isVisible", 9) == "false")
    #expect(shown.label("front.isHidden", 9) == "false")
    #expect(shown.label("back.isHidden", 9) == "true")
  }

  @Test func anInterruptedDissolveOfUIKitGoesOnFromWhereItIs() throws {
    let block = UIKitAnimation(.curve(.linear, duration: 1))
    var script = SceneScript()
    script.swap(
      "front", for: "back", .crossDissolve, hides: true, at: 0,
      by: .uikit(block, completion: "there"))
    script.swap(
      "back", for: "front", .crossDissolve, hides: true, at: 0.4,
      by: .uikit(block, completion: "back"))
    let shown = try Shown(script)
    expectNear(shown("front.opacity", 0.4) + shown("back.opacity", 0.4), [0.6, 0.4])
    expectNear(shown("front.opacity", 0.9) + shown("back.opacity", 0.9), [0.8, 0.2])
    #expect(shown.completion("there").map { [$0.time, $0.finished ? 1 : 0] } == [0.4, 0])
    #expect(shown.completion("back").map { [$0.time, $0.finished ? 1 : 0] } == [1.4, 1])
  }

  @Test func aViewThatIsSwappedBackBeforeItIsGoneStays() throws {
    var script = SceneScript(["front.x": 3])
    script.swap("front", for: "back", .crossDissolve, at: 0, by: line)
    script.remove("back", at: 0.5, transition: .identity)
    script.insert("front", at: 0.5, by: .animation(.linear(duration: 1)))
    #expect(try Shown(script)("front.x", 3) == [3])
  }

  @Test func anotherEffectStraightensWhatTheLastOneLeft() throws {
    var script = SceneScript()
    script.swap("front", for: "back", .flipFromLeft, hides: true, at: 0, by: line)
    script.swap("back", for: "front", .crossDissolve, hides: true, at: 2, by: line)
    script.swap("front", for: "back", .curlUp, hides: true, at: 4, by: line)
    let shown = try Shown(script)
    #expect(shown("front.rotation", 2) == [0])
    #expect(shown.label("front.isVisible", 2) == "true")
    expectNear(shown("front.opacity", 2.25), [0.25])
    #expect(shown("back.opacity", 4) == [1])
    #expect(shown("back.rotation", 4) == [0])
  }

  @Test func aViewThatWasRemovedCannotGoAgain() {
    var script = SceneScript()
    script.swap("front", for: "back", .crossDissolve, at: 0)
    script.swap("front", for: "back", .crossDissolve, at: 2)
    #expect(script.problems.map(\.kind) == [.invalidState])
    #expect(script.problems.map(\.place.part) == [.from])
    script = SceneScript()
    let block = UIKitAnimation(
      .curve(.linear, duration: 1), options: [.showHideTransitionViews])
    script.swap("front", for: "back", .crossDissolve, at: 0, by: .uikit(block))
    script.swap("front", for: "back", .crossDissolve, at: 2)
    #expect(script.problems.isEmpty)
  }

  @Test func aViewCannotTakeItsOwnPlaceAndTypesHaveToFit() {
    var script = SceneScript(["front.rotation": "none"])
    script.swap("front", for: "front", .flipFromLeft, hides: true, at: 0)
    #expect(script.problems.map(\.place.part) == [.to, .verb])
    #expect(script.problems.map(\.kind) == [.invalidState, .wrongType])
  }
}

extension SceneScript {
  /// Lets one view take the place of another.
  mutating func swap(
    _ old: String, for new: String, _ effect: ViewSwap.Effect, hides: Bool = false,
    at time: Double, by transaction: SceneTransaction = .init()
  ) {
    add(
      .swap(ViewSwap(from: old, to: new, effect: effect, hides: hides)), at: time,
      by: transaction)
  }
}

extension SwapTests {
  @Test func aSwapWhoseAnimationsAreRemovedIsOver() throws {
    for animation in [SceneTransaction.animation(.linear(duration: 1)), SceneTransaction()] {
      var script = SceneScript()
      script.swap("front", for: "back", .flipFromLeft, hides: true, at: 0, by: animation)
      script.add(.removeAnimations(.all), at: 0.125)
      let shown = try Shown(script)
      #expect(shown("front.rotation", 0.125) + shown("back.rotation", 0.125) == [180, 0])
      #expect(shown.label("front.isVisible", 0.1) == "true")
      #expect(shown.label("front.isVisible", 0.125) == "false")
      #expect(shown.label("back.isVisible", 0.125) == "true")
      #expect(shown.label("front.isHidden", 0.1) == "false")
      #expect(shown.label("front.isHidden", 0.125) == "true")
    }
  }

  @Test func aViewThatGoesIsGoneWhenItsAnimationsAreRemoved() throws {
    var script = SceneScript(["front.x": 1])
    script.swap("front", for: "back", .curlUp, at: 0, by: .animation(.linear(duration: 1)))
    script.add(.removeAnimations(.view("front")), at: 0.5)
    let shown = try Shown(script)
    #expect(shown("front.x", 0.5)[0].isNaN)
    #expect(shown.reports(of: "front").map { $0.time } == [0.5])
  }
}

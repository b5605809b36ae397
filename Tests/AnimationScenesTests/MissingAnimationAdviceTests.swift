import AnimationScenes
import Testing

@testable import AnimationEngine

/// Advice about what nothing carries, what hides a model, what blocks do not animate, and numbers in
/// other units.
@Suite struct MissingAnimationAdviceTests {
  private func found(_ script: SceneScript) -> [SceneAdvice] {
    script.animation.advice.compactMap { advice in
      if case .scene(let advice) = advice { advice } else { nil }
    }
  }

  private func codes(_ script: SceneScript) -> [SceneAdvice.Code] { found(script).map(\.code) }

  // MARK: Nothing carries it

  @Test func aTransitionThatNothingCarriesIsPointedOut() {
    func script(_ transaction: SceneTransaction, _ transition: ViewTransition?) -> SceneScript {
      var script = SceneScript()
      script.insert("detail", ["width": 10], at: 1, transition: transition, by: transaction)
      return script
    }
    let advice = found(script(.init(), .scale(0.5, anchor: .center)))
    #expect(advice.map(\.code) == [.noAnimation])
    #expect(advice.first?.place == ScenePlace(event: 0, .transition))
    #expect(codes(script(.init(), nil)) == [], "nothing was asked for")
    #expect(codes(script(.init(), .identity)) == [])
    #expect(
      codes(script(.unanimated, .scale(0.5, anchor: .center))) == [], "that is said on purpose")
    #expect(codes(script(.animation(.spring), .scale(0.5, anchor: .center))) == [])
    var implicit = SceneScript()
    implicit.animate("detail.scale", with: .spring)
    implicit.insert("detail", ["width": 10], at: 1, transition: .scale(0.5, anchor: .center))
    #expect(codes(implicit) == [])
  }

  @Test func aMatchThatNothingCarriesIsPointedOut() {
    func script(_ transaction: SceneTransaction) -> SceneScript {
      var script = SceneScript([
        "a.frame": .rect(Rect(x: 0, y: 0, width: 1, height: 1)),
        "b.frame": .rect(Rect(x: 5, y: 0, width: 1, height: 1)),
      ])
      script.add(.match(MatchedGeometry(from: "a", to: "b")), at: 0, by: transaction)
      return script
    }
    #expect(codes(script(.init())) == [.noAnimation])
    #expect(codes(script(.unanimated)) == [])
    #expect(codes(script(.animation(.spring))) == [])
  }

  @Test func aContentThatNothingCarriesIsPointedOut() {
    func script(
      _ transition: ContentChange.Transition, _ transaction: SceneTransaction = .init()
    ) -> SceneScript {
      var script = SceneScript(["label": "41"])
      script.change("label", to: "42", at: 0, transition: transition, by: transaction)
      return script
    }
    let rolling = ContentChange.Transition.numericText(countsDown: false)
    #expect(codes(script(rolling)) == [.noAnimation])
    #expect(codes(script(.effect(.curlUp))) == [.noAnimation])
    #expect(codes(script(.interpolate)) == [] && codes(script(.identity)) == [])
    #expect(codes(script(rolling, .unanimated)) == [])
    #expect(codes(script(rolling, .animation(.spring))) == [])
  }

  // MARK: Layers and blocks

  @Test func aFillModeThatHidesItsModelIsPointedOut() {
    func script(model: Double) -> SceneScript {
      var script = SceneScript(["card.x": .number(model)])
      let held = LayerAnimation.basic(from: 0, to: 20, fill: .forwards, removed: false)
      script.add(.layer(.add(key: "x", held)), at: 0)
      return script
    }
    #expect(codes(script(model: 0)) == [.staleModel])
    #expect(codes(script(model: 20)) == [])
  }

  @Test func aBlockAnimatesNoLayerAndNothingDiscrete() {
    var script = SceneScript(["card.cornerRadius": 0, "card.isOpen": false, "radius": 0])
    script.set(["card.cornerRadius": 20], at: 0, by: .block())
    script.set(["card.isOpen": true], at: 0, by: .block())
    script.set(["radius": 20], at: 0, by: .block())
    #expect(codes(script) == [.layerOnly, .cannotAnimate])
  }

  @Test func cleanupAfterAnInterruptionIsPointedOut() {
    func script(at time: Double, interrupted: Bool) -> SceneScript {
      var script = SceneScript(["card.opacity": 1])
      script.set(["card.opacity": 0], at: 0, by: .block(.linear, 0.5, completion: "faded"))
      if interrupted { script.set(["card.opacity": 1], at: 0.2, by: .block(.linear, 0.5)) }
      script.remove("card", at: time, by: .unanimated)
      return script
    }
    let advice = found(script(at: 0.5, interrupted: true))
    #expect(advice.map(\.code) == [.unfinishedCleanup])
    #expect(advice.first?.place == ScenePlace(event: 2, .view))
    #expect(codes(script(at: 0.5, interrupted: false)) == [])
    #expect(codes(script(at: 2, interrupted: true)) == [])
  }

  // MARK: Numbers

  @Test func numbersInOtherUnitsArePointedOut() {
    func codes(_ transaction: SceneTransaction) -> [SceneAdvice.Code] {
      var script = SceneScript(["x": 0])
      script.set(["x": 1], at: 0, by: transaction)
      return self.codes(script)
    }
    #expect(codes(.animation(.linear(duration: 300))) == [.milliseconds])
    #expect(codes(.animation(.linear(duration: 99))) == [])
    #expect(codes(.animation(.spring.delay(200))) == [.milliseconds])
    #expect(codes(.animation(.spring(response: 0.5, dampingFraction: 70))) == [.dampingInPercent])
    #expect(codes(.animation(.spring(response: 0.5, dampingFraction: 9))) == [])
    #expect(codes(.block(.linear, 250)) == [.milliseconds])
    #expect(codes(.block(.linear, 1, delay: 100)) == [.milliseconds])
    let thrown = UIKitAnimation(.springDamping(duration: 1, dampingRatio: 1, initialVelocity: 900))
    #expect(codes(.uikit(thrown)) == [.velocityNotRelative])
  }

  @Test(arguments: [
    Animation.spring(bounce: -0.9), .spring(bounce: -0.99), .interpolatingSpring(bounce: -0.9),
    .interpolatingSpring(bounce: -0.95), .spring(Spring(duration: 0.3, bounce: -0.98)),
    .interpolatingSpring(stiffness: 100, damping: 200),
    .interpolatingSpring(stiffness: 1e-5, damping: 1e-6),
    .spring(Spring(mass: 1, stiffness: 100, damping: 250, allowOverDamping: true)),
  ])
  func dampingThatWasNotWrittenAsARatioIsNotPercent(_ animation: Animation) {
    var script = SceneScript(["x": 0])
    script.set(["x": 1], at: 0, by: .animation(animation))
    #expect(codes(script) == [])
  }

  @Test(arguments: [70, 80, 12.5, 10])
  func dampingRatiosOfEverySpringMayBePercent(ratio: Double) {
    for animation in [
      Animation.spring(response: 0.3, dampingFraction: ratio),
      .interpolatingSpring(Spring(response: 0.7, dampingRatio: ratio)),
    ] {
      var script = SceneScript(["x": 0])
      script.set(["x": 1], at: 0, by: .animation(animation))
      #expect(codes(script) == [.dampingInPercent])
    }
  }

  @Test func theSentencesSayWhatToWrite() {
    #expect(
      SuspiciousNumber.milliseconds(300).message
        == "300 here is that many seconds. Write 0.3 for 300 ms.")
    #expect(
      SuspiciousNumber.dampingInPercent(70).message
        == "A damping ratio of 70 does not bounce: only one below 1 does. Write 0.7 for 70 %.")
  }
}

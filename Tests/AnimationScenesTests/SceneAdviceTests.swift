import Testing

@testable import AnimationEngine
@testable import AnimationScenes

@Suite struct SceneAdviceTests {
  private func codes(_ script: SceneScript) -> [SceneAdvice.Code] {
    script.animation.advice.compactMap { advice in
      if case .scene(let advice) = advice { advice.code } else { nil }
    }
  }

  private func only(_ script: SceneScript) throws -> SceneAdvice {
    guard case .scene(let advice)? = script.animation.advice.first else {
      throw Missing()
    }
    #expect(script.animation.advice.count == 1)
    return advice
  }

  private struct Missing: Error {}

  @Test func anAnimatedChangeNeedsNoAdvice() {
    var script = SceneScript(["x": 0])
    script.set(["x": 1], at: 0, by: .animation(.spring))
    script.set(["x": 0], at: 0.1, by: .animation(.spring))
    #expect(codes(script).isEmpty)
  }

  @Test func aChangeWithoutAnyAnimationJumps() throws {
    var script = SceneScript(["offset": .point(0, 0)])
    script.set(["offset.y": 1], at: 0)
    let advice = try only(script)
    #expect(advice.code == .noAnimation)
    #expect(
      advice.place == ScenePlace(event: 0, .change(property: 0, component: 1)))
  }

  @Test func aTransformOfOneNumberIsNamedAsAWhole() throws {
    func turn(_ degrees: Double) -> PropertyValue {
      .transform(TransformList([TransformFunction(.rotate, [degrees])]))
    }
    var script = SceneScript(["card": turn(0)])
    script.set(["card": turn(90)], at: 0)
    #expect(try only(script).place.part == .change(property: 0, component: nil))
  }

  @Test func aJumpThatIsSaidToBeOneNeedsNoAdvice() {
    var script = SceneScript(["x": 0])
    script.set(["x": 1], at: 0, by: .unanimated)
    script.set(["x": 2], at: 0, by: SceneTransaction(disablesAnimations: true))
    #expect(codes(script).isEmpty)
  }

  @Test func discreteAndWholeNumbersDoNotAnimate() {
    var script = SceneScript(["isOpen": false, "count": .integer(0)])
    script.set(["isOpen": true, "count": .integer(3)], at: 0, by: .animation(.spring))
    #expect(codes(script) == [.cannotAnimate, .cannotAnimate])
  }

  @Test func anAnimationThatListensToSomethingElseIsDeaf() throws {
    var script = SceneScript(["progress": 0, "title": "a"])
    script.animate("progress", with: .spring, value: "title")
    script.set(["progress": 1], at: 0)
    let advice = try only(script)
    #expect(advice.code == .wrongTrigger)
    #expect(advice.message.contains("title"))
  }

  /// The same names would be kept for each piece of advice.
  @Test func adviceKeepsTheStartOfLongNames() throws {
    let title = String(repeating: "t", count: 1_000)
    var script = SceneScript(["progress": 0, title: "a"])
    script.animate("progress", with: .spring, value: title)
    script.set(["progress": 1], at: 0)
    let advice = try only(script)
    #expect(advice.code == .wrongTrigger)
    #expect(advice.message.unicodeScalars.count == 400)
  }

  @Test func anAnimationForOtherKeysIsDeafToo() throws {
    var script = SceneScript(["x": 0])
    script.animate("x", with: .spring, when: ["source": "\"tap\""])
    script.set(["x": 1], at: 0, by: SceneTransaction(keys: ["source": "\"drag\""]))
    #expect(try only(script).code == .otherKeys)
  }

  @Test func ofManyKeysTheFirstAreNamed() throws {
    var script = SceneScript(["x": 0])
    let keys = (10..<99).map { "k\($0)" } + ["a" + String(repeating: "b", count: 200)]
    script.animate(
      "x", with: .spring, when: Dictionary(uniqueKeysWithValues: keys.map { ($0, "1") }))
    script.set(["x": 1], at: 0)
    let message = try only(script).message
    let names = ["a" + String(repeating: "b", count: 98) + "…"] + (10..<25).map { "k\($0)" }
    #expect(message.contains(" of \(names.joined(separator: ", ")). "))
  }

  @Test func aSpringThatTakesACurveOverIsNoted() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 1], at: 0, by: .animation(.easeInOut(duration: 1)))
    script.set(["x": 0], at: 0.5, by: .animation(.spring))
    let advice = try only(script)
    #expect(advice.code == .unexpectedMerge)
    #expect(advice.place.event == 1)
  }

  @Test func aCurveOverASpringIsNotedAndOverACurveIsNot() {
    var script = SceneScript(["x": 0, "y": 0])
    script.set(["x": 1], at: 0, by: .animation(.spring))
    script.set(["y": 1], at: 0, by: .animation(.easeIn(duration: 1)))
    script.set(["x": 0], at: 0.1, by: .animation(.easeOut(duration: 1)))
    script.set(["y": 0], at: 0.1, by: .animation(.easeOut(duration: 1)))
    #expect(codes(script) == [.unexpectedMerge])
  }

  @Test func aRecommitCutsAnExplicitSpring() throws {
    var script = SceneScript(["x": 0, "y": 0])
    script.animate("y", with: .spring)
    script.set(["x": 1], at: 0, by: .animation(.spring))
    script.set(["y": 1], at: 0)
    script.recommit(["x": 1, "y": 1], at: 0.1)
    let advice = try only(script)
    #expect(advice.code == .springCut)
    #expect(advice.place.part == .change(property: 0, component: nil))
  }

  @Test func aVelocityInPointsPerSecondIsNoted() throws {
    var script = SceneScript(["x": 0])
    script.set(
      ["x": 100], at: 0,
      by: .uikit(
        UIKitAnimation(.springDamping(duration: 0.5, dampingRatio: 0.7, initialVelocity: 800))))
    let advice = try only(script)
    #expect(advice.code == .velocityNotRelative)
    #expect(advice.place.part == .animationVelocity)
  }

  @Test func anotherIdentityIsNoted() throws {
    var script = SceneScript(["star.size": 20])
    script.insert("heart", ["size": 30], at: 0, replacing: "star", by: .animation(.spring))
    let advice = try only(script)
    #expect(advice.code == .identityChanged)
    #expect(advice.place.part == .replaces)
  }

  @Test func aLayerWithoutItsModelSnapsBack() throws {
    var script = SceneScript(["card.radius": 0])
    script.add(.layer(.add(key: "corner", Self.corner)), at: 0)
    let advice = try only(script)
    #expect(advice.code == .snapBack)
  }

  @Test func aLayerWhoseModelIsSetDoesNot() {
    var script = SceneScript(["card.radius": 0])
    script.set(["card.radius": 20], at: 0)
    script.add(.layer(.add(key: "corner", Self.corner)), at: 0)
    script.add(.layer(.remove(key: "edge")), at: 1)
    #expect(codes(script) == [.unknownKey])
  }

  private static let corner = LayerAnimation(
    .basic(
      LayerProperty(property: 0, components: 0..<1), LayerInterval(from: [0], to: [20]),
      timingFunction: nil), timing: MediaTiming(duration: 0.3))

  @Test func twoSourcesAndALeaderThatIsNotThereAreNoted() {
    var script = SceneScript(["a.frame": .rect(Rect(x: 0, y: 0, width: 1, height: 1))])
    script.insert("b", ["frame": .rect(Rect(x: 5, y: 5, width: 2, height: 2))], at: 0)
    script.add(.match(MatchedGeometry(from: "a", to: "b", source: .both)), at: 0, by: .unanimated)
    script.remove("a", at: 1)
    script.add(.match(MatchedGeometry(from: "a", to: "b", source: .from)), at: 2, by: .unanimated)
    #expect(codes(script) == [.twoSources, .unownedFrame])
  }

  @Test func aFrameThatALayoutComputesIsNotSet() {
    let header = LayoutBox(view: "header", width: 300, height: 100)
    let page = LayoutBox(view: "page", stack: .vertical, children: [header])
    func frame(height: Double) -> PropertyValue {
      .rect(Rect(x: 0, y: 0, width: 300, height: height))
    }
    var script = SceneScript(["header.frame": frame(height: 100)], layout: page)
    script.set(["header.frame": frame(height: 300)], at: 0, by: .animation(.spring))
    #expect(codes(script) == [.laidOutFrame])
  }

  @Test func aLayoutFlushedOutsideItsAnimationJumps() {
    var script = SceneScript(["header.height": 100])
    let change = script.changes(["header.height": 300])
    script.add(
      .layout(LayoutChange(changes: change, flush: .outside)), at: 0, by: .animation(.spring))
    #expect(codes(script) == [.forgottenFlush])
  }

  @Test func aStoppedAnimatorThatIsNeverFinishedIsNoted() {
    var script = SceneScript(["x": 0])
    let settings = AnimatorSettings(duration: 1, timing: .curve(.linear))
    script.animator("lift", { .create(settings, $0) }, ["x": 1], at: 0)
    script.animator("lift", .start(afterDelay: 0), at: 0)
    script.animator("lift", .stop(withoutFinishing: false), at: 0.5)
    #expect(codes(script) == [.animatorNotFinished])
    script.animator("lift", .finish(at: .end), at: 0.6)
    #expect(codes(script).isEmpty)
  }

  @Test func aTouchOnAViewThatAnimatesIsLost() {
    var script = SceneScript(["card.frame": .rect(Rect(x: 0, y: 0, width: 10, height: 10))])
    script.set(
      ["card.frame": .rect(Rect(x: 100, y: 0, width: 10, height: 10))], at: 0,
      by: .uikit(UIKitAnimation(.curve(.linear, duration: 1))))
    script.add(.hitTest(Point(x: 105, y: 5)), at: 0.5)
    #expect(codes(script) == [.touchBlocked])
  }

  @Test func everythingElseStaysQuietAboutAScriptThatIsTooLarge() {
    var script = SceneScript(["x": 0])
    for step in 0..<70 {
      script.set(["x": .number(Double(step + 1))], at: 0, by: .animation(.easeIn(duration: 9)))
    }
    #expect(throws: TimelineRefusal.self) { try script.animation.compiled() }
  }
}

import AnimationEngine
import AnimationScenes
import Testing

/// A header over a body; the header grows and pushes the body down.
@Suite struct LayoutFlushTests {
  fileprivate let page = LayoutBox(
    view: "page", width: 300, height: 800, stack: .vertical, alignment: .top,
    children: [
      LayoutBox(view: "header", width: 300, height: 100),
      LayoutBox(view: "body", width: 300, height: 200),
    ])
  fileprivate let grown = [LayoutInput(view: "header", member: .height, value: 300)]
  private let line = SceneTransaction.animation(.linear(duration: 1), completion: "grown")

  @Test func aFlushInsideAnimatesAllFramesThatChange() throws {
    var script = SceneScript(layout: page)
    script.lay(grown, at: 0.5, by: line)
    let shown = try Shown(script)
    expectNear(shown("header.frame", 1), [0, 0, 300, 200])
    expectNear(shown("body.frame", 1), [0, 200, 300, 200])
    #expect(shown.model("body.frame", 0.5) == [0, 300, 300, 200])
    #expect(shown("body.frame", 0.5) == [0, 100, 300, 200])
    #expect(shown("body.frame", 1.5) == [0, 300, 300, 200])
    #expect(shown.timeline.duration == 1.5)
    #expect(shown.completion("grown")?.time == 1.5)
  }

  @Test func aFlushBeforeShowsAtOnce() throws {
    var script = SceneScript(layout: page)
    script.lay(grown, flush: .before, at: 0.5, by: line)
    let shown = try Shown(script)
    #expect(shown("body.frame", 0.5.nextDown) == [0, 100, 300, 200])
    #expect(shown("body.frame", 0.5) == [0, 300, 300, 200])
    #expect(shown.timeline.duration == 0.5)
    #expect(shown.completion("grown")?.time == 0.5)
  }

  @Test func aForgottenFlushShowsTheJumpWhenTheMomentIsOver() throws {
    var script = SceneScript(layout: page)
    script.lay(grown, flush: .outside, at: 0.5, by: line)
    let shown = try Shown(script)
    #expect(shown("header.frame", 0.5.nextDown) == [0, 0, 300, 100])
    #expect(shown("header.frame", 0.5) == [0, 0, 300, 300])
    #expect(shown("header.frame", 0.75) == [0, 0, 300, 300])
  }

  @Test func aLaterEventOfAnotherTimeFindsNothingPending() throws {
    var script = SceneScript(layout: page)
    script.lay(grown, flush: .outside, at: 0.5)
    script.lay(flush: .inside, at: 0.6, by: line)
    let shown = try Shown(script)
    #expect(shown("header.frame", 0.5) == [0, 0, 300, 300])
    #expect(shown.completion("grown")?.time == 0.6)
  }

  @Test(arguments: [SpringModel.analytic, .swiftui])
  func theThreeStepsShowTheSameBitsAsOne(_ springs: SpringModel) throws {
    let animations = [Animation.spring(duration: 0.4, bounce: 0.3), .easeInOut, .linear]
    for animation in animations {
      let transaction = SceneTransaction.animation(animation)
      var steps = SceneScript(["header.color": 0], layout: page)
      var one = steps
      for script in [0.1, 0.3] {
        let inputs = [LayoutInput(view: "header", member: .height, value: 1000 * script)]
        steps.lay(flush: .before, at: script)
        steps.lay(inputs, ["header.color": .number(script)], flush: .outside, at: script)
        steps.lay(flush: .inside, at: script, by: transaction)
        one.lay(inputs, ["header.color": .number(script)], at: script, by: transaction)
      }
      #expect(try Shown(steps, springs: springs).bits == Shown(one, springs: springs).bits)
    }
  }

  @Test func whatWasPendingShowsAtOnceWhereTheAnimationChangesSomethingItself() throws {
    var script = SceneScript(layout: page)
    script.lay(grown, flush: .outside, at: 0)
    script.lay([LayoutInput(view: "body", member: .height, value: 400)], at: 0, by: line)
    let shown = try Shown(script)
    #expect(shown("header.frame", 0) == [0, 0, 300, 300])
    #expect(shown("body.frame", 0) == [0, 300, 300, 200])
    expectNear(shown("body.frame", 0.5), [0, 300, 300, 300])
  }

  @Test func aFlushBeforeTakesWhatIsPendingAlong() throws {
    var script = SceneScript(layout: page)
    script.lay(grown, flush: .outside, at: 0)
    script.lay([LayoutInput(view: "body", member: .height, value: 400)], flush: .before, at: 0)
    script.lay(flush: .inside, at: 0, by: line)
    let shown = try Shown(script)
    #expect(shown("body.frame", 0) == [0, 300, 300, 400])
    #expect(shown.timeline.duration == 0)
  }

  @Test func theOptionFlushUpdatesFlushesInside() throws {
    let block = UIKitAnimation(.curve(.linear, duration: 1), options: [.flushUpdates])
    var script = SceneScript(layout: page)
    script.lay(grown, flush: .outside, at: 0, by: .uikit(block))
    var inside = SceneScript(layout: page)
    inside.lay(
      grown, flush: .inside, at: 0, by: .uikit(UIKitAnimation(.curve(.linear, duration: 1))))
    let shown = try Shown(script)
    #expect(shown.bits == (try Shown(inside).bits))
    expectNear(shown("header.frame", 0.5), [0, 0, 300, 200])
  }

  @Test func theOptionFlushUpdatesFlushesWhatIsPendingBeforeAnyVerb() throws {
    let bridged = UIKitAnimation(.animation(.linear(duration: 1)), options: [.flushUpdates])
    var script = SceneScript(["x": 0], layout: page)
    script.lay(grown, flush: .outside, at: 0)
    script.set(["x": 1], at: 0, by: .uikit(bridged))
    script.lay(flush: .inside, at: 0, by: line)
    let shown = try Shown(script)
    #expect(shown("header.frame", 0) == [0, 0, 300, 300])
    expectNear(shown("x", 0.5), [0.5])
  }

  @Test func plainPropertiesFollowTheSameRules() throws {
    var script = SceneScript(["header.height": 100, "offset": .point(0, 0)])
    script.lay([], ["header.height": 200, "offset.x": 10], flush: .outside, at: 0)
    script.lay([], ["header.height": 300, "offset.y": 20], flush: .outside, at: 0)
    script.lay(flush: .inside, at: 0, by: line)
    script.lay([], ["header.height": 0], flush: .outside, at: 2, by: line)
    let shown = try Shown(script)
    expectNear(shown("header.height", 0.25), [150])
    expectNear(shown("offset", 0.25), [2.5, 5])
    #expect(shown("header.height", 2) == [0])
  }

  @Test func implicitAnimationsOfFramesAreLeftOutByFlushesOutside() throws {
    for (flush, half) in [(LayoutChange.Flush.inside, 200.0), (.outside, 300), (.before, 300)] {
      var script = SceneScript(layout: page)
      script.animate("header.frame", with: .linear(duration: 1))
      script.lay(grown, flush: flush, at: 0)
      expectNear(try Shown(script)("header.frame", 0.5), [0, 0, 300, half])
    }
  }

  @Test func everyInputChangesTheTree() throws {
    let list = LayoutBox(
      view: "list", stack: .vertical, alignment: .topLeading,
      children: [
        LayoutBox(view: "a", width: 10, height: 10), LayoutBox(view: "b", width: 10, height: 10),
      ])
    let rows: [(LayoutInput.Member, [Double])] = [
      (.x, [7, 10, 10, 10]), (.y, [0, 17, 10, 10]), (.width, [0, 10, 10, 10]),
      (.height, [0, 10, 10, 10]), (.spacing, [0, 17, 10, 10]), (.padding, [7, 17, 10, 10]),
    ]
    for (member, expected) in rows {
      var script = SceneScript(layout: list)
      script.lay([LayoutInput(view: "list", member: member, value: 7)], at: 0, by: .unanimated)
      #expect(try Shown(script)("b.frame", 0) == expected, "\(member)")
    }
  }

  @Test func anInterruptedLayoutKeepsItsVelocity() throws {
    var script = SceneScript(layout: page)
    script.lay(grown, at: 0, by: .animation(.spring))
    script.lay(
      [LayoutInput(view: "header", member: .height, value: 50)], at: 0.2, by: .animation(.spring))
    let shown = try Shown(script)
    expectNear(shown("body.frame", 0.2.nextDown), shown("body.frame", 0.2), within: 1e-9)
    expectNear(
      shown.velocity("body.frame", 0.2.nextDown), shown.velocity("body.frame", 0.2), within: 1e-6)
  }

  @Test func aScriptThatFlushesTooOftenIsRefused() {
    var script = SceneScript(
      layout: LayoutBox(
        view: "a", stack: .depth, children: Array(repeating: LayoutBox(width: 1), count: 999)))
    for step in 1...251 {
      script.lay(
        [LayoutInput(view: "a", member: .x, value: Double(step))], at: Double(step),
        by: .unanimated)
    }
    var meter = WorkMeter(.init(work: 1_000_000))
    let refusal = #expect(throws: TimelineRefusal.self) {
      try script.animation.compiled(within: .init(), meter: &meter)
    }
    guard case .tooCostly(let excess) = refusal, case .event(let event) = excess.place else {
      Issue.record("flushes are not counted: \(String(describing: refusal))")
      return
    }
    #expect((10...60).contains(event))
  }

  @Test func inputsOfBoxesThatAreNotThereAreProblems() {
    var script = SceneScript(["body.frame": 3], layout: page)
    script.lay([LayoutInput(view: "footer", member: .height, value: 1)], at: 0)
    #expect(
      script.problems == [
        SceneProblem(
          at: ScenePlace(event: 0, .layout), kind: .wrongType,
          message: "The layout gives body.frame a rectangle; here it is declared otherwise."),
        SceneProblem(
          at: ScenePlace(event: 0, .input(view: "footer", .height)), kind: .unknownName,
          message: "The layout has no box called footer."),
      ])
  }

  @Test func twoBoxesOfOneNameAreAProblem() {
    let box = LayoutBox(view: "a", stack: .depth, children: [LayoutBox(view: "a")])
    var script = SceneScript(layout: box)
    script.lay(flush: .before, at: 0)
    #expect(script.problems.map(\.kind) == [.duplicate])
    script = SceneScript(["x": 0])
    script.lay([], ["x": 1], at: 0)
    #expect(script.problems.isEmpty)
  }
}

extension LayoutFlushTests {
  @Test func aViewThatComesLaterComesWhereTheLayoutHasPutIt() throws {
    var script = SceneScript(layout: page)
    script.remove("body", at: 0, transition: .identity, by: .unanimated)
    script.lay(grown, at: 0.5, by: .unanimated)
    script.insert("body", at: 1, transition: .identity, by: .unanimated)
    let shown = try Shown(script)
    #expect(shown("body.frame", 0.7)[0].isNaN)
    #expect(shown("body.frame", 1) == [0, 300, 300, 200])
  }
}

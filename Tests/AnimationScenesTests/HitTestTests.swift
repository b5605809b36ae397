import AnimationEngine
import AnimationScenes
import Testing

/// Which view is at a point, by the models and by what shows.
@Suite struct HitTestTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PropertyValue {
    .rect(Rect(x: x, y: y, width: width, height: height))
  }

  private func answers(_ script: SceneScript) throws -> [TimelineEvent.HitTestResult] {
    try Witness(script).timeline.events.compactMap { event in
      if case .hitTest(let result) = event.kind { result } else { nil }
    }
  }

  private func answer(
    _ script: SceneScript, _ x: Double, _ y: Double, at time: Double
  ) throws -> TimelineEvent.HitTestResult {
    var script = script
    script.add(.hitTest(Point(x: x, y: y)), at: time)
    return try #require(try answers(script).last)
  }

  private var cards: SceneScript {
    SceneScript(["back.frame": rect(0, 0, 100, 100), "front.frame": rect(50, 50, 100, 100)])
  }

  @Test func laterViewsLieOnTop() throws {
    #expect(
      try answer(cards, 25, 25, at: 0) == .init(model: "back", presentation: "back", hit: "back"))
    #expect(try answer(cards, 75, 75, at: 0).hit == "front")
    #expect(try answer(cards, 200, 25, at: 0) == .init(model: nil, presentation: nil, hit: nil))
  }

  @Test func upperEdgesBelongToAViewAndLowerOnesDoNot() throws {
    let script = SceneScript(["card.frame": rect(10, 20, 30, 40)])
    #expect(try answer(script, 10, 20, at: 0).model == "card")
    #expect(try answer(script, 10.0.nextDown, 20, at: 0).model == nil)
    #expect(try answer(script, 40, 30, at: 0).model == nil)
    #expect(try answer(script, 40.0.nextDown, 60.0.nextDown, at: 0).model == "card")
    #expect(try answer(script, 20, 60, at: 0).model == nil)
    let empty = SceneScript(["card.frame": rect(10, 20, 0, 40)])
    #expect(try answer(empty, 10, 30, at: 0).model == nil)
  }

  @Test func aPositionIsTheMiddle() throws {
    let sized = SceneScript(["dot.position": .point(50, 50), "dot.size": .size(20, 10)])
    #expect(try answer(sized, 40, 45, at: 0).model == "dot")
    #expect(try answer(sized, 60, 50, at: 0).model == nil)
    let bounded = SceneScript(["dot.position": .point(50, 50), "dot.bounds": rect(7, 7, 20, 10)])
    #expect(try answer(bounded, 59.9, 54.9, at: 0).model == "dot")
    #expect(try answer(bounded, 39.9, 50, at: 0).model == nil)
    let other = SceneScript(["dot.position": .point(50, 50), "dot.size": 20])
    #expect(try answer(other, 50, 50, at: 0).model == nil, "no size at all")
  }

  @Test func theModelIsAheadOfWhatShows() throws {
    var script = SceneScript(["button.frame": rect(0, 0, 10, 10), "button.opacity": 1])
    script.set(["button.frame": rect(0, 400, 10, 10)], at: 0, by: .block(.linear, 1))
    let start = try answer(script, 5, 5, at: 0)
    #expect(start == .init(model: nil, presentation: "button", hit: nil))
    let halfWay = try answer(script, 5, 205, at: 0.5)
    #expect(halfWay == .init(model: nil, presentation: "button", hit: nil))
    let end = try answer(script, 5, 405, at: 0.5)
    #expect(
      end == .init(model: "button", presentation: nil, hit: nil), "a block lets no touch through")
    #expect(try answer(script, 5, 405, at: 1).hit == "button", "it is over")
  }

  @Test func whatAllowsInteractionIsHit() throws {
    for options: Set<UIKitAnimation.Option> in [[], [.allowUserInteraction]] {
      var script = SceneScript(["button.frame": rect(0, 0, 10, 10)])
      script.set(
        ["button.frame": rect(0, 400, 10, 10)], at: 0, by: .block(delay: 1, options: options))
      let result = try answer(script, 5, 405, at: 0.5)
      #expect(result.model == "button")
      #expect(result.hit == (options.isEmpty ? nil : "button"))
    }
  }

  @Test func anyPropertyOfTheViewBlocksIt() throws {
    var script = SceneScript(["button.frame": rect(0, 0, 10, 10), "button.opacity": 1, "x": 0])
    script.set(["x": 1], at: 0, by: .block(.linear, 4))
    #expect(try answer(script, 5, 5, at: 0.5).hit == "button")
    script.set(["button.opacity": 0.5], at: 0.5, by: .block())
    #expect(try answer(script, 5, 5, at: 0.75).hit == nil)
    script.add(.removeAnimations(.view("button")), at: 0.75)
    #expect(try answer(script, 5, 5, at: 0.75).hit == "button")
  }

  @Test func swiftUIAndAnimatorsNeverBlock() throws {
    var script = cards
    script.set(["back.frame": rect(300, 0, 100, 100)], at: 0, by: .animation(.spring))
    script.set(
      ["back.frame": rect(400, 0, 100, 100)], at: 0,
      by: .uikit(UIKitAnimation(.animation(.spring))))
    script.animator(
      "move", { .create(AnimatorSettings(duration: 1, timing: .curve(.linear)), $0) },
      ["front.frame": rect(50, 250, 100, 100)], at: 0)
    script.animator("move", .start(afterDelay: 0), at: 0)
    #expect(try answer(script, 450, 50, at: 0.1).hit == "back")
    #expect(
      try answer(script, 75, 300, at: 0.1)
        == .init(model: "front", presentation: nil, hit: "front"))
  }

  @Test func keyframesBlockToo() throws {
    var script = SceneScript(["button.frame": rect(0, 0, 10, 10)])
    let changes = script.changes(["button.frame": rect(20, 0, 10, 10)])
    script.add(
      .keyframes(
        ViewKeyframes(
          duration: 1,
          keyframes: [.init(relativeStart: 0, relativeDuration: 1, changes: changes)])), at: 0)
    #expect(
      try answer(script, 25, 5, at: 0.5) == .init(model: "button", presentation: nil, hit: nil))
    #expect(try answer(script, 15, 5, at: 0.5).presentation == "button")
  }

  @Test func whoIsNotThereIsNeverHit() throws {
    var script = SceneScript(["back.frame": rect(0, 0, 100, 100)])
    let asked = SceneVerb.hitTest(Point(x: 300, y: 300))
    script.add(asked, at: 0.5)
    script.insert("late", ["frame": rect(0, 0, 500, 500)], at: 1, by: .unanimated)
    script.add(asked, at: 1.5)
    script.remove("late", at: 2, by: .unanimated)
    script.add(asked, at: 2.5)
    #expect(try answers(script).map(\.hit) == [nil, "late", nil])
    #expect(try answers(script).map(\.presentation) == [nil, "late", nil])
  }

  @Test func aCenterIsAPosition() throws {
    let script = SceneScript(["dot.center": .point(50, 50), "dot.bounds": rect(0, 0, 20, 10)])
    #expect(try answer(script, 40, 45, at: 0).hit == "dot")
    #expect(try answer(script, 39.9, 50, at: 0).hit == nil)
  }

  @Test func whatIsHiddenOrClearIsNotHit() throws {
    for (value, isHit) in [(0.0, false), (0.0099, false), (0.01, true), (1, true)] {
      for name in ["opacity", "alpha"] {
        var script = SceneScript(["back.frame": rect(0, 0, 100, 100)])
        script.insert("front", ["frame": rect(0, 0, 100, 100), name: .number(value)], at: 0)
        #expect(try answer(script, 50, 50, at: 0).hit == (isHit ? "front" : "back"), "\(value)")
      }
    }
    var script = SceneScript(["card.frame": rect(0, 0, 100, 100), "card.isHidden": false])
    #expect(try answer(script, 50, 50, at: 0).hit == "card")
    script.set(["card.isHidden": true], at: 1)
    #expect(
      try answer(script, 50, 50, at: 2) == .init(model: nil, presentation: nil, hit: nil))
  }

  @Test func whatLiesInAClearViewIsNotHit() throws {
    let script = SceneScript([
      "list.opacity": 0, "list.row.frame": rect(0, 0, 10, 10), "lists.frame": rect(20, 0, 10, 10),
    ])
    #expect(try answer(script, 5, 5, at: 0).hit == nil)
    #expect(try answer(script, 25, 5, at: 0).hit == "lists")
  }

  @Test func aFadeHidesByTheModelAtOnce() throws {
    var script = SceneScript(["card.frame": rect(0, 0, 10, 10), "card.opacity": 1])
    script.set(["card.opacity": 0], at: 0, by: .block(options: [.allowUserInteraction]))
    #expect(
      try answer(script, 5, 5, at: 0.5) == .init(model: nil, presentation: "card", hit: nil))
  }

  @Test func aTransformMovesWhatCanBeHit() throws {
    // About the middle, (50, 50): doubled it reaches from 0 to 100, moved by 200 from 225 to 275,
    // turned by 45 degrees its corner lies 25 * sqrt(2) = 35.36 to the right of the middle.
    func card(_ list: String) throws -> SceneScript {
      SceneScript([
        "card.frame": rect(25, 25, 50, 50),
        "card.transform": .transform(try TransformList(css: list)),
      ])
    }
    for (list, point, isHit) in [
      ("scale(2)", (1.0, 1.0), true), ("scale(2)", (101, 50), false),
      ("translateX(200px)", (50, 50), false), ("translateX(200px)", (274, 50), true),
      ("rotate(45deg)", (85, 50), true), ("rotate(45deg)", (86, 50), false),
      ("rotate(45deg)", (27, 27), false), ("scale(0)", (50, 50), false),
    ] {
      let result = try answer(card(list), point.0, point.1, at: 0)
      #expect(result.hit == (isHit ? "card" : nil), "\(list) \(point)")
    }
  }

  /// A layer of negative bounds lies left of its origin and above it; its left and upper edges are
  /// its own.
  @Test func aFrameOfNegativeSizeReachesBackwards() throws {
    let script = SceneScript(["card.frame": rect(50, 60, -30, -40)])
    for (x, y, isHit) in [
      (20.0, 20.0, true), (49.9, 59.9, true), (19.9, 40, false), (50, 40, false), (30, 60, false),
      (30, 19.9, false), (55, 65, false),
    ] {
      #expect(try answer(script, x, y, at: 0).hit == (isHit ? "card" : nil), "\(x) \(y)")
    }
  }

  /// 200 in front of the eye, turned by 60 degrees about its left edge, the right end of a card of
  /// 1000 is behind the eye: what maps to a point from there is not hit.
  @Test func whatIsBehindTheEyeIsNotHit() throws {
    let list = "translateX(-50px) perspective(40px) rotateY(-60deg) translateX(50px)"
    let script = SceneScript([
      "card.frame": rect(0, 0, 100, 100),
      "card.transform": .transform(try TransformList(css: list)),
    ])
    #expect(try answer(script, 5, 50, at: 0).hit == "card")
    #expect(try answer(script, -200, 50, at: 0).hit == nil)
  }
}

import AnimationEngine
import AnimationScenes
import Testing

/// What a script may not ask of views.
@Suite struct ViewProblemTests {
  private func problems(
    _ initial: KeyValuePairs<String, PropertyValue>, layout: LayoutBox? = nil,
    _ write: (inout SceneScript) -> Void
  ) -> [SceneProblem] {
    var script = SceneScript(initial, layout: layout)
    write(&script)
    return script.problems
  }

  private func summary(_ problems: [SceneProblem]) -> [String] {
    problems.map { "\($0.place.event) \($0.place.part) \($0.kind)" }
  }

  @Test func aViewThatIsThereCannotCome() {
    let found = problems(["v.x": 1]) { script in
      script.insert("v", ["x": 2], at: 0)
      script.insert("w", ["x": 2], at: 1)
      script.insert("w", at: 2)
    }
    #expect(summary(found) == ["0 view invalidState", "2 view invalidState"])
    #expect(found[0].message.contains("v"))
  }

  @Test func aViewThatWasRemovedMayComeAtAnyTime() {
    let found = problems(["v.x": 1]) { script in
      script.remove("v", at: 0, by: .animation(.linear(duration: 10)))
      script.insert("v", at: 0)
      script.remove("v", at: 1)
      script.insert("v", at: 100)
    }
    #expect(found.isEmpty)
  }

  @Test func aViewThatIsNotThereCannotGo() {
    let found = problems(["v.x": 1]) { script in
      script.remove("v", at: 0)
      script.remove("v", at: 1)
      script.remove("ghost", at: 2)
      script.insert("w", at: 3, replacing: "v")
      script.insert("u", at: 4, replacing: "ghost two")
    }
    #expect(
      summary(found) == [
        "1 view invalidState", "2 view unknownName",
        "3 replaces invalidState", "4 replaces unknownName",
      ])
  }

  @Test func aBoxOfTheLayoutIsAViewUnlessItIsInserted() {
    let layout = LayoutBox(
      stack: .vertical, children: [LayoutBox(view: "a"), LayoutBox(view: "b")])
    let found = problems([:], layout: layout) { script in
      script.remove("a", at: 0)
      script.insert("b", at: 1)
      script.remove("b", at: 2)
    }
    #expect(found.isEmpty)
  }

  @Test func aTransitionMovesPropertiesOfItsTypes() {
    let found = problems(["v.scale": .point(1, 1)]) { script in
      script.remove("v", at: 0, transition: .scale(0, anchor: .center))
      script.insert("w", ["offset": 3], at: 1, transition: .offset(x: 1, y: 1))
      script.insert("u", ["opacity": "no"], at: 2)
      script.insert("t", ["blur": .point(1, 1)], at: 3)
    }
    #expect(
      summary(found) == [
        "0 transition wrongType", "1 transition wrongType",
        "2 transition wrongType",
      ])
  }

  @Test func whatMovesByEdgesNeedsAContainer() {
    let found = problems(["v.x": 1]) { script in
      script.insert("w", at: 0, transition: .combined([.opacity, .move(.top)]))
      script.insert(
        "u", at: 1, transition: .asymmetric(insertion: .slide, removal: .opacity),
        container: Size(width: 1, height: 1))
      script.remove("u", at: 2)
      script.remove("v", at: 3, transition: .push(from: .top))
    }
    #expect(found.map(\.place.event) == [0, 3])
    #expect(found.allSatisfy { $0.message.contains("container") })
  }

  @Test func aMatchNeedsTwoFrames() {
    let frame = PropertyValue.rect(Rect(x: 0, y: 0, width: 1, height: 1))
    let found = problems(["a.frame": frame, "b.x": 1, "c.frame": 3]) { script in
      script.add(.match(MatchedGeometry(from: "a", to: "b")), at: 0)
      script.add(.match(MatchedGeometry(from: "c", to: "a")), at: 0)
    }
    #expect(summary(found) == ["0 to unknownName", "1 from wrongType"])
  }

  @Test func aMatchNeedsTheViewThatTakesTheFrame() {
    let frame = PropertyValue.rect(Rect(x: 0, y: 0, width: 1, height: 1))
    let found = problems(["a.frame": frame]) { script in
      let early = SceneVerb.match(MatchedGeometry(from: "a", to: "b"))
      script.add(early, at: 0)
      script.insert("b", ["frame": frame], at: 0)
      script.remove("a", at: 0)
      script.add(early, at: 0)
      script.add(.match(MatchedGeometry(from: "b", to: "a")), at: 1)
    }
    #expect(summary(found) == ["0 to invalidState", "4 to invalidState"])
  }

  @Test func aViewCannotBeMatchedWithItself() throws {
    let frame = PropertyValue.rect(Rect(x: 0, y: 0, width: 1, height: 1))
    var script = SceneScript(["a.frame": frame])
    script.add(
      .match(MatchedGeometry(from: "a", to: "a")), at: 0, by: .animation(.linear(duration: 1)))
    #expect(summary(script.problems) == ["0 to invalidState"])
    #expect(try script.animation.compiled().duration == 0)
  }

  @Test func nothingIsSaidOfWhatCouldNotBeRead() throws {
    var script = SceneScript(["v.x": 1])
    script.remove("w", at: 0)
    script.insert("v", at: 1)
    let scene = try script.made()
    #expect(scene.problems(script.properties, ignoring: ["v", "w"]).isEmpty)
    #expect(scene.problems(script.properties).count == 2)
  }

  @Test func aSceneWithProblemsStillPlays() throws {
    var script = SceneScript(["v.x": 1])
    script.remove("ghost", at: 0)
    script.insert("v", ["x": 5], at: 1)
    script.remove("v", at: 2)
    script.remove("v", at: 3)
    script.add(.match(MatchedGeometry(from: "ghost", to: "v")), at: 4)
    #expect(try script.animation.compiled().duration == 4)
  }
}

import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// When views are there, what they show then, and what is reported of it.
@Suite struct ViewPresenceTests {
  @Test func aViewWithInitialValuesIsThereAtFirst() throws {
    var scene = ViewScene(["v.x": 3])
    scene.script.remove("v", at: 1, by: ViewScene.line)
    let views = try scene.played()
    #expect(views("v.x", -1) == [3])
    #expect(views("v.opacity", 0.5) == [1])
    #expect(views("v.opacity", 1.5) == [0.5])
    #expect(views.isAbsent("v.x", 2))
    #expect(views.appearances == ["-v 2.0"])
  }

  @Test func aViewThatASwapTakesAwayIsThereBeforeThoughItComesAgain() throws {
    var scene = ViewScene(["v.x": 3, "w.x": 0])
    scene.script.swap("v", for: "w", .crossDissolve, hides: false, at: 1, by: ViewScene.line)
    scene.script.insert("v", at: 3)
    let views = try scene.played()
    #expect(views("v.x", 0.5) == [3])
    #expect(views("v.opacity", 0.5) == [1])
    #expect(views.isAbsent("v.x", 2.5))
    #expect(views("v.x", 3.5) == [3])
    #expect(views.appearances.last == "+v 3.0")
  }

  /// What is removed lets swaps that run look again when their views turn and hide.
  @Test(arguments: ["v", "w"]) func nothingOfASwapShowsOnAViewThatIsGone(_ view: String) throws {
    var scene = ViewScene(["v.x": 1, "w.x": 2, "other": 0])
    scene.script.swap("v", for: "w", .flipFromLeft, hides: true, at: 0, by: ViewScene.line)
    scene.script.remove(view, at: 0.25)
    scene.script.add(.removeAnimations(.properties([2])), at: 0.5)
    let views = try scene.played()
    #expect(views("\(view).isVisible", 0.125) == [view == "v" ? 1 : 0])
    for time in [0.25, 0.5, 0.75, 2] {
      #expect(views.isAbsent("\(view).isVisible", time))
      #expect(view == "w" || views.isAbsent("v.isHidden", time))
    }
  }

  @Test func aViewFadesThoughOnlyALaterInsertionDeclaresItsOpacity() throws {
    var scene = ViewScene(["v.x": 3])
    scene.script.remove("v", at: 1, by: ViewScene.line)
    scene.script.insert("v", ["opacity": 0.5, "y": 7], at: 3)
    let views = try scene.played()
    #expect(views("v.opacity", 0.5) == [1])
    #expect(views("v.opacity", 1.5) == [0.5])
    #expect(views.isAbsent("v.opacity", 2.5))
    #expect(views("v.opacity", 3.5) == [0.5])
    #expect(views.isAbsent("v.y", 0.5) && views("v.y", 3.5) == [7])
  }

  @Test func aViewIsThereAtOnceWithoutAnAnimation() throws {
    var scene = ViewScene()
    scene.script.insert("v", ["x": 3], at: 1)
    scene.script.remove("v", at: 2)
    let views = try scene.played()
    #expect(views.isAbsent("v.opacity", 1.0.nextDown))
    #expect(views("v.opacity", 1) == [1])
    #expect(views("v.x", 1) == [3])
    #expect(views.isAbsent("v.x", 2))
    #expect(views.appearances == ["+v 1.0", "-v 2.0"])
    #expect(views.timeline.duration == 2)
  }

  @Test func everyKindOfValueIsMissingWhileTheViewIs() throws {
    var scene = ViewScene()
    scene.script.insert(
      "v",
      [
        "tint": .hex("#ff0000", in: .oklch(.shorter)), "label": "on", "count": .integer(3),
        "frame": .rect(Rect(x: 1, y: 2, width: 3, height: 4)),
        "transform": .transform(TransformList([TransformFunction(.rotate, [90])])),
        "shadow": .css(try CSSValue("0 0 4px red")), "visibility": .css(try CSSValue("visible")),
      ], at: 1, by: ViewScene.line)
    scene.script.remove("v", at: 3, by: ViewScene.line)
    let views = try scene.played()
    for name in views.names {
      #expect(views.isAbsent(name, 0.5), "\(name)")
      #expect(!views.isAbsent(name, 2), "\(name)")
      #expect(views.isAbsent(name, 4), "\(name)")
    }
    #expect(views("v.label", 3.5) == [0])
  }

  @Test func anEmptyPathIsAValueToo() throws {
    let empty = try Path(svg: "")
    var scene = ViewScene(["v.x": 1, "v.outline": .path(empty)])
    scene.script.set(["v.outline": .path(empty)], at: 1, by: ViewScene.line)
    scene.script.remove("v", at: 2, by: ViewScene.line)
    #expect(try scene.played().appearances == ["-v 3.0"])
  }

  @Test func gridsSayWhatSingleTimesSay() throws {
    var scene = ViewScene()
    scene.script.insert(
      "v", ["tint": .hex("#ff0000", in: .oklch(.shorter)), "x": 1, "label": "on"], at: 1,
      by: ViewScene.spring)
    scene.script.remove("v", at: 3, by: ViewScene.line)
    let timeline = try scene.played().timeline
    let grid = SampleGrid.frames(perSecond: 20, end: 5)
    let samples = Samples(timeline, on: grid)
    for column in timeline.columns.indices {
      let found = rows(grid.count) { samples.writeValues(column: column, rows: $0, into: &$1) }
      let moving = rows(grid.count) { samples.writeVelocities(column: column, rows: $0, into: &$1) }
      for row in 0..<grid.count {
        let time = grid.time(at: row)
        #expect(found[row].isNaN == (time < 1 || time >= 4))
        #expect(moving[row].isNaN == timeline.velocity(ofColumn: column, at: time).isNaN)
        #expect(!found[row].isNaN || moving[row].isNaN, "no velocity where there is no value")
      }
    }
  }

  private func rows(
    _ count: Int, _ write: (Range<Int>, inout MutableSpan<Double>) -> Void
  ) -> [Double] {
    var numbers = [Double](repeating: 0, count: count)
    var span = numbers.mutableSpan
    write(0..<count, &span)
    return numbers
  }

  @Test func gridsAndTolerancesGoOverTheGaps() throws {
    var scene = ViewScene(["x": 0])
    scene.script.insert("v", ["y": 1], at: 1, by: ViewScene.line)
    scene.script.remove("v", at: 3, by: ViewScene.line)
    scene.script.set(["x": 10], at: 4, by: ViewScene.line)
    let timeline = try scene.played().timeline
    let times = try timeline.adaptiveTimes(within: 0.01, from: 0, to: 5)
    #expect(times.count < 20)
    #expect(times.contains(1.0.nextDown) || times.contains(1))
  }

  @Test func aSetOnAViewThatIsNotThereHasNoEffect() throws {
    var scene = ViewScene()
    scene.script.insert("v", ["x": 3], at: 1, transition: .identity)
    scene.script.set(["v.x": 4], at: 2)
    scene.script.remove("v", at: 3)
    scene.script.set(["v.x": 5], at: 4, by: ViewScene.line)
    scene.script.recommit(["v.x": 6], at: 4.2)
    scene.script.drag("v.x", along: [0: 8, 0.1: 9], at: 4.3)
    scene.script.insert("v", at: 5, transition: .identity)
    let views = try scene.played()
    #expect(views("v.x", 2.5) == [4])
    for time in [3, 4, 4.25, 4.5, 5.0.nextDown] { #expect(views.isAbsent("v.x", time)) }
    #expect(views("v.x", 5) == [4])
  }

  @Test func aSetOnAViewOnItsWayOutHasNoEffect() throws {
    var scene = ViewScene(["v.x": 3])
    scene.script.remove("v", at: 1, by: ViewScene.line)
    scene.script.set(["v.x": 5], at: 1.5, by: ViewScene.line)
    scene.script.set(["v.x": 6], at: 1.7)
    let views = try scene.played()
    #expect(views("v.x", 1.9) == [3])
    #expect(views.isAbsent("v.x", 2))
    #expect(views.timeline.duration == 2)
  }

  @Test func aSetCompletesAtOnceWhereNothingIsThere() throws {
    var scene = ViewScene(["v.x": 3])
    scene.script.remove("v", at: 1)
    scene.script.set(
      ["v.x": 5], at: 2, by: .animation(.linear(duration: 1), completion: "done"))
    #expect(try scene.played().completions == ["done 2.0 true"])
  }

  @Test func aViewThatComesMayBeChanged() throws {
    var scene = ViewScene()
    scene.script.insert("v", ["x": 0], at: 0, by: ViewScene.line)
    scene.script.set(["v.x": 8], at: 0.5, by: ViewScene.line)
    let views = try scene.played()
    #expect(views("v.x", 1) == [4])
    #expect(views("v.opacity", 0.5) == [0.5])
    #expect(views.appearances == ["+v 1.0"])
  }

  @Test func aViewHasComeWhenAllThatItsInsertionMovesIsAtRest() throws {
    var scene = ViewScene()
    scene.script.insert("v", ["opacity": 1], at: 0, by: ViewScene.line)
    // What a set moves is not the insertion's, although the opacity shows both.
    scene.script.set(["v.opacity": 0.5], at: 0.5, by: ViewScene.line)
    let views = try scene.played()
    #expect(views.appearances == ["+v 1.0"])
    #expect(views.timeline.duration == 1.5)
  }

  @Test func aViewThatNeverEndsItsRemovalStays() throws {
    var scene = ViewScene(["v.x": 3])
    scene.script.remove(
      "v", at: 1, by: .animation(.linear(duration: 1).repeatForever(autoreverses: true)))
    let views = try scene.played()
    #expect(views.timeline.duration == nil)
    #expect(views.appearances == [])
  }

  @Test func viewsOfOneNameInsideAnotherAreApart() throws {
    var scene = ViewScene(["a.x": 1, "a.b.x": 2])
    scene.script.remove("a", at: 0)
    let views = try scene.played()
    #expect(views.isAbsent("a.x", 0))
    #expect(views("a.b.x", 0) == [2])
  }

  @Test func manyViewsGoEachAtItsTime() throws {
    var scene = ViewScene()
    for index in 0..<200 {
      scene.script.insert("v\(index)", ["x": 0], at: 0, transition: .identity)
    }
    for index in 0..<200 {
      let duration = Double((index * 73) % 200 + 1) / 100
      scene.script.remove(
        "v\(index)", at: 1, transition: .opacity, by: .animation(.linear(duration: duration)))
    }
    let views = try scene.played()
    let gone = views.appearances.filter { $0.hasPrefix("-") }
    #expect(gone.count == 200)
    for index in 0..<200 {
      let end = Double((index * 73) % 200 + 101) / 100
      #expect(views.isAbsent("v\(index).x", end))
      #expect(!views.isAbsent("v\(index).x", end.nextDown))
    }
  }
}

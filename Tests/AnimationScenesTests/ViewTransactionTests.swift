import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// What carries views that come and go, and who hears of it.
@Suite struct ViewTransactionTests {
  @Test func anImplicitAnimationOfAPropertyCarriesIt() throws {
    var scene = ViewScene()
    scene.script.animate("v.opacity", with: .linear(duration: 2))
    scene.script.insert(
      "v", ["opacity": 1], at: 0, transition: .combined([.opacity, .offset(x: 10, y: 0)]))
    let views = try scene.played()
    #expect(views("v.opacity", 0.5) == [0.25])
    #expect(views("v.offset", 0) == [0, 0])
    #expect(views.appearances == ["+v 2.0"])
  }

  @Test func implicitAnimationsReachWhatTheTransitionShowsByItself() throws {
    var scene = ViewScene(["v.x": 1])
    scene.script.animate("v.opacity", with: .linear(duration: 2))
    scene.script.remove("v", at: 0)
    #expect(try scene.played()("v.opacity", 0.5) == [0.75])
  }

  @Test func scopedAnimationsCarryWhatTheyName() throws {
    var scene = ViewScene()
    scene.script.insert(
      "v", ["opacity": 1, "offset": .point(0, 0)], at: 0,
      transition: .combined([.opacity, .offset(x: 10, y: 0)]),
      by: SceneTransaction(
        .animation(.linear(duration: 1)),
        scoped: [ImplicitAnimation(properties: [0], animation: .linear(duration: 4))]))
    let views = try scene.played()
    #expect(views("v.opacity", 1) == [0.25])
    #expect(views("v.offset", 0.5) == [5, 0])
    #expect(views.appearances == ["+v 4.0"])
  }

  @Test func aTransactionWithoutImplicitAnimationsBringsAViewAtOnce() throws {
    var scene = ViewScene()
    scene.script.animate("v.opacity", with: .linear(duration: 2))
    scene.script.insert(
      "v", ["opacity": 1], at: 0, by: SceneTransaction(disablesAnimations: true))
    #expect(try scene.played()("v.opacity", 0) == [1])
  }

  @Test func aCompletionWaitsForAllThatTheTransitionMoves() throws {
    var scene = ViewScene()
    let parts = ViewTransition.combined([
      .opacity, .animated(.offset(x: 10, y: 0), .linear(duration: 3)),
    ])
    scene.script.insert(
      "v", ["x": 0], at: 1, transition: parts,
      by: .animation(.linear(duration: 1), completion: "in"))
    scene.script.remove("v", at: 5, by: .animation(.linear(duration: 1), completion: "out"))
    #expect(try scene.played().completions == ["in 4.0 true", "out 8.0 true"])
  }

  @Test func aCompletionOfNothingAnimatedIsReportedAtOnce() throws {
    var scene = ViewScene()
    scene.script.insert(
      "v", ["x": 0], at: 1, transition: .identity,
      by: .animation(.linear(duration: 1), completion: "in"))
    scene.script.remove("v", at: 2, by: .animation(.linear(duration: 1), completion: "out"))
    #expect(try scene.played().completions == ["in 1.0 true", "out 2.0 true"])
  }

  @Test func anInterruptedInsertionIsLogicallyCompleteAtItsOwnTime() throws {
    var scene = ViewScene()
    scene.script.insert(
      "v", ["x": 0], at: 0, by: .animation(.linear(duration: 1), completion: "in"))
    scene.script.remove(
      "v", at: 0.5, by: .animation(.linear(duration: 2), completion: "out"))
    #expect(try scene.played().completions == ["in 1.0 true", "out 2.5 true"])
  }

  @Test func anInterruptedInsertionIsRemovedWhenAllMotionIsGone() throws {
    var scene = ViewScene()
    scene.script.insert(
      "v", ["x": 0], at: 0,
      by: SceneTransaction(
        .animation(.linear(duration: 1)),
        completion: SceneCompletion(name: "in", criteria: .removed)))
    scene.script.remove("v", at: 0.5, by: .animation(.linear(duration: 2)))
    #expect(try scene.played().completions == ["in 2.5 true"])
  }

  @Test func aRemovalIsDoneWhenWhatShowsHasArrived() throws {
    var scene = ViewScene(["v.opacity": 1])
    scene.script.remove(
      "v", at: 0,
      by: SceneTransaction(
        .animation(.linear(duration: 1)),
        completion: SceneCompletion(name: "out", criteria: .progress)))
    let completions = try scene.played().completions
    #expect(completions == ["out 0.9999 true"])
  }

  @Test func bothModelsOfSpringsTakeTheViewAwayWhenTheyAreOver() throws {
    for springs in [SpringModel.analytic, .swiftui] {
      var scene = ViewScene(["v.opacity": 1])
      scene.script.remove("v", at: 0, by: ViewScene.spring)
      let views = try scene.played(springs: springs)
      let end = try #require(views.timeline.duration)
      #expect(views.isAbsent("v.opacity", end))
      #expect(abs(views("v.opacity", end - 1e-9)[0]) < 0.02)
    }
  }
}

import AnimationEngine
import AnimationScenes
import Testing

/// What every transition looks like on the way in and out, along straight lines of a second.
@Suite struct TransitionTests {
  /// A view that comes at 1 and goes at 3.
  private func played(
    _ transition: ViewTransition?, values: KeyValuePairs<String, PropertyValue> = ["x": 7]
  ) throws -> Shown {
    var scene = ViewScene()
    scene.script.insert(
      "v", values, at: 1, transition: transition, container: ViewScene.container,
      by: ViewScene.line)
    scene.script.remove("v", at: 3, by: ViewScene.line)
    #expect(scene.script.problems.isEmpty)
    return try scene.played()
  }

  /// What a property shows a quarter of the way in, there, a quarter of the way out.
  private func shown(_ views: Shown, _ name: String) -> [[Double]] {
    [1, 1.25, 2.5, 3.25].map { views(name, $0) }
  }

  @Test func aViewWithoutATransitionFades() throws {
    let views = try played(nil)
    #expect(views.names == ["v.x", "v.opacity"])
    #expect(shown(views, "v.opacity") == [[0], [0.25], [1], [0.75]])
    #expect(shown(views, "v.x") == [[7], [7], [7], [7]])
  }

  /// It has nothing that moves, and comes and goes all the same.
  @Test func aViewWithoutPropertiesAppears() throws {
    let views = try played(.identity, values: [:])
    #expect(views.names.isEmpty)
    #expect(
      views.timeline.events.map(\.kind) == [
        .view(name: "v", isPresent: true), .view(name: "v", isPresent: false),
      ])
  }

  @Test func opacityIsThatOfTheViewTimesTheFactor() throws {
    let views = try played(.opacity, values: ["opacity": 0.5])
    #expect(views.names == ["v.opacity"])
    #expect(shown(views, "v.opacity") == [[0], [0.125], [0.5], [0.375]])
  }

  @Test func aScaleGrowsAboutItsAnchor() throws {
    let views = try played(.scale(0.2, anchor: .topLeading))
    #expect(views.names == ["v.x", "v.scale", "v.anchor"])
    let scales = shown(views, "v.scale").map { $0[0] }
    #expect(isClose(scales, [0.2, 0.4, 1, 0.8]))
    #expect(shown(views, "v.anchor") == [[0, 0], [0, 0], [0, 0], [0, 0]])
  }

  @Test func aScaleMultipliesTheViewsOwn() throws {
    let views = try played(.scale(0.5, anchor: .center), values: ["scale": 2])
    #expect(shown(views, "v.scale") == [[1], [1.25], [2], [1.75]])
  }

  @Test func slidingGoesInAtTheLeadingEdgeAndOutAtTheTrailingOne() throws {
    let views = try played(.slide)
    #expect(shown(views, "v.offset") == [[-400, 0], [-300, 0], [0, 0], [100, 0]])
  }

  @Test(arguments: [
    (ViewTransition.Edge.top, 0.0, -800.0), (.leading, -400, 0), (.bottom, 0, 800),
    (.trailing, 400, 0),
  ])
  func movingGoesInAndOutAtTheSameEdge(edge: ViewTransition.Edge, x: Double, y: Double) throws {
    let views = try played(.move(edge))
    let expected = [[x, y], [0.75 * x, 0.75 * y], [0, 0], [0.25 * x, 0.25 * y]]
    #expect(shown(views, "v.offset") == expected)
    #expect(!views.names.contains("v.opacity"))
  }

  @Test(arguments: [
    (ViewTransition.Edge.top, 0.0, -800.0), (.leading, -400, 0), (.bottom, 0, 800),
    (.trailing, 400, 0),
  ])
  func pushingGoesOutAtTheOppositeEdge(edge: ViewTransition.Edge, x: Double, y: Double) throws {
    let views = try played(.push(from: edge))
    let expected = [[x, y], [0.75 * x, 0.75 * y], [0, 0], [-0.25 * x, -0.25 * y]]
    #expect(shown(views, "v.offset") == expected)
    #expect(shown(views, "v.opacity") == [[0], [0.25], [1], [0.75]])
  }

  @Test func anOffsetIsAddedToTheViewsOwn() throws {
    let views = try played(.offset(x: 40, y: -80), values: ["offset": .point(1, 2)])
    #expect(shown(views, "v.offset") == [[41, -78], [31, -58], [1, 2], [11, -18]])
  }

  @Test(arguments: [(ViewTransition.BlurReplacement.downUp, 0.8), (.upUp, 1.2)])
  func aBlurReplacesByRadiusOpacityAndScale(
    replacement: ViewTransition.BlurReplacement, out: Double
  ) throws {
    let views = try played(.blurReplace(replacement))
    #expect(shown(views, "v.blur") == [[10], [7.5], [0], [2.5]])
    #expect(shown(views, "v.opacity") == [[0], [0.25], [1], [0.75]])
    let scales = shown(views, "v.scale").map { $0[0] }
    #expect(isClose(scales, [0.8, 0.85, 1, 1 + 0.25 * (out - 1)]))
  }

  @Test func theIdentityIsThereAtOnceWhateverTheAnimation() throws {
    let views = try played(.identity)
    #expect(views.names == ["v.x"])
    #expect(views.isAbsent("v.x", 1.0.nextDown))
    #expect(views("v.x", 1) == [7])
    #expect(views("v.x", 3.0.nextDown) == [7])
    #expect(views.isAbsent("v.x", 3))
    #expect(views.appearances == ["+v 1.0", "-v 3.0"])
    #expect(views.timeline.duration == 3)
  }

  @Test func combinedOnesMultiplyAndAddUp() throws {
    let views = try played(
      .combined([
        .offset(x: 10, y: 0), .move(.bottom), .scale(0.5, anchor: .top),
        .scale(0.5, anchor: .bottom), .opacity,
      ]))
    #expect(shown(views, "v.offset") == [[10, 800], [7.5, 600], [0, 0], [2.5, 200]])
    #expect(shown(views, "v.scale") == [[0.25], [0.4375], [1], [0.8125]])
    #expect(shown(views, "v.opacity") == [[0], [0.25], [1], [0.75]])
    #expect(views("v.anchor", 2) == [0.5, 0])
  }

  @Test func asymmetricOnesGoAnotherWayThanTheyCame() throws {
    let views = try played(.asymmetric(insertion: .move(.leading), removal: .opacity))
    #expect(shown(views, "v.offset") == [[-400, 0], [-300, 0], [0, 0], [0, 0]])
    #expect(shown(views, "v.opacity") == [[1], [1], [1], [0.75]])
  }

  @Test func aTransitionWithItsOwnAnimationIgnoresTheEvents() throws {
    let own = ViewTransition.animated(.opacity, .linear(duration: 2))
    let views = try played(
      .combined([own, .animated(.offset(x: 8, y: 0), nil), .scale(0, anchor: .center)]))
    #expect(views("v.opacity", 1.5) == [0.25])
    #expect(views("v.offset", 1) == [0, 0])
    #expect(views("v.scale", 1.5) == [0.5])
    #expect(views.appearances == ["+v 3.0", "-v 5.0"])
  }

  @Test func ofAnimationsInsideEachOtherTheInnerOneCounts() throws {
    let views = try played(
      .animated(.combined([.animated(.opacity, .linear(duration: 2)), .offset(x: 8, y: 0)]), nil))
    #expect(views("v.opacity", 1.5) == [0.25])
    #expect(views("v.offset", 1) == [0, 0])
  }

  @Test func aRemovalMayGoByATransitionOfItsOwn() throws {
    var scene = ViewScene()
    scene.script.insert("v", ["x": 7], at: 0, transition: .identity, by: ViewScene.line)
    scene.script.remove(
      "v", at: 1, transition: .move(.top), container: ViewScene.container, by: ViewScene.line)
    let views = try scene.played()
    #expect(views("v.offset", 0.5) == [0, 0])
    #expect(views("v.offset", 1.5) == [0, -400])
    #expect(views.isAbsent("v.offset", 2))
  }

  @Test func aViewIsGoneExactlyWhenItsMotionEnds() throws {
    let views = try played(.opacity)
    #expect(isClose(views("v.opacity", 4.0.nextDown), [0], 1e-9))
    for name in views.names {
      #expect(views.isAbsent(name, 4))
      #expect(views.isAbsent(name, 100))
      #expect(views.isAbsent(name, 0))
      #expect(views.isAbsent(name, 1.0.nextDown))
    }
    #expect(views.timeline.duration == 4)
    #expect(views.appearances == ["+v 2.0", "-v 4.0"])
  }

  @Test func theModelIsTheViewsOwnValueAndThenThatOfItsAbsence() throws {
    let views = try played(.opacity, values: ["opacity": 0.5])
    #expect(views.model("v.opacity", 1) == [0.5])
    #expect(views.model("v.opacity", 3.5) == [0])
  }
}

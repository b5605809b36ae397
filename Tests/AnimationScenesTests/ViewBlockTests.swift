import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// Views that come and go by blocks of UIKit, and what else is laid over them.
@Suite struct ViewBlockTests {
  private func block(_ duration: Double, delay: Double = 0) -> SceneTransaction {
    .uikit(UIKitAnimation(.curve(.linear, duration: duration), delay: delay))
  }

  @Test func aBlockCarriesATransition() throws {
    var scene = ViewScene()
    scene.script.insert(
      "v", ["x": 1], at: 1, transition: .combined([.opacity, .offset(x: 100, y: 0)]),
      by: block(1))
    scene.script.remove("v", at: 3, by: block(2, delay: 0.5))
    let views = try scene.played()
    #expect(isClose(views("v.opacity", 1.25), [0.25]))
    #expect(isClose(views("v.offset", 1.25), [75, 0]))
    #expect(views.model("v.offset", 1.25) == [0, 0])
    #expect(isClose(views("v.opacity", 3.25), [1]))
    #expect(isClose(views("v.offset", 4.5), [50, 0]))
    #expect(views.isAbsent("v.offset", 5.5))
    #expect(views.appearances == ["+v 2.0", "-v 5.5"])
    #expect(views.timeline.duration == 5.5)
  }

  @Test func aViewIsGoneWhenTheBlockOfItsRemovalIsOver() throws {
    var scene = ViewScene()
    scene.script.insert(
      "v", ["x": 1], at: 0, transition: .offset(x: 100, y: 0),
      by: .uikit(UIKitAnimation(.curve(.linear, duration: 10)), completion: "in"))
    scene.script.remove(
      "v", at: 1, by: .uikit(UIKitAnimation(.curve(.linear, duration: 1)), completion: "out"))
    let views = try scene.played()
    #expect(isClose(views("v.offset", 1), [90, 0]))
    #expect(isClose(views("v.offset", 1.5), [135, 0]))
    #expect(views.isAbsent("v.offset", 2))
    #expect(views.appearances == ["-v 2.0"])
    #expect(views.completions == ["in 2.0 false", "out 2.0 true"])
    #expect(views.timeline.duration == 2)
  }

  @Test func blocksAddUpOnTheWayBack() throws {
    var scene = ViewScene(["v.x": 1])
    scene.script.remove("v", at: 0, transition: .offset(x: 100, y: 0), by: block(1))
    scene.script.insert("v", at: 0.5, transition: .offset(x: 100, y: 0), by: block(1))
    let views = try scene.played()
    #expect(isClose(views("v.offset", 0.5), [50, 0]))
    #expect(isClose(views("v.offset", 0.75), [50, 0]))
    #expect(isClose(views("v.offset", 1.25), [25, 0]))
    #expect(views("v.offset", 2) == [0, 0])
    #expect(views.appearances == ["+v 1.5"])
  }

  @Test func anAnimationOfSwiftUIBridgedByABlockIsTheSame() throws {
    let animation = Animation.spring(duration: 0.5, bounce: 0.3)
    var played: [Shown] = []
    for source in [ViewScene.spring, .uikit(UIKitAnimation(.animation(animation)))] {
      var scene = ViewScene()
      scene.script.insert("v", ["x": 1], at: 0, by: source)
      scene.script.remove("v", at: 0.2, by: source)
      played.append(try scene.played())
    }
    #expect(played[0].appearances == played[1].appearances)
    for step in 0..<60 {
      let time = Double(step) / 60
      let pair = played.map { $0("v.opacity", time) }
      #expect(pair[0] == pair[1] || (pair[0][0].isNaN && pair[1][0].isNaN))
    }
  }

  @Test func removingAllAnimationsTakesAViewOnItsWayOutAway() throws {
    for source in [ViewScene.line, block(1)] {
      var scene = ViewScene(["v.x": 1])
      scene.script.remove("v", at: 0, by: source)
      scene.script.add(.removeAnimations(.view("v")), at: 0.25)
      let views = try scene.played()
      #expect(!views.isAbsent("v.x", 0.25.nextDown))
      #expect(views.isAbsent("v.x", 0.25))
      #expect(views.appearances == ["-v 0.25"])
    }
  }

  @Test func removingAnimationsOfAViewThatComesLeavesItThere() throws {
    var scene = ViewScene()
    scene.script.insert(
      "v", ["x": 1], at: 0, by: .animation(.linear(duration: 1), completion: "in"))
    scene.script.add(.removeAnimations(.all), at: 0.25)
    let views = try scene.played()
    #expect(views("v.opacity", 0.25) == [1])
    #expect(views.appearances == ["+v 0.25"])
    #expect(views.completions == ["in 0.25 false"])
  }

  @Test func animationsOfLayersEndWithTheirView() throws {
    var scene = ViewScene(["v.x": 0])
    let layer = LayerAnimation(
      .basic(
        LayerProperty(property: 0, components: 0..<1), LayerInterval(from: [10], to: [20]),
        timingFunction: nil), timing: MediaTiming(duration: 10))
    scene.script.add(.layer(.add(key: "k", layer)), at: 0)
    scene.script.remove("v", at: 1, by: ViewScene.line)
    scene.script.add(.layer(.add(key: "late", layer)), at: 3)
    scene.script.insert("v", at: 4, transition: .identity)
    let views = try scene.played()
    #expect(views("v.x", 1.5) == [11.5])
    for time in [2, 2.5, 3, 3.5] { #expect(views.isAbsent("v.x", time)) }
    #expect(views("v.x", 4) == [0])
    #expect(views.timeline.duration == 4)
  }

  @Test func animatorsLetGoOfAViewThatIsGone() throws {
    var scene = ViewScene(["v.x": 0])
    let settings = AnimatorSettings(duration: 4, timing: .curve(.linear))
    scene.script.animator("a", { .create(settings, $0) }, ["v.x": 8], at: 0)
    scene.script.animator("a", .start(afterDelay: 0), at: 0)
    scene.script.remove("v", at: 1, by: ViewScene.line)
    scene.script.animator("a", .reverse(isReversed: nil), at: 3)
    let views = try scene.played()
    #expect(views("v.x", 1.5) == [3])
    for time in [2, 3, 3.5, 4, 10] { #expect(views.isAbsent("v.x", time)) }
  }

  @Test func blocksAndKeyframesOnAViewThatIsNotThereDoNothing() throws {
    var scene = ViewScene(["v.x": 0])
    scene.script.remove("v", at: 0)
    let changes = scene.script.changes(["v.x": 5])
    scene.script.set(["v.x": 3], at: 1, by: block(1))
    scene.script.add(
      .keyframes(
        ViewKeyframes(
          duration: 1,
          keyframes: [.init(relativeStart: 0, relativeDuration: 1, changes: changes)])), at: 2)
    let views = try scene.played()
    for time in [0, 1.5, 2, 2.5, 3, 5] { #expect(views.isAbsent("v.x", time)) }
  }
}

import AnimationEngine
import AnimationScenes
import Testing

/// What has an end, and what a timing can be laid on: a timing has to find the end that it runs from.
@Suite struct LackOfEndTests {
  private static let linear = Animation.linear(duration: 1)

  /// What may go on for ever, and what may not.
  private static let rows: [(Animation, Bool)] = [
    (linear, false), (linear.repeatForever(), true), (linear.repeatCount(1000), false),
    (linear.speed(0), true), (linear.speed(0.001), false), (linear.delay(1e9), false),
    (.spring(duration: 0.5, bounce: 0.9), false), (.spring(duration: 0.5, bounce: 1), true),
    (.interpolatingSpring(stiffness: 100, damping: 0), true),
    (.interpolatingSpring(stiffness: 100, damping: 1), false),
  ]

  private func animations(_ animation: Animation) -> [ResolvedAnimation] {
    var set = SceneScript(["x": 0])
    set.set(["x": 1], at: 0, by: .animation(animation))
    var implicit = SceneScript(["x": 0])
    implicit.animate("x", with: animation)
    implicit.set(["x": 1], at: 0)
    var dragged = SceneScript(["x": 0])
    dragged.drag("x", along: [0: 1], at: 0, with: animation)
    var inserted = SceneScript()
    inserted.insert(
      "v", ["x": 1], at: 0, transition: .opacity.animation(animation),
      by: .animation(Self.linear))
    let timed = [set, implicit, dragged, inserted].map(\.animation)
    return timed + [.change(animation)]
  }

  @Test func onlyWhatIsEndlessOrUndampedLacksAnEnd() throws {
    for (animation, lacksEnd) in Self.rows {
      for var moving in animations(animation) {
        #expect(try (moving.compiled().duration == nil) == lacksEnd, "\(animation)")
        moving.timing = WebTiming(iterations: 2)
        #expect(isRefused(moving) == lacksEnd, "\(animation)")
      }
    }
  }

  @Test func anIterationDurationIsAnEndUnlessThereIsNoLastIteration() {
    var endless = ResolvedAnimation.change(Self.linear.repeatForever())
    #expect(!isRefused(endless))
    endless.timing = WebTiming(iterations: 2, iterationDuration: 1, playbackRate: -1)
    #expect(!isRefused(endless))
    endless.timing = WebTiming(iterations: .infinity, iterationDuration: 1, playbackRate: -1)
    #expect(isRefused(endless))
    endless.timing = WebTiming(iterations: .infinity, iterationDuration: 1)
    #expect(!isRefused(endless))
  }

  private func isRefused(_ animation: ResolvedAnimation) -> Bool {
    (try? animation.compiled()) == nil
  }

  @Test func blocksLayersAndAnimatorsAreAskedToo() {
    let block = UIKitAnimation(.curve(.linear, duration: 1), options: [.repeat])
    var repeated = SceneScript(["x": 0])
    repeated.set(["x": 1], at: 0, by: .uikit(block))
    var layered = SceneScript(["x": 0])
    layered.add(
      .layer(
        .add(
          key: "k",
          LayerAnimation(
            .basic(
              LayerProperty(property: 0, components: 0..<1), LayerInterval(to: [1]),
              timingFunction: nil),
            timing: MediaTiming(repeatCount: .infinity)))), at: 0)
    for script in [repeated, layered] {
      var moving = script.animation
      moving.timing = WebTiming()
      #expect(isRefused(moving))
    }
  }
}

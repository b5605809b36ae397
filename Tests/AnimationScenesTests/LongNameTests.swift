import AnimationEngine
import AnimationScenes
import Testing

/// That names as long as a body are not read, compared and looked up again for each event that does not
/// name them.
@Suite struct LongNameTests {
  private static let long = String(repeating: "v", count: 1_000_000)
  private static let count = 9_000

  private func compile(
    _ names: [String], layout: LayoutBox? = nil, _ events: [SceneEvent]
  ) throws -> Timeline {
    try ResolvedAnimation(
      properties: names.map { AnimatedProperty(name: $0, type: .number) },
      content: .scene(
        Scene(initial: names.map { _ in [0] }, layout: layout, events: events))
    ).compiled()
  }

  private func rise(_ property: Int, key: String, at time: Double = 0) -> SceneEvent {
    let layer = LayerAnimation(
      .basic(
        LayerProperty(property: property, components: 0..<1), LayerInterval(to: [1]),
        timingFunction: nil), timing: MediaTiming(duration: 0.0005))
    return SceneEvent(at: time, .layer(.add(key: key, layer)))
  }

  @Test(.timeLimit(.minutes(5))) func removalsOfOneViewPassOverTheKeysOfOthers() throws {
    let removals = (0..<Self.count).map { step in
      SceneEvent(at: Double(step), .layer(.removeAll(view: "other")))
    }
    let timeline = try compile(["view.x", "other.x"], [rise(0, key: Self.long)] + removals)
    #expect(timeline.duration == Double(Self.count - 1))
  }

  @Test(.timeLimit(.minutes(5))) func aKeyOnOneViewPassesOverAnother() throws {
    let additions = (0..<Self.count).map { step in rise(1, key: "key", at: Double(step)) }
    let timeline = try compile(
      [Self.long + ".x", "other.x"], [rise(0, key: "key")] + additions)
    #expect(timeline.value(ofColumn: 1, at: 0.00025) == 0.5)
  }

  @Test(.timeLimit(.minutes(5))) func framesOfSlowLayersMove() throws {
    let block = UIKitAnimation(.curve(.linear, duration: 0.5))
    let child = LayoutBox(view: Self.long, width: 1, height: 1)
    let layout = LayoutBox(view: "root", stack: .vertical, children: [child])
    let slow = SceneEvent(at: 0, .layer(.time(LayerTimeChange(speed: 2))))
    // Of many more the memory would be refused.
    let changes = (1...1_000).map { step in
      let input = LayoutInput(view: "root", member: .height, value: Double(step % 7))
      return SceneEvent(
        at: Double(step), .layout(LayoutChange(inputs: [input])), by: .init(.uikit(block)))
    }
    let timeline = try compile([], layout: layout, [slow] + changes)
    #expect(timeline.value(ofColumn: 3, at: 1.5) == 1)
  }

  @Test func aSwapThatIsShownAnewIsChargedForItsNames() throws {
    func work(_ name: String) throws -> Int {
      let swap = ViewSwap(from: name, to: "b", effect: .flipFromLeft, hides: true)
      let block = UIKitAnimation(.curve(.linear, duration: 100))
      let removals = (1...10).map { SceneEvent(at: Double($0), .removeAnimations(.view("c"))) }
      let animation = ResolvedAnimation(
        properties: [AnimatedProperty(name: "c.x", type: .number)],
        content: .scene(
          Scene(
            initial: [[0]],
            events: [SceneEvent(at: 0, .swap(swap), by: .init(.uikit(block)))] + removals)))
      var meter = WorkMeter(.none)
      _ = try animation.compiled(within: .init(), meter: &meter)
      return meter.work
    }
    #expect(try work(String(repeating: "a", count: 10_001)) == work("a") + 10 * 3 * 10_000)
  }
}

import AnimationEngine
import AnimationScenes
import Testing

/// That what a script asks for is counted: in proportion to it, and before it is done.
@Suite struct SceneWorkTests {
  /// Scripts of each sort, twice as long for twice the number.
  static let scripts: [SceneOfSize] = [
    SceneOfSize("a gesture that a spring follows") { .gesture(samples: 60 * $0) },
    SceneOfSize("animations of layers") { .layers(20 * $0) },
    SceneOfSize("a view that comes and goes") { .toggles(10 * $0, properties: 20) },
    SceneOfSize("a view of many properties") { .toggles(10, properties: 20 * $0) },
    SceneOfSize("removals") { .removals(20 * $0, properties: 200) },
    SceneOfSize("removals of many properties") { .removals(20, properties: 200 * $0) },
    SceneOfSize("flushes of a layout") { .flushes(20 * $0, boxes: 50) },
    SceneOfSize("flushes of many boxes") { .flushes(20, boxes: 50 * $0) },
    SceneOfSize("hit tests") { .hitTests(20 * $0, views: 100) },
    SceneOfSize("hit tests of many views") { .hitTests(20, views: 100 * $0) },
    SceneOfSize("swaps that flip") { .flips(10 * $0) },
    SceneOfSize("scrubs of an animator") { .scrubs(50 * $0) },
    SceneOfSize("blocks of UIKit") { .blocks(20 * $0) },
    SceneOfSize("keyframes of views") { .keyframes(50 * $0) },
    SceneOfSize("completions") { .completions(20 * $0) },
    SceneOfSize("implicit animations") { .implicit(20, animations: 200 * $0) },
  ]

  private func work(_ animation: ResolvedAnimation) throws -> Int {
    var meter = WorkMeter(.none)
    _ = try animation.compiled(within: .init(), meter: &meter)
    return meter.work
  }

  @Test(arguments: scripts) func twiceAsMuchCostsTwiceAsMuch(_ script: SceneOfSize) throws {
    let (one, two) = (try work(script.animation(4)), try work(script.animation(8)))
    let ratio = Double(two) / Double(one)
    #expect((1.5...2.4).contains(ratio), "\(script): \(one), then \(two)")
  }

  @Test(arguments: scripts) func theEventThatCostsTooMuchIsNamed(_ script: SceneOfSize) throws {
    let animation = script.animation(8)
    var meter = WorkMeter(.init(work: try work(animation) / 2))
    let refusal = #expect(throws: TimelineRefusal.self) {
      try animation.compiled(within: .init(), meter: &meter)
    }
    guard case .tooCostly(let excess) = refusal, excess.resource == .work else {
      Issue.record("\(script): \(String(describing: refusal))")
      return
    }
    // Nothing is done that costs much more than is allowed.
    #expect(excess.actual < 2 * excess.limit)
    #expect(meter.work == excess.actual)
  }

  @Test(arguments: scripts) func memoryIsRefusedBeforeItIsTaken(_ script: SceneOfSize) throws {
    let animation = script.animation(8)
    var meter = WorkMeter(.init(bytes: 2_000))
    let refusal = #expect(throws: TimelineRefusal.self) {
      try animation.compiled(within: .init(), meter: &meter)
    }
    guard case .tooCostly(let excess) = refusal else {
      Issue.record("\(script): \(String(describing: refusal))")
      return
    }
    #expect(excess.resource == .memory)
  }

  @Test(arguments: scripts) func adviceCostsLittleMoreThanPlaying(_ script: SceneOfSize) throws {
    let animation = script.animation(8)
    var meter = WorkMeter(.none)
    let examined = try animation.examined(within: .init(), atMost: 50, meter: &meter)
    #expect(meter.work < 3 * (try work(animation)), "\(script)")
    #expect(examined.advice.count <= 50)
    let alone = try animation.compiled()
    #expect(examined.timeline.duration == alone.duration)
    #expect(examined.timeline.events == alone.events)
    #expect(examined.advice == Array(animation.advice.prefix(50)))
  }

  /// A look at a rectangle that moves finds each of its four numbers.
  @Test func touchesOfWhatMovesCostByItsNumbers() throws {
    func work(areMoving: Bool) throws -> Int {
      try self.work(ResolvedAnimation.hitTests(20, views: 100, areMoving: areMoving))
        - self.work(ResolvedAnimation.hitTests(10, views: 100, areMoving: areMoving))
    }
    #expect(try work(areMoving: true) - work(areMoving: false) >= 10 * 100 * 50)
  }

  /// Each layer that has a time of its own keeps each change.
  @Test(arguments: [true, false]) func changesOfTimeCostForEachLayer(_ isAfter: Bool) throws {
    let properties = (0..<40).map { AnimatedProperty(name: "v\($0).x", type: .number) }
    let own = (0..<40).map { view in
      SceneEvent(
        at: isAfter ? 200 : 0, .layer(.time(LayerTimeChange(view: "v\(view)", speed: 2))))
    }
    let all = (1...100).map { step in
      SceneEvent(at: Double(step), .layer(.time(LayerTimeChange(speed: Double(step)))))
    }
    let scene = Scene(
      initial: properties.map { _ in [0] }, events: isAfter ? all + own : own + all)
    var meter = WorkMeter(.init(bytes: 200_000))
    #expect(throws: TimelineRefusal.self) {
      try ResolvedAnimation(properties: properties, content: .scene(scene))
        .compiled(within: .init(), meter: &meter)
    }
  }

  private func touches(_ count: Int, of view: String) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: [AnimatedProperty(name: view + ".frame", type: .rect)],
      content: .scene(
        Scene(
          initial: [[0, 0, 9, 9]],
          events: (0..<count).map { SceneEvent(at: Double($0), .hitTest(Point(x: 1, y: 1))) })))
  }

  /// A view may lie in as many others as there are dots in its name, and each is looked for.
  @Test func touchesCostByWhatAViewMayLieIn() throws {
    let (few, many) = (String(repeating: "vv", count: 1500), String(repeating: "v.", count: 1500))
    #expect(try work(touches(1, of: many)) - work(touches(1, of: few)) > 1000 * 1000)
  }

  @Test func touchesCostByTheNameOfWhatTheyHit() throws {
    let name = String(repeating: "v", count: 10_000)
    #expect(try work(touches(101, of: name)) - work(touches(1, of: name)) > 100 * 5000)
  }

  /// Each property that changes compares the keys of an event with those of its animations.
  @Test func conditionsCostByTheirLetters() throws {
    func work(_ letters: Int) throws -> Int {
      let condition = ["k": String(repeating: "v", count: letters)]
      let properties = (0..<50).map { AnimatedProperty(name: "p\($0)", type: .number) }
      let changes = (0..<50).map { PropertyChange(property: $0, value: [1]) }
      let scene = Scene(
        initial: properties.map { _ in [0] },
        animations: [
          ImplicitAnimation(properties: Array(0..<50), animation: .smooth, condition: condition)
        ],
        events: [SceneEvent(at: 0, .set(changes), by: SceneTransaction(keys: condition))])
      return try self.work(ResolvedAnimation(properties: properties, content: .scene(scene)))
    }
    #expect(try work(10_000) - work(10) > 50 * 4_000)
  }

  @Test func theEventThatIsRefusedIsTheOneThatAsksForTooMuch() throws {
    var events = SceneOfSize.toggleEvents(10, view: "v")
    events.append(SceneEvent(at: 1000, .removeAnimations(.all)))
    let small = ResolvedAnimation.views(properties: 20, events)
    let cost = try work(small)
    events.append(contentsOf: SceneOfSize.toggleEvents(10, view: "v", from: 2000))
    var meter = WorkMeter(.init(work: cost))
    let refusal = #expect(throws: TimelineRefusal.self) {
      try ResolvedAnimation.views(properties: 20, events).compiled(within: .init(), meter: &meter)
    }
    guard case .tooCostly(let excess) = refusal, case .event(let event) = excess.place else {
      Issue.record("no event: \(String(describing: refusal))")
      return
    }
    #expect(event > 5 && event < events.count)
  }
}

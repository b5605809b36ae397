import AnimationEngine
import AnimationScenes
import Testing

/// That following what animators move, without their motion, is charged and takes no more than the script.
@Suite struct AnimatorRehearsalTests {
  private static let settings = AnimatorSettings(
    duration: 1000, timing: .cubic(CubicTimingParameters(animationCurve: .linear)))

  private func create(
    _ index: Int, _ changes: [PropertyChange], _ inputs: [LayoutInput] = []
  ) -> SceneEvent {
    let action = AnimatorCommand.Action.create(Self.settings, changes, layout: inputs)
    return SceneEvent(at: 0, .animator(AnimatorCommand("a\(index)", action)))
  }

  private func scene(_ events: [SceneEvent], boxes: Int = 0) -> CompletedScene {
    let children = (0..<boxes).map { LayoutBox(view: "b\($0)", width: 1, height: 1) }
    let layout = LayoutBox(view: "root", stack: .vertical, children: children)
    return Scene(initial: [[0], [0]], layout: layout, events: events)
      .completed([
        AnimatedProperty(name: "x", type: .number),
        AnimatedProperty(name: "other.x", type: .number),
      ])
  }

  private func removals(_ count: Int) -> [SceneEvent] {
    (0..<count).map { SceneEvent(at: Double($0), .removeAnimations(.view("other"))) }
  }

  private func work(animators: Int, removals count: Int) throws -> Int {
    var meter = WorkMeter(.none)
    let started = (0..<animators).flatMap { index in
      [
        create(index, [PropertyChange(property: 0, value: [1])]),
        SceneEvent(at: 0, .animator(AnimatorCommand("a\(index)", .pause))),
      ]
    }
    _ = try scene(started + removals(count)).problems(meter: &meter)
    return meter.work
  }

  @Test func eachRemovalAsksEachAnimator() throws {
    let (few, many) = (
      try work(animators: 10, removals: 20), try work(animators: 20, removals: 40)
    )
    #expect(few >= 10 * 20 * 100)
    #expect((4 * few...5 * few).contains(many))
  }

  @Test(.timeLimit(.minutes(5))) func animatorsOfALayoutShareItsFrames() throws {
    let input = LayoutInput(view: "root", member: .height, value: 9)
    let creations = (0..<5_000).map { create($0, [], [input]) }
    var meter = WorkMeter()
    #expect(try scene(creations, boxes: 5_000).problems(meter: &meter).isEmpty)
    #expect(meter.bytes == 0)
  }

  @Test func framesThatAreTakenAwayAreCharged() throws {
    let input = LayoutInput(view: "root", member: .height, value: 9)
    let started = (0..<50).flatMap { index in
      [
        create(index, [], [input]),
        SceneEvent(at: 0, .animator(AnimatorCommand("a\(index)", .pause))),
      ]
    }
    let removal = SceneEvent(at: 1, .removeAnimations(.view("b1")))
    let whole = scene(started + [removal], boxes: 2_000)
    var meter = WorkMeter(.init(bytes: 1 << 20))
    let refusal = #expect(throws: TimelineRefusal.self) { try whole.problems(meter: &meter) }
    guard case .tooCostly(let excess) = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(excess.resource == .memory)
  }
}

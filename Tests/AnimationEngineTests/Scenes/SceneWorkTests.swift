import AnimationEngine
import Testing

/// That short scripts cannot change more than the limit allows.
@Suite struct SceneWorkTests {
  /// Views of so many vectors of 64 numbers each.
  private func animation(_ count: Int, _ events: [SceneEvent]) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: (0..<count).map {
        AnimatedProperty(name: "v.p\($0)", type: .vector(count: 64))
      },
      content: .scene(
        Scene(
          initial: [Components?](repeating: Components(repeating: 0, count: 64), count: count),
          events: events)))
  }

  private func refusal(_ animation: ResolvedAnimation) -> TimelineRefusal? {
    do {
      _ = try animation.compiled()
      return nil
    } catch { return error }
  }

  /// A view comes and goes: each time all of its properties do.
  private func toggles(_ count: Int) -> [SceneEvent] {
    (0..<count).flatMap { step in
      [
        SceneEvent(
          at: Double(step), .remove(ViewRemoval(view: "v", transition: .identity))),
        SceneEvent(
          at: Double(step) + 0.5,
          .insert(ViewInsertion(view: "v", values: [], transition: .identity))),
      ]
    }
  }

  @Test func viewsTakeTheirPropertiesWithThem() {
    #expect(refusal(animation(100, toggles(20))) == nil)
    guard case .tooManyChanges(_, 1_000_000) = refusal(animation(400, toggles(60))) else {
      Issue.record("the view may come and go without end")
      return
    }
  }

  @Test func animationsOnTopOfEachOtherAreCountedTogether() {
    let layer = LayerAnimation(
      .basic(
        LayerProperty(property: 0, components: 0..<64),
        LayerInterval(to: Components(repeating: 1, count: 64)), timingFunction: nil),
      timing: MediaTiming(duration: 1e6))
    let events = (0..<2000).map { step in
      SceneEvent(at: Double(step), .layer(.add(key: "\(step % 60)", layer)))
    }
    guard case .tooManyChanges(_, 1_000_000) = refusal(animation(1, events)) else {
      Issue.record("animations may lie on top of each other without end")
      return
    }
  }

  @Test func removalsLookAtEveryProperty() {
    let events = (0..<600).map { SceneEvent(at: Double($0), .removeAnimations(.all)) }
    let properties = (0..<2000).map { AnimatedProperty(name: "p\($0)", type: .number) }
    let scene = Scene(initial: properties.map { _ in [0] }, events: events)
    let animation = ResolvedAnimation(properties: properties, content: .scene(scene))
    #expect(refusal(animation) == .tooManyChanges(event: 500, limit: 1_000_000))
  }
}

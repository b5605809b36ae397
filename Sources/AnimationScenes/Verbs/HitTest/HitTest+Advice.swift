import AnimationEngine

// Advice about touches that an animating view does not receive.

extension HitTest {
  func prepare(_ advisor: inout SceneAdvisor) {
    advisor.hitTests.append(advisor.eventIndex)
  }
}

extension SceneAdvisor {
  mutating func lookAtTouches(after player: ScenePlayer) {
    let results = player.events.compactMap { event in
      if case .hitTest(let result) = event.kind { result } else { nil }
    }
    for (index, result) in zip(hitTests, results) {
      guard let view = result.model, result.hit == nil else { continue }
      note(
        at: ScenePlace(event: index, .verb), .touchBlocked,
        "\(view) animates without allowing interaction: the touch is lost. "
          + "Give its animation the option allowUserInteraction.")
    }
  }
}

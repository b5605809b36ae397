import AnimationEngine

// Advice about layout changes that are meant to be animated but flushed outside the animation.

extension LayoutChange {
  func prepare(_ advisor: inout SceneAdvisor) {
    if flush == .inside { advisor.lastFlushes[advisor.event.time] = advisor.eventIndex }
  }

  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {
    guard flush == .outside, player.transaction.isAnimated else { return }
    let isFlushed = advisor.lastFlushes[player.now].map { $0 > advisor.eventIndex } ?? false
    guard !isFlushed else { return }
    advisor.note(
      .flush, .forgottenFlush,
      "The layout is flushed after the animation: its frames jump. Flush it inside.")
  }
}

extension SceneTransaction {
  /// Whether the event's transaction names an animation that does not flush by itself.
  fileprivate var isAnimated: Bool {
    switch source {
    case .animation: true
    case .uikit(let animation): !animation.options.contains(.flushUpdates)
    case .implicit, .none: false
    }
  }
}

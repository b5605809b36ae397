import AnimationEngine

struct Card {
  var offset = 0.0
}

final class Sheet {
  var offset = 0.0
}

struct Still: Animatable {
  var offset = 0.0
}

enum Pulse: CaseIterable { case rest, expand }

func modelsThatCannotAnimate(count: Int) {
  _ = AnimationRuntime(Card())
  _ = AnimationRuntime(Card()) {}
  _ = AnimationRuntime(count)
  _ = AnimationRuntime(Still())
  _ = AnimationRuntime(Sheet(), animating: \.offset)
  _ = AnimationRuntime(Sheet()) { AnimatedProperties(\.offset) }
  _ = KeyframeTimeline(initialValue: Sheet()) {
    KeyframeTrack(\.offset) { LinearKeyframe(1, duration: 1) }
  }
  _ = PhaseAnimator(Pulse.allCases) { _ in Card() }
  _ = PhaseAnimator(Pulse.allCases) { $0 == .rest ? count : 1 }
}

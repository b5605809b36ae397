import AnimationEngine

/// Writes a number under a name, so that it reads back as the same number.
func show(_ name: String, _ value: Double) { print(name, value) }

// MARK: The macro

let thin = Ring(start: .zero, width: 2, label: "thin")
let thick = Ring(start: .radians(1), width: 6, glow: Glow(inner: 8, outer: 4), label: "thick")
var shown = thin
shown.animatableData.interpolate(towards: thick.animatableData, amount: 0.25)
show("macro.start", shown.start.radians)
show("macro.width", shown.width)
show("macro.inner", shown.glow.inner)
show("macro.outer", Double(shown.glow.outer))
show("macro.label", shown.label == "thin" ? 1 : 0)

// MARK: Timelines

let timeline = KeyframeTimeline(initialValue: thin) {
  KeyframeTrack(\.width) {
    LinearKeyframe(10, duration: 2)
    MoveKeyframe(4)
    LinearKeyframe(6, duration: 1, timingCurve: .linear)
  }
  KeyframeTrack(\.start) {
    CubicKeyframe(.radians(3), duration: 1)
  }
  KeyframeTrack(\.glow.inner) {
    SpringKeyframe(1.0, duration: 2, spring: Spring(duration: 0.5, bounce: 0))
  }
}
show("timeline.duration", timeline.duration)
show("timeline.linear", timeline.value(time: 0.5).width)
show("timeline.moved", timeline.value(time: 2.5).width)
show("timeline.cubic", timeline.value(time: 0.25).start.radians)
show("timeline.spring", timeline.value(time: 0.2).glow.inner)
show("timeline.velocity", timeline.velocity(of: \.width, time: 1))

let bounded = KeyframeTimeline(initialValue: Bounded(width: 0)) {
  KeyframeTrack { LinearKeyframe(Bounded(width: 20), duration: 1) }
}
show("timeline.clamped", bounded.value(time: 0.75).width)

// MARK: The runtime, with an animation of this package

struct Card {
  var offset = 0.0
  var opacity = 1.0
  var ring = Ring(start: .zero, width: 2, label: "card")
}

var card = AnimationRuntime(Card(), animating: \.offset, \.opacity, \.ring)
var completions: [Double] = []
card.withAnimation(Animation(Squared(duration: 2)).delay(0.5)) {
  $0.offset = 100
} completion: {
  completions.append($0.time)
}
card.withAnimation(.linear(duration: 2)) {
  $0.opacity = 0
  $0.ring.width = 6
}
card.advance(to: 1)
show("runtime.model", card.model.offset)
show("runtime.linear", card.presentation.opacity)
show("runtime.macro", card.presentation.ring.width)
show("runtime.custom", card.presentation.offset)
show("runtime.ahead", card.presentation(at: 2).offset)
card.advance(to: 4)
show("runtime.end", card.presentation.offset)
show("runtime.completions", Double(completions.count))
show("runtime.completed", completions.first ?? .nan)
show("runtime.rests", card.isAnimating ? 0 : 1)

card.withAnimation(.spring(duration: 0.5, bounce: 0.2)) { $0.offset = 0 }
card.advance(to: 4.3)
show("runtime.spring", card.presentation.offset)
show("runtime.springVelocity", card.velocity(of: \.offset))

import AnimatableMacro
import AnimationEngine

// A module whose default isolation is the main actor, as a new app has it.

@Animatable
struct Dial {
  var start: Angle
  var width: Double
  @AnimatableIgnored var label = "dial"
}

/// A type of no actor, which another actor animates.
@Animatable
nonisolated struct Needle {
  var angle = Angle.zero
}

actor Gauge {
  var needle = AnimationRuntime(Needle())

  func show(_ angle: Angle) { needle.withAnimation(.bouncy) { $0.angle = angle } }
}

/// Written by hand: never wider than 10.
struct Bounded: Animatable {
  var width: Double

  var animatableData: Double {
    get { width }
    set { width = min(max(newValue, 0), 10) }
  }
}

extension Transaction {
  @Entry var isTap = false
}

nonisolated extension EnvironmentValues {
  @Entry var playsCalmly = false
}

enum Pace: EnvironmentKey { static let defaultValue = 1.0 }

struct Momentum<Value: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: Value { .zero }
}

/// An animation with a state of its own, which reads the environment.
struct Paced: CustomAnimation {
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration, !context.environment.playsCalmly else { return nil }
    context.state[Momentum<V>.self] = value.scaled(by: time)
    return value.scaled(by: time * context.environment[Pace.self] / duration)
  }
}

struct Nod: Keyframes {
  var body: some Keyframes<Dial> {
    KeyframeTrack(\.start) { CubicKeyframe(.degrees(15), duration: 0.2) }
  }
}

/// Something on the screen, with all that it animates.
final class Screen {
  var dial = AnimationRuntime(Dial(start: .zero, width: 2), animating: \.start, \.width)
  var bar = AnimationRuntime(Bounded(width: 1))
  var taps = 0

  func tap() {
    dial.environment.playsCalmly = false
    dial.withTransaction(\.isTap, true) { $0.width = 3 }
    dial.withAnimation(Animation(Paced(duration: 1))) {
      $0.start = .degrees(90)
    } completion: {
      self.taps += 1
    }
    bar.withAnimation(.bouncy) { $0.width = 20 }
  }

  func nod(at time: Double) -> Dial {
    KeyframeTimeline(initialValue: dial.model) { Nod() }.value(time: time)
  }
}

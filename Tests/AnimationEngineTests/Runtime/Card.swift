import AnimationEngine

/// What the tests of the runtime move.
struct Card: Equatable {
  var offset = 0.0
  var opacity = 1.0
  var tilt = Angle.zero
  /// Not animated.
  var title = "card"
  var isOpen = false
}

extension AnimationRuntime<Card> {
  /// A runtime whose three numbers animate.
  static func make(
    _ card: Card = Card(), springs: SpringModel = .analytic, keepsPast: Bool = true
  ) -> AnimationRuntime {
    AnimationRuntime(
      card, animating: \.offset, \.opacity, \.tilt, springs: springs, keepsPast: keepsPast)
  }
}

/// The closed form of a spring that starts at rest.
func shown(_ spring: Spring, from: Double, to: Double, velocity: Double = 0, at time: Double)
  -> Double
{
  from + spring.value(target: to - from, initialVelocity: velocity, time: time)
}

extension TimelineEvent {
  /// The completion of something.
  static func completed(
    _ name: String, at time: Double, _ criteria: AnimationCompletionCriteria = .logicallyComplete,
    finished: Bool = true
  ) -> TimelineEvent {
    TimelineEvent(
      time: time,
      kind: .completed(name: name, criteria: criteria.rawValue, finished: finished))
  }
}

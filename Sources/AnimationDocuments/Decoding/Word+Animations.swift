internal import AnimationEngine

extension WordSet {
  /// The animations that have types, with `default`.
  static let animationTypes: WordSet = [
    .default, .linear, .easeIn, .easeOut, .easeInOut, .timingCurve, .spring, .smooth, .snappy,
    .bouncy, .interactiveSpring, .interpolatingSpring, .usingSpringWithDamping, .custom,
  ]

  fileprivate static let everyAnimation: WordSet = [.type, .modifiers]
  fileprivate static let easing = everyAnimation.union([.duration])
  fileprivate static let timing = everyAnimation.union([.curve, .duration])
  fileprivate static let fluidSpring = everyAnimation.union(springMembers).union([.blendDuration])
  fileprivate static let presetAnimation = everyAnimation.union([.duration, .extraBounce])
  fileprivate static let velocitySpring =
    everyAnimation.union(springMembers).union([.initialVelocity])
  fileprivate static let classicSpring =
    everyAnimation.union([.duration, .damping, .initialVelocity])
  fileprivate static let measured = everyAnimation.union([.points])
}

extension Word {
  /// The members of an animation of this type.
  var animationMembers: WordSet {
    switch self {
    case .linear, .easeIn, .easeOut, .easeInOut: .easing
    case .timingCurve: .timing
    case .spring, .interactiveSpring: .fluidSpring
    case .smooth, .snappy, .bouncy: .presetAnimation
    case .interpolatingSpring: .velocitySpring
    case .usingSpringWithDamping: .classicSpring
    case .custom: .measured
    default: .everyAnimation
    }
  }

  /// The type in a sentence.
  var animationName: String { "The animation \(text)" }

  /// The animation that the word means by itself; nil when it needs members.
  var plainAnimation: Animation? {
    switch self {
    case .default: .default
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .spring: .spring
    case .smooth: .smooth
    case .snappy: .snappy
    case .bouncy: .bouncy
    case .interactiveSpring: .interactiveSpring
    case .interpolatingSpring: .interpolatingSpring()
    default: nil
    }
  }
}

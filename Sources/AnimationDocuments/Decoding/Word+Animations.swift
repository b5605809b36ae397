internal import AnimationEngine

extension WordSet {
  /// The animations that have types, with `default`.
  static let animationTypes: WordSet = [
    .default, .linear, .easeIn, .easeOut, .easeInOut, .timingCurve, .spring, .smooth, .snappy,
    .bouncy, .interactiveSpring, .interpolatingSpring, .usingSpringWithDamping, .custom,
  ]

  /// The animations that can be called by name; some need more than that.
  static var animationNames: WordSet { animationTypes }
}

extension Word {
  /// The members of an animation of this type.
  var animationMembers: WordSet {
    let own: WordSet =
      switch self {
      case .linear, .easeIn, .easeOut, .easeInOut: [.duration]
      case .timingCurve: [.curve, .duration]
      case .spring, .interactiveSpring: .springMembers.union([.blendDuration])
      case .smooth, .snappy, .bouncy: [.duration, .extraBounce]
      case .interpolatingSpring: .springMembers.union([.initialVelocity])
      case .usingSpringWithDamping: [.duration, .damping, .initialVelocity]
      case .custom: [.points]
      default: []
      }
    return own.union([.type, .modifiers])
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

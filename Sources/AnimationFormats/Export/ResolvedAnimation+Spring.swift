public import AnimationEngine
public import AnimationScenes

extension ResolvedAnimation {
  /// The spring, if the animation is a single spring: one change of all values from rest, without
  /// delay, repeats or timing. Nil otherwise.
  public var plainSpring: Spring? {
    guard timing == nil, case .animation(let single) = content, single.animations.isEmpty,
      single.velocity.allSatisfy({ $0 == nil }), single.animation.modifiers.isEmpty
    else { return nil }
    switch single.animation.movement {
    case .fluid(let fluid): return fluid.spring
    case .interpolatingSpring(let spring, let velocity): return velocity == 0 ? spring : nil
    case .curve, .classicSpring, .custom: return nil
    }
  }
}

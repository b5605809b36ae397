public import AnimationEngine
public import AnimationScenes

extension ResolvedAnimation {
  /// The spring that is all there is to the animation: one change of all values at rest by one spring,
  /// without delay, repeats or timing. Nil where there is more to it.
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

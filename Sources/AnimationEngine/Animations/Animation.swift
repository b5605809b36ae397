/// How a value gets from where it is to where it shall be: a timing curve or a spring, and the
/// modifiers around it.
///
/// An animation is settings only. It is applied to an interval by ``AnimationRun``, and modifiers
/// wrap it from the inside out in the order in which they are called.
public struct Animation: Hashable, Sendable {
  /// What moves, before any modifier.
  enum Base: Hashable, Sendable {
    /// A unit curve stretched over a duration. `reportsVelocity` is false for SwiftUI's bezier
    /// factories, which hand over no velocity in the `swiftui` model.
    case curve(UnitCurve, duration: Double, reportsVelocity: Bool)
    /// A spring that takes over the velocity of what it interrupts.
    case fluid(FluidSpring)
    /// The default animation: the same motion as a fluid spring, yet equal only to itself.
    case standard
    /// A spring that starts with a velocity of its own, in intervals per second.
    case interpolatingSpring(Spring, initialVelocity: Double)
  }

  /// A change to the time of the animation inside it.
  enum Modifier: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    case repeatCount(Int, autoreverses: Bool)
    case repeatForever(autoreverses: Bool)
    case logicallyComplete(after: Double)
  }

  /// What moves.
  var base: Base
  /// The modifiers, the innermost first.
  var modifiers: [Modifier] = []

  init(_ base: Base) { self.base = base }

  /// The spring of the base if it is one that merges, with `default` spelled out.
  var fluidSpring: FluidSpring? {
    switch base {
    case .fluid(let spring): spring
    case .standard: FluidSpring(response: 0.55, dampingRatio: 1, blendDuration: 0)
    case .curve, .interpolatingSpring: nil
    }
  }
}

/// A spring that merges with what runs before it.
struct FluidSpring: Hashable, Sendable {
  /// The duration of one undamped period, in seconds.
  var response: Double
  /// 1 is critical, less bounces.
  var dampingRatio: Double
  /// Over how many seconds a changed response takes effect; only the `swiftui` model knows it.
  var blendDuration: Double

  /// The spring as a physical one of mass 1.
  var spring: Spring { Spring(response: response, dampingRatio: dampingRatio) }
}

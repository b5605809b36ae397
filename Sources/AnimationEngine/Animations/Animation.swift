/// How a value gets from where it is to where it shall be: a timing curve or a spring, and the
/// modifiers around it.
///
/// An animation is settings only. It is applied to an interval by what runs it, and modifiers
/// wrap it from the inside out in the order in which they are called.
public struct Animation: Hashable, Sendable {
  /// What moves, before any modifier.
  package enum Base: Hashable, Sendable {
    /// A unit curve stretched over a duration. `reportsVelocity` is false for SwiftUI's bezier
    /// factories, which hand over no velocity in the `swiftui` model.
    case curve(UnitCurve, duration: Double, reportsVelocity: Bool)
    /// A spring that takes over the velocity of what it interrupts.
    case fluid(FluidSpring)
    /// A spring that starts with a velocity of its own, in intervals per second.
    case interpolatingSpring(Spring, initialVelocity: Double)
    /// UIKit's classic spring: it settles in its duration, which is that of the whole. The velocity is
    /// in intervals per second.
    case classicSpring(duration: Double, dampingRatio: Double, initialVelocity: Double)
    /// An animation of somebody else's.
    case custom(CustomBox)
  }

  /// A change to the time of the animation inside it.
  package enum Modifier: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    case repeatCount(Int, autoreverses: Bool)
    case repeatForever(autoreverses: Bool)
    case logicallyComplete(after: Double)
  }

  /// What moves.
  package var movement: Base
  /// The modifiers, the innermost first.
  package var modifiers: [Modifier] = []
  /// Whether this is the default animation, which equals no other spring of the same figures.
  package var isDefault = false

  package init(_ movement: Base, isDefault: Bool = false) {
    self.movement = movement
    self.isDefault = isDefault
  }

  /// The spring of the base if it is one that merges.
  package var fluidSpring: FluidSpring? {
    if case .fluid(let spring) = movement { spring } else { nil }
  }
}

/// A spring that merges with what runs before it.
package struct FluidSpring: Hashable, Sendable {
  /// The duration of one undamped period, in seconds.
  package var response: Double
  /// 1 is critical, less bounces.
  package var dampingRatio: Double
  /// Over how many seconds a changed response takes effect; only the `swiftui` model knows it.
  package var blendDuration: Double

  /// The spring as a physical one of mass 1.
  package var spring: Spring { Spring(response: response, dampingRatio: dampingRatio) }
}

/// The settings by which a value moves: a timing curve or a spring, with modifiers around it.
///
/// An animation does not know its end points; they come from the change that it animates. Modifiers
/// wrap it from the inside out, in the order in which they are called.
public struct Animation: Hashable, Sendable {
  /// The curve or spring without its modifiers.
  package enum Base: Hashable, Sendable {
    /// A unit curve over a duration. `reportsVelocity` is false for SwiftUI's Bézier factories,
    /// which hand over no velocity in the `swiftui` model.
    case curve(UnitCurve, duration: Double, reportsVelocity: Bool)
    /// A spring that takes over the velocity of the animation that it interrupts.
    case fluid(FluidSpring)
    /// A spring with an initial velocity of its own, in intervals per second.
    case interpolatingSpring(Spring, initialVelocity: Double)
    /// UIKit's classic spring, which settles in its duration and ends there. The initial velocity
    /// is in intervals per second.
    case classicSpring(duration: Double, dampingRatio: Double, initialVelocity: Double)
    /// An animation that a ``CustomAnimation`` defines.
    case custom(CustomBox)
  }

  /// A change to the timing of the animation inside it.
  package enum Modifier: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    case repeatCount(Int, autoreverses: Bool)
    case repeatForever(autoreverses: Bool)
    case logicallyComplete(after: Double)
  }

  /// The curve or spring without its modifiers.
  package var movement: Base
  /// The modifiers, the innermost first.
  package var modifiers: [Modifier] = []
  /// Whether this is the default animation, which equals no other spring with the same parameters.
  package var isDefault = false

  package init(_ movement: Base, isDefault: Bool = false) {
    self.movement = movement
    self.isDefault = isDefault
  }

  /// The spring, if it is one that merges; otherwise nil.
  package var fluidSpring: FluidSpring? {
    if case .fluid(let spring) = movement { spring } else { nil }
  }
}

/// The parameters of a spring that merges with the running animation before it.
package struct FluidSpring: Hashable, Sendable {
  /// The duration of one undamped period, in seconds.
  package var response: Double
  /// The damping ratio: 1 is critical, below 1 the spring overshoots.
  package var dampingRatio: Double
  /// The seconds over which a changed response takes effect; used by the `swiftui` model only.
  package var blendDuration: Double

  /// The physical spring of mass 1 with these parameters.
  package var spring: Spring { Spring(response: response, dampingRatio: dampingRatio) }
}

public import AnimationEngine

/// A block animation of UIKit: `UIView.animate` in its four forms.
///
/// Positions, sizes, bounds, frames, transforms and plain numbers blend additively. Every running
/// animation keeps its own clock, and what shows is the model minus what each still has to go. Opacities
/// and colours are replaced: the new animation removes the running one.
public struct UIKitAnimation: Hashable, Sendable {
  /// How the distance is covered over time.
  public var form: Form
  /// How long nothing moves at first, in seconds; at least 0.
  public var delay: Double
  /// How the block behaves.
  public var options: Set<Option>
  /// How often it runs, with `autoreverse` there and back: `modifyAnimations(withRepeatCount:)`.
  /// Above 0, also a fraction: what is left of it ends on its way, and the target shows. Nil for once.
  /// Without effect on one that repeats without end.
  public var repeatCount: Double?

  /// The forms of the block.
  public enum Form: Hashable, Sendable {
    /// Along a unit curve, in `duration` seconds.
    case curve(UnitCurve, duration: Double)
    /// The classic spring: it settles in `duration`, which is that of the whole, and a velocity of 1
    /// covers the distance in a second. Whatever the velocity, the target shows after the duration.
    case springDamping(duration: Double, dampingRatio: Double, initialVelocity: SpringVelocity)
    /// A spring by its perceptual duration and bounce.
    case spring(duration: Double, bounce: Double, initialVelocity: SpringVelocity)
    /// An animation of SwiftUI on a property of UIKit: it merges and combines as SwiftUI's do.
    case animation(Animation)
  }

  /// What `UIView.AnimationOptions` says of motion and touch.
  public enum Option: String, CaseIterable, Hashable, Sendable {
    /// Touches reach the views while they animate.
    case allowUserInteraction
    /// What runs is removed, and the new animation starts from what shows.
    case beginFromCurrentState
    /// The animation repeats without end.
    case `repeat`
    /// With `repeat`, every other cycle runs backwards; without it, once there and back.
    case autoreverse
    /// Layout that is pending is flushed before the block, and what the block changes inside it.
    case flushUpdates
    /// Subviews are laid out with the block; without effect on values.
    case layoutSubviews
    /// The block keeps its own duration inside another one. Blocks do not nest here: whoever makes one
    /// gives it what it inherits (``Form/inherited(duration:curve:)``).
    case overrideInheritedDuration
    /// The block keeps its own curve inside another one.
    case overrideInheritedCurve
    /// With a swap: the views are shown and hidden instead of added and removed.
    case showHideTransitionViews
  }

  /// A block animation.
  public init(
    _ form: Form, delay: Double = 0, options: Set<Option> = [], repeatCount: Double? = nil
  ) {
    self.form = form
    self.delay = delay
    self.options = options
    self.repeatCount = repeatCount
  }
}

extension UIKitAnimation.Form {
  /// The form of a block inside a block of this form.
  ///
  /// It inherits the duration and the curve or spring, but for what it keeps of its own. An animation of
  /// SwiftUI is inherited as a whole, unless the inner block keeps both.
  ///
  /// - Parameters:
  ///   - duration: The duration that it keeps; nil where it inherits it.
  ///   - curve: The curve that it keeps.
  public func inherited(duration: Double? = nil, curve: UnitCurve? = nil) -> Self {
    if let curve, let whole = duration ?? self.duration { return .curve(curve, duration: whole) }
    switch self {
    case .curve(let outer, let whole): return .curve(outer, duration: duration ?? whole)
    case .springDamping(let whole, let ratio, let velocity):
      return .springDamping(
        duration: duration ?? whole, dampingRatio: ratio, initialVelocity: velocity)
    case .spring(let whole, let bounce, let velocity):
      return .spring(duration: duration ?? whole, bounce: bounce, initialVelocity: velocity)
    case .animation: return self
    }
  }

  /// The duration that it says; nil for an animation of SwiftUI.
  private var duration: Double? {
    switch self {
    case .curve(_, let duration), .springDamping(let duration, _, _), .spring(let duration, _, _):
      duration
    case .animation: nil
    }
  }
}

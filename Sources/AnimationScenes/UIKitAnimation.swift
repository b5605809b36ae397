public import AnimationEngine

/// A block animation of UIKit: `UIView.animate` in its four forms.
///
/// Positions, sizes, bounds, frames, transforms and plain numbers blend additively. Every running
/// animation keeps its own clock, and the value shown is the model minus the distances that the
/// animations still have to go. Opacities and colours are replaced: the new animation removes the
/// running one.
public struct UIKitAnimation: Hashable, Sendable {
  /// How the distance is covered over time.
  public var form: Form
  /// The delay before the motion, in seconds; at least 0.
  public var delay: Double
  /// The options of the block.
  public var options: Set<Option>
  /// How often the animation runs, with `autoreverse` forward and backward:
  /// `modifyAnimations(withRepeatCount:)`. Above 0. With a fraction the last run is cut short,
  /// and the target shows then. Nil runs once. Ignored if the block repeats without end.
  public var repeatCount: Double?

  /// The forms of the block.
  public enum Form: Hashable, Sendable {
    /// Along a unit curve, in `duration` seconds.
    case curve(UnitCurve, duration: Double)
    /// UIKit's classic spring. After `duration` seconds the target shows, whatever the velocity.
    case springDamping(duration: Double, dampingRatio: Double, initialVelocity: SpringVelocity)
    /// A spring by its perceptual duration and bounce.
    case spring(duration: Double, bounce: Double, initialVelocity: SpringVelocity)
    /// A SwiftUI animation of UIKit properties: it merges and combines as SwiftUI's animations do.
    case animation(Animation)
  }

  /// The options of `UIView.AnimationOptions` about motion and touches.
  public enum Option: String, CaseIterable, Hashable, Sendable {
    /// Touches reach the views while they animate.
    case allowUserInteraction
    /// The running animation is removed, and the new one starts from the value that shows.
    case beginFromCurrentState
    /// The animation repeats without end.
    case `repeat`
    /// With `repeat`, every second cycle runs backwards; without it, it runs once forward and back.
    case autoreverse
    /// A pending layout is flushed before the block, and the block's own layout changes inside it.
    case flushUpdates
    /// Subviews are laid out within the block; this has no effect on values.
    case layoutSubviews
    /// The block keeps its own duration inside another block. Blocks do not nest here: whoever
    /// makes one passes what it inherits (``Form/inherited(duration:curve:)``).
    case overrideInheritedDuration
    /// The block keeps its own curve inside another block.
    case overrideInheritedCurve
    /// In a swap, the views are shown and hidden instead of added and removed.
    case showHideTransitionViews
  }

  /// A block animation; without further arguments it has no delay and runs once.
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
  /// The inner block inherits the duration and the curve or spring, except what it keeps of its
  /// own. A SwiftUI animation is inherited as a whole, unless the inner block keeps both.
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

  /// The duration in seconds that the form states; nil for a SwiftUI animation.
  private var duration: Double? {
    switch self {
    case .curve(_, let duration), .springDamping(let duration, _, _), .spring(let duration, _, _):
      duration
    case .animation: nil
    }
  }
}

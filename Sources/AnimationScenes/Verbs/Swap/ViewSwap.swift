import AnimationEngine

/// One view is replaced by another: `UIView.transition(from:to:)`.
///
/// The effect shows in properties of both views, such as `front.opacity`. Where the event names
/// no animation and these properties have no implicit one, UIKit's easeInOut of 0.35 s animates
/// them. The completion waits for the end of all motion, and is unfinished if another swap
/// interrupts it. A second swap of views that still move goes on from where they are, and a view
/// that is flipped returns as it came.
public struct ViewSwap: Hashable, Sendable {
  /// The name of the view that goes.
  public var from: String
  /// The name of the view that comes.
  public var to: String
  /// How one view gives way to the other.
  public var effect: Effect
  /// Whether the view that goes is hidden and stays for later use; otherwise it is removed at the
  /// end of the swap and has no values any more. UIKit's option `showHideTransitionViews` means
  /// the same.
  ///
  /// A hidden view shows this as its property `isHidden`: true before it first comes, and from
  /// the end of the swap by which it goes.
  public var hides: Bool

  /// The seven transitions of UIKit.
  ///
  /// Both views of a flip turn together, by half a turn. Their property `rotation` is the angle in degrees,
  /// about the upright axis (from left or right) or the level one (from top or bottom). Its sense is that
  /// of CSS's `rotateY` and `rotateX` and of Core Animation. The property `isVisible` says which view shows
  /// its front: it changes when they stand edgewise, at 90 degrees.
  ///
  /// The property `curl` is how much of a page is turned up: 0 where it lies flat, 1 when it is gone.
  public enum Effect: String, CaseIterable, Hashable, Sendable {
    /// The opacity of the view that goes falls to 0, that of the one that comes rises from 0 to 1. A
    /// view whose opacity is declared keeps it, and shows the factor as its property `dissolve`.
    case crossDissolve
    /// The left edge comes to the front: from 0 to 180 degrees, and from -180 to 0.
    case flipFromLeft
    /// The right edge comes to the front: from 0 to -180 degrees, and from 180 to 0.
    case flipFromRight
    /// The top edge comes to the front: from 0 to -180 degrees, and from 180 to 0.
    case flipFromTop
    /// The bottom edge comes to the front: from 0 to 180 degrees, and from -180 to 0.
    case flipFromBottom
    /// The view that goes curls away from 0 to 1; the one that comes lies flat below.
    case curlUp
    /// The view that comes curls down from 1 to 0, over the one that goes.
    case curlDown
  }

  /// A swap of two views; by default a cross dissolve that removes the first.
  public init(from: String, to: String, effect: Effect = .crossDissolve, hides: Bool = false) {
    self.from = from
    self.to = to
    self.effect = effect
    self.hides = hides
  }
}

extension ViewSwap {
  func title(_ properties: [AnimatedProperty]) -> String? { "swap \(from) for \(to)" }
}

public import AnimationEngine

/// How a view is inserted and removed: its appearance while it is not there.
///
/// A transition animates properties of the view: it multiplies `opacity` and `scale` and adds to
/// `offset` and the radius `blur`. A transition with an anchor sets the point `anchor`, about
/// which the view is scaled, at once when it begins. Properties that the scene does not declare
/// are added with the values 1, 1, (0, 0), 0 and the centre.
public indirect enum ViewTransition: Hashable, Sendable {
  /// The view appears and vanishes at once, whatever the animation.
  case identity
  /// The view fades in from transparent and fades out.
  case opacity
  /// The view scales from and to a factor, about an anchor.
  case scale(Double, anchor: UnitPoint = .center)
  /// The view comes from the leading edge and goes by the trailing one, by the container's width.
  case slide
  /// The view moves in from an edge of the container, and out by the same edge. It moves by the
  /// container's height at the top and bottom, and by its width at the sides.
  case move(Edge)
  /// The view moves in from an edge as it fades in, and out by the opposite one as it fades out.
  case push(from: Edge)
  /// The view moves in from an offset in points, and out to it.
  case offset(x: Double = 0, y: Double = 0)
  /// The view comes from, and goes to, a blur of radius 10, transparent and scaled.
  case blurReplace(BlurReplacement)
  /// Several transitions at once: opacities and scales multiply, offsets and radii add up.
  case combined([ViewTransition])
  /// One transition for insertion, another one for removal.
  case asymmetric(insertion: ViewTransition, removal: ViewTransition)
  /// A transition with an animation of its own, which is used whatever the event says; nil makes
  /// the change at once. The inner of two nested animations is used; of two that animate one
  /// property side by side, the first.
  case animated(ViewTransition, Animation?)

  /// The edges of a container; leading is left.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing
  }

  /// How a blur replacement scales the views.
  public enum BlurReplacement: String, CaseIterable, Hashable, Sendable {
    /// The removed view shrinks to 0.8, and the inserted one grows from there.
    case downUp
    /// The removed view grows to 1.2, and the inserted one grows from 0.8.
    case upUp
  }
}

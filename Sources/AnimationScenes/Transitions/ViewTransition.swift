public import AnimationEngine

/// How a view comes and goes: what it looks like while it is not there.
///
/// A transition moves the view's own properties: `opacity` and `scale` are multiplied, `offset` is
/// added to, and so is the radius `blur`. The point `anchor`, about which the view is scaled, is taken
/// at once when a transition begins that names one. Those that the view does not have are there with
/// its transition: 1, 1, (0, 0), 0 and the centre.
public indirect enum ViewTransition: Hashable, Sendable {
  /// It is simply there, or not, whatever the animation.
  case identity
  /// From transparent.
  case opacity
  /// From a scale about an anchor.
  case scale(Double, anchor: UnitPoint)
  /// In from the leading edge, out to the trailing one, by the width of the container.
  case slide
  /// In from an edge of the container, and out there: by its height at the top and the bottom, by its
  /// width at the sides.
  case move(Edge)
  /// In from an edge while it fades in, out to the opposite one while it fades out.
  case push(from: Edge)
  /// From an offset, in points.
  case offset(x: Double, y: Double)
  /// From blurred by a radius of 10, transparent and scaled.
  case blurReplace(BlurReplacement)
  /// All of them together: opacities and scales multiply, offsets and radii add up.
  case combined([ViewTransition])
  /// One to come, another to go.
  case asymmetric(insertion: ViewTransition, removal: ViewTransition)
  /// A transition with an animation of its own, whatever the event says; nil shows it at once. Of
  /// animations inside each other the inner one counts, of those beside each other on one property
  /// the first.
  case animated(ViewTransition, Animation?)

  /// The edges of a container; leading is left.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing
  }

  /// In which direction a replacement by blur scales.
  public enum BlurReplacement: String, CaseIterable, Hashable, Sendable {
    /// What goes shrinks to 0.8, what comes grows from there.
    case downUp
    /// What goes grows to 1.2, what comes grows too, from 0.8.
    case upUp
  }
}

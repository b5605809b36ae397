/// A view that comes.
public struct ViewInsertion: Hashable, Sendable {
  /// The name of the view.
  public var view: String
  /// The values of its properties, which are there from now on.
  public var values: [PropertyChange]
  /// How it comes, and how it goes when it is removed; nil for SwiftUI's own, opacity.
  public var transition: ViewTransition?
  /// What it moves in; nil where no transition asks for it.
  public var container: Size?
  /// The view that goes in the same moment: the other branch of an `if`.
  public var replaces: String?

  /// A view that comes.
  public init(
    view: String, values: [PropertyChange], transition: ViewTransition? = nil,
    container: Size? = nil, replaces: String? = nil
  ) {
    self.view = view
    self.values = values
    self.transition = transition
    self.container = container
    self.replaces = replaces
  }
}

/// A view that goes.
public struct ViewRemoval: Hashable, Sendable {
  /// The name of the view.
  public var view: String
  /// How it goes; nil for the transition that it was inserted with.
  public var transition: ViewTransition?
  /// What it moves in; nil for what it was inserted with.
  public var container: Size?

  /// A view that goes.
  public init(view: String, transition: ViewTransition? = nil, container: Size? = nil) {
    self.view = view
    self.transition = transition
    self.container = container
  }
}

/// How a view comes and goes: what it looks like while it is not there.
///
/// A transition moves the view's own properties: `opacity` is multiplied, `scale` too, `offset` is
/// added to, `blur` is a radius. Those that the view does not have are there with its transition.
public indirect enum ViewTransition: Hashable, Sendable {
  /// It is simply there, or not.
  case identity
  /// From transparent.
  case opacity
  /// From a scale about an anchor.
  case scale(Double, anchor: UnitPoint)
  /// In from the leading edge, out to the trailing one.
  case slide
  /// In from an edge of the container, and out there.
  case move(Edge)
  /// In from an edge while it fades in, out to the opposite one while it fades out.
  case push(from: Edge)
  /// From an offset.
  case offset(x: Double, y: Double)
  /// From blurred, transparent and scaled.
  case blurReplace(BlurReplacement)
  /// All of them together.
  case combined([ViewTransition])
  /// One to come, another to go.
  case asymmetric(insertion: ViewTransition, removal: ViewTransition)
  /// A transition with an animation of its own, whatever the event says.
  case animated(ViewTransition, Animation?)

  /// The edges of a container.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing
  }

  /// Which way a replacement by blur scales.
  public enum BlurReplacement: String, CaseIterable, Hashable, Sendable {
    /// What goes shrinks, what comes grows.
    case downUp
    /// What goes grows, what comes grows too.
    case upUp
  }
}

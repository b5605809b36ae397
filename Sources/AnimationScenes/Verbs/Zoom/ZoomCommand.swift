public import AnimationEngine

/// An action of a zoom transition.
///
/// The view shows its `frame`, its corner `radius` and its `progress`, which is 0 at the source and
/// 1 at its own frame. It also shows its `shadow` if the source has one. Sizes, radii and shadows
/// never show below 0, however far a spring overshoots. The view is there from its push to the end
/// of the pop. Where the event names no animation and these properties have no implicit one,
/// ``Animation/default`` animates them.
///
/// A push cannot be cancelled: when interrupted it becomes a pop. A pushed view always appears,
/// which is reported once: at the end of the push, or when something interrupts it.
public struct ZoomCommand: Hashable, Sendable {
  /// The name of the view that zooms.
  public var view: String
  /// The action on the zoom transition.
  public var action: Action

  /// The actions of a zoom transition.
  public enum Action: Hashable, Sendable {
    /// The view grows from the frame and corner radius of its source to its own.
    case push(Zoom)
    /// A hand drags the view back: 0 is its own frame, 1 that of its source; other values are
    /// clamped. The view is there at once, and running motions end. A view on its way back is
    /// caught; one that is gone stays so.
    case drag(progress: Double)
    /// The hand lets go; the velocity is in distances per second, positive towards the source.
    ///
    /// The view goes back if it would be more than half-way a quarter of a second later,
    /// `progress + velocity / 4 > 0.5`, otherwise to its own frame. A spring starts with the
    /// velocity; a UIKit animation has its own.
    case release(velocity: Double)
    /// The view shrinks back to its source and is gone when it arrives. A running push, or a
    /// hand, hands its velocity to a spring; a later push turns the view round again.
    case pop
    /// Like `pop`, to another source: its frame and, if it differs from that of the push, its
    /// corner radius.
    case popTo(Rect, radius: Double?)
  }

  /// The two ends of a zoom.
  public struct Zoom: Hashable, Sendable {
    /// The frame of the source: x, y, width, height.
    public var source: Rect
    /// The frame of the view itself.
    public var destination: Rect
    /// The corner radius of the source.
    public var sourceRadius: Double
    /// The corner radius of the view itself.
    public var destinationRadius: Double
    /// The radius of the source's shadow; the view itself has none.
    public var sourceShadow: Double

    /// A zoom from a source to a destination.
    public init(
      source: Rect, destination: Rect, sourceRadius: Double = 0, destinationRadius: Double = 0,
      sourceShadow: Double = 0
    ) {
      self.source = source
      self.destination = destination
      self.sourceRadius = sourceRadius
      self.destinationRadius = destinationRadius
      self.sourceShadow = sourceShadow
    }
  }

  /// The name of the view for a zoom that names none.
  public static let defaultView = "zoom"

  /// A zoom action of the view with this name.
  public init(view: String = defaultView, _ action: Action) {
    self.view = view
    self.action = action
  }
}

extension ZoomCommand {
  func title(_ properties: [AnimatedProperty]) -> String? {
    switch action {
    case .push: "push"
    case .drag(let progress): "drag to \(progress)"
    case .release: "release"
    case .pop, .popTo: "pop"
    }
  }
}

extension ZoomCommand.Zoom {
  /// The zoom with another source; without a radius it keeps the present one.
  func from(_ source: Rect, radius: Double?) -> ZoomCommand.Zoom {
    var zoom = self
    zoom.source = source
    zoom.sourceRadius = radius ?? sourceRadius
    return zoom
  }
}

extension ZoomCommand {
  static func held(_ progress: Double) -> Double { min(max(progress, 0), 1) }
}

public import AnimationEngine

/// What a zoom transition is told.
///
/// The view shows its `frame`, its corner `radius` and its `progress`: 0 at its source, 1 at its own
/// frame; and its `shadow` where the source has one. No size, radius or shadow ever shows below 0,
/// however far a spring swings. It is there from its push on until the pop is over. Where the event names no animation and
/// these properties have no implicit one, ``Animation/default`` animates them.
///
/// A push cannot be cancelled: one that is interrupted becomes a pop. A view that is pushed always
/// appears; that is reported once, when the push is over, or when something interrupts it.
public struct ZoomCommand: Hashable, Sendable {
  /// The name of the view that zooms.
  public var view: String
  /// What it is told.
  public var action: Action

  /// What a zoom can be told to do.
  public enum Action: Hashable, Sendable {
    /// The view grows from the frame and corner radius of its source to its own.
    case push(Zoom)
    /// A hand drags the view back: 0 is its own frame, 1 that of its source, and a hand that goes
    /// beyond them holds it there. It is there at once; what ran is over. A view on its way back is
    /// caught; one that is gone stays so.
    case drag(progress: Double)
    /// The hand lets go; the velocity is in distances per second, positive back to the source.
    ///
    /// The view goes back where it would be more than half-way a quarter of a second later,
    /// `progress + velocity / 4 > 0.5`, and else to its own frame. A spring begins with the
    /// velocity; an animation of UIKit brings its own.
    case release(velocity: Double)
    /// The view shrinks back to its source, and is gone when it is there. A push that runs, or a
    /// hand, hands its velocity over to a spring; a later push turns the view round again.
    case pop
    /// The same back to another source, by its frame and, where it is not that of the push, by its
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

  /// The name of a zoom that states none.
  public static let defaultView = "zoom"

  /// An action of a zoom transition.
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

extension ZoomCommand.Action {
  /// Whether it closes the view.
  var closes: Bool {
    switch self {
    case .pop, .popTo: true
    case .push, .drag, .release: false
    }
  }
}

extension ZoomCommand.Zoom {
  /// The same zoom with another source.
  func from(_ source: Rect, radius: Double?) -> ZoomCommand.Zoom {
    var zoom = self
    zoom.source = source
    zoom.sourceRadius = radius ?? sourceRadius
    return zoom
  }
}

extension ZoomCommand {
  /// A part of the distance to which a hand can drag the view.
  static func held(_ progress: Double) -> Double { min(max(progress, 0), 1) }
}

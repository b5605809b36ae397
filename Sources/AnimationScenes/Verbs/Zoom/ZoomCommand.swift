public import AnimationEngine

/// What a zoom transition is told.
///
/// The view shows its `frame`, its corner `radius` and its `progress`: 0 at its source, 1 at its own
/// frame. It is there from its push on until the pop is over. Where the event names no animation and
/// these properties have no implicit one, ``Animation/default`` carries them.
///
/// A push cannot be cancelled: one that is interrupted becomes a pop. A view that is pushed always
/// appears; that is reported once, when the push is over, or when something interrupts it.
public struct ZoomCommand: Hashable, Sendable {
  /// The name of the view that zooms.
  public var view: String
  /// What it is told.
  public var action: Action

  /// The actions.
  public enum Action: Hashable, Sendable {
    /// The view grows from the frame and corner radius of its source to its own.
    case push(Zoom)
    /// A hand drags the view back: 0 is its own frame, 1 that of its source. It is there at once;
    /// what ran is over. A view on its way back is caught; one that is gone stays so.
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

    /// A zoom from a source to a destination.
    public init(
      source: Rect, destination: Rect, sourceRadius: Double = 0, destinationRadius: Double = 0
    ) {
      self.source = source
      self.destination = destination
      self.sourceRadius = sourceRadius
      self.destinationRadius = destinationRadius
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
    case .pop: "pop"
    }
  }
}

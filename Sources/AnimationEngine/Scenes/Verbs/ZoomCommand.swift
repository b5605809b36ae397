/// What a zoom transition is told.
public struct ZoomCommand: Hashable, Sendable {
  /// The name of the view that zooms.
  public var view: String
  /// What it is told.
  public var action: Action

  /// The actions.
  public enum Action: Hashable, Sendable {
    /// The view grows from the frame and corner radius of its source to its own.
    case push(Zoom)
    /// A hand drags the view back: 0 is its own frame, 1 that of its source.
    case drag(progress: Double)
    /// The hand lets go; the velocity is in ways per second, positive back to the source.
    case release(velocity: Double)
    /// The view shrinks back to its source.
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

/// A place in a script: an event, and one part of it.
public struct ScenePlace: Hashable, Sendable {
  /// The index of the event.
  public var event: Int
  /// Which part of the event is meant.
  public var part: Part

  /// The parts of an event that something can be said of.
  public enum Part: Hashable, Sendable {
    /// The verb as a whole.
    case verb
    /// What an animator, a zoom or a layer is told.
    case action
    /// The name of an animator.
    case name
    /// The view that comes or goes.
    case view
    /// The view that goes for the one that comes.
    case replaces
    /// How a view comes or goes.
    case transition
    /// The view that goes, or hands its frame over.
    case from
    /// The view that comes, or takes a frame over.
    case to
    /// The property that the verb is about.
    case property
    /// The new value of a property, by its index, or of one of its components.
    case change(property: Int, component: Int?)
    /// The new value of an input of the layout.
    case input(view: String, LayoutInput.Member)
    /// When the layout is flushed.
    case flush
    /// The layout of the scene itself.
    case layout
    /// A velocity that the verb states.
    case velocity
    /// What animates the event: its animation, or its block of UIKit.
    case animation
    /// The velocity that the animation of the event begins with.
    case animationVelocity
    /// When the event happens.
    case time
    /// The samples of a movement by hand.
    case samples
  }

  /// A part of an event.
  public init(event: Int, _ part: Part) { (self.event, self.part) = (event, part) }
}

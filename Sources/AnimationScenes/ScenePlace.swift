/// A place in a script: an event, and one part of it.
public struct ScenePlace: Hashable, Sendable {
  /// The index of the event.
  public var event: Int
  /// Which part of the event is meant.
  public var part: Part

  /// The parts of an event that a problem or advice can be about.
  public enum Part: Hashable, Sendable {
    /// The verb as a whole.
    case verb
    /// The action of an animator, a zoom or a layer command.
    case action
    /// The name of an animator.
    case name
    /// The view that is inserted or removed.
    case view
    /// The view that an inserted view replaces.
    case replaces
    /// The transition of an inserted or removed view.
    case transition
    /// The first view of a swap or match: it goes, or hands its frame over.
    case from
    /// The second view of a swap or match: it comes, or takes the frame over.
    case to
    /// The property that the verb is about.
    case property
    /// The new value of a property, by its index, or of one of its components.
    case change(property: Int, component: Int?)
    /// The new value of an input of the layout.
    case input(view: String, LayoutInput.Member)
    /// The choice of when a layout change is flushed.
    case flush
    /// The layout of the scene, not an event's.
    case layout
    /// A velocity that the verb states.
    case velocity
    /// The animation of the event's transaction, or its UIKit block.
    case animation
    /// The initial velocity of that animation.
    case animationVelocity
    /// The animation of an implicit animation of the event, by its index.
    case scopedAnimation(Int)
    /// The animation of an implicit animation of the scene, by its index; not an event's.
    case implicitAnimation(Int)
    /// The animation that a gesture itself has.
    case ownAnimation
    /// The time of the event.
    case time
    /// The samples of a gesture.
    case samples
  }

  /// A part of the event with the index `event`.
  public init(event: Int, _ part: Part) { (self.event, self.part) = (event, part) }
}

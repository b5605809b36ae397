import AnimationEngine

/// A change of values that a layout computes from.
///
/// A change waits until it is flushed: then the frames that follow from it are computed, and the
/// changed ones are animated, or show at once. UIKit's classic three steps are three events of
/// one time: a flush before the animation, a change outside, a flush inside. A single change that
/// is flushed inside shows exactly the same.
///
/// An event with UIKit's option `flushUpdates` first flushes what is waiting, at once; a change
/// that would be left `outside` is flushed inside.
public struct LayoutChange: Hashable, Sendable {
  /// The property values that change together with the layout.
  public var changes: [PropertyChange]
  /// The changed inputs of the scene's ``Scene/layout``.
  public var inputs: [LayoutInput]
  /// When the layout is flushed.
  public var flush: Flush

  /// When a layout is flushed.
  public enum Flush: String, CaseIterable, Hashable, Sendable {
    /// Before the animation: this change and all that were waiting show at once.
    case before
    /// Inside the animation. If the event changes something, changes that were waiting show at
    /// once before it; if it changes nothing, they are animated.
    case inside
    /// Not in this event: the change waits for later events of the same time. If none of them
    /// flushes it, it shows at once at the end of that time: the jump of a forgotten flush.
    case outside
  }

  /// A layout change; by default it is flushed inside the animation.
  public init(changes: [PropertyChange] = [], inputs: [LayoutInput] = [], flush: Flush = .inside) {
    self.changes = changes
    self.inputs = inputs
    self.flush = flush
  }
}

/// A new value for one input of a layout's box.
public struct LayoutInput: Hashable, Sendable {
  /// The name of the box.
  public var view: String
  /// The number of the box that changes.
  public var member: Member
  /// The value, in points.
  public var value: Double

  /// The numbers of a box that an event can change; ``LayoutBox`` says what each means.
  public enum Member: String, CaseIterable, Hashable, Sendable {
    case x, y, width, height, spacing, padding
  }

  /// A new value, in points, for an input of the box `view`.
  public init(view: String, member: Member, value: Double) {
    self.view = view
    self.member = member
    self.value = value
  }
}

extension LayoutChange {
  func title(_ properties: [AnimatedProperty]) -> String? { "layout, flush \(flush)" }

  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb? {
    var change = self
    change.changes = changes.inCoordinates(of: spaces)
    return .layout(change)
  }
}

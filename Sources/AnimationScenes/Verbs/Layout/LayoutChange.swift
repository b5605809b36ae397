import AnimationEngine

/// Values that a layout computes from change.
///
/// A change is pending until it is flushed: then all frames that follow from it are found, and those
/// that change are carried, or show at once. UIKit's classic three steps are three events of one
/// time: a flush before the animation, a change outside, a flush inside. One change that is flushed
/// inside shows the same, to the last bit.
///
/// An event with UIKit's option `flushUpdates` flushes what is pending at once before it happens;
/// a change that it would leave outside is flushed inside.
public struct LayoutChange: Hashable, Sendable {
  /// The property values that change with the layout.
  public var changes: [PropertyChange]
  /// Inputs of the scene's ``Scene/layout`` that change.
  public var inputs: [LayoutInput]
  /// When the layout is flushed.
  public var flush: Flush

  /// When a layout is flushed.
  public enum Flush: String, CaseIterable, Hashable, Sendable {
    /// Before the animation: all that is pending, and this change, show at once.
    case before
    /// Inside the animation. What was pending is flushed before, at once, where the event changes
    /// something; where it changes nothing, what was pending is animated.
    case inside
    /// Not in this event: the change is pending for later events of the same time. Where none of
    /// them flushes it, it shows at once when the moment is over: the jump of a forgotten flush.
    case outside
  }

  /// A change of layout.
  public init(changes: [PropertyChange] = [], inputs: [LayoutInput] = [], flush: Flush = .inside) {
    self.changes = changes
    self.inputs = inputs
    self.flush = flush
  }
}

/// A new value of an input of a layout.
public struct LayoutInput: Hashable, Sendable {
  /// The name of the box.
  public var view: String
  /// Which input of the box changes.
  public var member: Member
  /// The value, in points.
  public var value: Double

  /// The inputs that a box has.
  public enum Member: String, CaseIterable, Hashable, Sendable {
    case x, y, width, height, spacing, padding
  }

  /// A new value of an input.
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

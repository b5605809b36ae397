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
  /// Properties that change.
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
  /// What of it.
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

/// A box of a layout: a view of fixed size, or a stack of boxes.
///
/// Every box with a name shows its frame as the property `frame` of the view of that name, all of
/// them in the coordinates in which the outermost box stands. The box of a view that is not there
/// keeps its room, and the view comes there.
///
/// A stack is as large as its content, the spacing and the padding ask for, unless it has a size of
/// its own; a box without a stack has no content, and is 0 wide and high where nothing else is said.
public struct LayoutBox: Hashable, Sendable {
  /// The name of the view; nil for a box that only lays out others.
  public var view: String?
  /// How far the box is moved, with its content, to the right of where it is laid out; of the
  /// outermost box, where it is. Neighbours stay.
  public var x: Double
  /// The same downwards.
  public var y: Double
  /// The width; nil for the one that the content asks for.
  public var width: Double?
  /// The height; nil for the one that the content asks for.
  public var height: Double?
  /// How the content is stacked; nil for a view without content.
  public var stack: Stack?
  /// The distance between neighbours in the stack.
  public var spacing: Double
  /// Where each box of the content stands across the stack, and all of them along it where there is
  /// room to spare; content that is too large sticks out by the same rule.
  public var alignment: Alignment
  /// The distances of the content from the edges.
  public var padding: EdgeInsets
  /// The content.
  public var children: [LayoutBox]

  /// How boxes are stacked.
  public enum Stack: String, CaseIterable, Hashable, Sendable {
    /// From top to bottom.
    case vertical
    /// From the leading to the trailing edge.
    case horizontal
    /// On top of each other.
    case depth
  }

  /// Where boxes stand.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    case topLeading, top, topTrailing
    case leading, center, trailing
    case bottomLeading, bottom, bottomTrailing
  }

  /// A box.
  public init(
    view: String? = nil, x: Double = 0, y: Double = 0, width: Double? = nil,
    height: Double? = nil, stack: Stack? = nil, spacing: Double = 0,
    alignment: Alignment = .center, padding: EdgeInsets = EdgeInsets(), children: [LayoutBox] = []
  ) {
    self.view = view
    (self.x, self.y) = (x, y)
    (self.width, self.height) = (width, height)
    self.stack = stack
    self.spacing = spacing
    self.alignment = alignment
    self.padding = padding
    self.children = children
  }
}

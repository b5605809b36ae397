public import AnimationEngine

/// A box of a layout: a view of fixed size, or a stack of boxes.
///
/// Every box with a name shows its frame as the property `frame` of the view of that name. All frames are
/// in the coordinates in which the outermost box stands. The box of a view that is not there keeps its
/// room, and the view comes there.
///
/// A stack is as large as its content, the spacing and the padding ask for, unless it has a size of its
/// own. A box without a stack has no content, and is 0 wide and high where nothing else is said.
public struct LayoutBox: Hashable, Sendable {
  /// The name of the view; nil for a box that only lays out others.
  public var view: String?
  /// How far the box with its content is moved to the right of its computed position, in points;
  /// its neighbours stay. For the outermost box, its position.
  public var x: Double
  /// How far the box is moved down, in points; for the outermost box, its position.
  public var y: Double
  /// The width; nil for that of the content.
  public var width: Double?
  /// The height; nil for that of the content.
  public var height: Double?
  /// How the content is stacked; nil for a view without content.
  public var stack: Stack?
  /// The distance between neighbours in the stack.
  public var spacing: Double
  /// Where each child stands across the stack, and all of them along it where there is room to
  /// spare. Content that is too large sticks out by the same rule.
  public var alignment: Alignment
  /// The distances of the content from the edges.
  public var padding: EdgeInsets
  /// The boxes that the stack lays out.
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

  /// The alignment of children across a stack.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    case topLeading, top, topTrailing
    case leading, center, trailing
    case bottomLeading, bottom, bottomTrailing
  }

  /// A box; by default without content, offset or fixed size.
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

extension LayoutBox {
  /// This box and all boxes inside, each before its children, which follow each other.
  ///
  /// - Complexity: O(boxes).
  var boxes: [LayoutBox] {
    var boxes = [self]
    var index = 0
    while index < boxes.count {
      boxes += boxes[index].children
      index += 1
    }
    return boxes
  }

  /// The names of this box and all boxes inside, outer ones first, with repetitions.
  var names: [String] { boxes.compactMap(\.view) }
}

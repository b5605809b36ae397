import AnimationEngine

/// The boxes of a layout as a flat list, and their frames.
///
/// Every box comes before its children, and the children of one box follow each other: sizes are
/// computed from the last box to the first, positions from the first to the last.
struct LayoutSolver {
  /// The boxes without their children.
  private var boxes: [LayoutBox]
  /// The index range of each box's children.
  private var content: [Range<Int>] = []
  /// The boxes that have a name, with their indices, outer ones first.
  private(set) var named: [(view: String, index: Int)] = []
  private var indexByView = NameTable<Int>()

  /// The boxes of a tree. If several have one name, the first keeps it.
  ///
  /// - Complexity: O(boxes).
  init(_ root: LayoutBox) {
    boxes = root.boxes
    for index in boxes.indices {
      let begin = content.last?.upperBound ?? 1
      content.append(begin..<begin + boxes[index].children.count)
      boxes[index].children = []
      guard let view = boxes[index].view, indexByView[view] == nil else { continue }
      indexByView[view] = index
      named.append((view, index))
    }
  }

  var count: Int { boxes.count }

  /// Changes an input of a box; without effect if no box has that name.
  mutating func set(_ input: LayoutInput) {
    guard let index = indexByView[input.view] else { return }
    boxes[index].set(input.member, to: input.value)
  }

  /// The frames of all boxes, in the coordinates in which the outermost box is placed.
  ///
  /// - Complexity: O(boxes).
  var frames: [Rect] {
    let sizes = sizes
    var frames = sizes.map { Rect(origin: .zero, size: $0.whole) }
    frames[0].origin = Point(x: boxes[0].x, y: boxes[0].y)
    for index in boxes.indices { place(contentOf: index, sizes, in: &frames) }
    return frames
  }
}

// MARK: - Sizes

extension LayoutSolver {
  /// The size of a box, and the size of its content.
  private struct BoxSize {
    var whole = Size.zero
    var content = Size.zero
  }

  private var sizes: [BoxSize] {
    var sizes = [BoxSize](repeating: BoxSize(), count: boxes.count)
    for index in boxes.indices.reversed() {
      let box = boxes[index]
      let asked = box.contentSize(of: content[index].map { sizes[$0].whole })
      let (across, down) =
        box.stack == nil
        ? (0, 0)
        : (box.padding.leading + box.padding.trailing, box.padding.top + box.padding.bottom)
      sizes[index] = BoxSize(
        whole: Size(
          width: box.width ?? asked.width + across, height: box.height ?? asked.height + down),
        content: asked)
    }
    return sizes
  }
}

extension LayoutBox {
  /// The number of boxes in this tree.
  var boxCount: Int { children.reduce(1) { $0 + $1.boxCount } }

  /// The size of a stack of children with these sizes and the spacing between them.
  fileprivate func contentSize(of sizes: [Size]) -> Size {
    let gaps = Double(max(sizes.count - 1, 0)) * spacing
    let widest = sizes.reduce(0) { max($0, $1.width) }
    let highest = sizes.reduce(0) { max($0, $1.height) }
    return switch stack {
    case .vertical: Size(width: widest, height: sizes.reduce(gaps) { $0 + $1.height })
    case .horizontal: Size(width: sizes.reduce(gaps) { $0 + $1.width }, height: highest)
    case .depth: Size(width: widest, height: highest)
    case nil: .zero
    }
  }

  fileprivate mutating func set(_ member: LayoutInput.Member, to value: Double) {
    switch member {
    case .x: x = value
    case .y: y = value
    case .width: width = value
    case .height: height = value
    case .spacing: spacing = value
    case .padding: padding = EdgeInsets(top: value, leading: value, bottom: value, trailing: value)
    }
  }
}

// MARK: - Places

extension LayoutSolver {
  private func place(contentOf index: Int, _ sizes: [BoxSize], in frames: inout [Rect]) {
    let box = boxes[index]
    let room = box.room(in: frames[index])
    let part = box.alignment.part
    // The origin of the next child; along the stack it moves on from child to child.
    var next = Point(
      x: room.x(of: sizes[index].content.width, part.x),
      y: room.y(of: sizes[index].content.height, part.y))
    for child in content[index] {
      let size = frames[child].size
      let laid = Point(
        x: box.stack == .horizontal ? next.x : room.x(of: size.width, part.x),
        y: box.stack == .vertical ? next.y : room.y(of: size.height, part.y))
      frames[child].origin = Point(x: laid.x + boxes[child].x, y: laid.y + boxes[child].y)
      next.x += size.width + box.spacing
      next.y += size.height + box.spacing
    }
  }
}

extension LayoutBox {
  /// The part of a frame inside the padding.
  fileprivate func room(in frame: Rect) -> Rect {
    Rect(
      x: frame.origin.x + padding.leading, y: frame.origin.y + padding.top,
      width: frame.size.width - padding.leading - padding.trailing,
      height: frame.size.height - padding.top - padding.bottom)
  }
}

extension Rect {
  /// The x of something of a given width, if `part` of the spare room lies before it.
  fileprivate func x(of width: Double, _ part: Double) -> Double {
    origin.x + (size.width - width) * part
  }

  fileprivate func y(of height: Double, _ part: Double) -> Double {
    origin.y + (size.height - height) * part
  }

  /// The rectangle as the components of a property.
  var components: Components { [origin.x, origin.y, size.width, size.height] }
}

extension LayoutBox.Alignment {
  /// The share of the spare room that lies before aligned content, on each axis.
  fileprivate var part: UnitPoint {
    switch self {
    case .topLeading: UnitPoint(x: 0, y: 0)
    case .top: UnitPoint(x: 0.5, y: 0)
    case .topTrailing: UnitPoint(x: 1, y: 0)
    case .leading: UnitPoint(x: 0, y: 0.5)
    case .center: UnitPoint(x: 0.5, y: 0.5)
    case .trailing: UnitPoint(x: 1, y: 0.5)
    case .bottomLeading: UnitPoint(x: 0, y: 1)
    case .bottom: UnitPoint(x: 0.5, y: 1)
    case .bottomTrailing: UnitPoint(x: 1, y: 1)
    }
  }
}

import AnimationEngine

/// The boxes of a layout as a flat list, and the frames that follow from them.
///
/// Every box comes before its content, and the content of one box in a row: sizes are found from the
/// last box to the first, places from the first to the last.
struct LayoutSolver {
  /// The boxes without their content.
  private var boxes: [LayoutBox]
  /// Which boxes are the content of each.
  private var content: [Range<Int>] = []
  /// The boxes that have a name, outer ones first.
  private(set) var named: [(view: String, index: Int)] = []
  private var indexByView: [String: Int] = [:]

  /// The boxes of a tree; of several with one name the first counts.
  ///
  /// - Complexity: O(boxes).
  init(_ root: LayoutBox) {
    boxes = [root]
    var index = 0
    while index < boxes.count {
      let children = boxes[index].children
      boxes[index].children = []
      content.append(boxes.count..<boxes.count + children.count)
      boxes += children
      index += 1
    }
    for (index, box) in boxes.enumerated() {
      guard let view = box.view, indexByView[view] == nil else { continue }
      indexByView[view] = index
      named.append((view, index))
    }
  }

  /// How many boxes there are.
  var count: Int { boxes.count }

  /// Changes an input of a box; without effect where there is none of that name.
  mutating func set(_ input: LayoutInput) {
    guard let index = indexByView[input.view] else { return }
    boxes[index].set(input.member, to: input.value)
  }

  /// The frames of all boxes, where the outermost one stands.
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
  /// How large a box is, and what its content asks for.
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
  /// How many boxes there are, this one and all inside.
  var boxCount: Int { children.reduce(1) { $0 + $1.boxCount } }

  /// The size that a box needs for children of these sizes, with its spacing.
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
    case .padding:
      padding = EdgeInsets(top: value, leading: value, bottom: value, trailing: value)
    }
  }
}

// MARK: - Places

extension LayoutSolver {
  private func place(contentOf index: Int, _ sizes: [BoxSize], in frames: inout [Rect]) {
    let box = boxes[index]
    let room = box.room(in: frames[index])
    let part = box.alignment.part
    // The place of the content as a whole; along the stack it goes on from box to box.
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
  /// Where the content may stand in the box's frame.
  fileprivate func room(in frame: Rect) -> Rect {
    Rect(
      x: frame.origin.x + padding.leading, y: frame.origin.y + padding.top,
      width: frame.size.width - padding.leading - padding.trailing,
      height: frame.size.height - padding.top - padding.bottom)
  }
}

extension Rect {
  /// Where something of a width stands that leaves this part of the spare room before it.
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
  /// Which part of the spare room lies before what is aligned, on each axis.
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

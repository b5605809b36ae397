internal import AnimationEngine

// Boxes that frames are laid out from: {"view":"header","stack":"vertical","children":[…]}.

extension DocumentDecoder {
  /// Reads the boxes of a document; nil, reported, when something is wrong with one of them.
  mutating func layoutBox(at node: Int) -> LayoutBox? {
    let count = boxCount(at: node)
    let isShort = check(
      count, atMost: limits.maxTracks, "boxes of a layout", "max-tracks", at: node)
    let box = isShort ? box(at: node) : nil
    if box == nil { boxes = nil }
    return box
  }

  /// How many boxes there are: counted before any of them is read.
  ///
  /// - Complexity: O(boxes).
  private func boxCount(at node: Int) -> Int {
    guard tape[node].kind == .object else { return 1 }
    var count = 1
    for member in self.members(of: node) where word(at: member.name) == .children {
      guard tape[member.value].kind == .array else { continue }
      for child in tape.children(of: member.value) { count += boxCount(at: child) }
    }
    return count
  }

  /// Reads one box and all inside it, and notes their names.
  private mutating func box(at node: Int) -> LayoutBox? {
    var members = Members(of: node)
    guard gather(&members, "A box of a layout is an object") else { return nil }
    let before = problems.total
    check(&members, allowed: .box, "A box of a layout")
    var box = LayoutBox()
    box.view = members[.view].flatMap { uniqueView(at: $0) }
    box.x = members[.x].flatMap { number(at: $0) } ?? 0
    box.y = members[.y].flatMap { number(at: $0) } ?? 0
    box.width = members[.width].flatMap { amount(at: $0, "A width") }
    box.height = members[.height].flatMap { amount(at: $0, "A height") }
    box.stack = members[.stack].flatMap { choice(at: $0, "stack") }
    box.spacing = members[.spacing].flatMap { number(at: $0) } ?? 0
    box.alignment = choice(.alignment, of: members, "alignment", default: .center) ?? .center
    box.padding = members[.padding].flatMap { padding(at: $0) } ?? EdgeInsets()
    if let node = members[.children] { box.children = children(at: node, members) }
    return problems.total == before ? box : nil
  }

  private mutating func uniqueView(at node: Int) -> String? {
    guard let name = string(at: node) else { return nil }
    if boxes?.insert(name).inserted != false { return name }
    report(
      .duplicateMember, at: node, "The layout has two boxes with the name \(quoted(node)).")
    return nil
  }

  private mutating func children(at node: Int, _ members: Members) -> [LayoutBox] {
    guard let elements = list(at: node, "children is a list of boxes") else { return [] }
    if members[.stack] == nil && !members.guessed.contains(.stack) {
      report(
        .missingMember, at: members.object, about: .stack,
        "A box with children says by a member stack how they are stacked.",
        hint: LayoutBox.Stack.allCases.map(\.rawValue).listed("or"))
    }
    var children: [LayoutBox] = []
    for element in elements {
      if let child = box(at: element) { children.append(child) }
    }
    return children
  }

  /// One distance for all edges, or one for each.
  private mutating func padding(at node: Int) -> EdgeInsets? {
    if tape[node].kind == .number {
      return number(at: node).map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    }
    return numbers(at: node, of: .insets, "A padding").map {
      EdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }
}

extension WordSet {
  fileprivate static let box: WordSet = [
    .view, .x, .y, .width, .height, .stack, .spacing, .alignment, .padding, .children,
  ]
}

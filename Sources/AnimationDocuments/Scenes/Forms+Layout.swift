internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// The layout of a scene: a tree of boxes, within the limit on their number.
  static let layoutBoxes = box.reading { decoder, node in
    let isShort = decoder.check(
      decoder.boxCount(at: node), atMost: decoder.limits.maxTracks, "boxes of a layout",
      "max-tracks", at: node)
    decoder.layout = isShort ? box.read(&decoder, node) : nil
    if decoder.layout == nil { decoder.boxes = nil }
    return decoder.layout
  }

  /// A box with all boxes inside it.
  private static let box: Form<LayoutBox> = Form(
    layoutBox, "A box of a layout is an object",
    examples: [
      """
      {"width": 390, "height": 844, "stack": "vertical", "spacing": 8, \
      "children": [{"view": "header", "width": 390, "height": 100}, \
      {"view": "body", "width": 390, "height": 200}]}
      """
    ])

  private static let nested = Form<LayoutBox>.deferred("LayoutBox") { box }

  private static let layoutBox = ObjectForm<LayoutBox>(
    "LayoutBox", "A box of a layout", "A view of fixed size, or a stack of boxes.",
    Member(
      .view, optional: boxName,
      "The name of the view, once in a layout; a box without one only lays out others."
    ) { $0.view },
    Member(
      .x, .number, orElse: 0,
      "How far it is moved from where it is laid out; of the outermost box, where it is."
    ) { $0.x },
    Member(.y, .number, orElse: 0, "The same downwards.") { $0.y },
    Member(
      .width, optional: .amount("A width"), "Without it as wide as the content asks for."
    ) { $0.width },
    Member(
      .height, optional: .amount("A height"), "Without it as high as the content asks for."
    ) { $0.height },
    Member(
      .stack, optional: .name("StackAxis", "stack", "How boxes are stacked."),
      "From top to bottom, from the leading to the trailing edge, or on top of each other."
    ) { $0.stack },
    Member(
      .spacing, .number, orElse: 0, "The distance between neighbours in the stack."
    ) { $0.spacing },
    Member(
      .alignment, .name("BoxAlignment", "alignment", "Where content stands in its box."),
      orElse: .center, "Where the content stands across the stack, and in a box with room to spare."
    ) { $0.alignment },
    Member(
      .padding, padding, orElse: EdgeInsets(),
      "The distances of the content from the edges; one number for all four."
    ) { $0.padding },
    Member(
      .children, optional: .list(of: nested, "children is a list of boxes"),
      "The content, of a box with a stack."
    ) { $0.children.isEmpty ? nil : $0.children },
    rules: [.needs(.children, .stack, hint: LayoutBox.Stack.allCases.map(\.rawValue).listed("or"))],
    make: {
      LayoutBox(
        view: $0, x: $1, y: $2, width: $3, height: $4, stack: $5, spacing: $6, alignment: $7,
        padding: $8, children: $9 ?? [])
    })

  private static let boxName = Form<String>(.type("string")) { $0.boxName(at: $1) }

  private static let padding = Form<EdgeInsets>.either(
    .number,
    Form.number.mapped(
      { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }, from: \.top),
    or: .insets("A padding")
  ) { [$0.leading, $0.bottom, $0.trailing].allSatisfy([$0.top].contains) }
}

extension DocumentDecoder {
  /// The number of boxes, counted before any is read.
  ///
  /// - Complexity: O(boxes).
  fileprivate func boxCount(at node: Int) -> Int {
    guard tape[node].kind == .object else { return 1 }
    var count = 1
    for member in tape.members(of: node) where word(at: member.name) == .children {
      guard tape[member.value].kind == .array else { continue }
      for child in tape.children(of: member.value) { count += boxCount(at: child) }
    }
    return count
  }

  /// Reads the name of a box and remembers it. Reports a problem and returns nil for a second one.
  fileprivate mutating func boxName(at node: Int) -> String? {
    guard let name = string(at: node) else { return nil }
    if boxes?.insert(name).inserted != false { return name }
    report(.duplicateMember, at: node, "The layout has two boxes with the name \(quoted(node)).")
    return nil
  }
}

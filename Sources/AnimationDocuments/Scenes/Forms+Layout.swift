internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// The layout of a scene: a tree of boxes, within the limit on their number.
  static let layoutBoxes = box.reading { decoder, node in
    let isShort = decoder.check(
      decoder.boxCount(at: node), of: .tracks, "boxes of a layout", at: node)
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

  private static let layoutBox = ObjectForm(
    "LayoutBox", "A box of a layout", "A view of fixed size, or a stack of boxes.",
    changing: LayoutBox(),
    [
      .part(
        .view, optional: boxName, \.view,
        "The name of the view, once in a layout; a box without one only lays out others."),
      .part(
        .x, .number, \.x,
        "How far it is moved from where it is laid out; of the outermost box, where it is."),
      .part(.y, .number, \.y, "The same downwards."),
      .part(
        .width, optional: .amount("A width"), \.width,
        "Without it as wide as the content asks for."),
      .part(
        .height, optional: .amount("A height"), \.height,
        "Without it as high as the content asks for."),
      .part(
        .stack, optional: .name("StackAxis", "stack", "How boxes are stacked."), \.stack,
        "From top to bottom, from the leading to the trailing edge, or on top of each other."),
      .part(.spacing, .number, \.spacing, "The distance between neighbours in the stack."),
      .part(
        .alignment, .name("BoxAlignment", "alignment", "Where content stands in its box."),
        \.alignment,
        "Where the content stands across the stack, and in a box with room to spare."),
      .part(
        .padding, padding, \.padding,
        "The distances of the content from the edges; one number for all four."),
      .part(
        .children, .list(of: nested, "children is a list of boxes"), \.children,
        "The content, of a box with a stack."),
    ],
    rules: [.needs(.children, .stack, hint: LayoutBox.Stack.allCases.map(\.rawValue).listed("or"))])

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

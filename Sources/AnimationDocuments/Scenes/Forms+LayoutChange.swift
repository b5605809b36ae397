internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// A change of a layout's inputs, and when it is flushed.
  static let layout = Form<LayoutChange>(
    ObjectForm<LayoutChange>(
      "LayoutChange", "layout", "Change of layout.",
      Member(
        .set, optional: layoutValues,
        """
        Properties of the document, or the inputs `x`, `y`, `width`, `height`, `spacing` and \
        `padding` of a box of the document's layout, such as `header.height`.
        """
      ) { $0.changes.isEmpty && $0.inputs.isEmpty ? nil : $0 },
      Member(
        .flush, .name("LayoutFlush", "flush", "When a layout is flushed."), orElse: .inside
      ) { $0.flush },
      make: { values, flush in
        LayoutChange(changes: values?.changes ?? [], inputs: values?.inputs ?? [], flush: flush)
      }),
    "layout is an object with set and flush")

  /// New values of properties and of inputs of boxes. A name that could be either is the property.
  static let layoutValues = Form<LayoutChange>(.values) {
    $0.layoutValues(at: $1)
  } write: { change, text in
    text.object { text in
      text.members(of: change.changes)
      for input in change.inputs {
        text.json.member("\(input.view).\(input.member.rawValue)", input.value)
      }
    }
  }

  static let layoutVerb = Verb(
    .layout, layout, SceneVerb.layout,
    """
    Values that a layout computes from change, and the layout is flushed or left pending. With \
    `before` all that is pending, and this change, shows at once. With `inside` what was pending \
    shows at once and the change is carried; without a change what was pending is carried. With \
    `outside` the change is left pending, and shows at once when the moment is over, unless a \
    later event of the same time flushes it.
    """,
    taking: transaction,
    examples: [
      """
      {"at": 0, "layout": {"set": {"header.height": 300}, "flush": "inside"}, "uikit": \
      {"duration": 0.3}}
      """
    ]
  ) {
    if case .layout(let change) = $0 { change } else { nil }
  }
}

extension DocumentDecoder {
  /// Reads new values of properties and inputs of boxes; a name of both means the property.
  fileprivate mutating func layoutValues(at node: Int) -> LayoutChange? {
    guard tape[node].kind == .object else {
      wrongType(at: node, "set is an object of properties, or inputs of boxes, and their values")
      return nil
    }
    let before = problems.total
    var change = LayoutChange()
    var parts = GivenParts()
    var inputs: Set<LayoutPlace> = []
    for (name, _) in tape.members(of: node) {
      if isProperty(name) {
        guard let part = part(named: name) else { continue }
        addChange(name, of: part, unless: &parts, to: &change.changes)
      } else if let place = place(named: name) {
        addInput(name, place, unless: &inputs, to: &change)
      } else {
        reportNoInput(name)
      }
    }
    return problems.total == before ? change : nil
  }

  private mutating func addInput(
    _ name: Int, _ place: LayoutPlace, unless given: inout Set<LayoutPlace>,
    to change: inout LayoutChange
  ) {
    guard given.insert(place).inserted else { return reportDuplicate(name) }
    let isExtent = place.member == .width || place.member == .height
    let value = isExtent ? amount(at: name + 1, "A \(place.member.rawValue)") : number(at: name + 1)
    guard let value else { return }
    change.inputs.append(LayoutInput(view: place.view, member: place.member, value: value))
  }

  // MARK: - Names

  /// Whether a name is a property's or a component's, even one that cannot be animated alone.
  private func isProperty(_ name: Int) -> Bool {
    table.index(of: name, guess: 0, in: tape) != nil
      || componentPart(named: tape.string(at: name)) != nil
  }

  /// The box input that a name means, such as `card.width`; nil if there is none.
  private func place(named name: Int) -> LayoutPlace? {
    let text = tape.string(at: name)
    guard let view = text.viewName,
      let member = text.dropping(view).flatMap({ LayoutInput.Member(rawValue: $0) }),
      boxes?.contains(view) != false
    else { return nil }
    return LayoutPlace(view: view, member: member)
  }

  private mutating func reportNoInput(_ name: Int) {
    let text = tape.string(at: name)
    let hint = problems.isFull ? nil : nearestPart(to: text) ?? nearestInput(to: text)
    report(
      .unknownProperty, at: name,
      "\(quoted(name)) is neither a property with a first value nor an input of a box.", hint: hint)
  }

  /// The input probably meant: another one of the same box, or the same one of another box.
  private func nearestInput(to text: String) -> String? {
    guard let view = text.viewName, let member = text.dropping(view) else { return nil }
    if boxes?.contains(view) == true {
      let members = LayoutInput.Member.allCases.map(\.rawValue)
      return NearestName.of(member, among: members).map { view + "." + $0 }
    }
    guard let layout, LayoutInput.Member(rawValue: member) != nil else { return nil }
    return NearestName.of(view, among: layout.firstViews).map { $0 + "." + member }
  }
}

/// One input of a layout's box.
private struct LayoutPlace: Hashable {
  let view: String
  let member: LayoutInput.Member
}

extension LayoutBox {
  /// The names of this box and the boxes inside, as many as a hint examines.
  fileprivate var firstViews: [String] {
    var views: [String] = []
    var boxes = [self]
    while let box = boxes.popLast(), views.count < NearestName.mostCandidates {
      if let view = box.view { views.append(view) }
      boxes += box.children.prefix(NearestName.mostCandidates).reversed()
    }
    return views
  }
}

internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// A change of content: the property, the new value and the transition.
  static let content = Form<ContentChange>(
    contentChange, "content is an object with a property and its new value")

  private static let contentChange = ObjectForm<ContentChange>(
    "ContentChange", "A change of content", "Change of content.",
    Member(.property, contentProperty, "The content, a discrete property.") { $0.property },
    Member(
      .to, contentValue,
      """
      The new content, any JSON; a bare text is that text. Content that is an object is written as a \
      discrete value.
      """
    ) { $0.value },
    Member(.transition, contentTransition, orElse: .interpolate) { $0.transition },
    make: { ContentChange(property: $0, value: $1, transition: $2) }
  ).aboutOnePart

  private static let contentProperty = Form<Int>(part.schema) {
    $0.contentProperty(at: $1)
  } write: { property, text in
    text.part = PropertyPart(property: property, components: 0..<1, isComponent: false)
    text.json.append(text.properties[property].name)
  }

  /// The new content, as any JSON; an object has to be written as `{"discrete":…}`.
  private static let contentValue = Form<Components>(
    .object([
      (
        "anyOf",
        .list([
          .object([("type", .names(["string", "number", "boolean", "null"]))]),
          .type("array", [("items", .object([]))]), Forms.discrete.schema(),
        ])
      )
    ])
  ) {
    $0.contentValue(at: $1)
  } write: { value, text in
    let label = text.properties[text.part.property].label(Int(saturating: value[0]))
    guard label.hasPrefix("{") else { return text.json.append(json: label) }
    text.object { text in
      text.name(.discrete)
      text.json.append(json: label)
    }
  }

  // MARK: - How it shows

  private static let contentNames: [(String, ContentChange.Transition)] =
    [
      ("identity", .identity), ("interpolate", .interpolate), ("opacity", .opacity),
      ("numericText", .numericText(countsDown: false)), ("replace", .replace),
    ] + turns.map { ($0.rawValue, .effect($0)) }

  private static let contentTransition = Form<ContentChange.Transition>(
    contentTransitionObject, orName: contentNames, title: "ContentTransition",
    """
    How a change of content shows: at once; interpolated as far as it can be; by a cross fade; digit \
    by digit, the new ones from below, or from above with `countsDown`; the old symbol shrinking \
    away before the new one grows; the view turning round, with the new content on its other side from \
    `progress` 0.5 on; a page that curls.
    """,
    names: "ContentTransitionName", "A content transition with its defaults.",
    "A content transition is a name or an object with a type")

  private static let contentTransitionObject = TaggedForm<ContentChange.Transition>(
    title: "ContentTransitionObject", meaning: "A content transition by its type.", tag: .type,
    owner: "A content transition", noun: "content transition",
    cases: [
      TaggedCase(
        "identity", "IdentityContentTransition", "The content transition identity", "At once.",
        .identity),
      TaggedCase(
        "interpolate", "InterpolateContentTransition", "The content transition interpolate",
        "As far as it can be.", .interpolate),
      TaggedCase(
        "opacity", "OpacityContentTransition", "The content transition opacity",
        "By a cross fade.", .opacity),
      TaggedCase("numericText", numericText, { .numericText(countsDown: $0) }) {
        if case .numericText(let countsDown) = $0 { countsDown } else { nil }
      },
      TaggedCase(
        "replace", "ReplaceContentTransition", "The content transition replace",
        "The old symbol shrinks away before the new one grows.", .replace),
    ] + turns.map(turn))

  /// The view effects for a view whose content changes: flips and curls.
  private static let turns = ViewSwap.Effect.allCases.filter { $0 != .crossDissolve }

  private static func turn(_ effect: ViewSwap.Effect) -> TaggedCase<ContentChange.Transition> {
    let name = effect.rawValue
    return TaggedCase(
      name, name.prefix(1).uppercased() + name.dropFirst() + "ContentTransition",
      "The content transition \(name)", "The effect \(name) of one view.", .effect(effect))
  }

  private static let numericText = ObjectForm<Bool>(
    "NumericTextTransition", "The content transition numericText",
    """
    Digit by digit. `<property>.roll` has an entry for each place, counted from the right: how far \
    the digit is from its place, in digit heights downwards. Where contents are decimals, their points \
    stand below each other; a sign before the first digit does not roll.
    """,
    Member(
      .countsDown, .bool, orElse: false, "Whether the new digits come from above."
    ))

  static let contentVerb = Verb(
    .content, content, SceneVerb.content,
    """
    A text or a symbol changes within its view. The property shows the new content at once; how \
    far it has come shows as `<property>.progress`, the content that goes as \
    `<property>.previous`, and digits that roll as `<property>.roll`. A change on the way begins \
    a new transition.
    """,
    taking: transaction,
    examples: [
      """
      {"at": 0, "content": {"property": "label", "to": "42", "transition": {"type": \
      "numericText", "countsDown": false}}, "animation": "default"}
      """
    ]
  ) {
    if case .content(let change) = $0 { change } else { nil }
  }
}

// MARK: - Reading

extension DocumentDecoder {
  /// Reads the discrete property that changes. Reports a problem and returns nil for another.
  fileprivate mutating func contentProperty(at node: Int) -> Int? {
    guard let part = namedPart(at: node), table.canRead(part) else { return nil }
    let type = table.properties[part.property].type
    guard type != .discrete else {
      place.part = part
      return part.property
    }
    let given = part.isComponent ? "a component of \(type.sentence)" : type.sentence
    report(
      .typeMismatch, at: node, "Content is a discrete value; \(quoted(node)) is \(given).",
      hint: PropertyType.discrete.form)
    return nil
  }

  fileprivate mutating func contentValue(at node: Int) -> Components? {
    guard let label = contentLabel(at: node) else { return nil }
    guard table.canRead(place.part) else { return Components(scalar: 0) }
    return Components(scalar: Double(table.number(of: label, in: place.part.property)))
  }

  /// Reads a content: as it is, or an object as `{"discrete":…}`, as otherwise a misspelt object
  /// could not be detected.
  private mutating func contentLabel(at node: Int) -> TableEntry? {
    guard tape[node].kind == .object else { return discreteText(at: node).map { .label($0) } }
    var members = Members(of: node)
    guard gather(&members, "") else { return nil }
    guard let inner = members[.discrete] else {
      wrongType(
        at: node, "Content is a text, a number or other JSON",
        hint: #"{"discrete":…} for content that is an object"#)
      return nil
    }
    check(&members, allowed: [.discrete], "Content in the form of a discrete value")
    return discreteText(at: inner).map { .label($0) }
  }
}

extension AnimatedProperty {
  /// The JSON of a discrete property's value with this index.
  fileprivate func label(_ index: Int) -> String {
    guard case .discrete(let values) = table else {
      preconditionFailure("\(name) has no discrete values")
    }
    return values[index].json
  }
}

internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  static let insertion = Form<ViewInsertion>(
    ObjectForm<ViewInsertion>(
      "ViewInsertion", "A view that comes", "Insertion of a view.",
      Member(.view, .text, "The view's name.") { $0.view }, viewValues,
      Member(
        .transition, optional: transition,
        "How it comes, and how it goes when it is removed. Default opacity."
      ) { $0.transition },
      Member(
        .container, optional: .size("A container"),
        "What it moves in; needed for move, slide and push."
      ) { $0.container },
      Member(
        .replaces, optional: .text,
        "The view that goes in the same moment, the other branch of an `if`."
      ) { $0.replaces },
      make: { ViewInsertion(view: $0, values: $1, transition: $2, container: $3, replaces: $4) }),
    "insert is an object with a view")

  static let departure = Form<ViewRemoval>(
    ObjectForm<ViewRemoval>(
      "ViewRemoval", "A view that goes", "Removal of a view.",
      Member(.view, .text, "The view's name.") { $0.view },
      Member(
        .transition, optional: transition, "How it goes. Default the one that it came with."
      ) { $0.transition },
      Member(
        .container, optional: .size("A container"),
        "What it moves in. Default the one that it came with."
      ) { $0.container },
      make: { ViewRemoval(view: $0, transition: $1, container: $2) }),
    "remove is an object with a view")

  /// The values of an inserted view's properties, whose names lack the view's name.
  private static let viewValues = Member<ViewInsertion, [PropertyChange]>(
    word: .values, isRequired: false,
    schema: SchemaNode.values.described(
      """
      The values of its properties, by names without the view's, so that `opacity` declares \
      `detail.opacity` of the view `detail`. When it comes again, what is left out is what it had \
      when it went.
      """)
  ) { decoder, members, _ in
    guard let node = members[.values] else { return [] }
    let view = members[.view].flatMap { decoder.text(at: $0) }
    return decoder.viewValues(at: node, of: view)
  } write: { insertion, text in
    guard !insertion.values.isEmpty else { return }
    text.name(.values)
    text.object { $0.values(of: insertion) }
  }

  static let insertVerb = Verb(
    .insert, insertion, SceneVerb.insert,
    """
    A view comes, with its values, by a transition. Another view under the same name must be \
    gone or on its way out.
    """,
    taking: transaction,
    examples: [
      """
      {"at": 0, "insert": {"view": "detail", "values": {"opacity": 1}, "transition": {"type": \
      "move", "edge": "bottom"}, "container": {"width": 390, "height": 844}}, "animation": \
      "snappy"}
      """
    ]
  ) {
    if case .insert(let insertion) = $0 { insertion } else { nil }
  }

  static let removeVerb = Verb(
    .remove, departure, SceneVerb.remove,
    """
    A view goes, by a transition. From now on nothing changes its properties; they show null \
    when it is gone.
    """,
    taking: transaction,
    examples: [
      #"{"at": 1, "remove": {"view": "detail"}, "animation": "snappy"}"#
    ]
  ) {
    if case .remove(let removal) = $0 { removal } else { nil }
  }
}

extension DocumentWriter {
  fileprivate mutating func values(of insertion: ViewInsertion) {
    for change in insertion.values {
      let property = properties[change.property]
      for part in change.writtenParts(of: property) {
        json.name(property.name(of: part.components, inside: insertion.view))
        append(part.value, of: part.property, part.components, statesSpace: true)
      }
    }
  }
}

extension AnimatedProperty {
  /// The name of a property or component without the view's name, which it has to begin with.
  fileprivate func name(of part: Range<Int>, inside view: String) -> String {
    guard let name = name(of: part).dropping(view) else {
      preconditionFailure("\(self.name) is no property of the view \(view) that comes with it")
    }
    return name
  }
}

internal import AnimationEngine
internal import AnimationScenes

// Whole documents: the members that all kinds share, and the four kinds.

extension Forms {
  /// A document of any kind.
  static let document = TaggedForm<AnimationDocument>(
    title: "Document", meaning: "How values change in time, as one of four kinds.", tag: .kind,
    owner: "A document", noun: "kind of document",
    cases: [
      kind(
        "animation", animationKind, { .animation($0) },
        #"{"kind": "animation", "from": {"x": 0}, "to": {"x": 100}, "animation": "bouncy"}"#
      ) { if case .animation(let single) = $0 { single } else { nil } },
      kind(
        "keyframes", keyframesKind, { .keyframes($0) },
        #"{"kind": "keyframes", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [{"type": "cubic", "to": 1.5, "duration": 0.3}]}]}"#
      ) { if case .keyframes(let keyframes) = $0 { keyframes } else { nil } },
      kind(
        "phases", phasesKind, { .phases($0) },
        #"{"kind": "phases", "phases": [{"name": "idle", "values": {"scale": 1}}, {"name": "expand", "values": {"scale": 1.3}, "animation": "bouncy"}]}"#
      ) { if case .phases(let phases) = $0 { phases } else { nil } },
      kind(
        "scene", sceneKind, { .scene($0) },
        #"{"kind": "scene", "initial": {"x": 0}, "events": [{"at": 0, "set": {"x": 150}, "animation": "spring"}, {"at": 0.2, "set": {"x": 0}, "animation": "spring"}]}"#
      ) { if case .scene(let scene) = $0 { scene } else { nil } },
    ],
    shared: [
      SharedMember(.name, .text), SharedMember(.description, .text),
      SharedMember(.inbetween, version),
    ],
    hint: { $0.kindHint($1) })

  static let documentObject = Form(document, "A document is an object with a kind")

  /// The alternative of one kind of document, with the members of that kind.
  private static func kind<Part>(
    _ name: String, _ object: ObjectForm<Part>,
    _ content: @escaping @Sendable (Part) -> ResolvedAnimation.Content, _ example: String,
    from part: @escaping @Sendable (ResolvedAnimation.Content) -> Part?
  ) -> TaggedCase<AnimationDocument> {
    let whole = documentTitle.joined(with: object).followed(by: documentTime).resolved(
      { $0.document(of: content($2.0.1), $2.0.0, timing: $2.1) },
      from: { document -> (((String?, String?), Part), WebTiming?)? in
        part(document.animation.content).map {
          (((document.name, document.description), $0), document.animation.timing)
        }
      })
    return TaggedCase(
      name: name, object: whole, holds: { part($0.animation.content) != nil }, examples: [example])
  }

  /// The members that begin every document: its name and description.
  static let documentTitle = ObjectForm<(String?, String?)>(
    "DocumentTitle", "A document", nil,
    Member(.name, optional: .text, "A name for people.") { $0.0 },
    Member(.description, optional: .text, "A description for people.") { $0.1 },
    make: { ($0, $1) })

  /// The members that end every document: its timing and version.
  private static let documentTime = ObjectForm<WebTiming?>(
    "DocumentTime", "A document", nil,
    Member(.timing, optional: timing) { $0 },
    Member(.inbetween, optional: version, "The version of the document format. Default 1.") { _ in
      nil
    },
    make: { timing, _ in timing })

  private static let version = Form<Int>(
    .const(.number(Double(AnimationDocument.version)))
  ) { decoder, node in
    guard let version = decoder.number(at: node) else { return nil }
    if version == Double(AnimationDocument.version) { return AnimationDocument.version }
    decoder.report(
      .unsupportedVersion, at: node,
      "This reads version \(AnimationDocument.version) of the format; this is \(decoder.quoted(node))."
    )
    return nil
  }
}

extension DocumentDecoder {
  /// The document with this content, once all of it has been read.
  fileprivate mutating func document(
    of content: ResolvedAnimation.Content, _ title: (name: String?, description: String?),
    timing: WebTiming?
  ) -> AnimationDocument {
    let properties = filledProperties()
    checkTransforms(of: properties)
    return AnimationDocument(
      ResolvedAnimation(
        properties: properties, content: content, timing: timing, completedScene: completedScene),
      name: title.name, description: title.description,
      source: DocumentSource(tape: tape, node: root, anyValues: anyValues))
  }

  /// The hint for a document without a kind: its probable tool, or the kind its members suggest.
  fileprivate func kindHint(_ members: Members) -> String {
    if let foreign = ForeignDocument(tape, at: members.object) { return foreign.sentence }
    let told: [(Word, Word)] = [
      (.tracks, .keyframes), (.phases, .phases), (.events, .scene), (.to, .animation),
    ]
    if let kind = told.first(where: { members[$0.0] != nil })?.1 {
      return #""kind":"\#(kind.text)""#
    }
    return Forms.document.cases.map(\.name).listed("or")
  }
}

extension SchemaNode {
  package static let document = Forms.document.schema
}

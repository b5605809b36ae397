public import AnimationEngine
internal import AnimationScenes

extension AnimationDocument {
  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text, in UTF-8.
  ///   - limits: What the document may hold; they hold before memory is spent.
  /// - Throws: A refusal with the code `malformed` and one problem with its line and column when
  ///   the text is not the JSON that is read here; one with the code `invalid-document` and all
  ///   problems with their pointers when the document breaks rules.
  /// - Complexity: O(n) in the length of the text.
  public init(decoding bytes: [UInt8], within limits: Limits = .standard) throws(DocumentRefusal) {
    var meter = limits.meter(bodyBytes: bytes.count)
    try self.init(decoding: bytes, within: limits, meter: &meter)
  }

  /// Reads a document, as ``init(decoding:within:)`` does; the work is charged to `meter`.
  ///
  /// - Throws: Also the refusal that the meter is the reason of.
  public init(
    decoding bytes: [UInt8], within limits: Limits, meter: inout WorkMeter
  ) throws(DocumentRefusal) {
    try Self.metered { () throws(TimelineRefusal) in try meter.charge(bytes.count) }
    var decoder = try DocumentDecoder(reading: bytes, within: limits, meter: meter)
    try Self.metered { () throws(TimelineRefusal) in
      try decoder.meter.keep(bytes: decoder.tape.documentBytes)
    }
    let document = decoder.document()
    meter = decoder.meter
    guard decoder.problems.isEmpty, let document else { throw decoder.problems.refusal }
    self = document
  }

  private static func metered(
    _ work: () throws(TimelineRefusal) -> Void
  ) throws(DocumentRefusal) {
    do {
      try work()
    } catch {
      throw DocumentRefusal(error)
    }
  }
}

extension DocumentDecoder {
  /// A decoder over a text; throws when the text is no JSON.
  init(
    reading bytes: [UInt8], within limits: Limits, meter: WorkMeter = WorkMeter()
  ) throws(DocumentRefusal) {
    let tape: JSONTape
    do {
      tape = try JSONReader.read(bytes, maxDepth: limits.maxDepth)
    } catch {
      throw DocumentRefusal(error, in: bytes)
    }
    self.init(tape, within: limits, meter: meter)
  }

  /// Reads the whole text as a document. Reports a problem and returns nil when it is none.
  mutating func document() -> AnimationDocument? {
    var members = Members(of: 0)
    guard tape[0].kind == .object, gather(&members, "") else {
      wrongType(at: 0, "A document is an object with a kind", hint: ForeignDocument(tape)?.sentence)
      return nil
    }
    checkVersion(members)
    let kind = documentKind(&members)
    let name = members[.name].flatMap { string(at: $0) }
    let description = members[.description].flatMap { string(at: $0) }
    guard let kind, let animation = animation(members, kind) else { return nil }
    let source = DocumentSource(tape: tape, node: 0, anyValues: anyValues)
    return AnimationDocument(animation, name: name, description: description, source: source)
  }

  private mutating func checkVersion(_ members: Members) {
    guard let node = members[.inbetween], let version = number(at: node) else { return }
    guard version != Double(AnimationDocument.version) else { return }
    report(
      .unsupportedVersion, at: node,
      "This reads version \(AnimationDocument.version) of the format; this is \(quoted(node)).")
  }

  /// The kind of the document, after its members are checked by it.
  private mutating func documentKind(_ members: inout Members) -> AnimationDocument.Kind? {
    let hint = members[.kind] == nil ? kindHint(members) : nil
    let node = require(.kind, of: members, "A document", hint: hint)
    let kind = node.flatMap { self.kind(at: $0) }
    if let kind {
      check(&members, allowed: kind.members, "A document of the kind \(kind.rawValue)")
    }
    return kind
  }

  /// What helps with a document without a kind: whose it is, or the kind that its members tell.
  private func kindHint(_ members: Members) -> String {
    if let foreign = ForeignDocument(tape) { return foreign.sentence }
    let told: [(Word, Word)] = [
      (.tracks, .keyframes), (.phases, .phases), (.events, .scene), (.to, .animation),
    ]
    if let kind = told.first(where: { members[$0.0] != nil })?.1 {
      return #""kind":"\#(kind.text)""#
    }
    return WordSet.kinds.words.map(\.text).listed("or")
  }

  private mutating func kind(at node: Int) -> AnimationDocument.Kind? {
    switch name(at: node, among: .kinds, "kind of document") {
    case .animation: return .animation
    case .keyframes: return .keyframes
    case .phases: return .phases
    case .scene: return .scene
    default: return nil
    }
  }

  private mutating func animation(
    _ members: Members, _ kind: AnimationDocument.Kind
  ) -> ResolvedAnimation? {
    var completed: CompletedScene?
    let content: ResolvedAnimation.Content? =
      switch kind {
      case .animation: singleAnimation(members).map { .animation($0) }
      case .keyframes: keyframeAnimation(members).map { .keyframes($0) }
      case .phases: phaseAnimation(members).map { .phases($0) }
      case .scene:
        scene(members).map { scene in
          completed = scene.completed
          return .scene(scene.scene)
        }
      }
    let timing = members[.timing].map { Forms.timing.read(&self, $0) }
    guard let content else { return nil }
    let properties = table.filledProperties
    checkTransforms(of: properties)
    let animation = ResolvedAnimation(
      properties: properties, content: content, timing: timing ?? nil, completedScene: completed)
    if let node = members[.timing], problems.isEmpty { checkEnd(of: animation, timing: node) }
    return animation
  }
}

// MARK: - The three kinds

extension DocumentDecoder {
  private mutating func singleAnimation(_ members: Members) -> SingleAnimation? {
    let owner = "A document of the kind animation"
    let from = require(.from, of: members, owner).flatMap { firstValues(at: $0, "from") }
    let start = from ?? []
    let target = require(.to, of: members, owner).flatMap { targets(at: $0, changing: start) }
    let velocity = handedOver(members, from: start)
    var animation: Animation? = .default
    if let node = members[.animation] { animation = value(at: node, as: Forms.animation) }
    let own = members[.animations].map { value(at: $0, as: Forms.propertyAnimations) } ?? []
    guard let from, let target, let velocity, let animation, let own else { return nil }
    return SingleAnimation(
      from: from, to: target, velocity: velocity, animation: animation, animations: own)
  }

  /// Reads where values go.
  private mutating func targets(at node: Int, changing start: [Components]) -> [Components]? {
    isTarget = true
    defer { isTarget = false }
    return values(at: node, changing: start, "to")
  }

  private mutating func keyframeAnimation(_ members: Members) -> KeyframeAnimation? {
    let owner = "A document of the kind keyframes"
    let initial = require(.initial, of: members, owner).flatMap { firstValues(at: $0, "initial") }
    var tracks: [PropertyTrack]? = []
    if let node = members[.tracks] { tracks = self.tracks(at: node, from: initial ?? []) }
    let velocity = handedOver(members, from: initial ?? [])
    let run = self.run(members)
    guard let initial, let tracks, let velocity, let run else { return nil }
    return KeyframeAnimation(initial: initial, tracks: tracks, velocity: velocity, run: run)
  }

  private mutating func phaseAnimation(_ members: Members) -> PhaseAnimation? {
    let list = require(.phases, of: members, "A document of the kind phases")
    let phases = list.flatMap { self.phases(at: $0) }
    let run = self.run(members, phases: list.map { tape[$0].isContainer ? tape[$0].count : 0 } ?? 0)
    guard let phases, let run else { return nil }
    return PhaseAnimation(phases: phases, run: run)
  }

  /// The velocities that a running animation hands over; none where there is no such member.
  private mutating func handedOver(_ members: Members, from start: [Components]) -> [Components?]? {
    guard let node = members[.velocity] else {
      return [Components?](repeating: nil, count: table.count)
    }
    return velocities(at: node, from: start)
  }
}

extension AnimationDocument.Kind {
  /// The members of a document of this kind.
  fileprivate var members: WordSet {
    switch self {
    case .animation: .animationDocument
    case .keyframes: .keyframesDocument
    case .phases: .phasesDocument
    case .scene: .sceneDocument
    }
  }
}

extension WordSet {
  private static let everyDocument: WordSet = [.kind, .name, .description, .timing, .inbetween]

  fileprivate static let sceneDocument = everyDocument.union([
    .initial, .animations, .layout, .events,
  ])
  fileprivate static let animationDocument = everyDocument.union([
    .from, .to, .animation, .animations, .velocity,
  ])
  fileprivate static let keyframesDocument = everyDocument.union([
    .initial, .tracks, .velocity, .cycles, .triggers,
  ])
  fileprivate static let phasesDocument = everyDocument.union([.phases, .cycles, .triggers])
  fileprivate static let kinds: WordSet = [.animation, .keyframes, .phases, .scene]
}

internal import AnimationEngine
internal import AnimationScenes

// One phase: {"name":"idle","values":{…},"animation":…}.

extension Forms {
  /// The phases of a document; the values of the first one declare the properties.
  static let phases = Form<[PhaseAnimation.Phase]>(.array(of: phase.schema, firstHasValues)) {
    $0.phases(at: $1)
  } write: { phases, text in
    text.array { text in
      for (index, value) in phases.enumerated() {
        text.phaseIndex = index
        phase.write(value, &text)
      }
    }
  }

  /// The schema rule that there is a phase and the first has values. As a condition it lets an
  /// editor name the missing member.
  private static let firstHasValues: [SchemaNode.Member] = [
    ("minItems", .number(1)), ("if", .object([("minItems", .number(1))])),
    ("then", .object([("prefixItems", .list([.required(.values)]))])),
  ]

  fileprivate static let phase = Form(
    ObjectForm<PhaseAnimation.Phase>(
      "Phase", "A phase", "One state of a sequence.", phaseName, phaseValues,
      Member(
        .animation, animation.nullable, orElse: .default,
        "The animation into this phase; with null none at all."
      ) { $0.animation },
      make: { PhaseAnimation.Phase(name: $0, values: $1, animation: $2) }),
    "A phase is an object")

  private static let phaseName = Member<PhaseAnimation.Phase, String>(
    word: .name, isRequired: false,
    schema: Form<String>.text.schema.described("What events call the phase; without it, its index.")
  ) { decoder, members, _ in
    guard let node = members[.name] else { return String(decoder.phaseIndex) }
    return decoder.string(at: node)
  } write: { phase, text in
    if phase.name != String(text.phaseIndex) { text.json.member(.name, phase.name) }
  }

  private static let phaseValues = Member<PhaseAnimation.Phase, [Components]>(
    word: .values, isRequired: false,
    schema: SchemaNode.values.described(
      """
      The values in this phase. From the second phase on, a property that is left out keeps its \
      value from the phase before.
      """)
  ) { decoder, members, _ in
    if decoder.phaseIndex > 0 {
      return members[.values].map { laterValues.read(&decoder, $0) } ?? decoder.start
    }
    return decoder.require(.values, of: members, "The first phase").flatMap {
      firstPhase.read(&decoder, $0)
    }
  } write: { phase, text in
    text.name(.values)
    (text.phaseIndex == 0 ? firstPhase : laterValues).write(phase.values, &text)
  }

  private static let firstPhase = firstValues("values")
  private static let laterValues = laterValues("values")
}

extension DocumentDecoder {
  fileprivate mutating func phases(at node: Int) -> [PhaseAnimation.Phase]? {
    guard let elements = list(at: node, "phases is a list of objects") else { return nil }
    guard tape[node].count > 0 else {
      report(.empty, at: node, "A document of phases has at least one phase.")
      return nil
    }
    guard checkPhaseCount(node) else { return nil }
    phaseCount = tape[node].count
    var phases: [PhaseAnimation.Phase] = []
    for (index, element) in elements.enumerated() {
      phaseIndex = index
      guard let phase = Forms.phase.read(&self, element) else { continue }
      phases.append(phase)
      start = phase.values
    }
    return phases.count == tape[node].count ? phases : nil
  }

  /// Whether phases times properties are within the limit; checked before any phase is read.
  /// Reports a problem if not.
  private mutating func checkPhaseCount(_ node: Int) -> Bool {
    var properties = 1
    if tape[node + 1].kind == .object {
      for member in tape.children(of: node + 1) where tape[member].kind == .object {
        properties = max(properties, tape[member].count)
      }
    }
    return check(
      tape[node].count * properties, of: .keyframes, "values of all phases", at: node)
  }
}

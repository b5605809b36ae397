internal import AnimationEngine
public import AnimationScenes

/// One animation of a value in a query: `type=spring&duration=0.5&bounce=0.3&from=0&to=1`.
///
/// The members of an animation and of its spring are parameters, and so are the modifiers `delay`,
/// `speed`, `repeatCount` or `repeatForever` (with `autoreverses`) and `logicallyCompleteAfter`,
/// which are applied in this order. `from` and `to` are values in any form; without them the
/// value goes from 0 to 1.
public struct AnimationQuery: Hashable, Sendable {
  /// The animation, with a single property called `value`.
  public let animation: ResolvedAnimation
  /// The parameters of sampling: times, output format and other settings.
  public let sampling: SampleQuery

  /// The name of the property that is animated.
  public static let property = "value"

  /// Reads the query of a request, the part of its target after the `?`.
  ///
  /// - Parameter formats: The names that `format` may have; nil for any.
  /// - Throws: A refusal with the code `malformed` and all problems.
  public init(
    decoding query: some StringProtocol, formats: [String]? = nil
  ) throws(DocumentRefusal) {
    (animation, sampling) = try SampleQuery.reading(query, formats, of: Self.animation)
  }

  /// The parameters that the query can have.
  package static var parameters: [RequestParameter] { SampleQuery.parameters(of: animation) }

  private static func animation(from reader: inout QueryReader) -> ResolvedAnimation? {
    let from = reader.take(Parameters.from) ?? "0"
    let to = reader.take(Parameters.to) ?? "1"
    let document = DocumentQuery { query in
      query.member("kind", "animation")
      query.object("from") { $0.member(property, from) }
      query.object("to") { $0.member(property, to) }
      query.object("animation") { addAnimation(from: &reader, to: &$0) }
    }
    var decoder = document.decoder()
    // Each modifier is a parameter of its own.
    decoder?.unoffered = [.modifiers]
    let animation = decoder?.document()?.animation
    reader.add((decoder?.problems.parameterProblems(parameter) ?? []).map(\.hintingParameters))
    return animation
  }

  /// The parameter for a place in the document made of the query, by the steps of its pointer.
  private static func parameter(_ steps: [Substring]) -> String {
    if steps.first != "animation" { return steps.first.map(String.init) ?? "" }
    let isModifier = steps.dropFirst().first == "modifiers"
    return (isModifier ? steps.last : steps.dropFirst().first).map(String.init) ?? "type"
  }

  private static func addAnimation(from reader: inout QueryReader, to query: inout DocumentQuery) {
    let type = reader.take(Parameters.type)
    if type == nil, let stray = Parameters.animationMembers.first(where: { reader.has($0) }) {
      reader.report(
        .missingParameter, "type",
        "\(stray.said.name) belongs to an animation: its type is missing.",
        hint: reader.has(Parameters.curve.said.name) ? "type=timingCurve" : nil)
    }
    query.member("type", type ?? Word.default.text)
    for member in Parameters.animationMembers {
      guard let value = reader.take(member), type != nil else { continue }
      query.member(member.said.name, value)
    }
    addModifiers(from: &reader, to: &query)
  }
}

extension DocumentProblem {
  /// The problem with an animation that its hint writes as an object written as parameters:
  /// `type=timingCurve&curve=ease`.
  fileprivate var hintingParameters: DocumentProblem {
    guard let hint, hint.hasPrefix("{\"type\"") else { return self }
    var meter = Limits.standard.meter(bodyBytes: hint.utf8.count)
    guard
      let object = try? JSONText(reading: Array(hint.utf8), within: .standard, meter: &meter)
    else { return self }
    var result = self
    result.hint = object.members.map { name, value in
      let words = (value.text ?? value.written).split(separator: " ")
      return "\(name)=\(words.joined(separator: "%20"))"
    }.joined(separator: "&")
    return result
  }
}

// MARK: - Modifiers

extension AnimationQuery {
  private static func addModifiers(from reader: inout QueryReader, to query: inout DocumentQuery) {
    query.array("modifiers") { query in
      addModifier(Parameters.delay, from: &reader, to: &query)
      addModifier(Parameters.speed, from: &reader, to: &query)
      addRepeat(from: &reader, to: &query)
      addModifier(Parameters.logicallyCompleteAfter, from: &reader, to: &query)
    }
  }

  private static func addModifier(
    _ parameter: QueryParameter<String>, from reader: inout QueryReader,
    to query: inout DocumentQuery
  ) {
    guard let value = reader.take(parameter) else { return }
    query.element { $0.member(parameter.said.name, value) }
  }

  private static func addRepeat(from reader: inout QueryReader, to query: inout DocumentQuery) {
    let count = reader.take(Parameters.repeatCount)
    let forever = reader.take(Parameters.repeatForever)
    let reverses = reader.take(Parameters.autoreverses)
    let isForever = forever != nil && forever != "false"
    if count != nil && isForever {
      return reader.report(
        .conflictingParameters, "repeatForever",
        "repeatCount and repeatForever exclude each other; this has both.")
    }
    guard count != nil || isForever else {
      guard reverses != nil else { return }
      return reader.report(
        .conflictingParameters, "autoreverses",
        "autoreverses goes with repeatCount or repeatForever; this has neither.")
    }
    query.element { query in
      if let count { query.member("repeatCount", count) }
      if let forever, isForever { query.member("repeatForever", forever) }
      if let reverses { query.member("autoreverses", reverses) }
    }
  }
}

import AnimationDocuments
import AnimationEngine
import AnimationScenes
import HTTPTypes

extension Routes {
  /// The document of a body, as a query looks at it.
  func view(
    of call: Call, _ query: SampleQuery, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> SampleView {
    let body =
      call.isLink
      ? try LinkedDocument.bytes(of: query.document, within: limits, self, &meter) : call.body
    let (document, animation) = try resolved(body, &meter)
    return SampleView(
      kind: document.kind.rawValue, name: document.name, subject: .animation(animation),
      query: query)
  }

  /// The document of a body, read and resolved.
  func resolved(
    _ body: [UInt8], _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> (AnimationDocument, ResolvedAnimation) {
    stage?(.parse)
    let document = try AnimationDocument(decoding: body, within: limits, meter: &meter)
    stage?(.validate)
    return (document, try document.resolved(within: limits))
  }

  /// The form that the parameter or the field asks for. A field that takes none of the forms has
  /// been refused before.
  func format(of query: SampleQuery, _ call: Call, _ endpoint: Endpoint) -> Format {
    let formats = endpoint.formats
    if let name = query.format, let named = formats.first(where: { $0.name == name }) {
      return named
    }
    guard let accept = call.fields.accept, accept != "*/*" else { return formats.first ?? .json }
    return Accept(accept).best(of: formats, mediaType: \.mediaType) ?? formats.first ?? .json
  }

  /// The answer to a question for values: nothing new, all at once, or piece by piece. `view` gets the
  /// call again, so that it need not keep it.
  func answer(
    _ call: Call, _ endpoint: Endpoint, _ format: Format, _ tag: EntityTag?,
    _ meter: inout WorkMeter,
    _ view: (Call, inout WorkMeter) throws(DocumentRefusal) -> SampleView
  ) throws(DocumentRefusal) -> Reply {
    if let refusal = StrayParameters.refusal(of: call, in: format) { throw refusal }
    if let name = tag.flatMap(call.name) { return notModified(name, format, endpoint) }
    let isWanted = tag == nil || !call.namesAny
    guard let content = try format.content(self, view(call, &meter), isWanted, &meter) else {
      return notModified(tag?.text, format, endpoint)
    }
    var fields = format.fields(tag)
    fields.append(contentsOf: content.fields)
    return Reply(
      status: .ok, fields: fields, body: content.body, route: endpoint.template,
      valueCount: content.valueCount)
  }

  /// The timeline of an animation, or the reason why it would take too much work.
  func compiled(
    _ animation: ResolvedAnimation, springs: SpringModel, horizon: Double,
    _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Timeline {
    let bounds = CompilationLimits(steps: limits.maxEvents)
    return try metered(&meter) { meter throws(TimelineRefusal) in
      try animation.compiled(springs: springs, horizon: horizon, within: bounds, meter: &meter)
    }
  }
}

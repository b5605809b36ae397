import AnimationDocuments
import AnimationEngine
import AnimationScenes
import HTTPTypes

extension Routes {
  /// The view of a call's document with a query.
  func view(
    of call: Call, _ query: SampleQuery, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> SampleView {
    let (document, animation) =
      if call.isLink, let text = query.document {
        try linked(text, &meter)
      } else {
        try resolved(call.body, &meter)
      }
    return SampleView(
      kind: document.kind.rawValue, name: document.name, subject: .animation(animation),
      query: query)
  }

  private func linked(
    _ text: String, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> (AnimationDocument, ResolvedAnimation) {
    let bytes = try LinkedDocument.bytes(of: text, within: limits, &meter)
    do {
      return try resolved(bytes, &meter)
    } catch {
      throw LinkedDocument.named(error)
    }
  }

  /// Reads the document in a body and resolves its animation.
  func resolved(
    _ body: [UInt8], _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> (AnimationDocument, ResolvedAnimation) {
    stage?(.parse)
    let document = try AnimationDocument(decoding: body, within: limits, meter: &meter)
    stage?(.validate)
    return (document, try document.resolved(within: limits))
  }

  /// The format that the parameter `format` or the field `Accept` asks for. A field without an
  /// acceptable format was refused before.
  private func format(of query: SampleQuery, _ call: Call, _ endpoint: Endpoint) -> Format {
    let formats = endpoint.formats
    if let name = query.format, let named = formats.first(where: { $0.name == name }) {
      return named
    }
    guard let accept = call.fields.accept, accept != "*/*" else { return formats.first ?? .json }
    return Accept(accept).best(of: formats, mediaType: \.mediaType) ?? formats.first ?? .json
  }

  /// The answer to a request for values: 304, complete, or streamed. `view` gets the call as an
  /// argument, so that the closure need not hold it.
  func answer(
    _ call: Call, _ endpoint: Endpoint, _ query: SampleQuery, isTagged: Bool = true,
    _ meter: inout WorkMeter,
    _ view: (Call, inout WorkMeter) throws(DocumentRefusal) -> SampleView
  ) throws(DocumentRefusal) -> Reply {
    let format = format(of: query, call, endpoint)
    let tag = isTagged ? tag(of: call, endpoint, format.mediaType) : nil
    if let refusal = StrayParameters.refusal(of: call, in: format) { throw refusal }
    if let name = tag.flatMap(call.name) { return notModified(name, format, endpoint) }
    let content = try format.content(self, view(call, &meter), &meter)
    var fields = format.fields(tag)
    fields.append(contentsOf: content.fields)
    return Reply(
      status: .ok, fields: fields, body: Reply.Body(content.body), route: endpoint.template,
      valueCount: content.valueCount)
  }

  /// The timeline of an animation.
  ///
  /// - Throws: A refusal if it would take too much work.
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

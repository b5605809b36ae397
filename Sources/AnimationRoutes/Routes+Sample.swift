import AnimationDocuments
import AnimationEngine
import HTTPTypes

extension Routes {
  /// `POST` and `QUERY /v1/sample`: a document as numbers.
  func sample(_ call: Call, _ meter: inout WorkMeter) throws(DocumentRefusal) -> Reply {
    let query = try sampleQuery(call)
    let format = format(of: query, call, .sample)
    let tag = call.method == .query ? tag(of: call, .sample, format) : nil
    return try answer(call, .sample, format, tag, &meter) { meter throws(DocumentRefusal) in
      try view(of: call, query, &meter)
    }
  }

  /// The document of a body, as a query looks at it.
  func view(
    of call: Call, _ query: SampleQuery, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> SampleView {
    let (document, animation) = try resolved(call.body, &meter)
    return SampleView(
      kind: document.kind.rawValue, name: document.name, subject: .animation(animation),
      query: query)
  }

  /// The document of a body, read and resolved.
  func resolved(
    _ body: [UInt8], _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> (AnimationDocument, ResolvedAnimation) {
    let document = try AnimationDocument(decoding: body, within: limits, meter: &meter)
    return (document, try document.resolved(within: limits))
  }

  /// The parameters; most questions have none.
  private func sampleQuery(_ call: Call) throws(DocumentRefusal) -> SampleQuery {
    if call.target.query.isEmpty { return SampleQuery() }
    return try SampleQuery(decoding: call.target.query)
  }

  /// The form that the parameter or the field asks for. A field that takes none of the forms has
  /// been refused before.
  func format(
    of query: SampleQuery, _ call: Call, _ endpoint: Endpoint
  ) -> SampleQuery.Format {
    if let format = query.format { return format }
    guard let accept = call.fields.accept, accept != "*/*" else { return .json }
    return Accept(accept).best(of: endpoint.formats, mediaType: \.mediaType) ?? .json
  }

  /// The answer to a question for samples: nothing new, all at once, or piece by piece.
  func answer(
    _ call: Call, _ endpoint: Endpoint, _ format: SampleQuery.Format, _ tag: EntityTag?,
    _ meter: inout WorkMeter,
    _ view: (inout WorkMeter) throws(DocumentRefusal) -> SampleView
  ) throws(DocumentRefusal) -> Reply {
    if let tag, call.names(tag) { return notModified(tag, format, endpoint) }
    let view = try view(&meter)
    if format == .svg {
      let picture = try picture(of: view, &meter)
      if let tag, call.namesAny { return notModified(tag, format, endpoint) }
      return reply(picture, tag, endpoint)
    }
    let samples = try samples(of: view, &meter)
    if let tag, call.namesAny { return notModified(tag, format, endpoint) }
    let isWhole = try charge(AnswerCost(samples, view.options, as: format), &meter)
    return try reply(samples, view.options, as: format, tag, endpoint, isWhole: isWhole)
  }

  private func reply(
    _ samples: Samples, _ options: SampleOptions, as format: SampleQuery.Format,
    _ tag: EntityTag?, _ endpoint: Endpoint, isWhole: Bool
  ) throws(DocumentRefusal) -> Reply {
    let writer = SampleWriter(samples, options, as: format)
    var fields = format.fields(tag)
    writer.describe(in: &fields)
    try checkNames(in: fields)
    return Reply(
      status: .ok, fields: fields,
      body: isWhole ? .bytes(writer.whole()) : .stream(writer.stream()),
      route: endpoint.template, valueCount: samples.rowCount * samples.columnCount)
  }

  /// The names of the columns of plain numbers stand in the header, which has a bound.
  private func checkNames(in fields: HTTPFields) throws(DocumentRefusal) {
    let length = (fields[.columns]?.utf8.count ?? 0) + (fields[.omitted]?.utf8.count ?? 0)
    guard length > Self.mostNames else { return }
    throw DocumentRefusal(
      .tooLarge,
      DocumentProblem(
        .tooLarge,
        "The names of the columns take \(length) bytes of the header; \(Self.mostNames) fit. Ask for "
          + "format=cbor, which has the names in its body.",
        parameter: "format", excess: .init(limit: Self.mostNames, actual: length)))
  }

  /// The most bytes that the names of columns may take in the header of an answer.
  private static let mostNames = 12 << 10
}

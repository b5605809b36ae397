import AnimationDocuments
import AnimationEngine
import HTTPTypes

/// A writer of samples in one format. It makes its bytes piece by piece, in memory that does not
/// grow with the number of rows, or all at once.
protocol SampleSink: Sendable {
  /// The length of the whole in bytes; nil if it is not known beforehand.
  var length: Int? { get }
  /// The header fields that describe the samples, for a format whose body cannot.
  var fields: HTTPFields { get }
  /// Appends the next piece and returns whether more is left.
  mutating func next(into buffer: inout [UInt8]) -> Bool
  /// All bytes at once. The writer is used up, so nothing of it is copied.
  consuming func encoded() -> [UInt8]
}

extension SampleSink {
  var length: Int? { nil }
  var fields: HTTPFields { [:] }

  /// A stream of the bytes. Each reader gets a writer of its own.
  fileprivate func stream(_ cost: AnswerCost) -> ReplyStream {
    ReplyStream(length: length, cost: .init(work: cost.work, bytes: cost.bytes)) {
      var rest = self
      return { rest.next(into: &$0) }
    }
  }
}

extension Format {
  /// Computes header fields about the samples of an answer.
  typealias Measuring =
    @Sendable (_ routes: Routes, _ samples: Samples, _ meter: inout WorkMeter)
    throws(DocumentRefusal) -> HTTPFields

  /// A format that writes samples.
  ///
  /// - Parameters:
  ///   - measured: What is measured of them for the header.
  ///   - cost: What it costs to write them.
  ///   - sink: What writes them.
  init<Sink: SampleSink>(
    _ name: String, mediaType: String, contentType: String? = nil, _ schema: SchemaNode,
    headers: [ContractHeader] = [], idle idleParameters: [String] = [],
    measured: @escaping Measuring = { _, _, _ throws(DocumentRefusal) in [:] },
    cost: @escaping @Sendable (SampleOptions.Layout) -> WritingCost,
    sink: @escaping @Sendable (Samples, SampleOptions) -> Sink
  ) {
    self.init(
      name, mediaType: mediaType, contentType: contentType, schema, headers: headers,
      idle: idleParameters
    ) { routes, view, meter throws(DocumentRefusal) in
      let samples = try routes.samples(of: view, &meter)
      let measures = try measured(routes, samples, &meter)
      let options = view.options
      let cost = AnswerCost(samples, options, cost(options.layout))
      let isWhole = try routes.charge(cost, &meter)
      routes.stage?(.encode)
      var content = try Self.content(sink(samples, options), of: samples, cost, isWhole: isWhole)
      content.fields.append(contentsOf: measures)
      return content
    }
  }

  private static func content(
    _ sink: consuming some SampleSink, of samples: Samples, _ cost: AnswerCost, isWhole: Bool
  ) throws(DocumentRefusal) -> Content {
    let fields = sink.fields
    try checkNames(in: fields)
    return Content(
      fields: fields, body: isWhole ? .bytes(sink.encoded()) : .stream(sink.stream(cost)),
      valueCount: samples.rowCount * samples.columnCount)
  }

  /// Checks that column names are short enough for the header, which has a limit.
  private static func checkNames(in fields: HTTPFields) throws(DocumentRefusal) {
    let length = (fields[.columns]?.utf8.count ?? 0) + (fields[.omitted]?.utf8.count ?? 0)
    guard length > mostNames else { return }
    throw DocumentRefusal(
      DocumentProblem(
        .tooLarge,
        "The names of the columns take \(length) bytes of the header; \(mostNames) fit. Ask for "
          + "format=cbor, which has the names in its body.",
        parameter: "format", excess: .init(limit: mostNames, actual: length)))
  }

  /// The greatest number of bytes that column names may take in a header.
  private static let mostNames = 12 << 10
}

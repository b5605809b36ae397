import AnimationDocuments
import AnimationEngine
import AnimationFormats
import HTTPTypes

/// A writer of samples in one of the forms.
enum SampleWriter: Sendable {
  case document(SampleDocument)
  case rows(SampleRows)
  case table(SampleTable)
  case cbor(SampleCBOR)
  case binary(SampleBinary)

  init(_ samples: Samples, _ options: SampleOptions, as format: SampleQuery.Format) {
    switch format {
    // Easings and pictures are made elsewhere: they hold no samples.
    case .json, .cssLinear, .svg: self = .document(SampleDocument(samples, options))
    case .ndjson: self = .rows(SampleRows(samples, options))
    case .csv: self = .table(Self.table(samples, options))
    case .cbor: self = .cbor(SampleCBOR(samples, options))
    case .f64: self = .binary(SampleBinary(samples, options, width: .double))
    case .f32: self = .binary(SampleBinary(samples, options, width: .single))
    }
  }

  /// Tables and documents meet here: a table writes its numbers as our documents do.
  private static func table(_ samples: Samples, _ options: SampleOptions) -> SampleTable {
    let times = NumberWriter()
    let values = NumberWriter(precision: options.precision)
    return SampleTable(
      samples, includesVelocity: options.includesVelocity, includesModel: options.includesModel,
      times: { times.appendList($0, to: &$1) }, values: { values.appendList($0, to: &$1) })
  }

  /// Adds the fields that say what a binary form holds.
  func describe(in fields: inout HTTPFields) {
    guard case .binary(let writer) = self else { return }
    fields[.columns] = writer.columnsField
    fields[.count] = writer.countField
    if let omitted = writer.omittedField { fields[.omitted] = omitted }
  }

  /// The whole body at once.
  func whole() -> [UInt8] {
    switch self {
    case .document(let writer): writer.encoded()
    case .rows(let writer): writer.encoded()
    case .table(let writer): writer.encoded()
    case .cbor(let writer): writer.encoded()
    case .binary(let writer): writer.encoded()
    }
  }

  /// The body piece by piece. Each reader gets a writer of its own.
  func stream() -> ReplyStream {
    switch self {
    case .document(let writer): ReplyStream { Self.pieces(writer) { $0.next(into: &$1) } }
    case .rows(let writer): ReplyStream { Self.pieces(writer) { $0.next(into: &$1) } }
    case .table(let writer): ReplyStream { Self.pieces(writer) { $0.next(into: &$1) } }
    case .cbor(let writer): ReplyStream { Self.pieces(writer) { $0.next(into: &$1) } }
    case .binary(let writer):
      ReplyStream(length: writer.byteCount) { Self.pieces(writer) { $0.next(into: &$1) } }
    }
  }

  private static func pieces<Writer>(
    _ writer: Writer, _ next: @escaping (inout Writer, inout [UInt8]) -> Bool
  ) -> (inout [UInt8]) -> Bool {
    var writer = writer
    return { next(&writer, &$0) }
  }
}

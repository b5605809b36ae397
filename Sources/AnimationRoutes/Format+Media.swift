import AnimationDocuments
import HTTPTypes

extension SampleQuery.Format {
  /// The media type without its parameters.
  var mediaType: String {
    switch self {
    case .json: "application/json"
    case .ndjson: "application/x-ndjson"
    case .csv: "text/csv"
    case .cbor: "application/cbor"
    case .f64: "application/vnd.inbetween.f64"
    case .f32: "application/vnd.inbetween.f32"
    case .cssLinear: "text/css"
    case .svg: "image/svg+xml"
    }
  }

  /// The field `Content-Type`.
  var contentType: String {
    switch self {
    case .csv: "text/csv; charset=utf-8; header=present"
    case .cssLinear: "text/css; charset=utf-8"
    default: mediaType
    }
  }

  /// About how many bytes a number takes, for deciding whether an answer is small.
  var bytesPerValue: Int {
    switch self {
    case .cbor, .f64: 8
    case .f32: 4
    default: 20
    }
  }

  /// What it takes to write a number that has been sampled, in units of work (``WorkMeter``).
  func workPerValue(_ layout: SampleOptions.Layout) -> Int {
    switch self {
    case .f64, .f32: 1
    case .json where layout == .columns: 2
    case .json, .ndjson: 8
    default: 4
    }
  }

  /// The fields of an answer in this form; of a safe question it carries a tag.
  func fields(_ tag: EntityTag?) -> HTTPFields {
    var fields = Self.plainFields[self] ?? [:]
    if let tag { fields[.eTag] = tag.text }
    return fields
  }

  /// The fields of an answer without a tag, made once for each form.
  private static let plainFields: [Self: HTTPFields] = Dictionary(
    uniqueKeysWithValues: allCases.map { format in
      var fields: HTTPFields = [
        .contentType: format.contentType, .cacheControl: "no-cache",
        .vary: "Accept, Accept-Encoding",
      ]
      // A picture that is opened by itself is a page: it may draw, and nothing else.
      if format == .svg { fields[.contentSecurityPolicy] = Self.drawingOnly }
      return (format, fields)
    })
}

extension SampleQuery.Format {
  private static let drawingOnly = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
}

extension Endpoint {
  /// The forms that the place offers, the first being what it answers by itself.
  var formats: [SampleQuery.Format] {
    switch self {
    case .animation: SampleQuery.Format.allCases
    case .plot: [.svg]
    default: SampleQuery.Format.plain
    }
  }
}

extension HTTPField.Name {
  /// The names of the columns of a binary answer.
  static let columns = HTTPField.Name("Inbetween-Columns") ?? .contentDisposition
  /// How many numbers each column has.
  static let count = HTTPField.Name("Inbetween-Count") ?? .contentDisposition
  /// The properties that have no column.
  static let omitted = HTTPField.Name("Inbetween-Omitted") ?? .contentDisposition
  /// The error that a text stays within.
  static let maxError = HTTPField.Name("Inbetween-Max-Error") ?? .contentDisposition
}

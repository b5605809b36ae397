import AnimationDocuments
import AnimationEngine
import AnimationFormats
import HTTPNames
import HTTPTypes

extension Format {
  /// The format of comma-separated values, with numbers written as in documents.
  static let csv = csv { _, _, _ throws(DocumentRefusal) in [:] }

  /// The CSV format with its error: the distance from the straight lines between rows.
  static let csvWithError = csv { routes, samples, meter throws(DocumentRefusal) in
    let error = try routes.metered(&meter) { meter throws(TimelineRefusal) in
      try samples.lineError(&meter)
    }
    return [.maxError: error.json]
  }

  private static func csv(_ measured: @escaping Measuring) -> Format {
    Format(
      "csv", mediaType: "text/csv", contentType: "text/csv; charset=utf-8; header=present",
      SchemaNode.type("string").described(
        """
        RFC 4180: a header line `time,scale,offset.x,offset.y`, then a line a sample; where there is no \
        value, nothing.
        """),
      idle: ["layout"], measured: measured,
      cost: { _ in WritingCost(naming: .eachColumn) },
      sink: { samples, options in
        let times = NumberWriter()
        let values = NumberWriter(precision: options.precision)
        return SampleTable(
          samples, as: options.values == .css ? .css : nil,
          includesVelocity: options.includesVelocity, includesModel: options.includesModel,
          times: { times.appendList($0, to: &$1) }, values: { values.appendList($0, to: &$1) })
      })
  }
}

extension SampleTable: SampleSink {}

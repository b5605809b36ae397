public import AnimationEngine

/// Samples as lines of JSON (`application/x-ndjson`).
///
///     {"kind":"keyframes","duration":0.6,"properties":[{"property":"scale","type":"number"}],"events":[]}
///     {"time":0,"values":{"scale":1}}
///     {"time":0.1,"values":{"scale":1.5}}
///     {"end":true,"count":2}
///
/// The lines between the first and the last are the frames of ``SampleDocument``; a text that lacks
/// the last line was cut short. The text is made piece by piece, in memory that does not grow with
/// the number of rows.
public struct SampleRows: SampleWriter {
  private var text: SampleRowText

  /// The lines of `samples`; the layout of the options has no effect.
  public init(_ samples: Samples, _ options: SampleOptions) {
    var head = Array("{".utf8)
    SampleHeader.appendOpening(samples, options, to: &head)
    head += ",\"properties\":".utf8
    SampleHeader.appendProperties(samples, to: &head)
    head += ",\"events\":".utf8
    SampleHeader.appendEvents(samples, to: &head)
    head += "}\n".utf8
    text = SampleRowText(
      samples, options, head: head, separator: "\n", dropsLastSeparator: false,
      tail: Array("{\"end\":true,\"count\":\(samples.rowCount)}\n".utf8))
  }

  public mutating func next(into buffer: inout [UInt8]) -> Bool { text.next(into: &buffer) }

  public var byteEstimate: Int { text.byteEstimate }
}

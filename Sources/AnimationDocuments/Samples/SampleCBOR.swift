public import AnimationEngine

/// Samples as one CBOR data item (`application/cbor`, RFC 8949), in the deterministic encoding.
///
/// The structure is that of ``SampleDocument``. In the layout by columns, a column is a typed array
/// of little-endian doubles (RFC 8746, tag 86). A column with a value that is missing or not finite
/// is a plain list instead, with `null` in its place. Labels are a plain list of the values that
/// their JSON means. In frames, numbers have the shortest exact encoding. No number is rounded.
///
/// The bytes are made piece by piece, in memory that does not grow with the number of rows.
public struct SampleCBOR: SampleWriter {
  // One of these two is nil.
  private var columns: SampleColumnItems?
  private var frames: SampleFrameItems?

  /// The data item of `samples`.
  public init(_ samples: Samples, _ options: SampleOptions) {
    let numbers = samples.rowCount.multipliedSaturating(by: samples.columnCount)
    byteEstimate = numbers.multipliedSaturating(by: 9 * options.quantities.count)
    switch options.layout {
    case .columns: columns = SampleColumnItems(samples, options)
    case .frames: frames = SampleFrameItems(samples, options)
    }
  }

  public mutating func next(into buffer: inout [UInt8]) -> Bool {
    columns?.next(into: &buffer) ?? frames?.next(into: &buffer) ?? false
  }

  public let byteEstimate: Int
}

extension CBORWriter {
  /// Writes the list of events, in order of time.
  mutating func append(_ events: [TimelineEvent]) {
    list(count: events.count)
    for event in events {
      let members = event.members.map { member in
        (member.name, { (writer: inout CBORWriter) in writer.append(member.value) })
      }
      map([("time", { $0.append(event.time) })] + members)
    }
  }

  private mutating func append(_ value: EventValue) {
    switch value {
    case .text(let text?): append(text)
    case .text(nil): appendNull()
    case .flag(let flag): append(flag)
    }
  }

  /// Writes a number, or `null` for nil.
  mutating func append(_ seconds: Double?) {
    if let seconds { append(seconds) } else { appendNull() }
  }

  /// The data item of a label, which is given as compact JSON.
  static func item(label: String) -> [UInt8] {
    var writer = CBORWriter()
    // A label comes from a document, so it is valid JSON within the depth limit.
    if let tape = try? JSONReader.read(Array(label.utf8), maxDepth: 1 << 16) {
      writer.append(tape)
    } else {
      writer.append(label)
    }
    return writer.bytes
  }
}

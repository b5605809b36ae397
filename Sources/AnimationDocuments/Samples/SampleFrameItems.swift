internal import AnimationEngine

/// Writes samples by frames as CBOR, with values in the notation of documents.
struct SampleFrameItems: Sendable {
  /// A property of the frames, with what is needed to write its values.
  fileprivate struct Member: Sendable {
    var key: [UInt8]
    var type: PropertyType
    /// The names of the property's components as map keys, with the index of each component.
    var components: [(key: [UInt8], place: Int)]
    var labels: [[UInt8]]
    /// The text around the numbers of a value; nil for a property whose values are not texts.
    var text: SampleText?
    /// Whether the text is written on its own, as CSS, rather than in a map.
    var isPlain: Bool
    /// The index of the property's first velocity among all velocities.
    var firstShown: Int
    /// The index of the source of the property's first value; model values are `modelOffset` further.
    var first: Int
  }

  private let samples: Samples
  /// The distance from the first value's source to the first velocity's; nil without velocities.
  private let velocityOffset: Int?
  /// The distance from a value's source to that of its model value; nil without model values.
  private let modelOffset: Int?
  private let head: [UInt8]
  private let tail: [UInt8]
  private let members: [Member]
  private var window: SampleRowWindow
  /// The next row; -1 before the head is written, more than the row count after the tail.
  private var row = -1

  init(_ samples: Samples, _ options: SampleOptions) {
    self.samples = samples
    let rows = WrittenSamples(rows: samples, options.values)
    let (count, shown) = (rows.written.columnCount, rows.shown.columnCount)
    velocityOffset = options.includesVelocity ? count : nil
    modelOffset = options.includesModel ? count + (options.includesVelocity ? shown : 0) : nil
    head = Self.head(samples, options)
    var end = CBORWriter()
    end.append("duration")
    end.append(samples.duration)
    tail = end.bytes
    let properties = SampledProperty.all(of: rows.written)
    members = zip(properties, SampledProperty.all(of: samples)).map { written, shown in
      Member(written, shown, options.values)
    }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    window = SampleRowWindow(rows, Self.sources(count, shown: shown, options))
  }

  /// The sources of a row: the time, all values, all velocities, all model values.
  private static func sources(
    _ written: Int, shown: Int, _ options: SampleOptions
  ) -> [SampleSource] {
    var sources: [SampleSource] = [.time]
    for quantity in options.quantities {
      sources += (0..<(quantity == .velocity ? shown : written)).map { .column(quantity, $0) }
    }
    return sources
  }

  /// The head of the map. Names are in the order of encoded bytes, so the duration comes last.
  private static func head(_ samples: Samples, _ options: SampleOptions) -> [UInt8] {
    var head = CBORWriter()
    head.map(count: 4)
    head.append("kind")
    head.append(options.kind)
    head.append("events")
    head.append(samples.events)
    head.append("frames")
    head.list(count: samples.rowCount)
    return head.bytes
  }

  mutating func next(into buffer: inout [UInt8]) -> Bool {
    if row < 0 {
      buffer += head
      row = 0
    }
    var piece = SamplePiece(behind: buffer.count)
    while row < samples.rowCount, piece.isOpen(at: buffer.count) {
      if !window.rows.contains(row) { window.move(to: row, in: &piece) }
      buffer += frame()
      row += 1
    }
    guard row == samples.rowCount else { return row < samples.rowCount }
    row += 1
    buffer += tail
    return false
  }

  private func frame() -> [UInt8] {
    var items = CBORWriter()
    items.map(count: 3 + (velocityOffset == nil ? 0 : 1) + (modelOffset == nil ? 0 : 1))
    items.append("time")
    items.append(window.number(0, at: row))
    items.append("frame")
    items.append(Int64(row))
    if let modelOffset { appendValues("model", modelOffset, to: &items) }
    appendValues("values", 0, to: &items)
    if let velocityOffset { appendVelocities(velocityOffset, to: &items) }
    return items.bytes
  }

  private func appendValues(_ name: String, _ offset: Int, to items: inout CBORWriter) {
    items.append(name)
    items.map(count: members.count)
    for member in members {
      items.bytes += member.key
      appendValue(of: member, member.first + offset, to: &items)
    }
  }

  private func appendVelocities(_ offset: Int, to items: inout CBORWriter) {
    items.append("velocities")
    items.map(count: members.count)
    for member in members {
      items.bytes += member.key
      let first = member.firstShown + offset
      if member.type == .path {
        items.appendNull()
      } else if member.type.isScalar {
        items.append(window.number(first, at: row))
      } else {
        appendComponents(of: member, first, to: &items)
      }
    }
  }
}

extension SampleFrameItems {
  private func appendValue(of member: Member, _ first: Int, to items: inout CBORWriter) {
    if let text = member.text { return append(text, of: member, first, to: &items) }
    let value = window.number(first, at: row)
    switch member.type {
    case .number: items.append(value)
    case .angle: appendAngle(value, to: &items)
    case .integer: appendInteger(value, to: &items)
    case .color: appendColor(first, to: &items)
    case .transform: appendMatrix(first, to: &items)
    case .discrete:
      guard !value.isNaN else { return items.appendNull() }
      items.bytes += member.labels[Int(saturating: value)]
    default: appendComponents(of: member, first, to: &items)
    }
  }

  private func appendAngle(_ degrees: Double, to items: inout CBORWriter) {
    if degrees.isFinite {
      items.append(NumberWriter().text(degrees) + "deg")
    } else {
      items.appendNull()
    }
  }

  /// Writes an integer as `{"integer":3}`.
  private func appendInteger(_ value: Double, to items: inout CBORWriter) {
    guard value.isFinite else { return items.appendNull() }
    items.map([("integer", { $0.append(whole: value) })])
  }

  /// Writes a matrix as `{"matrix":[1,0,…]}`.
  private func appendMatrix(_ first: Int, to items: inout CBORWriter) {
    let entries = (first..<first + 16).map { window.number($0, at: row) }
    guard entries.allSatisfy(\.isFinite) else { return items.appendNull() }
    items.map([
      (
        "matrix",
        { items in
          items.list(count: 16)
          for entry in entries { items.append(entry) }
        }
      )
    ])
  }

  /// Writes a text value as `{"path":"M0 0L10 10"}` or similar, or as the text alone.
  private func append(
    _ text: SampleText, of member: Member, _ first: Int, to items: inout CBORWriter
  ) {
    var quoted: [UInt8] = []
    let start = window.places(of: row).lowerBound + first
    let numbers = window.numbers
    text.append(
      numbers.span.extracting(start..<start + text.numberCount), NumberWriter(), to: &quoted)
    guard quoted.first == UInt8(ascii: "\"") else { return items.appendNull() }
    let plain = quoted.dropFirst().dropLast()
    if member.isPlain { return items.append(text: plain) }
    items.map([(member.type.name, { $0.append(text: plain) })])
  }

  private func appendColor(_ first: Int, to items: inout CBORWriter) {
    let color = SIMD4(
      window.number(first, at: row), window.number(first + 1, at: row),
      window.number(first + 2, at: row), window.number(first + 3, at: row))
    var text: [UInt8] = []
    text.appendText(atMost: SampleColorText.room) { bytes, start in
      SampleColorText(color, NumberWriter()).write(to: &bytes, at: start)
    }
    items.bytes += CBORWriter.item(label: String(decoding: text, as: UTF8.self))
  }

  /// Writes components as a list for a vector, else as a map.
  private func appendComponents(of member: Member, _ first: Int, to items: inout CBORWriter) {
    let isList = if case .vector = member.type { true } else { false }
    if isList {
      items.list(count: member.components.count)
    } else {
      items.map(count: member.components.count)
    }
    for (key, place) in member.components {
      if !isList { items.bytes += key }
      items.append(window.number(first + place, at: row))
    }
  }
}

extension SampleFrameItems.Member {
  fileprivate init(
    _ property: SampledProperty, _ shown: SampledProperty, _ values: SampleOptions.Values
  ) {
    type = shown.property.type
    key = CBORWriter.key(property.property.name)
    let names = shown.property.componentNames.enumerated().map { (CBORWriter.key($1), $0) }
    // The components of a vector are already in order.
    components = names.sorted { $0.0.lexicographicallyPrecedes($1.0) }
    labels = property.property.writtenLabels(values).map(CBORWriter.item)
    text = property.property.text.map { SampleText($0, escapes: false) }
    isPlain = values == .css
    first = property.columns.lowerBound + 1
    firstShown = shown.columns.lowerBound + 1
  }
}

extension CBORWriter {
  /// Writes a whole number as an integer if it fits 64 bits.
  mutating func append(whole value: Double) {
    if let number = Int64(exactly: value) { append(number) } else { append(value) }
  }
}

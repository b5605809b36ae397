internal import AnimationEngine

/// The data items of an answer in frames, its values in the form in which documents write them.
struct SampleFrameItems: Sendable {
  /// A property as the frames show it.
  fileprivate struct Member: Sendable {
    var key: [UInt8]
    var type: PropertyType
    /// The names of its components as map keys, with the place of each among them.
    var components: [(key: [UInt8], place: Int)]
    var labels: [[UInt8]]
    /// The source of its first value; those of its velocities follow all values.
    var first: Int
  }

  private let samples: Samples
  private let columnCount: Int
  private let includesVelocity: Bool
  private let head: [UInt8]
  private let tail: [UInt8]
  private let members: [Member]
  private var window: SampleRowWindow
  /// The next row; -1 before the head is written, more than there are after the tail.
  private var row = -1

  init(_ samples: Samples, _ options: SampleOptions) {
    self.samples = samples
    columnCount = samples.columnCount
    includesVelocity = options.includesVelocity
    head = Self.head(samples, options)
    var end = CBORWriter()
    end.append("duration")
    end.append(samples.duration)
    tail = end.bytes
    members = SampledProperty.all(of: samples).map(Member.init)
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    let columns = 0..<columnCount
    let velocities = options.includesVelocity ? columns.map { SampleSource.velocity($0) } : []
    window = SampleRowWindow(samples, [.time] + columns.map { .value($0) } + velocities)
  }

  /// Names stand in the order of their encoded bytes, so the duration comes last.
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
    let end = buffer.count + SamplePiece.bytes
    while row < samples.rowCount, buffer.count < end {
      if !window.rows.contains(row) { window.move(to: row) }
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
    items.map(count: includesVelocity ? 3 : 2)
    items.append("time")
    items.append(window.number(0, at: row))
    items.append("values")
    items.map(count: members.count)
    for member in members {
      items.bytes += member.key
      appendValue(of: member, to: &items)
    }
    if includesVelocity { appendVelocities(to: &items) }
    return items.bytes
  }

  private func appendVelocities(to items: inout CBORWriter) {
    items.append("velocities")
    items.map(count: members.count)
    for member in members {
      items.bytes += member.key
      let first = member.first + columnCount
      if member.type.isScalar {
        items.append(window.number(first, at: row))
      } else {
        appendComponents(of: member, first, to: &items)
      }
    }
  }
}

extension SampleFrameItems {
  private func appendValue(of member: Member, to items: inout CBORWriter) {
    let value = window.number(member.first, at: row)
    switch member.type {
    case .number: items.append(value)
    case .angle: appendAngle(value, to: &items)
    case .integer: appendInteger(value, to: &items)
    case .color: appendColor(member.first, to: &items)
    case .discrete:
      if value.isNaN { items.appendNull() } else { items.bytes += member.labels[Int(value)] }
    default: appendComponents(of: member, member.first, to: &items)
    }
  }

  private func appendAngle(_ degrees: Double, to items: inout CBORWriter) {
    if degrees.isFinite {
      items.append(NumberWriter().text(degrees) + "deg")
    } else {
      items.appendNull()
    }
  }

  /// `{"integer":3}`
  private func appendInteger(_ value: Double, to items: inout CBORWriter) {
    guard value.isFinite else { return items.appendNull() }
    items.map([("integer", { $0.append(whole: value) })])
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

  /// A list for a vector, a map for all else.
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
  fileprivate init(_ property: SampledProperty) {
    type = property.property.type
    key = CBORWriter.key(property.property.name)
    let names = type.componentNames.enumerated().map { (CBORWriter.key($1), $0) }
    // The names of a vector's components are in order as they are.
    components = names.sorted { $0.0.lexicographicallyPrecedes($1.0) }
    labels = property.property.writtenLabels.map(CBORWriter.item)
    first = property.columns.lowerBound + 1
  }
}

extension CBORWriter {
  /// A whole number as an integer where one of 64 bits holds it.
  mutating func append(whole value: Double) {
    if let number = Int64(exactly: value) { append(number) } else { append(value) }
  }
}

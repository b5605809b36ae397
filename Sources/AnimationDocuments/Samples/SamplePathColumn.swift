internal import AnimationEngine

/// The paths of one property, row by row, in memory that stays the same for any number of rows.
struct SamplePathColumn: Sendable {
  private let text: SamplePathText
  private let writer: NumberWriter
  private var window: SampleRowWindow

  /// The paths of a property whose numbers come from some sources.
  init(
    _ samples: Samples, _ property: SampledProperty, _ source: (Int) -> SampleSource,
    _ writer: NumberWriter
  ) {
    text = SamplePathText(property.property.pathStructure)
    self.writer = writer
    window = SampleRowWindow(samples, property.columns.map(source))
  }

  /// What one path costs, in units of work.
  var workPerRow: Int { window.workPerRow }

  /// Appends the text of the path at `row` in quotation marks, or `null`.
  mutating func append(_ row: Int, to bytes: inout [UInt8]) {
    if !window.rows.contains(row) { window.move(to: row) }
    let numbers = window.numbers
    text.append(numbers.span.extracting(window.places(of: row)), writer, to: &bytes)
  }

  /// Appends the path at `row` as a data item of CBOR: its text, or `null`.
  mutating func append(itemOf row: Int, to bytes: inout [UInt8]) {
    var quoted: [UInt8] = []
    append(row, to: &quoted)
    var item = CBORWriter()
    if quoted.first == UInt8(ascii: "\"") {
      item.append(text: quoted.dropFirst().dropLast())
    } else {
      item.appendNull()
    }
    bytes += item.bytes
  }
}

extension AnimatedProperty {
  /// The commands of the paths of a path property.
  var pathStructure: PathStructure {
    guard case .paths(let paths) = table, let first = paths.first else {
      preconditionFailure("the property \(name) has no path")
    }
    return first.structure
  }
}

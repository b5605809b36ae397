public import AnimationEngine

/// Samples as raw little-endian numbers, column after column (`application/vnd.inbetween.f64`,
/// `application/vnd.inbetween.f32`).
///
/// The time column is first, then the column of each component in order, then the velocities,
/// then the model values; each has as many numbers as there are rows. A missing value, and a
/// velocity that is not finite, is NaN. Discrete properties and paths have no column.
/// ``columnNames`` and ``omittedNames`` describe the columns.
///
/// The bytes are made piece by piece, in memory that does not grow with the number of rows.
public struct SampleBinary: SampleWriter {
  /// The size of a number.
  public enum Width: Int, CaseIterable, Hashable, Sendable {
    /// IEEE 754 binary32, rounded to nearest.
    case single = 4
    /// 64-bit floating-point numbers (IEEE 754 binary64).
    case double = 8
  }

  /// The names of the columns in order: `time`, `scale`, `offset.x` …, `velocity(scale)` …,
  /// `model(scale)` ….
  public let columnNames: [String]
  /// The names of the properties without a column.
  public let omittedNames: [String]
  /// The number of rows, and so of numbers in each column.
  public let rowCount: Int

  private let samples: Samples
  private let width: Width
  private let sources: [SampleSource]
  private var source = 0
  private var row = 0
  private var window: [Double]

  /// The raw numbers of `samples`; layout and precision of the options have no effect.
  public init(_ samples: Samples, _ options: SampleOptions, width: Width) {
    self.samples = samples
    self.width = width
    rowCount = samples.rowCount
    window = [Double](repeating: 0, count: min(samples.rowCount, SamplePiece.rows))
    let properties = SampledProperty.all(of: samples)
    let columns = properties.filter(\.isNumeric).flatMap(\.columns)
    let allNames = samples.columns.map(\.name)
    let names = columns.map { allNames[$0] }
    let quantities = options.quantities
    sources =
      [.time] + quantities.flatMap { quantity in columns.map { .column(quantity, $0) } }
    columnNames = ["time"] + quantities.flatMap { names.map($0.title(of:)) }
    omittedNames = properties.filter { !$0.isNumeric }.map(\.property.name)
  }

  /// The number of all bytes, known before the first is made.
  public var byteCount: Int { byteEstimate }

  public var byteEstimate: Int {
    rowCount.multipliedSaturating(by: sources.count).multipliedSaturating(by: width.rawValue)
  }

  public mutating func next(into buffer: inout [UInt8]) -> Bool {
    var piece = SamplePiece(behind: buffer.count)
    while source < sources.count, row < rowCount, piece.isOpen(at: buffer.count) {
      step(&buffer, &piece)
    }
    return source < sources.count && rowCount > 0
  }

  private mutating func step(_ buffer: inout [UInt8], _ piece: inout SamplePiece) {
    let cost = sources[source].work(in: samples)
    let rows = SamplePiece.window(from: row, of: rowCount, atMost: window.count, cost: cost)
    piece.add(rows: rows.count, each: cost)
    sources[source].read(rows, of: samples, into: &window)
    append(rows.count, to: &buffer)
    row = rows.upperBound
    if row == rowCount {
      source += 1
      row = source < sources.count ? 0 : row
    }
  }

  private func append(_ count: Int, to buffer: inout [UInt8]) {
    let numbers = window.span.extracting(first: count)
    switch width {
    case .double: Self.append(numbers, to: &buffer)
    case .single: buffer.append(numbers) { Self.single($0).bitPattern }
    }
  }

  /// Appends doubles as they are; only where some turn out not to be finite, each is looked at.
  private static func append(_ numbers: Span<Double>, to buffer: inout [UInt8]) {
    let start = buffer.count
    if buffer.append(bare: numbers) { return }
    buffer.removeLast(buffer.count - start)
    buffer.append(numbers) { double($0).bitPattern }
  }

  /// The number, or NaN in place of an infinity.
  @inline(__always)
  private static func double(_ value: Double) -> Double {
    value.magnitude < .infinity ? value : .nan
  }

  /// The number as a 32-bit float, or NaN where that is infinite.
  @inline(__always)
  private static func single(_ value: Double) -> Float {
    let single = Float(value)
    return single.isFinite ? single : .nan
  }
}

extension SampledProperty {
  /// Whether the property's columns are meaningful numbers, so that it has columns here.
  fileprivate var isNumeric: Bool { property.type != .discrete && property.type != .path }
}

extension SampleBinary {
  /// The value of the header field `Inbetween-Columns`: the column names.
  public var columnsField: String { Self.list(columnNames) }

  /// The value of the header field `Inbetween-Count`: the number of rows.
  public var countField: String { String(rowCount) }

  /// The value of `Inbetween-Omitted`: the properties without a column; nil if there are none.
  public var omittedField: String? { omittedNames.isEmpty ? nil : Self.list(omittedNames) }

  /// Names joined by commas. Bytes that a header field cannot hold, and commas, percent signs and
  /// spaces, are percent-encoded.
  private static func list(_ names: [String]) -> String {
    names.map { name in name.utf8.map(encoded).joined() }.joined(separator: ",")
  }

  private static func encoded(_ byte: UInt8) -> String {
    let isPlain =
      (0x21...0x7E).contains(byte) && ![UInt8(ascii: ","), UInt8(ascii: "%")].contains(byte)
    if isPlain { return String(UnicodeScalar(byte)) }
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "%0" + digits : "%" + digits
  }
}

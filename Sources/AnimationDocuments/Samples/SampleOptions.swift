/// The options for writing samples.
public struct SampleOptions: Hashable, Sendable {
  /// The two ways to order the numbers of an answer.
  public enum Layout: String, CaseIterable, Hashable, Sendable {
    /// One list of numbers for each component.
    case columns
    /// One object for each time, with values in the notation of documents.
    case frames
  }

  /// The notations of values in rows.
  public enum Values: String, CaseIterable, Hashable, Sendable {
    /// Values in the notation of animation documents.
    case document
    /// Values as CSS texts.
    case css
  }

  /// The kind of the document, such as `keyframes`; it is repeated in the answer.
  public var kind: String
  /// How the numbers are ordered.
  public var layout: Layout
  /// The notation of values in rows.
  public var values = Values.document
  /// The number of decimals of values, velocities and model values, 0 to 15; nil keeps all.
  /// Times, and formats that are not text, keep all.
  public var precision: Int?
  /// Whether velocities are written in addition to values.
  public var includesVelocity: Bool
  /// Whether model values, which the motion is on its way to, are written in addition to values.
  public var includesModel: Bool

  /// Options for writing samples; `precision` has to be nil or 0 to 15.
  public init(
    kind: String, layout: Layout = .columns, precision: Int? = nil,
    includesVelocity: Bool = false, includesModel: Bool = false
  ) {
    self.kind = kind
    self.layout = layout
    self.precision = precision
    self.includesVelocity = includesVelocity
    self.includesModel = includesModel
  }

  /// The number of quantities written for each column: values, velocities and model values.
  var quantityCount: Int { 1 + (includesVelocity ? 1 : 0) + (includesModel ? 1 : 0) }

  /// The number writer for everything but times.
  var numbers: NumberWriter { NumberWriter(precision: precision) }
}

/// The sizes of the pieces and windows in which samples are written.
enum SamplePiece {
  /// The number of bytes after which a piece ends.
  static let bytes = 1 << 17
  /// The work after which a piece ends, some two milliseconds: its reader may share a processor
  /// with others.
  static let work = 200_000
  /// The greatest number of rows sampled at once for a column.
  static let rows = 2048
  /// The greatest number of values sampled at once for whole rows, except that 16 rows are always
  /// allowed.
  static let numbers = 1 << 16
  /// The greatest number of values sampled at once in any case, except that one row is always
  /// allowed.
  static let mostNumbers = 1 << 20

  /// The number of rows to sample at once for `width` columns. With only a few rows, starting
  /// each column's recurrence would cost too much.
  static func rows(width: Int) -> Int {
    let width = max(width, 1)
    return min(rows, max(numbers / width, min(16, mostNumbers / width), 1))
  }

  /// The least number of rows sampled at once, whatever their cost: starting a column's
  /// recurrence takes as long as some rows.
  private static let fewestRows = 4

  /// The rows to sample at once from `row` on, if each costs `cost` units of work.
  static func window(from row: Int, of count: Int, atMost most: Int, cost: Int) -> Range<Int> {
    row..<min(row + max(min(most, max(work / max(cost, 1), fewestRows)), 1), count)
  }
}

/// How samples are written.
public struct SampleOptions: Hashable, Sendable {
  /// The two ways to order the numbers of an answer.
  public enum Layout: String, CaseIterable, Hashable, Sendable {
    /// One list of numbers for each component.
    case columns
    /// One object for each time, its values in the form in which documents write them.
    case frames
  }

  /// The forms in which rows write values.
  public enum Values: String, CaseIterable, Hashable, Sendable {
    /// As documents write them.
    case document
    /// As texts of CSS.
    case css
  }

  /// The kind of the document, such as `keyframes`; it is repeated in the answer.
  public var kind: String
  /// How the numbers are ordered.
  public var layout: Layout
  /// How rows write values.
  public var values = Values.document
  /// How many decimals values, velocities and model values keep, 0 to 15; nil keeps all. Times, and
  /// the formats that are not text, always keep all.
  public var precision: Int?
  /// Whether velocities are written beside the values.
  public var includesVelocity: Bool
  /// Whether model values, those that the motion is on its way to, are written beside the values.
  public var includesModel: Bool

  /// The given options; `precision` has to be nil or 0 to 15.
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

  /// How many quantities of each column are written.
  var quantityCount: Int { 1 + (includesVelocity ? 1 : 0) + (includesModel ? 1 : 0) }

  /// The writer of all numbers but times.
  var numbers: NumberWriter { NumberWriter(precision: precision) }
}

/// The sizes by which encoders cut their work.
enum SamplePiece {
  /// A piece of a stream ends once it has this many bytes.
  static let bytes = 1 << 17
  /// A piece ends once it has taken so many units of work, some two milliseconds: its reader may
  /// share a processor with others.
  static let work = 200_000
  /// The most rows that are sampled at once for a column.
  static let rows = 2048
  /// The most numbers that are sampled at once for whole rows, unless that is fewer than 16 rows.
  static let numbers = 1 << 16
  /// The most numbers that are sampled at once in any case, but for a single row.
  static let mostNumbers = 1 << 20

  /// The most rows that are sampled at once for `width` columns: fewer than a handful would cost
  /// the start of each column's recurrences too often.
  static func rows(width: Int) -> Int {
    let width = max(width, 1)
    return min(rows, max(numbers / width, min(16, mostNumbers / width), 1))
  }

  /// The fewest rows that are sampled at once, whatever they cost: the start of each column's
  /// recurrences takes as long as some rows.
  private static let fewestRows = 4

  /// The rows from `row` on that are sampled at once where one costs `cost` units of work.
  static func window(from row: Int, of count: Int, atMost most: Int, cost: Int) -> Range<Int> {
    row..<min(row + max(min(most, max(work / max(cost, 1), fewestRows)), 1), count)
  }
}

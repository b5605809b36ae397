/// What stands for the lines of a panel on another platform, and how far it is from them.
public struct PlotDeviation: Hashable, Sendable {
  /// A line for each of the panel's, with its keyframes as dots.
  public var lines: [PlotFigure.Series]
  /// How far each of them is from the panel's, with its sign.
  public var errors: [PlotFigure.Series]
  /// The error that it may have; nil where nobody bounds it.
  public var bound: Double?
  /// The error that is stated of it: at least as large as all errors.
  public var error: Double
  /// Where it is as large as that, and on which of the lines; nil where it is exact.
  public var worst: Worst?
  /// What is said in place of where it is exact; nil for that.
  public var note: String?

  /// The place of the greatest error.
  public struct Worst: Hashable, Sendable {
    /// The line, counted from 0.
    public var line: Int
    /// The place along the axis.
    public var time: Double
    /// The error there, with its sign.
    public var error: Double

    /// A place.
    public init(line: Int, time: Double, error: Double) {
      (self.line, self.time, self.error) = (line, time, error)
    }
  }

  /// A deviation.
  public init(
    lines: [PlotFigure.Series], errors: [PlotFigure.Series], bound: Double?, error: Double,
    worst: Worst?, note: String? = nil
  ) {
    (self.lines, self.errors) = (lines, errors)
    (self.bound, self.error, self.worst, self.note) = (bound, error, worst, note)
  }

  /// How far it is off at most, in words; `unit` follows the numbers.
  func text(unit: String) -> String {
    guard let worst else { return note ?? "exact" }
    let name = worst.line < errors.count ? errors[worst.line].name : ""
    return
      "off by at most \(DecimalText.short(error))\(unit), at \(DecimalText.short(worst.time)) s"
      + (name.isEmpty ? "" : " in " + name)
      + (bound.map { "; allowed \(DecimalText.short($0))\(unit)" } ?? "")
  }
}

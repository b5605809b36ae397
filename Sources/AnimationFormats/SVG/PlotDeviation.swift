/// The lines that another platform shows in place of a panel's, and their distance from these.
public struct PlotDeviation: Hashable, Sendable {
  /// The other platform's lines, one for each of the panel's, with keyframes as dots.
  public var lines: [PlotFigure.Series]
  /// The signed error of each line.
  public var errors: [PlotFigure.Series]
  /// The error allowed; nil if there is no bound.
  public var bound: Double?
  /// The stated error, which is at least as large as all errors.
  public var error: Double
  /// Where the error is greatest; nil if the lines are exact.
  public var worst: Worst?
  /// A remark to show if there is no greatest error; nil shows "exact".
  public var note: String?

  /// The place of the greatest error.
  public struct Worst: Hashable, Sendable {
    /// The index of the line.
    public var line: Int
    /// The position on the axis.
    public var time: Double
    /// The signed error at that time.
    public var error: Double

    /// A place by its line, its position on the axis and its error.
    public init(line: Int, time: Double, error: Double) {
      (self.line, self.time, self.error) = (line, time, error)
    }
  }

  /// The deviation of some lines.
  public init(
    lines: [PlotFigure.Series], errors: [PlotFigure.Series], bound: Double?, error: Double,
    worst: Worst?, note: String? = nil
  ) {
    (self.lines, self.errors) = (lines, errors)
    (self.bound, self.error, self.worst, self.note) = (bound, error, worst, note)
  }

  /// The greatest error in words, with `unit` after the numbers.
  func text(unit: String) -> String {
    guard let worst else { return note ?? "exact" }
    let name = worst.line < errors.count ? errors[worst.line].name : ""
    let most = DecimalText.short(error, rounded: .up)
    return
      "off by at most \(most)\(unit), at \(DecimalText.short(worst.time)) s"
      + (name.isEmpty ? "" : " in " + name)
      + (bound.map { "; allowed \(DecimalText.short($0))\(unit)" } ?? "")
  }
}

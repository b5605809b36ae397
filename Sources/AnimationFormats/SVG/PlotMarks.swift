import AnimationEngine

/// The upright lines of moments, with their names in rows above the panels.
///
/// A name stands at the right of its line. The earlier of two that are close stands higher, so that
/// no line crosses a name; a name without room is left out, and then only the line is there, whose
/// tooltip tells it.
struct PlotMarks {
  private struct Placed {
    var mark: PlotFigure.Mark
    var x: Double
    /// What is shown of the name, and in which row; nothing when there is no room.
    var label: String
    var row: Int?
    /// Whether the name stands at the left of the line.
    var isBefore = false
  }

  private static let rowHeight = 14.0
  private static let mostRows = 3
  /// Where the first row begins.
  private let top: Double

  private var placed: [Placed] = []
  /// The end of what is taken in each row.
  private var taken = [Double](repeating: -.infinity, count: Self.mostRows)

  init(_ marks: [PlotFigure.Mark], time: PlotScale, top: Double = 0, right: Double) {
    self.top = top + 8
    for mark in Self.joined(marks) {
      let x = time.place(of: mark.time)
      // Lines without names that stand close are of no use.
      let isFree = x >= (placed.last?.x ?? -.infinity) + 8
      guard !beside(mark, at: x, right: right), !before(mark, at: x), isFree else { continue }
      placed.append(Placed(mark: mark, x: x, label: "", row: nil))
    }
  }

  /// Places a mark with its name at the right of its line, if there is room.
  private mutating func beside(_ mark: PlotFigure.Mark, at x: Double, right: Double) -> Bool {
    let room = right - x - 8
    let label = SVGText.shortened(mark.name, toFit: min(room, 170))
    let isWhole = label == mark.name || room > 100
    // The rows below the label's own are crossed by its line.
    let row = (0..<Self.mostRows).first { row in taken[row...].allSatisfy { $0 < x } }
    guard isWhole, !label.isEmpty, let row else { return false }
    taken[row] = x + 8 + SVGText.width(label) + 6
    placed.append(Placed(mark: mark, x: x, label: label, row: row))
    return true
  }

  /// Places a mark near the right edge with its name at the left of its line, if nothing is there.
  private mutating func before(_ mark: PlotFigure.Mark, at x: Double) -> Bool {
    let label = SVGText.shortened(mark.name, toFit: 170)
    let left = x - 8 - SVGText.width(label)
    guard !label.isEmpty, left > placed.last?.x ?? 0, taken.allSatisfy({ $0 < left }) else {
      return false
    }
    taken[0] = x + 3
    placed.append(Placed(mark: mark, x: x, label: label, row: 0, isBefore: true))
    return true
  }

  /// The marks with those of one moment made one.
  private static func joined(_ marks: [PlotFigure.Mark]) -> [PlotFigure.Mark] {
    var joined: [PlotFigure.Mark] = []
    for mark in marks {
      guard let last = joined.last, last.time == mark.time else {
        joined.append(mark)
        continue
      }
      joined[joined.count - 1].name += ", " + mark.name
      joined[joined.count - 1].isEnd = last.isEnd && mark.isEnd
    }
    return joined
  }

  /// How much room the names take above the panels.
  var height: Double {
    guard !placed.isEmpty else { return top }
    let rows = (placed.compactMap(\.row).max() ?? 0) + 1
    return top + Double(rows) * Self.rowHeight + 6
  }

  /// The lines, down to `bottom`.
  func lines(to bottom: Double) -> String {
    placed.map { placed in
      let start = placed.row.map { top + Double($0) * Self.rowHeight } ?? height - 6
      let x = PlotScale.text(pixels: placed.x)
      return "<path class=\"\(placed.mark.isEnd ? "end" : "event")\" d=\"M\(x) "
        + "\(PlotScale.text(pixels: start))V\(PlotScale.text(pixels: bottom))\">"
        + "<title>\(SVGText.escaped(String(placed.mark.name.prefix(200))))</title></path>\n"
    }.joined()
  }

  /// The names.
  var names: String {
    placed.map { placed in
      guard let row = placed.row else { return "" }
      let y = top + Double(row) * Self.rowHeight + 10
      let x = PlotScale.text(pixels: placed.x + (placed.isBefore ? -5 : 5))
      return "<text class=\"name mark\" x=\"\(x)\" "
        + (placed.isBefore ? "text-anchor=\"end\" " : "")
        + "y=\"\(PlotScale.text(pixels: y))\">\(SVGText.escaped(placed.label))</text>\n"
    }.joined()
  }
}

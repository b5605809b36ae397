import AnimationEngine

/// Draws the vertical lines of moments, with their names in rows above the panels.
///
/// A name is to the right of its line. Of two close ones the earlier is placed higher, so that no
/// line crosses a name. A name without room is left out; its line then has only a tooltip.
struct PlotMarks {
  private struct Placed {
    var mark: PlotFigure.Mark
    var x: Double
    /// The name, perhaps shortened, and its row; no row if there is no room.
    var label: String
    var row: Int?
    /// Whether the name is to the left of the line.
    var isBefore = false
  }

  private static let rowHeight = 14.0
  private static let mostRows = 3
  /// The room of a name that has other marks close by, in pixels.
  private static let narrow = 170.0
  /// The top of the first row, in pixels.
  private let top: Double

  private var placed: [Placed] = []
  /// The right end of the names in each row.
  private var taken = [Double](repeating: -.infinity, count: Self.mostRows)

  init(_ marks: [PlotFigure.Mark], time: PlotScale, top: Double = 0, right: Double) {
    self.top = top + 8
    let marks = Self.joined(marks)
    for (index, mark) in marks.enumerated() {
      let x = time.place(of: mark.time)
      let next = index + 1 < marks.count ? time.place(of: marks[index + 1].time) : right
      // Lines without names are dropped if they are too close to another.
      let isFree = x >= (placed.last?.x ?? -.infinity) + 8
      guard !beside(mark, at: x, next: next, right: right), !before(mark, at: x), isFree
      else { continue }
      placed.append(Placed(mark: mark, x: x, label: "", row: nil))
    }
  }

  /// Places a name to the right of its line, if there is room; returns whether there was. Of a wide gap it
  /// leaves half to the name of the next mark.
  private mutating func beside(
    _ mark: PlotFigure.Mark, at x: Double, next: Double, right: Double
  ) -> Bool {
    let room = right - x - 8
    let label = SVGText.name(mark.name, toFit: min(room, max(Self.narrow, (next - x) / 2 - 14)))
    let isWhole = label == mark.name || room > 100
    // Rows below the name's own must be free too, because its line crosses them.
    let row = (0..<Self.mostRows).first { row in taken[row...].allSatisfy { $0 < x } }
    guard isWhole, !label.isEmpty, let row else { return false }
    taken[row] = x + 8 + SVGText.width(label) + 6
    placed.append(Placed(mark: mark, x: x, label: label, row: row))
    return true
  }

  /// Places a name near the right edge to the left of its line, if there is room; returns whether
  /// there was.
  private mutating func before(_ mark: PlotFigure.Mark, at x: Double) -> Bool {
    let free = max(placed.last?.x ?? 0, taken.max() ?? 0)
    let label = SVGText.name(mark.name, toFit: max(Self.narrow, x - free - 14))
    let left = x - 8 - SVGText.width(label)
    guard !label.isEmpty, left > placed.last?.x ?? 0, taken.allSatisfy({ $0 < left }) else {
      return false
    }
    taken[0] = x + 3
    placed.append(Placed(mark: mark, x: x, label: label, row: 0, isBefore: true))
    return true
  }

  /// The marks, with those at the same time joined into one.
  private static func joined(_ marks: [PlotFigure.Mark]) -> [PlotFigure.Mark] {
    var joined: [PlotFigure.Mark] = []
    for mark in marks {
      guard let last = joined.indices.last, joined[last].time == mark.time else {
        joined.append(mark)
        continue
      }
      // The name grows where it is: a copy for each mark would take the square of their number.
      joined[last].name += ", " + mark.name
      joined[last].isEnd = joined[last].isEnd && mark.isEnd
    }
    return joined
  }

  /// The bottom of the rows of names, in pixels: where the panels may begin.
  var height: Double {
    guard !placed.isEmpty else { return top }
    let rows = (placed.compactMap(\.row).max() ?? 0) + 1
    return top + Double(rows) * Self.rowHeight + 6
  }

  /// The SVG of the lines, down to `bottom`.
  func lines(to bottom: Double) -> String {
    placed.map { placed in
      let start = placed.row.map { top + Double($0) * Self.rowHeight } ?? height - 6
      let x = PlotScale.text(pixels: placed.x)
      return "<path class=\"\(placed.mark.isEnd ? "end" : "event")\" d=\"M\(x) "
        + "\(PlotScale.text(pixels: start))V\(PlotScale.text(pixels: bottom))\">"
        + "<title>\(SVGText.escaped(String(placed.mark.name.prefix(200))))</title></path>\n"
    }.joined()
  }

  /// The SVG of the names.
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

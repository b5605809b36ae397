import AnimationEngine
import Foundation

/// A plot of samples in block characters: a panel for each column of numbers, a line for any
/// other column. Where a column has no value, its panel is blank.
struct TerminalPlot {
  let text: String

  /// The rows of a panel; each row shows eight levels.
  private static let rows = 6
  private static let steps = 8
  private static let blocks = Array(" ▁▂▃▄▅▆▇█")

  /// The number of samples that fit beside the labels.
  static func sampleCount(inColumns columns: Int) -> Int { columns - labelWidth - 1 }

  private static let labelWidth = 12

  /// Plots a table of samples whose first column is the time.
  init(_ table: CSVTable) {
    let times = table.columns.first?.cells.compactMap(Double.init) ?? []
    let panels = table.columns.dropFirst().map { column in
      Self.numbers(of: column).map { Self.panel(column.name, $0) } ?? Self.line(column)
    }
    text = (panels + [Self.axis(times)]).joined(separator: "\n")
  }

  /// The numbers of a column, nil where a cell is empty; nil if any cell is something else.
  private static func numbers(of column: CSVTable.Column) -> [Double?]? {
    let numbers = column.cells.map { Double($0) }
    let isNumeric = zip(numbers, column.cells).allSatisfy { $0 != nil || $1.isEmpty }
    return isNumeric ? numbers : nil
  }

  private static func panel(_ name: String, _ values: [Double?]) -> String {
    let present = values.compactMap(\.self)
    guard let low = present.min(), let high = present.max() else {
      return "\(name): no value\n"
    }
    guard low < high else {
      let span = present.count == values.count ? "throughout" : "where it has a value"
      return "\(name): \(short(low)) \(span)\n"
    }
    let levels = values.map { value in
      guard let value else { return 0 }
      let level = (value - low) / (high - low) * Double(rows * steps - 1)
      return Int(saturating: level.rounded()) + 1
    }
    let lines = (0..<rows).map { row in
      let floor = (rows - 1 - row) * steps
      let cells = levels.map { blocks[min(max($0 - floor, 0), steps)] }
      return label(row == 0 ? high : row == rows - 1 ? low : nil) + String(cells)
    }
    return ([name] + lines).joined(separator: "\n") + "\n"
  }

  /// The line for a column that is not numbers: its first and last value.
  private static func line(_ column: CSVTable.Column) -> String {
    let (first, last) = (column.cells.first ?? "", column.cells.last ?? "")
    return "\(column.name): \(first)" + (first == last ? " throughout\n" : " to \(last)\n")
  }

  private static func axis(_ times: [Double]) -> String {
    let (start, end) = (short(times.first ?? 0) + " s", short(times.last ?? 0) + " s")
    let gap = max(times.count - start.count - end.count, 1)
    return label(nil) + start + String(repeating: " ", count: gap) + end + "\n"
  }

  private static func label(_ value: Double?) -> String {
    let text = value.map(short) ?? ""
    return String(repeating: " ", count: max(labelWidth - 1 - text.count, 0)) + text + " "
  }

  /// A number with four digits, which are enough for a plot.
  private static func short(_ value: Double) -> String { String(format: "%.4g", value) }
}

/// A table of comma-separated values (RFC 4180).
struct CSVTable {
  struct Column {
    var name: String
    var cells: [String] = []
  }

  private(set) var columns: [Column] = []

  /// Reads a table whose first row has the names of the columns.
  init(_ text: String) {
    var rows = Self.rows(of: text)[...]
    columns = (rows.popFirst() ?? []).map { Column(name: $0) }
    for row in rows where row.count == columns.count {
      for (index, cell) in row.enumerated() { columns[index].cells.append(cell) }
    }
  }

  private static func rows(of text: String) -> [[String]] {
    var (rows, row, cell, isQuoted) = ([[String]](), [String](), "", false)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"":
        // Inside a quoted cell a quotation mark is written twice.
        if !isQuoted, !cell.isEmpty { cell.append("\"") }
        isQuoted.toggle()
      case "," where !isQuoted:
        row.append(cell)
        cell = ""
      case "\n" where !isQuoted:
        rows.append(row + [cell])
        (row, cell) = ([], "")
      case "\r" where !isQuoted: break
      default: cell.unicodeScalars.append(scalar)
      }
    }
    return rows
  }
}

extension ServiceOptions {
  /// A part of a document in block characters, a sample in each column.
  func drawing(of document: Input, _ part: PartOptions) async throws -> String {
    let count = TerminalPlot.sampleCount(inColumns: Standard.columns)
    let query = part.query + [("count", "\(count)"), ("format", "csv")]
    var bytes: [UInt8] = []
    try await answer("/v1/sample", query, document) { bytes += $0 }
    return TerminalPlot(CSVTable(String(decoding: bytes, as: UTF8.self))).text.harmless
  }
}

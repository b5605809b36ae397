import Foundation

/// A drawing of samples in block characters: a panel for each column of numbers, a line for any other.
struct TerminalPlot {
  let text: String

  /// The rows of one panel; each shows eight steps.
  private static let rows = 6
  private static let steps = 8
  private static let blocks = Array(" ▁▂▃▄▅▆▇█")

  /// How many samples fit beside the labels.
  static func sampleCount(inColumns columns: Int) -> Int { columns - labelWidth - 1 }

  private static let labelWidth = 12

  /// Draws a table of samples, time first.
  init(_ table: CSVTable) {
    let times = table.columns.first?.cells.compactMap(Double.init) ?? []
    let panels = table.columns.dropFirst().map { column in
      let numbers = column.cells.compactMap(Double.init)
      return numbers.count == column.cells.count
        ? Self.panel(column.name, numbers) : Self.line(column)
    }
    text = (panels + [Self.axis(times)]).joined(separator: "\n")
  }

  private static func panel(_ name: String, _ values: [Double]) -> String {
    guard let low = values.min(), let high = values.max(), low < high else {
      return "\(name): \(short(values.first ?? 0)) throughout\n"
    }
    let levels = values.map { value in
      Int(((value - low) / (high - low) * Double(rows * steps - 1)).rounded()) + 1
    }
    let lines = (0..<rows).map { row in
      let floor = (rows - 1 - row) * steps
      let cells = levels.map { blocks[min(max($0 - floor, 0), steps)] }
      return label(row == 0 ? high : row == rows - 1 ? low : nil) + String(cells)
    }
    return ([name] + lines).joined(separator: "\n") + "\n"
  }

  /// What is not a number: where it begins and where it ends.
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

  /// Four digits are enough to read a drawing by.
  private static func short(_ value: Double) -> String { String(format: "%.4g", value) }
}

/// A table of texts with commas between them (RFC 4180).
struct CSVTable {
  struct Column {
    var name: String
    var cells: [String] = []
  }

  private(set) var columns: [Column] = []

  /// Reads a table whose first row names its columns.
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
        // A quotation mark within a cell is written twice.
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
  /// Writes a drawing of a document in block characters.
  func draw(_ document: Input, _ sampling: SamplingOptions) async throws {
    let count = TerminalPlot.sampleCount(inColumns: Standard.columns)
    let query = sampling.query.filter { $0.0 == "property" || $0.0 == "start" || $0.0 == "end" }
    var bytes: [UInt8] = []
    try await answer("/v1/sample", query + [("count", "\(count)"), ("format", "csv")], document) {
      bytes += $0
    }
    let plot = TerminalPlot(CSVTable(String(decoding: bytes, as: UTF8.self)))
    Standard.output.write(Data(plot.text.utf8))
  }
}

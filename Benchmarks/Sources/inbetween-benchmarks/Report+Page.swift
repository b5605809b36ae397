import Foundation

// The table as a page: a section of a Markdown file, between two marks, and a picture beside it.

extension Report {
  private static let begin = "<!-- the table: make bench TABLE=1 -->"
  private static let end = "<!-- end of the table -->"

  /// Writes the table between the marks of a file, and `figures.svg` beside it.
  func write(to path: String) throws {
    let page = try String(contentsOfFile: path, encoding: .utf8)
    guard let begin = page.range(of: Self.begin),
      let end = page.range(of: Self.end, range: begin.upperBound..<page.endIndex)
    else { throw PageProblem(path: path) }
    let whole =
      page[..<begin.upperBound] + "\n\n" + markdown + "\n" + page[end.lowerBound...]
    try String(whole).write(toFile: path, atomically: true, encoding: .utf8)
    let picture = URL(filePath: path).deletingLastPathComponent().appending(path: "figures.svg")
    try BarChart(bars).svg.write(to: picture, atomically: true, encoding: .utf8)
  }

  private var markdown: String {
    sections.filter { !$0.lines.isEmpty }.map { section in
      let lines = section.lines.map { line in
        "| \(line.name) | \(Self.text(line.value)) \(line.unit) | \(line.bound?.text ?? "") |"
      }
      return "**\(section.title)**\n\n| what | figure | bound |\n|---|---|---|\n"
        + lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The nanoseconds of the engine's section.
  private var bars: [BarChart.Bar] {
    let engine = sections.first { $0.title.hasPrefix("Values in memory") }
    return (engine?.lines ?? []).filter { $0.unit == "ns" }.map {
      BarChart.Bar(name: $0.name, value: $0.value, isPeer: $0.name.hasPrefix("others"))
    }
  }

  /// A file without the two marks.
  private struct PageProblem: Error, CustomStringConvertible {
    var path: String
    var description: String { "\(path) has no place for a table: it needs two marks." }
  }
}

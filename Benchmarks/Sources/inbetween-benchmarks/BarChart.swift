import Glibc

/// A picture of nanoseconds a value: a bar for each figure, on a scale on which ten times as much is one
/// step further.
struct BarChart {
  /// One bar.
  struct Bar {
    var name: String
    var value: Double
    /// Whether it is an algorithm of others.
    var isPeer: Bool
  }

  private let bars: [Bar]
  private static let (row, left, width) = (22.0, 300.0, 420.0)
  private static let (least, most) = (0.1, 1000.0)

  init(_ bars: [Bar]) { self.bars = bars }

  /// The picture as SVG, readable in light and in dark.
  var svg: String {
    let height = Self.row * Double(bars.count) + 50
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 \(Int(height))" role="img" \
      font-family="system-ui, sans-serif" font-size="13">
      <title>Nanoseconds a value</title>
      <style>
      text { fill: #222 } .ours { fill: #2563a8 } .others { fill: #c2571a } line { stroke: #8886 }
      @media (prefers-color-scheme: dark) { text { fill: #ddd } .ours { fill: #6aa9ea } .others { fill: #ee9a62 } }
      </style>
      \((grid(height) + bars.enumerated().flatMap { lines(of: $1, at: $0) }).joined(separator: "\n"))
      </svg>

      """
  }

  /// Where a number of nanoseconds lies.
  private static func place(of value: Double) -> Double {
    let share = log(max(value, least) / least) / log(most / least)
    return left + width * min(share, 1)
  }

  private func grid(_ height: Double) -> [String] {
    [0.1, 1, 10, 100, 1000].flatMap { value in
      let x = Report.text(Self.place(of: value))
      let name = value < 1 ? "0.1" : String(Int(value))
      return [
        #"<line x1="\#(x)" x2="\#(x)" y1="8" y2="\#(Int(height - 34))"/>"#,
        #"<text x="\#(x)" y="\#(Int(height - 16))" text-anchor="middle">\#(name) ns</text>"#,
      ]
    }
  }

  private func lines(of bar: Bar, at index: Int) -> [String] {
    let y = 10 + Self.row * Double(index)
    let end = Self.place(of: bar.value)
    let name = bar.name.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    return [
      #"<text x="\#(Int(Self.left - 8))" y="\#(Int(y + 13))" text-anchor="end">\#(name)</text>"#,
      #"<rect class="\#(bar.isPeer ? "others" : "ours")" x="\#(Int(Self.left))" y="\#(Int(y))""#
        + #" width="\#(Report.text(end - Self.left))" height="16" rx="2"/>"#,
      #"<text x="\#(Report.text(end + 6))" y="\#(Int(y + 13))">\#(Report.text(bar.value))</text>"#,
    ]
  }
}

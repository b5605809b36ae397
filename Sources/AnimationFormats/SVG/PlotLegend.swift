/// The names of a panel's lines, each with a sample of its line. They stand at the right of the
/// title, or in rows of their own below it if not every name has room there.
struct PlotLegend {
  /// The SVG of the legend.
  private(set) var text = ""
  /// The width beside the title, in pixels; 0 with rows of its own.
  private(set) var width = 0.0
  /// The number of rows below the title.
  private(set) var rows = 0

  static let rowHeight = 16.0
  /// The room for the sample of a line before its name, with the gaps around it.
  private static let sample = 34.0

  /// The legend of lines with names, in their styles, beside a title; without names it is empty.
  init(
    _ names: [String], styles: [String], beside title: String, on time: PlotScale, top: Double
  ) {
    guard names.contains(where: { !$0.isEmpty }) else { return }
    let whole = time.end - time.start
    let room = (whole - (title.isEmpty ? 0 : 80)) / Double(names.count) - Self.sample
    let beside = names.map { SVGText.name($0, toFit: min(room, 150)) }
    if zip(names, beside).allSatisfy({ $0.isEmpty || !$1.isEmpty }) {
      width = beside.reduce(0) { $0 + Self.width($1) }
      var x = time.end - width + 12
      for (name, style) in zip(beside, styles) { add(name, style, at: &x, top) }
    } else {
      addRows(
        names.map { SVGText.name($0, toFit: min(whole - Self.sample, 150)) }, styles, time, top)
    }
  }

  private mutating func addRows(
    _ names: [String], _ styles: [String], _ time: PlotScale, _ top: Double
  ) {
    rows = 1
    var x = time.start
    for (name, style) in zip(names, styles) {
      if x > time.start, x + Self.width(name) > time.end + 12 { (x, rows) = (time.start, rows + 1) }
      add(name, style, at: &x, top + Double(rows) * Self.rowHeight)
    }
  }

  private mutating func add(_ name: String, _ style: String, at x: inout Double, _ top: Double) {
    func pixels(_ place: Double) -> String { PlotScale.text(pixels: place) }
    text +=
      "<path class=\"line \(style)\" d=\"M\(pixels(x)) \(pixels(top + 10))h15\"/>"
      + "<text class=\"name\" x=\"\(pixels(x + 19))\" y=\"\(pixels(top + 14))\">"
      + "\(SVGText.escaped(name))</text>\n"
    x += Self.width(name)
  }

  private static func width(_ name: String) -> Double { SVGText.width(name) + sample }
}

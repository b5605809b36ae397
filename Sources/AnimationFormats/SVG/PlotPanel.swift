import AnimationEngine

/// The panel of one property within a plot.
struct PlotPanel {
  /// How many points a line is drawn through.
  static let points = 481

  private let property: AnimatedProperty
  private let samples: Samples
  private let columns: Range<Int>
  private let time: PlotScale
  private let top: Double
  private let keyframes: [Double]
  private let includesVelocity: Bool

  init(
    _ property: AnimatedProperty, samples: Samples, firstColumn: Int, time: PlotScale,
    top: Double, keyframes: [Double], includesVelocity: Bool
  ) {
    self.property = property
    self.samples = samples
    columns = firstColumn..<firstColumn + property.laneCount
    self.time = time
    self.top = top
    self.keyframes = keyframes
    self.includesVelocity = includesVelocity
  }

  private var isDiscrete: Bool { property.type == .discrete }
  private var isColor: Bool { if case .color = property.type { true } else { false } }

  /// How tall the panel is with its title, in pixels.
  var height: Double { isDiscrete ? 56 : 146 }

  /// What the panel shows.
  func text(of timeline: Timeline) -> String {
    let values = columns.map { numbers($0, velocity: false) }
    if isDiscrete { return title + bands(values[0]) }
    guard let low = values.joined().filter(\.isFinite).min(),
      let high = values.joined().filter(\.isFinite).max()
    else { return title }
    let scale = PlotScale(low...high, from: top + height - 16, to: top + 26)
    return title + (isColor ? strip(values) : "") + grid(scale) + lines(values, scale)
      + (includesVelocity ? speeds() : "") + dots(timeline, scale)
  }

  private func numbers(_ column: Int, velocity: Bool) -> [Double] {
    var numbers = [Double](repeating: 0, count: samples.rowCount)
    var span = numbers.mutableSpan
    if velocity {
      samples.writeVelocities(column: column, rows: 0..<samples.rowCount, into: &span)
    } else {
      samples.writeValues(column: column, rows: 0..<samples.rowCount, into: &span)
    }
    return numbers
  }

  /// The class of a component's colour: of a colour's own components that of the same name.
  private func series(_ index: Int) -> String {
    isColor ? ["r", "g", "b", "o"][index] : "\(index % 4)"
  }

  private func pixels(_ place: Double) -> String { PlotScale.text(pixels: place) }

  // MARK: Parts

  private var title: String {
    let name = SVGText.escaped(String(property.name.prefix(60)))
    let names = property.type.componentNames
    var text = "<text class=\"title\" x=\"64\" y=\"\(pixels(top + 14))\">\(name)"
    if names.count > 1 {
      for (index, name) in names.prefix(8).enumerated() {
        text += " <tspan class=\"k\(series(index))\" font-weight=\"400\">\(name)</tspan>"
      }
    }
    return text + "</text>\n"
  }

  private func grid(_ scale: PlotScale) -> String {
    scale.ticks(atMost: 5).map { tick in
      let y = scale.text(of: tick.number)
      return "<line class=\"grid\" x1=\"64\" y1=\"\(y)\" x2=\"\(pixels(time.end))\" y2=\"\(y)\"/>"
        + "<text class=\"axis\" x=\"58\" y=\"\(y)\" dy=\"3.5\" text-anchor=\"end\">\(tick.text)"
        + "</text>\n"
    }.joined()
  }

  private func lines(_ values: [[Double]], _ scale: PlotScale) -> String {
    values.enumerated().map { index, numbers in
      "<path class=\"line s\(series(index))\" d=\"\(path(numbers, scale))\"/>\n"
    }.joined()
  }

  /// The velocities, on a scale of their own.
  private func speeds() -> String {
    let values = columns.map { numbers($0, velocity: true) }
    let finite = values.joined().filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return "" }
    let scale = PlotScale(low...high, from: top + height - 16, to: top + 26)
    return values.enumerated().map { index, numbers in
      "<path class=\"line speed s\(series(index))\" d=\"\(path(numbers, scale))\"/>\n"
    }.joined()
  }

  private func path(_ numbers: [Double], _ scale: PlotScale) -> String {
    var text = ""
    var isDrawing = false
    for (row, number) in numbers.enumerated() {
      guard number.isFinite else {
        isDrawing = false
        continue
      }
      // A point in the middle of a level stretch is of no use.
      let isLevel =
        row > 0 && row + 1 < numbers.count && isDrawing
        && numbers[row - 1] == number && numbers[row + 1] == number
      if isLevel { continue }
      text +=
        (isDrawing ? "L" : "M") + time.text(of: samples.grid.time(at: row)) + " "
        + scale.text(of: number)
      isDrawing = true
    }
    return text
  }

  private func dots(_ timeline: Timeline, _ scale: PlotScale) -> String {
    keyframes.filter(time.range.contains).prefix(500).map { arrival in
      columns.enumerated().map { index, column in
        let value = timeline.value(ofColumn: column, at: arrival)
        return "<circle class=\"k\(series(index))\" cx=\"\(time.text(of: arrival))\" "
          + "cy=\"\(scale.text(of: value))\" r=\"2.8\"/>"
      }.joined()
    }.joined(separator: "\n") + (keyframes.isEmpty ? "" : "\n")
  }

  /// What a colour looks like, along the top of the panel.
  private func strip(_ values: [[Double]]) -> String {
    let cells = 96
    let width = (time.end - time.start) / Double(cells)
    return (0..<cells).map { cell in
      let row = min(cell * (samples.rowCount - 1) / (cells - 1), samples.rowCount - 1)
      let color = ResolvedColor(
        red: values[0][row], green: values[1][row], blue: values[2][row], opacity: 1)
      let opacity = DecimalText.text(
        units: Int((min(max(values[3][row], 0), 1) * 100).rounded()), decimals: 2)
      return "<rect x=\"\(pixels(time.start + Double(cell) * width))\" y=\"\(pixels(top + 18))\" "
        + "width=\"\(pixels(width + 0.3))\" height=\"5\" fill=\"\(color.hexText)\" "
        + "fill-opacity=\"\(opacity)\"/>"
    }.joined() + "\n"
  }

  /// The stretches on which a discrete value stays.
  private func bands(_ indices: [Double]) -> String {
    var text = ""
    var first = 0
    for row in 1...indices.count where row == indices.count || indices[row] != indices[first] {
      let start = time.place(of: samples.grid.time(at: first))
      let end = time.place(of: samples.grid.time(at: min(row, indices.count - 1)))
      text += band(property.labels[Int(indices[first])], from: start, to: max(end, start + 1))
      first = row
    }
    return text
  }

  private func band(_ label: String, from start: Double, to end: Double) -> String {
    let room = Int((end - start - 8) / 6.2)
    let shown = room >= 2 ? SVGText.escaped(String(label.prefix(room))) : ""
    return "<rect class=\"band\" x=\"\(pixels(start))\" y=\"\(pixels(top + 20))\" "
      + "width=\"\(pixels(end - start))\" height=\"22\" rx=\"3\"/>"
      + "<text class=\"name\" x=\"\(pixels(start + 5))\" y=\"\(pixels(top + 35))\">\(shown)</text>\n"
  }
}

public import AnimationEngine

/// A plot of a timeline as an SVG picture: a panel for each property, with its values over time.
///
/// Keyframes are dots, phases and other events upright lines. Colours show as a strip of what they
/// look like, discrete values as named bands. The picture follows the reader's light or dark
/// scheme and needs nothing from outside.
public struct SVGPlot: Sendable {
  /// The picture.
  public let text: String

  /// The width of every plot, in pixels.
  public static let width = 720.0

  /// The most panels that are drawn; a note says how many properties are left out.
  public static let mostPanels = 40

  /// The plot of a timeline from `start` to `end` seconds; `end` has to be at least `start`.
  ///
  /// - Parameter includesVelocity: Whether velocities are drawn, as broken lines on a scale of
  ///   their own.
  /// - Complexity: O(columns).
  public init(
    _ animation: ResolvedAnimation, _ timeline: Timeline, from start: Double, to end: Double,
    includesVelocity: Bool = false
  ) {
    let time = PlotScale(start...max(end, start), from: 64, to: Self.width - 20)
    let events = timeline.events.filter { $0.time >= start && $0.time <= end }
    let samples = Samples(timeline, on: .evenly(count: PlotPanel.points, start: start, end: end))
    let keyframes = animation.keyframeTimes
    var top = events.isEmpty ? 12.0 : 34
    var body = ""
    var column = 0
    for (index, property) in timeline.properties.enumerated() {
      defer { column += property.laneCount }
      guard index < Self.mostPanels else { continue }
      let panel = PlotPanel(
        property, samples: samples, firstColumn: column, time: time, top: top,
        keyframes: keyframes[index], includesVelocity: includesVelocity)
      body += panel.text(of: timeline)
      top += panel.height
    }
    let left = timeline.properties.count - Self.mostPanels
    if left > 0 { body += Self.note("and \(left) more properties", at: &top) }
    let height = top + 30
    text =
      Self.head(height: height, names: timeline.properties.map(\.name))
      + EventMarks(events, time: time, bottom: top).text + body + Self.axis(time, top: top)
      + "</svg>\n"
  }

  private static func head(height: Double, names: [String]) -> String {
    let size = "\(PlotScale.text(pixels: width)) \(PlotScale.text(pixels: height))"
    let title = names.prefix(12).joined(separator: ", ") + " over time"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" role="img" \
      font-family="system-ui, sans-serif" font-size="11">
      <title>\(SVGText.escaped(title))</title>
      \(PlotStyle.text)
      <rect class="paper" width="100%" height="100%"/>

      """
  }

  private static func note(_ text: String, at top: inout Double) -> String {
    top += 20
    return "<text class=\"axis\" x=\"64\" y=\"\(PlotScale.text(pixels: top - 6))\">\(text)</text>\n"
  }

  private static func axis(_ time: PlotScale, top: Double) -> String {
    let y = PlotScale.text(pixels: top + 14)
    return time.ticks(atMost: 11).map { tick in
      "<text class=\"axis\" x=\"\(time.text(of: tick.number))\" y=\"\(y)\" "
        + "text-anchor=\"middle\">\(tick.text) s</text>\n"
    }.joined()
  }
}

/// The upright lines of events, with their names above the panels.
private struct EventMarks {
  let events: [TimelineEvent]
  let time: PlotScale
  let bottom: Double

  init(_ events: [TimelineEvent], time: PlotScale, bottom: Double) {
    // More lines than that can't be told apart.
    self.events = Array(events.prefix(200))
    self.time = time
    self.bottom = bottom
  }

  var text: String {
    var free = -Double.infinity
    return events.map { event in
      let x = time.place(of: event.time)
      let line =
        "<line class=\"event\" x1=\"\(time.text(of: event.time))\" y1=\"28\" "
        + "x2=\"\(time.text(of: event.time))\" y2=\"\(PlotScale.text(pixels: bottom))\"/>\n"
      // A name that would run into the one before is left out.
      guard x >= free else { return line }
      let name = String(event.kind.name.prefix(24))
      free = x + Double(name.count) * 6.5 + 10
      return line + "<text class=\"name\" x=\"\(PlotScale.text(pixels: x + 3))\" y=\"24\">"
        + "\(SVGText.escaped(name))</text>\n"
    }.joined()
  }
}

extension TimelineEvent.Kind {
  fileprivate var name: String {
    switch self {
    case .phase(let name), .completed(let name, _, _): name
    }
  }
}

/// The colours of the parts, for light and for dark paper.
private enum PlotStyle {
  static let text = """
    <style>
    .paper{fill:#fff}.grid{stroke:#e5e7eb}.axis{fill:#6b7280}.name{fill:#374151}
    .title{fill:#111827;font-weight:600}.event{stroke:#9ca3af;stroke-dasharray:2 3}
    .band{fill:#e0e7ff;stroke:#fff}.line{fill:none;stroke-width:1.8;stroke-linejoin:round}
    .speed{stroke-width:1.2;stroke-dasharray:5 4;opacity:.65}
    .s0{stroke:#2563eb}.s1{stroke:#d97706}.s2{stroke:#059669}.s3{stroke:#9333ea}
    .k0{fill:#2563eb}.k1{fill:#d97706}.k2{fill:#059669}.k3{fill:#9333ea}
    .sr{stroke:#dc2626}.sg{stroke:#16a34a}.sb{stroke:#2563eb}.so{stroke:#9ca3af}
    .kr{fill:#dc2626}.kg{fill:#16a34a}.kb{fill:#2563eb}.ko{fill:#9ca3af}
    @media(prefers-color-scheme:dark){
    .paper{fill:#111827}.grid{stroke:#1f2937}.axis{fill:#9ca3af}.name{fill:#d1d5db}
    .title{fill:#f9fafb}.event{stroke:#6b7280}.band{fill:#312e81;stroke:#111827}
    .s0{stroke:#60a5fa}.s1{stroke:#fbbf24}.s2{stroke:#34d399}.s3{stroke:#c084fc}
    .k0{fill:#60a5fa}.k1{fill:#fbbf24}.k2{fill:#34d399}.k3{fill:#c084fc}
    .sr{stroke:#f87171}.sg{stroke:#4ade80}.sb{stroke:#60a5fa}
    .kr{fill:#f87171}.kg{fill:#4ade80}.kb{fill:#60a5fa}}
    </style>
    """
}

/// Text within SVG.
enum SVGText {
  /// The text with the characters that XML takes for its own replaced, and those that it does not
  /// allow left out.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// The one table that comes out: a line for each figure, with the bound that is set for it.
struct Report {
  /// A bound of a figure.
  enum Bound {
    case atMost(Double)
    case atLeast(Double)

    func holds(for value: Double) -> Bool {
      switch self {
      case .atMost(let bound): value <= bound
      case .atLeast(let bound): value >= bound
      }
    }

    var text: String {
      switch self {
      case .atMost(let bound): "≤ \(Report.text(bound))"
      case .atLeast(let bound): "≥ \(Report.text(bound))"
      }
    }
  }

  /// One figure.
  struct Line {
    var name: String
    var value: Double
    var unit: String
    var bound: Bound?
  }

  /// The figures of one section.
  struct Section {
    var title: String
    var lines: [Line] = []
  }

  /// How many figures are out of their bounds.
  private(set) var failures = 0
  private(set) var sections: [Section] = []

  /// Begins a section.
  mutating func section(_ title: String) {
    sections.append(Section(title: title))
    print("\n\(title)")
    print(String(repeating: "─", count: 86))
  }

  /// A figure that was timed.
  mutating func add(
    _ name: String, _ time: Stopwatch.Time, per items: Int, unit: String = "ns",
    scale: Double = 1, bound: Bound? = nil
  ) {
    let factor = scale / Double(items)
    add(
      name, time.best * factor, unit, note: "median \(Self.text(time.median * factor))",
      bound: bound)
  }

  /// How many times as long one thing takes as another.
  mutating func add(
    ratioOf name: String, _ time: Stopwatch.Time, to other: String, _ otherTime: Stopwatch.Time,
    bound: Bound
  ) {
    add("\(name) / \(other)", time.best / otherTime.best, "times", bound: bound)
  }

  /// A figure.
  mutating func add(
    _ name: String, _ value: Double, _ unit: String, note: String = "", bound: Bound? = nil
  ) {
    let holds = bound?.holds(for: value) ?? true
    if !holds { failures += 1 }
    sections[sections.count - 1].lines.append(
      Line(name: name, value: value, unit: unit, bound: bound))
    let mark =
      bound == nil ? "" : holds ? "  \(bound?.text ?? "")" : "  \(bound?.text ?? "") MISSED"
    print(
      Self.padded(name, 44) + Self.aligned(Self.text(value), 10) + " " + Self.padded(unit, 8)
        + Self.padded(note, 16) + mark)
  }

  /// A line that says something else.
  func note(_ text: String) { print(text) }

  /// Three figures that count.
  static func text(_ value: Double) -> String {
    let decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return decimals == 0 ? String(Int(rounded)) : String(rounded)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }

  private static func aligned(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}

/// The style sheet of a picture, for light and dark schemes.
///
/// Every rule applies only inside the picture's class, so that an embedded picture does not
/// affect its page. Lines have a contrast of at least 3:1 and texts of 4.5:1.
enum PlotStyle {
  /// The CSS class of the picture.
  static let root = "inbetween"
  /// The number of colours of lines; from the fifth on lines are dashed.
  static let lineCount = 8
  /// The number of ways in which lines of the same colour are dashed: lines beyond the colours are
  /// told apart by them.
  static let dashCount = 3
  /// The number of tints for bands.
  static let tintCount = 4

  private static let lines = [
    "#2563eb", "#c2410c", "#047857", "#7e22ce", "#be185d", "#0e7490", "#a16207", "#4b5563",
  ]
  private static let darkLines = [
    "#60a5fa", "#fb923c", "#34d399", "#c084fc", "#f472b6", "#22d3ee", "#facc15", "#9ca3af",
  ]
  private static let components = ["r": "#dc2626", "g": "#15803d", "b": "#2563eb", "o": "#6b7280"]
  private static let darkComponents = [
    "r": "#f87171", "g": "#4ade80", "b": "#60a5fa", "o": "#9ca3af",
  ]
  private static let tints = ["#dbeafe", "#ffedd5", "#d1fae5", "#f3e8ff"]
  private static let darkTints = ["#1e3a8a", "#7c2d12", "#065f46", "#581c87"]

  /// The style sheet for a theme. `isCompared` adds the styles of exact lines over exported ones,
  /// `hasMany` those of more lines than there are colours.
  static func text(_ theme: PlotFrame.Theme, isCompared: Bool, hasMany: Bool) -> String {
    let shared = shared + (hasMany ? "\n" + dashes : "") + (isCompared ? "\n" + compared : "")
    let light = isCompared ? light + "\n" + comparedInLight : light
    let dark = isCompared ? dark + "\n" + comparedInDark : dark
    let sheet =
      switch theme {
      case .light: shared + "\n" + light
      case .dark: shared + "\n" + dark
      case .auto: shared + "\n" + light + "\n@media(prefers-color-scheme:dark){\n" + dark + "\n}"
      }
    return "<style>\n\(sheet.bound(to: root))\n</style>"
  }

  /// The rules that are the same for light and dark.
  private static let shared = """
    .title{font-weight:600} .heading{font-weight:600;font-size:14px}
    .axis,.title,.mark{paint-order:stroke;stroke-width:4px;stroke-linejoin:round}
    .event{stroke-dasharray:2 3} .end{stroke-dasharray:8 3} .edge{fill:none}
    .line{fill:none;stroke-width:1.8;stroke-linejoin:round} .speed{stroke-width:1.3} \
    .model{stroke-width:1;stroke-dasharray:2 3}
    .outline{stroke-linejoin:round}
    .s4,.s5,.s6,.s7{stroke-dasharray:7 2} .so{stroke-dasharray:4 2}
    """

  private static let dashes = """
    .d1{stroke-dasharray:1.5 3} .d2{stroke-dasharray:9 3 2 3}
    """

  private static let light = """
    .paper{fill:#fff} .grid{stroke:#e5e7eb} .tick{stroke:#f3f4f6} .axis{fill:#6b7280} \
    .name{fill:#374151} .title{fill:#111827} .heading{fill:#111827}
    .axis,.title,.mark{stroke:#fff} .event{stroke:#6b7280} .end{stroke:#6b7280} \
    .edge{stroke:#d1d5db} .gamut{fill:#111827}
    .outline{fill:#dbeafe;stroke:#2563eb}
    \(rules(lines, components, tints))
    """

  private static let dark = """
    .paper{fill:#111827} .grid{stroke:#293241} .tick{stroke:#1c2534} .axis{fill:#9ca3af} \
    .name{fill:#d1d5db} .title{fill:#f9fafb} .heading{fill:#f9fafb}
    .axis,.title,.mark{stroke:#111827} .event{stroke:#9ca3af} .end{stroke:#9ca3af} \
    .edge{stroke:#4b5563} .gamut{fill:#f9fafb}
    .outline{fill:#1e3a8a;stroke:#60a5fa}
    \(rules(darkLines, darkComponents, darkTints))
    """

  // Exported lines are wide, and the exact ones are drawn thin over them.
  private static let compared = """
    .written{stroke-width:3.2;stroke-opacity:.65} .exact{stroke-width:1} .bound{stroke-dasharray:5 3}
    """
  private static let comparedInLight = ".exact{stroke:#111827} .bound{stroke:#6b7280}"
  private static let comparedInDark = ".exact{stroke:#f9fafb} .bound{stroke:#9ca3af}"

  private static func rules(
    _ lines: [String], _ components: [String: String], _ tints: [String]
  ) -> String {
    let all = lines.enumerated().map { (String($0.offset), $0.element) } + components.sorted(by: <)
    let strokes = all.map { ".s\($0.0){stroke:\($0.1)}" }.joined(separator: " ")
    let fills = all.map { ".k\($0.0){fill:\($0.1)}" }.joined(separator: " ")
    let bands = tints.enumerated().map { ".t\($0.offset){fill:\($0.element)}" }
    return [strokes, fills, bands.joined(separator: " ")].joined(separator: "\n")
  }
}

extension String {
  /// The style sheet with every selector limited to descendants of a class.
  fileprivate func bound(to root: String) -> String {
    split(separator: "\n").map { line in
      line.split(separator: " ").map { rule in
        guard rule.hasPrefix("."), let brace = rule.firstIndex(of: "{") else { return String(rule) }
        let selectors = rule[..<brace].split(separator: ",").map { ".\(root) \($0)" }
        return selectors.joined(separator: ",") + rule[brace...]
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}

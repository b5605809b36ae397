/// The shapes of `clip-path`, with all that may be left out.
enum ShapeTexts {
  /// The same shape in each text, with equally many lengths; nil for other texts.
  static func matched(_ texts: [String]) -> [String]? {
    for (name, form) in forms {
      let arguments = texts.compactMap { StyleText.inside(of: name, in: $0) }
      guard arguments.count == texts.count else { continue }
      return form(arguments)?.map { "\(name)(\($0))" }
    }
    return nil
  }

  private static let forms: [(String, @Sendable ([String]) -> [String]?)] = [
    ("inset", insets), ("circle", { rounds($0, radius: ["closest-side"]) }),
    ("ellipse", { rounds($0, radius: ["closest-side", "closest-side"]) }), ("polygon", polygons),
  ]

  /// Four distances, and the radii of corners if any text has some.
  @Sendable private static func insets(_ texts: [String]) -> [String]? {
    let parts = texts.map { split($0, at: "round") }
    guard let sides = MatchedTexts.sides(parts.map(\.before), least: 4) else { return nil }
    guard parts.contains(where: { $0.after != nil }) else { return sides }
    return MatchedTexts.radii(parts.map { $0.after ?? "0px" }).map { radii in
      zip(sides, radii).map { "\($0) round \($1)" }
    }
  }

  /// Radii and a centre; nil if a centre cannot be read.
  private static func rounds(_ texts: [String], radius: [String]) -> [String]? {
    let rounds = texts.compactMap { text -> String? in
      let (before, after) = split(text, at: "at")
      let radii = before.isEmpty ? radius.joined(separator: " ") : before
      return PositionText.lengths(after ?? "center").map {
        "\(radii) at \($0.joined(separator: " "))"
      }
    }
    return rounds.count == texts.count ? rounds : nil
  }

  /// Corners, without the rule for what is inside if it is the usual one.
  @Sendable private static func polygons(_ texts: [String]) -> [String]? {
    texts.map { text in
      StyleText.entries(text).filter { $0 != "nonzero" }.joined(separator: ", ")
    }
  }

  private static func split(_ text: String, at word: String) -> (before: String, after: String?) {
    let words = StyleText.words(text)
    guard let place = words.firstIndex(of: word) else { return (text, nil) }
    return (
      words[..<place].joined(separator: " "), words[(place + 1)...].joined(separator: " ")
    )
  }
}

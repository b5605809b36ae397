import AnimationEngine

/// Reads the comment that our own exports contain: `/* throw: 0.5 s, within 0.001 */`.
enum ExportRemark {
  /// The name of the animation in the comment on the first line; nil without such a comment.
  static func name(in text: Substring) -> String? {
    let line = text.prefix { !$0.isNewline }
    guard line.hasPrefix("/* ") || line.hasPrefix("// "), isRemark(line) else { return nil }
    let parts = line.dropFirst(3).split(separator: ": ", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    let name = parts.dropLast().joined(separator: ": ")
    return name.isEmpty ? nil : name
  }

  /// Whether a line says how long an export lasts and how exact it is.
  static func isRemark(_ line: some StringProtocol) -> Bool {
    [" s, exact", " s, within ", " s, repeated without end, "].contains { String(line).holds($0) }
  }

  /// The duration in seconds in the comment after an exported easing: `linear(…) /* 0.8 s, within
  /// 0.001; … */`. Nil without such a comment.
  static func seconds(behindEasing text: String) -> Double? {
    guard let comment = StyleText.trimmed(text).split(separator: "/* ").last.map(String.init),
      comment.hasSuffix("*/"),
      let end = comment.firstPlace(of: " s, within ")?.lowerBound
    else { return nil }
    return StyleText.seconds(comment[..<end] + "s")
  }

  /// The name as a CSS class: a word of letters, digits and hyphens.
  static func word(_ name: String) -> String {
    let kept = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" }
    let word = String(kept).split(separator: "-").joined(separator: "-")
    return word.isEmpty || word.first?.isNumber == true ? "_" + word : word
  }
}

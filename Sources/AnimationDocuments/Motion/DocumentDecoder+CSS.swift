internal import AnimationEngine

// A CSS value: {"css":"0 4px 12px rgb(0 0 0 / 30%)"}, with "discrete":true beside it where it switches.

extension DocumentDecoder {
  /// Reads a CSS value; one that switches is a discrete value.
  mutating func css(_ members: inout Members) -> ValueDocument? {
    check(&members, allowed: .cssValue, "A CSS value")
    guard let node = require(.css, of: members, "A CSS value"), let text = string(at: node) else {
      return nil
    }
    if let discrete = members[.discrete], let switches = bool(at: discrete), switches {
      return ValueDocument(type: .discrete, .label(Array(tape.compactText(of: node).utf8)))
    }
    do {
      return ValueDocument(type: .css, .css(try CSSValue(text)))
    } catch {
      report(
        .invalidCSS, at: node,
        "\(quoted(node)) is no CSS value, from character \(error.offset + 1) on: \(error.message)")
      return nil
    }
  }

  /// Whether a CSS value matches those of its property. Reports a problem if not.
  mutating func checkMatch(of value: CSSValue, at node: Int, _ property: Int) -> Bool {
    var pattern = table.pattern(of: property)
    do {
      try pattern.add(value)
      return true
    } catch {
      let name = table.properties[property].name.shortened
      report(
        .typeMismatch, at: node,
        "CSS values move into each other where their texts match; in \"\(name)\" \(error.message).",
        hint: #""discrete":true beside "css" in all of them lets them switch"#)
      return false
    }
  }
}

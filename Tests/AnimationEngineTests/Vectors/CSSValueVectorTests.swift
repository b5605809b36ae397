import AnimationEngine
import AnimationScenes
import Testing

/// How CSS values interpolate: lengths with units, `calc()`, shadows, filters, visibility, at progress
/// inside 0...1 and outside.
///
/// What is expected is read as a third value of the property, so that its numbers stand in the same
/// columns as those that show.
@Suite struct CSSValueVectorTests {
  private static let entries = ReferenceFile.web.vectors(
    of: "web-animations-js", kind: "property interpolation"
  ).filter { $0.input["property"].text != "transform" && !$0.input["from"].text.isEmpty }

  /// Texts that do not match, which documents refuse: other commas, shadows outside and inside, a colour
  /// that depends on the element.
  private static let unmatched = entries.filter { $0.pattern == nil }

  /// Entries whose figure depends on what surrounds the element: `10em` as so many pixels, a percentage
  /// of a box.
  private static let surrounded = entries.filter { entry in
    guard var pattern = entry.pattern, let expected = entry.css("expected") else { return false }
    // The shadow of 279 has a colour that covers more than all, which a browser shows by no rule.
    return (try? pattern.add(expected)) == nil || entry.isSurrounded || entry.index == 279
  }

  private static let checked = entries.filter { entry in
    !unmatched.contains { $0.index == entry.index }
      && !surrounded.contains { $0.index == entry.index }
  }

  @Test func mostEntriesAreChecked() {
    #expect(Self.entries.count == Self.checked.count + Self.unmatched.count + Self.surrounded.count)
    #expect(
      Self.unmatched.map(\.index) == [163] + Array(167...170) + Array(222...228) + [234])
    #expect(
      Self.surrounded.map(\.index) == [
        152, 154, 155, 162, 164, 165, 166, 173, 174, 180, 186, 206, 208, 209, 211, 213,
        279,
      ])
  }

  @Test(arguments: checked) func numbersGoOnAlongTheirLine(_ vector: ReferenceVector) throws {
    let from = try #require(vector.css("from"))
    let to = try #require(vector.css("to"))
    let expected = try #require(vector.css("expected"))
    let name = vector.input["property"].text
    let values = [from, to, expected]
    let shown = try numbers(name, values, to: 1, vector.input["progress"].double)
    let figure = try numbers(name, values, to: 2, 1)
    #expect(shown.count == figure.count)
    for (index, number) in shown.enumerated() {
      // Browsers keep legacy colours within their gamut.
      let kept = expected.hasColors ? min(max(number, 0), 1) : number
      let isNear = [number, kept].contains { abs($0 - figure[index]) <= 0.01 }
      #expect(isNear, "\(vector.input) \(shown) \(figure)")
    }
  }

  private func numbers(
    _ name: String, _ values: [CSSValue], to end: Int, _ progress: Double
  ) throws -> [Double] {
    let property = AnimatedProperty(name: name, type: .css, table: .css(values))
    let line = try UnitCurve(css: "linear(\(progress), \(progress))")
    let change = SingleAnimation(
      from: [Components(scalar: 0)], to: [Components(scalar: Double(end))], velocity: [nil],
      animation: .timingCurve(try UnitCurve(css: "linear(0, 1)"), duration: 1))
    let timeline = try ResolvedAnimation(
      properties: [property], content: .animation(change),
      timing: WebTiming(fill: .both, easing: line)
    ).compiled()
    return (0..<timeline.columnCount).map { timeline.value(ofColumn: $0, at: 0.5) }
  }
}

extension ReferenceVector {
  /// A value of the entry; nil where it is no text of CSS.
  fileprivate func css(_ member: String) -> CSSValue? {
    let value = member == "expected" ? expected : input[member]
    return try? CSSValue(value.number.map { "\($0)" } ?? value.text)
  }

  /// What both ends have in common; nil where they do not match.
  fileprivate var pattern: CSSPattern? {
    guard let from = css("from"), let to = css("to") else { return nil }
    var pattern = CSSPattern()
    guard (try? pattern.add(from)) != nil, (try? pattern.add(to)) != nil else { return nil }
    return pattern
  }

  /// Whether a browser has made pixels of what depends on the element.
  fileprivate var isSurrounded: Bool {
    let ends = input["from"].text + input["to"].text
    return ["em", "%"].contains { ends.contains($0) && !expected.text.contains($0) }
  }
}

extension CSSValue {
  /// Whether its text has colours, as far as the entries say them.
  fileprivate var hasColors: Bool {
    text.contains("rgb") || text.contains("#")
      || ["black", "orange", "yellow", "green", "white", "red"].contains { text.contains($0) }
  }
}

import AnimationEngine
import AnimationScenes
import Testing

/// How properties of CSS that are made of numbers interpolate, at progress inside 0...1 and outside:
/// an easing that stands at the progress asked for plays a line from one value to the other.
///
/// Of the group "property interpolation" the colours are read by `ColorVectorTests` and the
/// transforms by `TransformVectorTests`. Here are the other properties, as far as both ends are
/// numbers or lengths of one unit. Left out by name are filters, shadows and visibility, and every
/// entry with `calc()`, with percentages or with two units (semantics of lengths that documents do
/// not have).
@Suite struct WebInterpolationVectorTests {
  /// The properties of numbers, with what their values are held to after interpolation.
  private static let bounds: [String: Double] = [
    "border-radius": 0, "clip": -.infinity, "left": -.infinity, "margin-left": -.infinity,
    "opacity": 0, "strokeDasharray": 0, "strokeDashoffset": -.infinity, "text-indent": -.infinity,
    "textIndent": -.infinity, "width": 0, "z-index": -.infinity,
  ]

  private static let entries = ReferenceFile.web.vectors(
    of: "web-animations-js", kind: "property interpolation"
  ).filter { bounds[$0.input["property"].text] != nil }

  private static let plain = entries.filter { $0.lengths != nil }

  /// The entries with lengths that no number says, by their place in the file.
  private static let leftOut: Set<Int> = [
    151, 152, 153, 154, 155, 171, 173, 174, 180, 181, 182, 184, 186, 187, 206, 207, 208, 209, 210,
    211, 212, 213, 214, 299, 300, 301, 302, 303,
  ]

  @Test func everyEntryIsCheckedOrNamed() {
    #expect(Self.entries.count == 59)
    #expect(Set(Self.entries.filter { $0.lengths == nil }.map(\.index)) == Self.leftOut)
    #expect(Self.plain.count == 59 - Self.leftOut.count)
  }

  @Test(arguments: plain) func numbersGoOnAlongTheirLine(_ vector: ReferenceVector) throws {
    let (from, to, expected) = try #require(vector.lengths)
    let property = vector.input["property"].text
    let progress = vector.input["progress"].double
    let type: PropertyType = property == "z-index" ? .integer : .vector(count: from.count)
    let line = try UnitCurve(css: "linear(0, 1)")
    let timing = WebTiming(
      fill: .both, easing: try UnitCurve(css: "linear(\(progress), \(progress))"))
    let timeline = try ResolvedAnimation.change(
      of: type, from: Components(from), to: Components(to),
      .timingCurve(line, duration: 1), timing
    ).compiled()
    let least = try #require(Self.bounds[property])
    for (column, number) in expected.enumerated() {
      let shown = max(timeline.value(ofColumn: column, at: 0.5), least)
      #expect(abs(shown - number) <= 0.01)
    }
  }
}

extension ReferenceVector {
  /// Both ends and what is expected between them as lists of numbers; nil where one of them has a
  /// length that is not so many pixels.
  fileprivate var lengths: (from: [Double], to: [Double], expected: [Double])? {
    guard let from = input["from"].lengths, let to = input["to"].lengths,
      let expected = expected.lengths, from.count == to.count, from.count == expected.count
    else { return nil }
    return (from, to, expected)
  }
}

extension ReferenceValue {
  /// A number, or the numbers of a text, each of them alone or in pixels.
  fileprivate var lengths: [Double]? {
    if let number { return [number] }
    let inner = text.hasPrefix("rect(") ? text.dropFirst(5).dropLast() : text[...]
    let parts = inner.split { $0 == " " || $0 == "," }
    let numbers = parts.map { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
    return numbers.isEmpty || numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }
}

import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Values that are known by their number among the distinct ones of their property.
@Suite("Tables of values")
struct TableTests {
  private func property(_ value: String, _ keyframes: String...) throws -> AnimatedProperty {
    let moves = keyframes.map { #"{"type":"move","to":\#($0)}"# }.joined(separator: ",")
    return try resolved(tracked(value, moves)).properties[0]
  }

  @Test func holdEachTransformOnce() throws {
    let property = try property(
      #"{"transform":"rotate(90deg)"}"#, #"{"transform":"none"}"#,
      #"{"transform":" ROTATE( 90deg ) "}"#, #"{"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,5,6,0,1]}"#,
      #"{"transform":"matrix(1,0,0,1,5,6)"}"#)
    #expect(
      property.table
        == .transforms([
          try TransformList(css: "rotate(90deg)"), TransformList(),
          try TransformList(css: "matrix(1, 0, 0, 1, 5, 6)"),
        ]))
    #expect(property.valueCount == 1 && property.columnCount == 16)
  }

  @Test func holdEachPathOnceWhateverItsLetters() throws {
    let property = try property(
      #"{"path":"M0 0L10 10"}"#, #"{"path":"m0,0,10,10"}"#, #"{"path":"M1 0L10 10"}"#)
    #expect(
      property.table == .paths([try Path(svg: "M0 0L10 10"), try Path(svg: "M1 0L10 10")]))
    #expect(property.columnCount == 4)
  }

  @Test func holdColoursAsTheyAreWritten() throws {
    let property = try property(
      #"{"color":"red","space":"css"}"#, ##""#ff0000""##, #"{"color":"color(srgb 1 0 0)"}"#,
      #"{"color":"rgb(255 0 0)","space":"css"}"#)
    #expect(
      property.table
        == .colors([try MixedColor(css: "red"), try MixedColor(css: "color(srgb 1 0 0)")]))
    #expect(property.columnCount == 4)
  }

  @Test func theRuleOfTheHueIsThatOfTheFirstValue() throws {
    let property = try property(
      #"{"color":"red","space":"oklch","hue":"longer"}"#, ##""#00f""##,
      #"{"color":"lime","space":"oklch"}"#, #"{"color":"navy","hue":"longer"}"#)
    #expect(property.type == .color(.oklch(.longer)))
    #expect(
      property.table
        == .colors(try ["red", "#00f", "lime", "navy"].map { try MixedColor(css: $0) }))
  }

  @Test func areInTheOrderInWhichValuesCome() throws {
    let text = #"""
      {"kind":"phases","phases":[{"values":{"a":{"transform":"none"},"b":{"path":"M0 0"}}},
       {"values":{"b":{"path":"M1 1"}}},{"values":{"a":{"transform":"scale(2)"}}}]}
      """#
    let animation = try resolved(text)
    guard case .phases(let phases) = animation.content else { throw WrongKind() }
    #expect(phases.phases.map(\.values) == [[[0], [0]], [[0], [1]], [[1], [1]]])
  }
}

@Suite("Colours that are written in their own space")
struct OwnSpaceColorTests {
  @Test(arguments: [
    ("oklab(0.5 0.1 -0.2)", ColorSpace.oklab, [0.5, 0.1, -0.2, 1]),
    ("oklab(1 0 0 / 0)", .oklab, [1, 0, 0, 0]),
    ("color(display-p3 -1 2.5e-3 1 / 0.5)", .displayP3, [-1, 0.0025, 1, 0.5]),
    ("color(srgb-linear 0.1 0.2 0.3)", .srgbLinear, [0.1, 0.2, 0.3, 1]),
    ("color(srgb 0.1 1.2 0.3 / 0)", .srgb, [0.1, 1.2, 0.3, 0]),
  ])
  func keepTheirNumbers(_ text: String, _ space: ColorSpace, _ numbers: [Double]) throws {
    let components = try #require(OwnSpaceColor.components(of: text, in: space))
    #expect(components.array == numbers)
    let again = OwnSpaceColor.text(of: components, in: space)
    #expect(OwnSpaceColor.components(of: again, in: space) == components)
    let plain = try ResolvedColor(css: text).components(in: space)
    for index in 0..<4 { #expect(abs(plain[index] - numbers[index]) < 1e-12) }
  }

  /// What CSS reads in another way than as plain numbers is left to it.
  @Test(arguments: [
    ("oklab(50% 0.1 0)", ColorSpace.oklab), ("oklab(1.5 0 0)", .oklab),
    ("oklab(0.5 none 0)", .oklab), ("oklab(0.5 0 0 / 2)", .oklab), ("oklab(0.5 0)", .oklab),
    ("oklab(0.5 0 0 0)", .oklab), ("oklab(0.5  0 0)", .oklab), ("OKLAB(0.5 0 0)", .oklab),
    ("oklab(0.5 0 0", .oklab), ("oklab(0.5 0 1e99)", .oklab), ("oklab(0.5 0 0)", .displayP3),
    ("oklab(0.5 0 0)", .srgb), ("color(display-p3 1 0 0)", .oklab),
  ])
  func otherTextsAreNotTheirs(_ text: String, _ space: ColorSpace) {
    #expect(OwnSpaceColor.components(of: text, in: space) == nil)
  }
}

import AnimationEngine
import TestSupport
import Testing

@Suite struct TransformListTests {
  /// Texts and the canonical forms of what they mean.
  static let texts: [(String, String)] = [
    ("none", "none"), (" NONE ", "none"), ("/* nothing */ none", "none"),
    ("translate(10px)", "translate(10px)"), ("translate(10px,20px)", "translate(10px, 20px)"),
    ("translate(0)", "translate(0px)"), ("translate(-0.0, +.5px)", "translate(0px, 0.5px)"),
    ("TranslateX( 1in )", "translateX(96px)"), ("translateY(2.54cm)", "translateY(96px)"),
    ("translateY(25.4mm)", "translateY(96px)"), ("translateY(101.6Q)", "translateY(96px)"),
    ("translateZ(3pt)", "translateZ(4px)"),
    ("translate3d(1pc, 0, -2px)", "translate3d(16px, 0px, -2px)"),
    ("scale(2)", "scale(2)"), ("scale(50%, 150%)", "scale(0.5, 1.5)"),
    ("scaleX(-1) scaleY(1e-3)", "scaleX(-1) scaleY(0.001)"), ("scaleZ(25%)", "scaleZ(0.25)"),
    ("scale3d(1,2,3)", "scale3d(1, 2, 3)"),
    ("rotate(0.25turn)", "rotate(90deg)"), ("rotate(100grad)", "rotate(90deg)"),
    ("rotate(0)", "rotate(0deg)"), ("rotate(-720DEG)", "rotate(-720deg)"),
    ("rotateX(1deg)rotateY(2deg)rotateZ(3deg)", "rotateX(1deg) rotateY(2deg) rotateZ(3deg)"),
    ("rotate3d(1, 2, 3, 45deg)", "rotate3d(1, 2, 3, 45deg)"),
    ("skew(10deg)", "skew(10deg)"), ("skew(10deg, 0)", "skew(10deg, 0deg)"),
    ("skewX(1deg)\n\tskewY(2deg)", "skewX(1deg) skewY(2deg)"),
    ("perspective(none)", "perspective(none)"), ("perspective(0)", "perspective(0px)"),
    ("perspective(calc(-1px))", "perspective(0px)"),
    ("matrix(1,2,3,4,5,6)", "matrix(1, 2, 3, 4, 5, 6)"),
    (
      "matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,1,2,3,1)",
      "matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1)"
    ),
    ("translate(calc(1px + 2 * (3px - 1in / 96)))", "translate(5px)"),
    ("rotate(calc(1turn / 8 + 45deg))", "rotate(90deg)"),
    ("scale(calc(10% * 5), calc(1 / 4))", "scale(0.5, 0.25)"),
    ("rotate(calc(pi * 1deg - pi * 1deg))", "rotate(0deg)"),
  ]

  @Test(arguments: texts) func textsAreReadAndWrittenInOneForm(_ text: String, _ canonical: String)
    throws
  {
    let list = try TransformList(css: text)
    #expect(list.cssText == canonical)
    #expect(try TransformList(css: canonical) == list)
    #expect("\(list)" == canonical)
  }

  /// Texts that are no lists, with the place and a word of what is wrong there.
  static let errors: [(String, Int, String)] = [
    ("", 0, "Expected"), ("  ", 2, "Expected"), ("/* */", 5, "Expected"),
    ("5px", 0, "no transform function"), ("(", 0, "Expected"),
    ("none none", 5, "alone"), ("none rotate(1deg)", 5, "alone"),
    ("rotate(1deg) none", 13, "alone"), ("none()", 0, "none"),
    ("rotate", 6, "\"(\""), ("rotate (1deg)", 6, "\"(\""), ("rotat(1deg)", 0, "rotat"),
    ("rotate(1deg", 11, "missing"), ("rotate(1deg;)", 11, "Expected"),
    ("rotate(1deg),scale(2)", 12, "comma"),
    ("rotate()", 7, "angle"), ("rotate(1)", 7, "angle"), ("rotate(1px)", 7, "angle"),
    ("rotate(calc(0))", 7, "angle"), ("rotate(1deg, 2deg)", 13, "one argument"),
    ("translate(1)", 10, "length"), ("translate(1px 2px)", 14, "Expected"),
    ("translate(1px,)", 14, "length"), ("translate(1px, 2px, 3px)", 20, "1 or 2"),
    ("translate(50%)", 10, "box"), ("translate(calc(1px + 50%))", 19, "add"),
    ("translate(calc(50%))", 10, "box"), ("translate(2em)", 11, "depends"),
    ("translate(2xyz)", 11, "no unit"), ("translate(1deg)", 10, "length"),
    ("translate3d(1px, 2px)", 20, "3 arguments"), ("scale(2px)", 6, "number"),
    ("scale3d(1, 2)", 12, "3 arguments"), ("rotate3d(1, 1, 45deg)", 15, "number"),
    ("rotate3d(1px, 1, 1, 45deg)", 9, "number"), ("rotate3d(1, 1, 1, 45)", 18, "angle"),
    ("skewX(10%)", 6, "angle"), ("perspective(-1px)", 12, "at least 0"),
    ("perspective(far)", 12, "length"), ("perspective(10%)", 12, "box"),
    ("matrix(1, 2, 3, 4, 5)", 20, "6 arguments"),
    ("matrix(1, 2, 3, 4, 5, 6, 7)", 25, "6 arguments"),
    ("matrix(1, 2, 3, 4, 5px, 6)", 19, "number"), ("matrix3d(1)", 10, "16 arguments"),
    ("scale(1e999)", 6, "too large"), ("translate(1e308in)", 10, "too large"),
    ("scale(calc(1 / 0))", 6, "finite"), ("rotate(calc(1deg + 1px))", 17, "add"),
    ("rotate(calc(1deg * 1deg))", 17, "numbers only"),
    ("rotate(calc(1deg / 1deg))", 17, "numbers only"),
    ("rotate(calc(1deg+1deg))", 16, "space"), ("skewZ(1deg)", 0, "skewz"),
    ("translate/**/(1px)", 9, "\"(\""),
  ]

  @Test(arguments: errors)
  func errorsNameThePlace(_ text: String, _ offset: Int, _ word: String) {
    let error = #expect(throws: ValueSyntaxError.self) { try TransformList(css: text) }
    #expect(error?.offset == offset, "\(text)")
    #expect(error?.message.contains(word) == true, "\(error?.message ?? "")")
  }

  @Test func nestingIsBounded() throws {
    func text(_ depth: Int) -> String {
      "scale(calc"
        + String(repeating: "(", count: depth) + "2" + String(repeating: ")", count: depth) + ")"
    }
    #expect(try TransformList(css: text(32)).cssText == "scale(2)")
    #expect(throws: ValueSyntaxError.self) { try TransformList(css: text(33)) }
    #expect(throws: ValueSyntaxError.self) { try TransformList(css: text(100_000)) }
  }

  @Test func aListOfManyFunctionsIsRead() throws {
    let text = String(repeating: "rotate(1deg) ", count: 10_000)
    let list = try TransformList(css: text)
    #expect(list.functions.count == 10_000)
    // 10,000 degrees are 27 turns and 280 degrees.
    #expect(abs(list.matrix[0] - 0.17364817766693036) < 1e-9)
  }

  @Test func anyTextIsReadOrRefused() {
    let pieces = [
      "rotate(", "scale", "matrix3d(", "translate(", "calc(", "(", ")", ",", " ", "1", "-2.5e3",
      "px", "deg", "%", "none", "/*", "*/", "+", "*", "é", "\u{0}", "0", ".", "e", "perspective(",
    ]
    var generator = SplitMix64(seed: 0x7472_616E)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      do {
        let list = try TransformList(css: text)
        #expect((try? TransformList(css: list.cssText)) == list, "\(text)")
      } catch {
        #expect(0...text.utf8.count ~= error.offset, "\(text)")
      }
    }
  }

  @Test func randomListsReadBack() throws {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<2_000 {
      let list = RandomTransforms.list(using: &generator)
      #expect(try TransformList(css: list.cssText) == list)
    }
  }

  @Test func theMatricesAreThoseOfCSS() throws {
    let cases: [(String, [Double])] = [
      ("none", [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      ("translate3d(1px, 2px, 3px)", [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1]),
      ("rotate(90deg)", [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      ("rotateX(90deg)", [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1]),
      ("rotateY(90deg)", [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]),
      ("rotate3d(0, 0, 0, 90deg)", [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      ("skew(45deg, -45deg)", [1, -1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      ("skewY(45deg)", [1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      ("perspective(4px)", [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.25, 0, 0, 0, 1]),
      ("perspective(0.5px)", [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -1, 0, 0, 0, 1]),
      ("perspective(none)", [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      ("translateX(10px) scale(2, 3)", [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 10, 0, 0, 1]),
      ("scale(2, 3) translateX(10px)", [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 20, 0, 0, 1]),
      ("matrix(1, 2, 3, 4, 5, 6)", [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1]),
    ]
    for (text, entries) in cases {
      #expect(try TransformList(css: text).matrix == Matrix4(entries), "\(text)")
    }
  }

  @Test func aTurnAboutAnySpaceAxisIsThatOfTheAxes() throws {
    let cases = [
      ("rotate3d(2, 0, 0, 33deg)", "rotateX(33deg)"),
      ("rotate3d(0, 1, 0, 33deg)", "rotateY(33deg)"),
      ("rotate3d(0, 0, -1, 33deg)", "rotate(-33deg)"),
      // A third of a turn about the diagonal takes x to y, y to z and z to x.
      ("rotate3d(1, 1, 1, 120deg)", "matrix3d(0,1,0,0, 0,0,1,0, 1,0,0,0, 0,0,0,1)"),
    ]
    for (text, same) in cases {
      let (left, right) = try (TransformList(css: text).matrix, TransformList(css: same).matrix)
      for entry in 0..<16 { #expect(abs(left[entry] - right[entry]) < 1e-15, "\(text) \(entry)") }
    }
  }

  @Test func aMatrixIsAListOfOneFunction() {
    let planar = Matrix4([1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1])
    #expect(TransformList(matrix: planar).cssText == "matrix(1, 2, 3, 4, 5, 6)")
    #expect(TransformList(matrix: planar).matrix == planar)
    let spatial = Matrix4((0..<16).map(Double.init))
    #expect(TransformList(matrix: spatial).functions.map(\.kind) == [.matrix3d])
    #expect(TransformList(matrix: spatial).matrix == spatial)
  }

  @Test func theArgumentsAreTheAnimatableData() throws {
    let from = try TransformList(
      css: "translate(1px) rotate3d(1, 1, 0, 10deg) perspective(100px) matrix(1, 0, 0, 1, 0, 0)")
    let to = try TransformList(
      css: "translate(3px) rotate3d(1, 1, 0, 30deg) perspective(none) matrix(3, 0, 0, 1, 8, 0)")
    #expect(from.animatableData.array == [1, 10, 0.01, 1, 0, 0, 1, 0, 0])
    var shown = from
    shown.animatableData = from.animatableData.interpolated(towards: to.animatableData, amount: 0.5)
    #expect(
      shown.cssText
        == "translate(2px) rotate3d(1, 1, 0, 20deg) perspective(200px) matrix(2, 0, 0, 1, 4, 0)")
    shown.animatableData = to.animatableData
    #expect(shown == to)
  }

  @Test func entriesAreColumnByColumn() {
    var matrix = Matrix4((1...16).map(Double.init))
    #expect(matrix.entries == (1...16).map(Double.init))
    for index in 0..<16 { matrix[index] = Double(index) }
    #expect(matrix == Matrix4((0..<16).map(Double.init)))
    #expect(matrix * .identity == matrix)
    #expect(Matrix4.identity * matrix == matrix)
  }
}

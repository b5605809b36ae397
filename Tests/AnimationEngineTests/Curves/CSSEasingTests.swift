import AnimationEngine
import TestSupport
import Testing

@Suite struct CSSEasingTests {
  @Test(arguments: [
    ("linear", "linear"), ("EASE-in", "ease-in"), (" ease ", "ease"),
    ("step-start", "steps(1, start)"),
    ("step-end", "steps(1)"), ("steps( 3 , END )", "steps(3)"), ("steps(3,jump-end)", "steps(3)"),
    ("steps(+2, jump-none)", "steps(2, jump-none)"), ("steps(calc(1 + 1.5))", "steps(3)"),
    ("CUBIC-BEZIER(.1,-.2,1e-1,+1.5)", "cubic-bezier(0.1, -0.2, 0.1, 1.5)"),
    (
      "cubic-bezier(calc(1/4), 0, calc(2 * (0.1 + 0.2)), 1)",
      "cubic-bezier(0.25, 0, 0.6000000000000001, 1)"
    ),
    ("linear(0,1)", "linear(0 0%, 1 100%)"),
    ("linear( 0 , 25% .5 , 1 )", "linear(0 0%, 0.5 25%, 1 100%)"),
    ("linear(0, 25% 75% .5, 1)", "linear(0 0%, 0.5 25%, 0.5 75%, 1 100%)"),
    ("linear(0 20%, 0.5 10%, 1)", "linear(0 20%, 0.5 20%, 1 100%)"),
    ("linear(0, 1, 0, 1, 0)", "linear(0 0%, 1 25%, 0 50%, 1 75%, 0 100%)"),
    ("linear(0/* a */,/**/1)", "linear(0 0%, 1 100%)"),
    ("linear(-0, 1e-7 50%, 1e21)", "linear(0 0%, 0.0000001 50%, 1000000000000000000000 100%)"),
    ("linear(calc(pi / pi), calc(-1 * -1) calc(50% * 2))", "linear(1 0%, 1 100%)"),
  ])
  func textsAreReadAndWrittenCanonically(_ text: String, _ canonical: String) throws {
    let curve = try UnitCurve(css: text)
    #expect(curve.cssText == canonical)
    #expect(try UnitCurve(css: canonical).cssText == canonical)
    for place in [-0.5, 0, 0.1, 0.25, 0.6, 1, 1.5] {
      #expect(try UnitCurve(css: canonical).value(at: place) == curve.value(at: place))
    }
  }

  @Test(arguments: [
    ("", 0), ("   ", 3), ("easy", 0), ("ease ease", 5), ("ease,", 4), ("ease()", 0), ("1", 0),
    ("bounce(1)", 0), ("cubic-bezier", 0), ("cubic-bezier(", 13), ("cubic-bezier()", 13),
    ("cubic-bezier(0, 0, 1)", 21), ("cubic-bezier(0, 0, 1, 1", 23),
    ("cubic-bezier(0, 0, 1, 1, 1)", 25),
    ("cubic-bezier(0 0 1 1)", 15), ("cubic-bezier(0%, 0, 1, 1)", 13),
    ("cubic-bezier(1.01, 0, 1, 1)", 13),
    ("cubic-bezier(0, 0, -0.1, 1)", 19), ("cubic-bezier(0, 1e999, 1, 1)", 16),
    ("cubic-bezier(0, calc(1/0), 1, 1)", 16), ("cubic-bezier(0, 1px, 1, 1)", 17),
    ("cubic-bezier(0, 1, 1, 1) x", 25), ("linear()", 7), ("linear(1)", 9), ("linear(1,)", 9),
    ("linear(0, 50%)", 10), ("linear(0, 50% 0.5 60%, 1)", 18), ("linear(0, 1 10% 20% 30%)", 20),
    ("linear(0, 0 1)", 12), ("linear(0 1)", 9), ("steps()", 6), ("steps(0)", 6), ("steps(-1)", 6),
    ("steps(1.0)", 6), ("steps(1e1)", 6), ("steps(50%)", 6), ("steps(1, jump-none)", 6),
    ("steps(2, middle)", 9), ("steps(2, start, end)", 15), ("steps(2 start)", 8),
    ("steps(99999999999)", 6), ("linear(0, calc(1+1))", 16), ("linear(0, calc(1 +1))", 17),
    ("linear(0, calc(1 + 1%))", 17), ("linear(0, calc(10% * 2%))", 19),
    ("linear(0, calc(1 / 2%))", 17),
    ("linear(0, calc(x))", 15), ("linear(0, calc())", 15), ("linear(0, calc(1)", 17),
    ("linear(0, calc(1", 16), ("linear(0, calc(1 1))", 17), ("linear(0, calc(nan))", 10),
    ("ease\u{0}", 4), ("é", 0), ("/* ease", 7),
  ])
  func otherTextsAreRefusedWithTheirPlace(_ text: String, _ offset: Int) {
    #expect { try UnitCurve(css: text) } throws: { error in
      guard let error = error as? ValueSyntaxError else { return false }
      #expect(error.offset == offset, "\"\(text)\": \(error)")
      return !error.message.isEmpty
    }
  }

  @Test func parenthesesNestOnlySoDeep() throws {
    func nested(_ depth: Int) -> String {
      let open = String(repeating: "(", count: depth - 1)
      return "steps(calc\(open)(3)\(String(repeating: ")", count: depth - 1)))"
    }
    #expect(try UnitCurve(css: nested(32)).cssText == "steps(3)")
    #expect(throws: ValueSyntaxError.self) { try UnitCurve(css: nested(33)) }
    #expect(throws: ValueSyntaxError.self) { try UnitCurve(css: nested(100_000)) }
  }

  @Test func brokenTextsNeverTrap() {
    let texts = [
      "cubic-bezier(0.1, 0.7, 1, 0.1)", "linear(0, 0.5 25% 75%, calc(1 + (2 * 3)))",
      "steps(4, jump-none)", "ease-in-out",
    ].map { Array($0.utf8) }
    let alphabet = Array("()%,.-+*/ e1c\"é".utf8)
    var random = SplitMix64(seed: 3)
    var refused = 0
    for round in 0..<20_000 {
      var bytes = texts[round % texts.count]
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        case 1:
          bytes.insert(alphabet[Int.random(in: 0..<alphabet.count, using: &random)], at: place)
        default: if bytes.count > 1 { bytes.remove(at: place) }
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        let curve = try UnitCurve(css: text)
        #expect(curve.value(at: 0.5).isFinite, "\(text)")
      } catch {
        #expect((0...text.utf8.count).contains(error.offset), "\(text)")
        refused += 1
      }
    }
    #expect(refused > 5000)
  }

  @Test func keywordsAreTheirCurves() throws {
    let pairs = [
      ("ease", "cubic-bezier(0.25, 0.1, 0.25, 1)"), ("ease-in", "cubic-bezier(0.42, 0, 1, 1)"),
      ("ease-out", "cubic-bezier(0, 0, 0.58, 1)"),
      ("ease-in-out", "cubic-bezier(0.42, 0, 0.58, 1)"),
      ("step-start", "steps(1, jump-start)"), ("step-end", "steps(1, end)"),
      ("linear", "linear(0, 1)"),
    ]
    for (keyword, function) in pairs {
      let (left, right) = (try UnitCurve(css: keyword), try UnitCurve(css: function))
      for place in [-1, -0.1, 0, 0.2, 0.5, 0.9, 1, 1.1, 3] {
        #expect(left.value(at: place) == right.value(at: place), "\(keyword) at \(place)")
        #expect(left.velocity(at: place) == right.velocity(at: place), "\(keyword) at \(place)")
      }
    }
  }

  @Test func beyondTheEndsABezierFollowsItsTangents() throws {
    let curve = try UnitCurve(css: "cubic-bezier(0.5, 1, 0.5, 0)")
    #expect(curve.value(at: -1) == -2)
    #expect(curve.value(at: 2) == 3)
    #expect(curve.velocity(at: -1) == 2)
    // Named curves of SwiftUI are clamped.
    #expect(UnitCurve.easeIn.value(at: 2) == 1)
    #expect(try UnitCurve(css: "ease-in").value(at: 2) > 2.7)
  }

  @Test func aLineJumpsWherePointsShareAPlace() throws {
    let curve = try UnitCurve(css: "linear(0 0%, 0.3 50%, 0.7 50%, 1 100%)")
    #expect(curve.value(at: 0.5) == 0.7)
    #expect(curve.value(at: 0.5.nextDown) < 0.31)
    let ends = try UnitCurve(css: "linear(0 0%, 0.5 0%, 0.7 100%, 1 100%)")
    #expect(ends.value(at: 0) == 0.5)
    #expect(ends.value(at: -1) == 0)
    #expect(ends.value(at: 1) == 1)
    #expect(ends.value(at: 2) == 1)
  }

  @Test func aLineJumpsWhereNoDoubleSaysHowSteepItIs() throws {
    let curve = try UnitCurve(css: "linear(0, 1 1e-310%, 0.5)")
    #expect([0, 0.5, 1].map { curve.value(at: $0) } == [1, 0.75, 0.5])
    #expect(curve.velocity(at: 0.5) == -0.5)
  }

  @Test func aLineIsExactAtEveryPoint() throws {
    let points = (0...10).map { UnitPoint(x: Double($0) / 10, y: Double($0 * $0 % 7) / 3) }
    let curve = try #require(UnitCurve(linearThrough: points))
    for point in points { #expect(curve.value(at: point.x) == point.y) }
    #expect(UnitCurve(linearThrough: [UnitPoint(x: 0, y: 0)]) == nil)
    #expect(UnitCurve(linearThrough: [UnitPoint(x: 0, y: 0), UnitPoint(x: .nan, y: 0)]) == nil)
  }

  @Test func stepsHoldTheLevelBeforeAJumpWithTheBeforeFlag() throws {
    let end = try UnitCurve(css: "steps(4)")
    #expect(end.value(at: 0.5) == 0.5)
    #expect(end.value(at: 0.5, isBefore: true) == 0.25)
    #expect(end.value(at: 0.6, isBefore: true) == 0.5)
    #expect(end.value(at: 0, isBefore: true) == 0)
    let start = try UnitCurve(css: "steps(4, start)")
    #expect(start.value(at: 0) == 0.25)
    #expect(start.value(at: 0, isBefore: true) == 0)
    #expect(start.value(at: 1) == 1)
    #expect(start.value(at: 1.3) == 1.5)
    #expect(end.value(at: -0.1) == -0.25)
  }

  @Test func asManyStepsAreTakenAsAnIntegerOf32BitsCounts() throws {
    #expect(try UnitCurve(css: "steps(2147483647)").cssText == "steps(2147483647)")
    #expect(throws: ValueSyntaxError.self) { try UnitCurve(css: "steps(2147483648)") }
  }

  @Test func noLevelIsMinusZero() throws {
    for text in ["steps(4)", "steps(4, start)", "steps(2, jump-none)"] {
      let value = try UnitCurve(css: text).value(at: -0.0)
      #expect(value != 0 || value.sign == .plus, "\(text)")
    }
  }

  @Test(arguments: [
    ("-1e-7", "-0.0000001"), ("2.5e-8", "0.000000025"), ("-2.5e17", "-250000000000000000"),
    ("1e16", "10000000000000000"), ("-0", "0"),
  ])
  func numbersAreWrittenWithoutExponents(_ number: String, _ text: String) throws {
    let curve = try UnitCurve(css: "cubic-bezier(0, \(number), 1, 1)")
    #expect(curve.cssText == "cubic-bezier(0, \(text), 1, 1)")
  }

  @Test func curvesThatCSSHasNoTextForHaveNone() throws {
    #expect(UnitCurve.circularEaseIn.cssText == nil)
    #expect(try #require(UnitCurve(ease: "elasticOut")).cssText == nil)
    #expect(try #require(UnitCurve(ease: "linear")).cssText == "linear")
    #expect(UnitCurve.easeInOut.cssText == "ease-in-out")
    #expect(UnitCurve.linear.cssText == "linear")
    #expect(
      UnitCurve.bezier(
        startControlPoint: UnitPoint(x: -1, y: 0.5), endControlPoint: UnitPoint(x: 0.25, y: 2)
      ).cssText == "cubic-bezier(0, 0.5, 0.25, 2)")
  }

  @Test func inversesOfCSSCurvesSwapTheirPoints() throws {
    let lines = try UnitCurve(css: "linear(0, 0.25 50%, 1)").inverse
    #expect(lines.cssText == "linear(0 0%, 0.5 25%, 1 100%)")
    let fall = try UnitCurve(css: "linear(0, 1, 0)")
    #expect(fall.inverse == fall)
    let steps = try UnitCurve(css: "steps(3)")
    #expect(steps.inverse == steps)
  }

  @Test func badControlPointsAreNamed() {
    let problems = UnitCurve.problems(
      startControlPoint: UnitPoint(x: .nan, y: 0), endControlPoint: UnitPoint(x: 0, y: 1e200))
    #expect(problems.map(\.parameter) == ["first point's x", "second point's y"])
    #expect(
      UnitCurve.problems(
        startControlPoint: UnitPoint(x: -3, y: 7), endControlPoint: UnitPoint(x: 2, y: -8)
      ).isEmpty)
  }
}

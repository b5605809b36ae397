import AnimationDocuments
import AnimationImports
import Testing

@Suite("Custom properties in imported CSS")
struct CSSVariableImportTests {
  @Test func keyframesTakeTheValuesOfTheRuleThatPlaysThem() throws {
    let moved = try imported(
      """
      @keyframes w { from { transform: translateX(var(--to)) } to { transform: none } }
      .a { --to: 120px; animation: w 1s linear both }
      .b { --to: 40px; animation: w 1s linear both }
      """)
    #expect(try moved.value("a.transform", at: 0, component: 12) == 120)
    #expect(try moved.value("a.transform", at: 0.5, component: 12) == 60)
    #expect(try moved.value("b.transform", at: 0.5, component: 12) == 20)
    #expect(moved.ignored.isEmpty)
  }

  @Test func animationsTakeTheValuesOfTheRoot() throws {
    let moved = try imported(
      """
      :root { --d: 400ms; --e: linear; --delay: calc(var(--step) * 2); --step: 50ms }
      @keyframes s { from { opacity: 0 } to { opacity: 1 } }
      .a { animation: s var(--d) var(--e) both; animation-delay: var(--delay) }
      """)
    #expect(try moved.value("opacity", at: 0.1) == 0)
    #expect(abs(try moved.value("opacity", at: 0.3) - 0.5) < 1e-12)
    #expect(moved.ignored.isEmpty)
  }

  @Test(arguments: [
    ("var(--l, 4px)", 4.0), ("var(--none, var(--other, 6px))", 6), ("VAR( --rule )", 8),
    ("calc(var(--rule) * 2 + 1px)", 17), ("var(--registered)", 3), ("var(--base)", 2),
    ("var(--self, 5px)", 5), ("var(--circle, 7px)", 7),
  ])
  func aValueIsTheNearestThatIsKnown(text: String, start: Double) throws {
    let moved = try imported(
      """
      @property --registered { syntax: "<length>"; inherits: false; initial-value: 3px }
      :root { --rule: 1px; --self: var(--self); --circle: var(--back); --back: var(--circle) }
      .card { --base: 2px; --rule: 5px }
      .elsewhere { --rule: 100px; --l: 100px }
      @keyframes grow { from { width: \(text) } to { width: 100px } }
      .card.big { --rule: 8px; animation: grow 1s linear both }
      """)
    #expect(try moved.value("width", at: 0) == start)
    #expect(moved.ignored.isEmpty)
  }

  @Test func easingsOfKeyframesTakeThemToo() throws {
    let moved = try imported(
      """
      @keyframes w { from { opacity: 0; animation-timing-function: var(--e) } to { opacity: 1 } }
      .a { --e: steps(2); animation: w 1s both }
      """)
    #expect(try moved.value("opacity", at: 0.6) == 0.5)
  }

  @Test func whatHasNoValueIsListed() throws {
    let moved = try imported(
      """
      @keyframes w {
        from { opacity: 0; width: var(--gone) }
        to { opacity: 1; width: 10px }
      }
      .a { animation: w 1s var(--unknown) both; animation-delay: var(--later) }
      """)
    let messages = moved.ignored.map(\.message)
    #expect(messages.contains { $0.contains("--gone") && $0.contains("\"width\"") })
    #expect(messages.contains { $0.contains("--unknown") && $0.contains("\"animation\"") })
    #expect(messages.contains { $0.contains("--later") && $0.contains("\"animation-delay\"") })
    #expect(!moved.text.contains("width"))
    #expect(try moved.value("opacity", at: 1) == 1)
  }

  @Test func aPropertyThatMovesIsNoSingleValue() throws {
    let moved = try imported(
      """
      @keyframes w { from { --n: 1; opacity: 0 } to { --n: 2; opacity: 1 } 50% { width: var(--n) } }
      .a { --n: 3px; animation: w 1s linear both }
      """)
    #expect(try moved.value("n", at: 0.5) == 1.5)
    #expect(moved.ignored.contains { $0.message.contains("moves in the same keyframes") })
  }

  @Test func valuesThatGrowWithoutMeasureAreNotFollowed() throws {
    let doubled = (1...40).map { "--x\($0): var(--x\($0 - 1)) var(--x\($0 - 1));" }.joined()
    let moved = try imported(
      """
      :root { --x0: 1px; \(doubled) }
      @keyframes w { from { opacity: 0; width: var(--x40) } to { opacity: 1; width: 1px } }
      .a { animation: w 1s both }
      """)
    #expect(moved.ignored.contains { $0.message.contains("\"width\"") })
  }

  /// A value in which another one is unknown is dropped, and would be read again in each place.
  @Test func longValuesThatFailAreNotReadForEver() throws {
    let moved = try imported(
      """
      @keyframes w { from { opacity: 0; width: \(String(repeating: "var(--a, 1) ", count: 1000)) } }
      .a { --long: \(String(repeating: "x", count: 20_000)); --a: var(--long) var(--none) }
      .a { animation: w 1s both }
      """, within: Limits(maxWork: 50_000_000))
    #expect(moved.ignored.contains { $0.message.contains("\"width\"") })
  }

  @Test(arguments: [
    String(repeating: "var(--z,", count: 10_000) + String(repeating: ")", count: 10_000),
    String(repeating: "var(z ", count: 10_000), "var(", "var()", "var(--)",
  ])
  func callsWithoutAValueAreNotFollowedFar(text: String) throws {
    let moved = try imported(
      """
      @keyframes w { from { opacity: 0; width: var(--w) } to { opacity: 1; width: 1px } }
      .a { animation: w 1s both; --w: \(text) }
      """)
    #expect(moved.ignored.contains { $0.message.contains("\"width\"") })
  }

  @Test func transitionsTakeThemWithoutAStyleSheetToo() throws {
    let moved = try imported("--d: 2s; transition: opacity var(--d) var(--e, linear)", as: "css")
    #expect(try moved.value("value", at: 1) == 0.5)
  }

  @Test(arguments: [("<integer>", 38.0), ("<number>", 37.5)])
  func aRegisteredWholeNumberShowsRounded(syntax: String, shown: Double) throws {
    let counted = try imported(
      """
      @property --n { syntax: "\(syntax)"; initial-value: 0; inherits: false }
      @keyframes count { to { --n: 100 } }
      .a { animation: count 1s linear both }
      """)
    #expect(try counted.value("n", at: 0.375) == shown)
    #expect(counted.ignored.isEmpty)
  }
}

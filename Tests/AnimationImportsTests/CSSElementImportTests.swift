import AnimationDocuments
import AnimationImports
import Testing

@Suite("Elements in imported CSS")
struct CSSElementImportTests {
  fileprivate static let fade = "@keyframes w { from { opacity: 0 } to { opacity: 1 } }"

  @Test(arguments: [
    (".a, .b { animation: w 1s both }", ["a.opacity", "b.opacity"]),
    (
      ".a { animation: w 1s both } .a::before, .a:after { animation: w 2s both }",
      ["a.opacity", "a-before.opacity", "a-after.opacity"]
    ),
    (
      ".a:nth-child(2) { animation: w 1s .2s both } .a { animation: w 1s both }",
      ["a-nth-child-2.opacity", "a.opacity"]
    ),
    (
      ".menu > .card, .list .card:is(.x, .y) { animation: w 1s both }",
      ["menu-card.opacity", "list-card-is-x-y.opacity"]
    ),
    (".menu .card, #badge { animation: w 1s both }", ["card.opacity", "badge.opacity"]),
    (".a::before { animation: w 1s both }", ["opacity"]),
  ])
  func eachSelectorIsAView(rules: String, properties: [String]) throws {
    let moved = try imported("\(Self.fade) \(rules)")
    #expect(try moved.properties == properties)
    #expect(moved.ignored.isEmpty)
  }

  @Test func aMoreSpecificRuleKeepsItsOwnTimes() throws {
    let moved = try imported(
      "\(Self.fade) .a:nth-child(2) { animation: w 1s linear 1s both } "
        + ".a { animation: w 1s linear both }")
    #expect(try moved.value("a.opacity", at: 0.5) == 0.5)
    #expect(try moved.value("a-nth-child-2.opacity", at: 0.5) == 0)
    #expect(try moved.value("a-nth-child-2.opacity", at: 1.5) == 0.5)
  }

  @Test func theLastOfTwoRulesForAnElementWins() throws {
    let moved = try imported(
      "\(Self.fade) .a { animation: w 1s linear both } .a { animation: w 2s linear both }")
    #expect(try moved.value("opacity", at: 1) == 0.5)
    #expect(
      moved.ignored.map(\.message) == ["\"animation\" is declared again further on, which wins."])
  }

  @Test func rulesForAnElementAddUp() throws {
    let moved = try imported(
      """
      @keyframes w { to { opacity: 1; width: 8px } }
      .card { opacity: 0.5; width: 2px }
      .card { width: 4px }
      .card:first-child { animation: w 1s linear both }
      """)
    #expect(try moved.value("opacity", at: 0) == 0.5)
    #expect(try moved.value("width", at: 0.5) == 6)
    #expect(moved.ignored.isEmpty)
  }

  @Test func aFaultOfASharedRuleIsToldOnce() throws {
    let fault = "animation-timing-function: cubic-bezier(2, 0, 0, 1)"
    let moved = try imported("\(Self.fade) .a, .b { animation: w 1s both; \(fault) }", as: "css")
    #expect(moved.ignored.count == 1)
  }

  // MARK: Nested rules

  @Test func nestedRulesHaveTheSelectorsAroundThem() throws {
    let inner = """
      &:hover { animation: w 2s linear both }
      .b &, > .c { animation: w 4s linear both }
      @media screen { animation: w 1s linear both }
      @media print { animation: w 9s linear both }
      @keyframes w { to { left: 3px } }
      """
    let moved = try imported("\(Self.fade) .a { color: red; \(inner) }", as: "css")
    let names = ["a-hover", "b-a", "c", "a"].map { $0 + ".opacity" }
    #expect(try moved.properties == names)
    for (name, value) in zip(names, [0.25, 0.125, 0.125, 0.5]) {
      #expect(try moved.value(name, at: 0.5) == value, "\(name)")
    }
    #expect(moved.ignored.count == 2)
  }

  @Test func listsAreNestedEachWithEach() throws {
    let text = "\(Self.fade) .a, .b { &.c, .d { animation: w 1s linear both } }"
    #expect(
      try imported(text, as: "css").properties
        == ["a-c", "b-c", "a-d", "b-d"].map { $0 + ".opacity" })
  }

  @Test func nestedListsCostWhatTheyMultiply() {
    let list = (0..<40).map { "&.e\($0)" }.joined(separator: ",")
    let rules = "\(list) { \(list) { \(list) { \(list) { animation: w 1s } } } }"
    let limits = Limits(maxWork: 10_000_000, maxRequestMemory: 1 << 20)
    let found = problems("\(Self.fade) .a { \(rules) }", as: "css", within: limits)
    #expect([[.tooLarge], [.tooMuchWork]].contains(found.map(\.code)))
  }

  @Test func aThemeOfTailwindMakesClasses() throws {
    let theme = "--animate-in: w 2s linear both; --animate-gone: initial; \(Self.fade)"
    let moved = try imported(
      "@theme inline { \(theme) } @utility out { animation: w 4s linear both }", as: "css")
    #expect(try moved.properties == ["animate-in.opacity", "out.opacity"])
    #expect(try moved.value("animate-in.opacity", at: 1) == 0.5)
    #expect(try moved.value("out.opacity", at: 1) == 0.25)
    #expect(moved.ignored.isEmpty)
  }

  /// A short text can declare much for many elements.
  @Test(arguments: [
    "transition:" + String(repeating: "a 1s,", count: 100),
    "animation:" + String(repeating: "a 1s,", count: 100),
    "animation: w 1s;" + (0..<1000).map { "p\($0): 1;" }.joined(),
    "animation: w 1s;" + (0..<1000).map { "--p\($0): 1;" }.joined(),
    "animation: w 1s; --p: \(String(repeating: "x", count: 100_000))",
    "animation: w 1s linear(0" + String(repeating: ", 0.5", count: 1000) + ", 1)",
    "animation: shown 1s; d: path(\"M0 0" + String(repeating: " L1 1", count: 2000) + "\")",
  ])
  func whatIsDeclaredCostsForEachElement(_ declared: String) {
    let elements = (0..<50).map { ".e\($0)" }.joined(separator: ",")
    let found = problems(
      "\(Self.fade) @keyframes shown { to { d: path('M0 0') } } \(elements) { \(declared) }",
      as: "css",
      within: Limits(maxWork: 10_000_000, maxRequestMemory: 1 << 20))
    #expect([[.tooLarge], [.tooMuchWork]].contains(found.map(\.code)))
  }
}

extension CSSElementImportTests {
  /// What wins is linear and takes a second; what loses takes nine.
  @Test(arguments: [
    ".a { animation-duration: 9s; animation: w 1s linear both }",
    ".a { animation: w 1s linear both !important } .a { animation: w 9s both }",
    ".a { animation: w 9s linear both; animation-duration: 1s !important } .a { animation-duration: 9s }",
    ".a { --d: 1s !important; --d: 9s; animation: w var(--d) linear both }",
    ".a { animation: w 1s linear both } @layer z { .a { animation: w 9s both } }",
    "@layer one, two; @layer two { .a { animation: w 1s linear both } } "
      + "@layer one { .a { animation: w 9s both } }",
    "@layer z { .a { animation: w 1s linear both } @layer y { .a { animation: w 9s both } } }",
    "@layer z { .a { --d: 9s } } .a { --d: 1s; animation: w var(--d) linear both } "
      + "@layer y { .a { --d: 9s } }",
    "@layer z.y { .a { animation: w 9s both } } @layer z { .a { animation: w 1s linear both } }",
    ".a { animation: w 1s linear both } @layer z { @keyframes w { to { opacity: 9 } } }",
    ".a { animation: w 1s linear both } @supports not (display: grid) { .a { animation: w 9s } }",
  ])
  func theDeclarationThatWinsInCSSHolds(rules: String) throws {
    let moved = try imported("\(Self.fade) \(rules)")
    #expect(try moved.value("opacity", at: 0.5) == 0.5)
  }

  @Test func aLonghandBeforeTheTransitionIsSetAnew() throws {
    let moved = try imported(".a { transition-duration: 9s; transition: opacity 1s linear }")
    #expect(try moved.value("value", at: 0.5) == 0.5)
  }

  @Test func importantValuesOfARuleWinOverKeyframes() throws {
    let moved = try imported(
      "@keyframes w { to { opacity: 0; width: 8px } } "
        + ".a { width: 4px; opacity: 0.5 !important; animation: w 1s both }")
    #expect(try moved.properties == ["width"])
    #expect(
      moved.ignored.map(\.message) == [
        "A rule declares \"opacity\" with !important, which wins over keyframes: it does not move."
      ])
  }
}

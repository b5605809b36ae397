import AnimationDocuments
import AnimationImports
import Testing

@Suite("Keyframes of imported CSS")
struct CSSKeyframeImportTests {
  /// `opacity` from 0 to 1 in a second, with other keyframes before and after.
  private func faded(_ before: String, _ after: String = "") throws -> Import {
    try imported(
      "@keyframes f { \(before) 0% { opacity: 0 } \(after) 100% { opacity: 1 } } "
        + ".a { animation: f 1s linear both }")
  }

  @Test func anEasingIsThatOfItsOwnBlock() throws {
    let steps = "animation-timing-function: steps(1)"
    for faded in [
      try faded("0%, 100% { \(steps) }"), try faded("", "0% { \(steps) }"),
      try faded("0% { opacity: 0.5; \(steps) }"), try faded("0% { scale: 2; \(steps) }"),
    ] {
      #expect(try faded.value("opacity", at: 0.25) == 0.25)
    }
  }

  @Test func blocksAtOneOffsetAreLeftInTheirOwnWays() throws {
    let moved = try faded(
      "0% { scale: 2; animation-timing-function: steps(1) } 100% { scale: 4 }")
    #expect(try moved.value("scale", at: 0.75) == 2)
    #expect(try moved.value("opacity", at: 0.75) == 0.75)
  }

  @Test func anEasingWithAVariableIsThatOfItsOwnBlockToo() throws {
    let moved = try imported(
      """
      :root { --e: steps(1) }
      @keyframes f {
        0% { x: 0; scale: 2; y: 0; animation-timing-function: var(--e) }
        0% { opacity: 0 }
        100% { opacity: 1; scale: 4 }
      }
      .a { animation: f 1s linear both }
      """)
    #expect(try moved.value("scale", at: 0.75) == 2)
    #expect(try moved.value("opacity", at: 0.75) == 0.75)
  }

  @Test(arguments: [
    "0% { --steps }", "0% { scale: 2; --steps }", "0% { scale: 2 } 0% { --steps }",
    "0% { scale: 2; animation-timing-function: linear } 0% { --steps }",
    "0% { animation-timing-function: var(--e) }",
  ])
  func aFirstValueOfTheRuleIsLeftLikeTheLastBlockAtTheStart(blocks: String) throws {
    let blocks = blocks.replacing("--steps", with: "animation-timing-function: steps(2)")
    let moved = try imported(
      """
      @keyframes f { \(blocks) 50% { opacity: 1 } }
      .a { --e: steps(2); opacity: 0; animation: f 1s linear both }
      """)
    #expect(try [0.2, 0.4, 0.75].map { try moved.value("opacity", at: $0) } == [0, 0.5, 0.5])
  }

  // MARK: Jumps at the start

  @Test(arguments: [
    ("0.5s 2", [0.2, 0.6, 1.6, 3], [0, 5, 5, 30]),
    ("0.5s 2 alternate", [0.2, 0.6, 2.4, 3], [0, 5, 5, 0]),
    ("reverse", [0, 0.2, 0.9, 2], [30, 30, 5, 0]), ("0.5s reverse", [0.2, 1.4, 2], [30, 5, 0]),
  ])
  func stepsOfKeyframesShowTheLevelBeforeThemOutsideOfTheIterations(
    timing: String, times: [Double], levels: [Double]
  ) throws {
    let moved = try imported(
      """
      @keyframes m { 0% { left: 0px } 50% { left: 10px } 100% { left: 30px } }
      .a { animation: m 1s steps(2, start) both \(timing) }
      """, as: "css")
    #expect(moved.ignored.isEmpty)
    #expect(try times.map { try moved.value("left", at: $0) } == levels)
  }

  @Test func whatIsHiddenAtTheStartIsHiddenDuringADelay() throws {
    let moved = try imported(
      """
      @keyframes m { from { display: none } to { display: block } }
      .a { animation: m 1s linear 0.5s both }
      """)
    #expect(moved.text.contains(#""initial":{"display":{"discrete":"none"}}"#))
    #expect(try [0.4, 0.6, 2].map { try moved.value("display", at: $0) } == [0, 1, 1])
  }

  @Test(arguments: ["infinite", "100"])
  func aTimingOfManyRoundsSaysThatItJumpsAtOnce(count: String) throws {
    let moved = try imported(
      """
      @keyframes m { 0% { left: 0px } 50% { left: 10px } 100% { left: 30px } }
      .a { animation: m 1s step-start 0.5s both \(count) }
      """)
    #expect(try moved.value("left", at: 0.2) == 10)
    #expect(moved.ignored.map(\.message).allSatisfy { $0.contains("browsers show the one before") })
    #expect(moved.ignored.count == 1)
  }

  @Test func aRoundBackwardsSwitchesAtTheSamePlace() throws {
    let moved = try imported(
      """
      @keyframes w { from { opacity: 0 } to { opacity: 1 } }
      @keyframes m { 0%, 30% { float: left } 60%, 100% { float: right } }
      .a { animation: m 1s linear 2 alternate both, w 2s linear both }
      """)
    let looks = try [0.4, 0.5, 1, 1.5, 1.6, 2].map { try moved.value("float", at: $0) }
    #expect(looks == [0, 1, 1, 1, 0, 0])
  }

  @Test func aRoundBackwardsKeepsTheDigitsOfItsEasing() throws {
    let moved = try imported(
      """
      @keyframes f { to { opacity: 0.5 } }
      @keyframes g { to { scale: 2 } }
      .a { opacity: 1; animation: f 1s ease-in-out 2 alternate both, g 3s linear both }
      """)
    #expect(moved.text.contains(#""curve":"cubic-bezier(0.42, 0, 0.58, 1)""#), "\(moved.text)")
  }

  @Test func whatRepeatsForEverBesideOthersSaysHowOftenItPlays() throws {
    let moved = try imported(
      """
      @keyframes f { from { opacity: 0 } 30% { opacity: 0.2 } to { opacity: 1 } }
      .a { animation: f 2s infinite both }
      .b { animation: f 1s both }
      .c { animation: f 1s infinite both }
      """)
    let notes = moved.ignored.map(\.message)
    #expect(notes.contains { $0.hasSuffix("here it plays once.") })
    #expect(notes.contains { $0.hasSuffix("here it plays 2 times.") })
  }

  @Test(arguments: [
    "[data-open]", "[data-state=\"open\"]", "\n  [ aria-hidden ] .a", "[lang|=en]", "[type^='a' i]",
  ])
  func aSelectorOfAnAttributeIsNoJSON(selector: String) throws {
    let text =
      "\(selector) { animation: f 1s both } @keyframes f { from { opacity: 0 } to { opacity: 1 } }"
    #expect(try imported(text, as: "css").properties == ["opacity"])
    #expect(try imported(text).properties == ["opacity"])
  }

  @Test func aListOfWordsIsJSON() {
    for text in ["[true]", "[null ]", "[1]", "[\"a\"]"] {
      #expect(problems(text, as: "lottie").map(\.code) != [.syntax], "\(text)")
    }
  }

  @Test func prefixedKeyframesNeverReplaceOthers() throws {
    let prefixed = "@-webkit-keyframes f { from { opacity: 0.5 } to { opacity: 1 } }"
    for moved in [
      try faded(""), try imported("\(prefixed) \(Self.plain)"),
      try imported("\(Self.plain) \(prefixed)"),
    ] {
      #expect(try moved.value("opacity", at: 0.25) == 0.25)
    }
  }

  private static let plain =
    "@keyframes f { from { opacity: 0 } to { opacity: 1 } } .a { animation: f 1s linear both }"

  @Test(arguments: [
    "screen", "all", "(prefers-reduced-motion: no-preference)", "print, screen",
    "only screen and (prefers-reduced-motion:no-preference)",
  ])
  func whatHoldsWhereMotionIsWantedIsRead(query: String) throws {
    let moved = try imported("@media \(query) { \(Self.plain) }")
    #expect(try moved.properties == ["opacity"] && moved.ignored.isEmpty)
  }

  @Test(arguments: ["print", "not screen", "(min-width: 1px)", "screen and (min-width: 1px)", ""])
  func whatHoldsForSomeIsListed(query: String) throws {
    let other = "@media \(query) { .a { animation: f 3s } }"
    let moved = try imported("\(Self.plain) \(other)")
    #expect(moved.ignored.count == 1 && moved.text.contains(#""duration":1"#))
  }
}

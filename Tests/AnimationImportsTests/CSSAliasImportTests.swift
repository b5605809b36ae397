import AnimationDocuments
import AnimationImports
import Testing

@Suite("Other spellings in imported CSS")
struct CSSAliasImportTests {
  @Test(arguments: [
    "@-webkit-keyframes f{to{opacity:0}} .a{-webkit-animation:f 1s linear both}",
    "@-webkit-keyframes f{to{opacity:0}} .a{animation:f 1s linear both}",
    "@-webkit-keyframes f{to{opacity:1}} @keyframes f{to{opacity:0}} .a{animation:f 1s linear both}",
    ".a{-webkit-animation:f 9s;animation:f 1s linear both} @keyframes f{to{opacity:0}}",
    "@KEYFRAMES f{TO{OPACITY:0}} .a{ANIMATION:f 1S LINEAR BOTH RUNNING}",
  ])
  func prefixesAndCapitalsMeanTheSame(style: String) throws {
    let moved = try imported(style)
    #expect(try moved.value("opacity", at: 0.5) == 0.5)
    let note = "What \"opacity\" shows outside of its keyframes is not said here: it is taken as 1."
    #expect(moved.ignored.map(\.message) == [note])
  }

  @Test func aPrefixedPropertyIsNoSecondOne() throws {
    let moved = try imported(
      """
      @keyframes f { from { -webkit-transform: scale(0); transform: scale(1) }
        to { -webkit-transform: scale(2); -webkit-filter: blur(2px) } }
      .a { filter: blur(0); animation: f 1s both }
      """)
    #expect(try moved.properties == ["transform", "blur"])
  }

  @Test func aDurationOfNothingIsNotAMissingOne() throws {
    let moved = try imported("@keyframes f{from{opacity:0}to{opacity:1}} .a{animation:f 0s both}")
    #expect(moved.ignored.map(\.message) == ["The duration is not positive: it is taken as 1 s."])
  }

  @Test(arguments: [
    ("stroke-dashoffset", "100", #""strokeDashoffset":0"#),
    ("padding-left", "8px", #""paddingLeft":{"css":"0px"}"#),
    ("margin", "8px 4px", #""margin":{"css":"0px 0px"}"#),
    ("border-radius", "8px", #""cornerRadius":0"#),
    ("border-radius", "50%", #""borderRadius":{"css":"0%"}"#),
    ("background-color", "red", #""background":{"color":"transparent","space":"css"}"#),
    ("fill-opacity", "0", #""fillOpacity":1"#), ("stroke-width", "3", #""strokeWidth":1"#),
    ("flex-shrink", "0", #""flexShrink":1"#), ("letter-spacing", "2em", #""css":"0em""#),
    ("background-position", "10% 20%", #""css":"0% 0%""#),
    ("border-color", "red", #""color":"black""#),
  ])
  func whatNothingSetsBeginsAtItsInitialValue(name: String, end: String, start: String) throws {
    let moved = try imported("@keyframes f{to{\(name):\(end)}} .a{animation:f 1s both}")
    #expect(moved.text.contains(start), "\(moved.text)")
  }
}

/// Shorthands beside what they set.
extension CSSAliasImportTests {
  @Test func aShorthandBesideALonghandIsTakenApart() throws {
    let moved = try imported(
      """
      @keyframes a { from { margin: 0 10px } to { margin-left: 50px; margin-top: 20px } }
      .x { animation: a 1s linear both }
      """)
    #expect(
      try moved.properties == ["marginTop", "marginRight", "marginBottom", "marginLeft"])
    #expect(try moved.value("marginLeft", at: 0.5) == 30)
    #expect(try moved.value("marginTop", at: 0.5) == 10)
    #expect(try moved.value("marginRight", at: 0.5) == 5)
  }

  @Test func theLastOfAShorthandAndALonghandHolds() throws {
    let moved = try imported(
      """
      @keyframes a {
        from { padding-left: 9px; padding: 4px }
        to { padding: 9px; padding-left: 8px }
      }
      .x { animation: a 1s linear both }
      """)
    #expect(try moved.value("paddingLeft", at: 0.5) == 6)
    #expect(try moved.value("paddingTop", at: 0.5) == 6.5)
  }

  @Test(arguments: [
    ("margin-left", "50px", "margin: 5px 10px", "marginLeft", 30.0),
    ("padding-top", "50px", "padding-top: 1px; padding: 10px", "paddingTop", 30),
    ("top", "50px", "inset: 10px auto", "top", 30),
    ("background-color", "#fff", "background: #000", "background", 0.5),
    ("background", "#fff", "background-color: #000", "background", 0.5),
    ("border-top-width", "6px", "border-width: 2px 4px", "borderTopWidth", 4),
  ])
  func aLonghandBeginsAtTheShorthandOfTheRule(
    name: String, end: String, rule: String, property: String, middle: Double
  ) throws {
    let moved = try imported(
      "@keyframes a { to { \(name): \(end) } } .x { \(rule); animation: a 1s linear both }")
    #expect(try moved.value(property, at: 0.5) == middle)
    #expect(moved.ignored.isEmpty)
  }

  @Test func keyframesOfScriptsTakeShorthandsApartToo() throws {
    let moved = try imported(
      """
      {"keyframes":[{"padding":"0px 4px"},{"padding":"8px","paddingLeft":"12px"}],"timing":1000}
      """)
    #expect(try moved.value("paddingLeft", at: 0.5) == 8)
    #expect(try moved.value("paddingTop", at: 0.5) == 4)
  }

  @Test(arguments: [
    ("color", "canvastext", "depend on the page that shows them: they switch half way."),
    ("color", "rgb(from blue g r b)", "depend on the page that shows them: they switch half way."),
    ("background", "blue url(x.png)", "do not match: they switch half way."),
  ])
  func whatAPageMixesIsNotSaidToSwitchThere(name: String, text: String, words: String) throws {
    let moved = try imported(
      "@keyframes a { from { \(name): \(text) } to { \(name): red } } .x { animation: a 1s both }")
    #expect(moved.ignored.map(\.message) == ["The values of \"\(name)\" \(words)"])
  }

  @Test func whatFollowsAMovingVariableIsListed() throws {
    let moved = try imported(
      """
      @property --q { syntax: "<number>"; inherits: false; initial-value: 0 }
      @keyframes a { to { --q: 50 } }
      .x { translate: calc(var( --q, 1) * 1px); width: var(--w, 1px); animation: a 1s both }
      """)
    #expect(
      moved.ignored.map(\.message) == [
        "\"translate\" follows --q as it moves, which has no place in a document."
      ])
  }

  @Test func ratiosMixOtherwiseInBrowsers() throws {
    let moved = try imported(
      "@keyframes a { from { aspect-ratio: 1 / 2 } to { aspect-ratio: 2 / 1 } } "
        + ".x { animation: a 1s both }")
    #expect(
      moved.ignored.map(\.message) == [
        "Browsers mix \"aspectRatio\" by logarithms: here its numbers move evenly."
      ])
  }
}

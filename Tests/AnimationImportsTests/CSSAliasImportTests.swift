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

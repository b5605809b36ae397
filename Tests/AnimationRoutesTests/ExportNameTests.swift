import AnimationRoutes
import HTTPTypes
import TestSupport
import Testing

/// Names that differ stay different, however little of them a language takes.
@Suite("Names in exports")
struct ExportNameTests {
  private let routes = Routes()

  private func export(_ format: String, _ document: String) -> String {
    let reply = routes.ask("/v1/export/\(format)?tolerance=1", .post, body: document)
    #expect(reply.status == .ok, "\(format): \(reply.text)")
    return reply.text
  }

  /// Views, properties and the animation itself, all of which are `card-a` or `cardA` somewhere.
  private static let alike = """
    {"kind":"animation","name":"card a","from":{"x":0,"card a.x":0,"card-a.x":0,"card_a.x":0,"card.a-x":0,"card.a x":0},
     "to":{"x":1,"card a.x":1,"card-a.x":1,"card_a.x":1,"card.a-x":1,"card.a x":1}}
    """

  private func all(_ pattern: Regex<(Substring, Substring)>, in text: String) -> [Substring] {
    text.matches(of: pattern).map(\.1)
  }

  @Test func rulesOfCSSAreDistinct() {
    let text = export("css-keyframes", Self.alike)
    let rules = all(/@keyframes (\S+) \{/, in: text)
    #expect(rules.count == 6 && Set(rules).count == 6, "\(rules)")
    // The first half holds classes, the second those for less motion.
    let classes = Set(all(/\n\.(\S+) \{/, in: text))
    #expect(classes == ["card-a", "card-a-2", "card-a-3", "card_a", "card"], "\(classes)")
    let registered = all(/@property (\S+) \{/, in: text)
    #expect(registered == ["--a-x", "--a-x-2"])
  }

  @Test func aNameThatNeedsNoChangeKeepsItsOwn() {
    let text = export(
      "css-keyframes",
      #"{"kind":"animation","name":"n","from":{"a b.x":0,"a-b.y":0},"to":{"a b.x":1,"a-b.y":2}}"#)
    #expect(text.contains(".a-b {\n  animation: a-b-translate"))
    #expect(text.contains("@keyframes a-b-translate {\n  0% { translate: 0px 0px; }"))
    #expect(text.contains("100% { translate: 0px 2px; }"))
    #expect(text.contains(".a-b-2 {\n  animation: a-b-2-translate"))
  }

  @Test(arguments: [
    ("swiftui", #"  var (\S+): Double"#), ("compose", #"val (\S+) ="#),
    ("core-animation", #"func (\S+)Animations"#),
  ])
  func identifiersOfCodeAreDistinct(_ format: String, _ pattern: String) throws {
    let document =
      format == "core-animation"
      ? Self.alike.replacing("card.a-x", with: "other.x").replacing("card.a x", with: "o ther.x")
      : Self.alike
    let names = all(
      try Regex(pattern, as: (Substring, Substring).self), in: export(format, document))
    #expect(names.count >= 5 && Set(names).count == names.count, "\(names)")
    #expect(export(format, document) == export(format, document))
  }

  @Test func tokensAreDistinct() throws {
    let reply = routes.ask("/v1/export/dtcg", .post, body: Self.alike)
    let names = reply.text.matches(of: /\n    "([^"]+)": \{/).map(\.1)
    #expect(names.count == 6 && Set(names).count == 6, "\(names)")
  }

  /// Formats that take any text have the names as they are.
  @Test(arguments: ["waapi", "lottie", "motion", "gsap", "core-animation-plist"])
  func textsKeepNames(_ format: String) {
    let text = export(
      format, #"{"kind":"animation","from":{"a b.x":0,"a-b.x":0},"to":{"a b.x":1,"a-b.x":2}}"#)
    #expect(text.contains("a b") && text.contains("a-b"))
  }

  @Test func customPropertiesOfScriptsAreDistinct() {
    for format in ["waapi", "motion", "gsap"] {
      let text = export(
        format, #"{"kind":"animation","from":{"a b":0,"a-b":0},"to":{"a b":1,"a-b":2}}"#)
      #expect(text.contains("\"--a-b\"") && text.contains("\"--a-b-2\""), "\(text)")
    }
  }

  @Test func wordsOfALanguageStandInBackquotes() {
    let document = #"{"kind":"animation","from":{"in":0,"when":0},"to":{"in":1,"when":1}}"#
    let swift = export("swiftui", document)
    #expect(swift.contains("var `in`: Double") && swift.contains("KeyframeTrack(\\.`in`)"))
    #expect(swift.contains("var when: Double"))
    #expect(export("compose", document).contains("val `when` ="))
  }

  /// What the document does not name may be moved by somebody else.
  @Test(arguments: [
    ("motion", ["y:", "scaleX:"]), ("gsap", ["y:", "scaleX:"]), ("swiftui", ["var y", "scaleX"]),
    ("compose", ["val y", "scaleX"]), ("android", ["translationY", "scaleX"]),
    ("core-animation", ["translation.y", "scale.x"]),
    ("core-animation-plist", ["translation.y", "scale.x"]),
  ])
  func numbersThatNothingMovesAreLeftAlone(_ format: String, _ others: [String]) {
    let part = export(
      format, #"{"kind":"animation","from":{"x":0,"scaleY":1},"to":{"x":9,"scaleY":2}}"#)
    #expect(!others.contains { part.contains($0) }, "\(part)")
    let whole = export(
      format,
      #"{"kind":"animation","from":{"offset":{"x":0,"y":1},"scale":1},"to":{"offset":{"x":9,"y":1},"scale":2}}"#
    )
    #expect(others.allSatisfy { whole.contains($0) }, "\(whole)")
  }

  /// `_` names nothing in Swift, nor in Kotlin.
  @Test func aNameWithoutLettersOfTheLanguageIsAValue() {
    let document = """
      {"kind":"animation","from":{"é":0,"ü":0,"value":0},"to":{"é":1,"ü":2,"value":3}}
      """
    let swift = export("swiftui", document)
    for name in ["value", "value2", "value3"] {
      #expect(swift.contains("var \(name): Double") && swift.contains("KeyframeTrack(\\.\(name))"))
      #expect(export("compose", document).contains("val \(name) ="))
    }
    #expect(swift.contains("KeyframeTrack(\\.value) {\n    SpringKeyframe(3.0"), "\(swift)")
  }

  // MARK: Comments and texts

  private static func named(_ name: String) -> String {
    #"{"kind":"animation","name":"\#(name)","from":{"x":0},"to":{"x":1},"animation":"linear"}"#
  }

  /// A browser sees the end of a comment before a letter does: with an accent on it, `/` is another letter.
  @Test(arguments: ["*/ } body { color: red }", #"*/\u0301 } body { color: red }"#, "**/*/"])
  func nothingEndsACommentOfCSS(_ name: String) {
    let text = export("css-keyframes", Self.named(name))
    let parts = text.unicodeScalars.split(separator: "*", omittingEmptySubsequences: false)
    #expect(parts.dropFirst().count { $0.first == "/" } == 1, "\(text)")
  }

  @Test(
    arguments: ["core-animation-plist", "android"],
    ["a---b-", #"\u0000\u0001"#, #"a-\u200E-b"#, "-->"])
  func commentsOfXMLAreWellFormed(_ format: String, _ name: String) throws {
    let text = export(format, Self.named(name))
    let comment = try #require(text.firstMatch(of: /<!--(?<text>.*?)-->/)?.text)
    #expect(!comment.unicodeScalars.contains { $0.value < 0x20 }, "\(text)")
    #expect(!comment.contains("--"), "\(text)")
  }

  /// What is pasted into a page leaves the page as it is.
  @Test(arguments: ["css-keyframes", "motion", "gsap"])
  func nothingEndsTheScriptOrStyleAround(_ format: String) {
    let end = "</style></script><!--"
    let text = export(
      format,
      """
      {"kind":"animation","name":"\(end)","from":{"\(end).x":0,"\(end).s":{"discrete":"\(end)"}},
       "to":{"\(end).x":1,"\(end).s":{"discrete":"b"}}}
      """)
    #expect(!text.contains("</") && !text.contains("<!"), "\(text)")
  }

  /// A custom property of that value would show another one.
  @Test(arguments: ["initial", "inherit", "unset", "revert", "revert-layer", "Initial"])
  func aKeywordOfEveryPropertyIsAString(_ word: String) {
    let document = """
      {"kind":"keyframes","initial":{"state":{"discrete":"\(word)"}},"tracks":[{"property":"state","keyframes":[
        {"type":"hold","duration":1},{"type":"move","to":{"discrete":"initially"}}]}]}
      """
    let text = export("css-keyframes", document)
    #expect(text.contains("--state: \"\(word)\";"), "\(text)")
    #expect(text.contains("--state: initially;"))
  }

  @Test func stringsOfSwiftHaveItsOwnEscapes() {
    let text = export(
      "core-animation",
      #"{"kind":"animation","from":{"a\u0001\"\\(b":0},"to":{"a\u0001\"\\(b":1}}"#)
    #expect(text.contains(#"keyPath: "a\u{1}\"\\(b")"#), "\(text)")
  }
}

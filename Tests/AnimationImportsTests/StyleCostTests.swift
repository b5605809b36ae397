import AnimationDocuments
import Testing

@testable import AnimationImports

/// What a short style sheet declares for many is charged before it is read for each of them.
@Suite("The cost of style sheets")
struct StyleCostTests {
  private let keyframes = "@keyframes k { to { opacity: 0 } }"

  /// Whether a text is refused within limits that suffice where nothing is repeated.
  private func isRefused(_ text: String) -> Bool {
    let limits = Limits(maxWork: 20_000_000, maxRequestMemory: 8 << 20)
    let found = problems(text, as: "css", within: limits)
    return [[.tooLarge], [.tooMuchWork]].contains(found.map(\.code))
  }

  private func elements(_ count: Int) -> String { list(count) { ".e\($0)" } }

  /// Each place of a keyframe looks at each declaration, also at those that are left out.
  @Test(arguments: ["-moz-a:1;", "a:1!important;", "animation-name:a;"])
  func declarationsThatAreLeftOutCostForEachPlace(_ declaration: String) {
    let declared = String(repeating: declaration, count: 1000)
    #expect(isRefused("@keyframes k { \(list(1000) { _ in "0%" }) { \(declared) } }"))
  }

  @Test(arguments: ["animation-name: k;", "animation: k 1s;", "transition: all 1s;"])
  func declarationsCostForEachElement(_ declaration: String) {
    let declared = String(repeating: declaration, count: 1000)
    #expect(isRefused("\(elements(1000)) { \(declared) } \(keyframes)"))
  }

  @Test func whatTheRootDeclaresCostsForEachSelector() {
    let declared = String(repeating: "--a:1;", count: 1000)
    let roots = list(1000) { _ in ":root" }
    #expect(isRefused("\(roots) { \(declared) } .e { animation: k 1s } \(keyframes)"))
  }

  @Test(arguments: ["L", "é"])
  func aLongNameThatTheRootDeclaresCostsForEachSelector(_ letter: String) {
    let name = "--" + String(repeating: letter, count: 20_000)
    let roots = list(1000) { _ in ":root" }
    #expect(isRefused("\(roots) { \(name): 1 } .e { animation: k 1s } \(keyframes)"))
  }

  @Test(arguments: ["L", "é"])
  func longPartsOfASelectorCostForEachElement(_ letter: String) {
    let long = String(repeating: letter, count: letter == "L" ? 200_000 : 20_000)
    let elements = list(1000) { ".e\($0).k" }
    #expect(isRefused(".k.\(long) { color: red } \(elements) { animation: k 1s } \(keyframes)"))
  }

  @Test func longContextsOfASelectorCostForEachElement() {
    let long = String(repeating: "é", count: 500)
    #expect(isRefused("\(list(500) { "\(long)\($0) .e" }) { transition: all 1s }"))
  }

  @Test(arguments: ["L", "a-", "é"])
  func aLongNameCostsForEachElement(_ letters: String) {
    let name = String(repeating: letters, count: 20_000)
    let elements = list(1100) { ".k.e\($0)" }
    #expect(isRefused(".k { x\(name)x: 1 } \(elements) { transition: all 1s }"))
  }

  /// Names of no longhand are told in notes.
  @Test func aLongNameThatIsLeftOutCostsForEachPlace() {
    let name = String(repeating: "L", count: 20_000)
    #expect(isRefused("@keyframes k { \(list(1000) { _ in "0%" }) { animation-\(name): 1 } }"))
  }

  @Test func aShorthandThatShowsCostsForEachElement() {
    let margin = String(repeating: "1px ", count: 10_000)
    let moving = "@keyframes k { to { margin-top: 1px; margin-left: 1px } }"
    #expect(isRefused("\(elements(20)) { animation: k 1s; margin: \(margin) } \(moving)"))
  }

  @Test(arguments: ["animation-name", "transition-property"])
  func aLongTimeCostsForEachAnimation(_ listed: String) {
    let time = "1.\(String(repeating: "0", count: 10_000))s"
    let duration = listed == "animation-name" ? "animation-duration" : "transition-duration"
    let names = list(500) { _ in "k" }
    #expect(isRefused(".e { \(listed): \(names); \(duration): \(time) } \(keyframes)"))
  }

  // MARK: Time

  /// Joining each word of a name to a copy of those before would take minutes.
  @Test(.timeLimit(.minutes(5))) func theWordsOfANameAreJoinedOnce() {
    let name = StyleName.script(String(repeating: "a-b", count: 1_000_000))
    #expect(name.utf8.count == 2_000_000)
  }

  /// Comparing each name with those before would take seconds for some MB of them.
  @Test func theNamesOfAKeyframeAreLookedUp() throws {
    let names = (0..<9_000).map { "--p\($0):1;" }.joined()
    let limits = Limits(maxWork: 40_000_000)
    let moved = try imported("@keyframes k { to { \(names) } }", as: "css", within: limits)
    #expect(try moved.properties.count == 9_000)
  }

  @Test func aValueTakesThePlaceOfTheOneBefore() throws {
    let moving = "@keyframes k { from { x: 1px; y: 2px; x: 3px } to { x: 4px } from { y: 5px } }"
    let moved = try imported(".e { animation: k 1s } \(moving)", as: "css")
    #expect(try moved.value("x", at: 0) == 3)
    #expect(try moved.value("y", at: 0) == 5)
  }

  @Test func longhandsTakeThePlaceOfThoseBefore() throws {
    let moving = "@keyframes k { from { margin-top: 9px; margin: 1px; margin-left: 2px; x: 1px } }"
    let text = try imported(".e { animation: k 1s } \(moving)", as: "css").text
    #expect(text.contains(#""marginTop":{"css":"1px"}"#))
    #expect(text.contains(#""marginLeft":{"css":"2px"}"#))
    #expect(!text.contains("9px"))
  }

  @Test func aTextHasThirtyMarksInARow() {
    let row = String(repeating: "\u{301}", count: 31)
    let found = problems(".e\(row) { animation: k 1s } \(keyframes)", as: "css")
    #expect(found.map(\.code) == [.malformed])
  }

  /// Each function stands in each list in the end: a list of 80,000 beside as many short ones would take
  /// all memory.
  @Test(.timeLimit(.minutes(5))) func aLongListOfTransformsCostsForEachShortOne() {
    let long = String(repeating: "translate(1%)", count: 2000)
    let values = "'\(long)'" + String(repeating: ", 'none'", count: 2000)
    let found = problems("a.animate({ transform: [\(values)] }, 1000)", as: "waapi")
    #expect([[.tooMuchWork], [.tooLarge]].contains(found.map(\.code)))
  }
}

import AnimationDocuments
import Testing

@testable import AnimationImports

/// What a short text repeats or multiplies is charged before it is made.
struct ImportCostTests {
  /// Whether a text is refused within limits that suffice where nothing is repeated.
  func isRefused(_ text: String, as format: String) -> Bool {
    let found = problems(
      text, as: format, within: Limits(maxWork: 10_000_000, maxRequestMemory: 2 << 20))
    return [[.tooLarge], [.tooMuchWork]].contains(found.map(\.code))
  }

  @Test func aBlockOfDeclarationsCostsForEachPlace() {
    let declared = String(repeating: "a:1;", count: 2000)
    #expect(isRefused("@keyframes k { \(list(100) { "\($0)%" }) { \(declared) } }", as: "css"))
  }

  @Test func declarationsCostForThoseBefore() {
    let declared = (0..<5000).map { "a\($0):1;" }.joined()
    #expect(isRefused("@keyframes k { from { \(declared) } }", as: "css"))
  }

  // MARK: Elements

  /// Whether a text is refused while it is read, not when all is made.
  func isRefusedAtOnce(_ text: String, as format: String) -> Bool {
    let limits = Limits(maxRequestMemory: 2 << 20)
    guard let excess = problems(text, as: format, within: limits).first?.excess,
      let actual = excess.actual
    else { return false }
    return Double(actual) < 2 * excess.limit
  }

  @Test func propertiesCostForEachTargetOfATween() {
    let variables = list(200) { "p\($0): 1" }
    #expect(isRefusedAtOnce("gsap.to('\(list(200) { "a\($0)" })', { \(variables) })", as: "gsap"))
  }

  @Test func keyframesCostForEachTargetOfACall() {
    let call = ".animate([\(list(2000) { "{x: \($0 % 2)}" })], 1000)"
    let target = "document.querySelectorAll('\(list(26) { "a\($0)" })')"
    #expect(isRefusedAtOnce("\(target)\(call); b\(call)", as: "waapi"))
  }

  @Test func aLongValueCostsForEachTargetOfATween() {
    let filter = String(repeating: "blur(1px) ", count: 200)
    let targets = list(200) { "a\($0)" }
    #expect(isRefusedAtOnce("gsap.to('\(targets)', { filter: '\(filter)' })", as: "gsap"))
  }

  @Test func aLongNameCostsForEachProperty() {
    let frames = "from { \((0..<100).map { "p\($0): 1;" }.joined()) } to { left: 1px }"
    let text = "@keyframes k { \(frames) } .b, .\(longName) { animation: k 1s }"
    #expect(isRefusedAtOnce(text, as: "css"))
  }

  @Test func aLongNameIsShortenedInProblems() {
    let text = "{\"keyframes\": {\"\(longName)\": [null, null]}, \"timing\": 1}"
    let found = problems(text, as: "waapi")
    #expect(found.first.map { $0.message.count < 200 } == true)
    let options = "{\"duration\": 1, \"easing\": \"\(longName)\"}"
    let easing = "{\"keyframes\": {\"x\": [\"1px\", \"2px\"]}, \"options\": \(options)}"
    #expect(problems(easing, as: "waapi").first.map { $0.message.count < 600 } == true)
  }

  @Test func eachSelectorCosts() {
    let rules = "\(list(30_000) { _ in "a" }) { color: red } .b { transition: x 1s }"
    #expect(isRefused(rules, as: "css"))
    #expect(isRefused("animate('\(list(30_000) { _ in "a" })', { x: [0, 1] })", as: "motion"))
  }

  @Test func rulesThatDeclareNothingCostNoMemory() throws {
    let rules = String(repeating: "a{}", count: 30_000) + ".b { transition: opacity 1s }"
    let limits = Limits(maxRequestMemory: 2 << 20)
    #expect(try imported(rules, as: "css", within: limits).properties == ["value"])
  }

  /// Each look at those before, for each of them or of the rules, took minutes.
  @Test func aShorthandCostsForWhatItMayReplace() throws {
    let delays = "a { \(String(repeating: "animation-delay: 1s;", count: 4000)) }"
    let shorthands = String(repeating: "a { transition: left 1s }", count: 2000)
    #expect(isRefused(delays + shorthands, as: "css"))
    let once = "a { \(String(repeating: "transition: left 1s;", count: 4000)) }"
    #expect(try imported(delays + once, as: "css").properties == ["value"])
  }

  // MARK: Names

  private let longName = String(repeating: "n", count: 20_000)

  @Test func theNameOfAGroupCostsForEachToken() {
    let tokens = list(100) { "\"t\($0)\": {\"$value\": {\"value\": 1, \"unit\": \"s\"}}" }
    let text = "{\"\(longName)\": {\"$type\": \"duration\", \(tokens)}}"
    #expect(isRefused(text, as: "dtcg"))
  }

  @Test func aLongAliasCostsForEachTokenThatLeadsToIt() {
    let tokens = list(100) { "\"t\($0)\": {\"$value\": \"{a}\"}" }
    let long = "\"a\": {\"$value\": \"{\(longName)}\"}, \"\(longName)\""
    let end = "{\"$type\": \"duration\", \"$value\": {\"value\": 1, \"unit\": \"s\"}}"
    #expect(isRefused("{\(tokens), \(long): \(end)}", as: "dtcg"))
  }

  @Test func theNameOfAFieldCostsForThoseInside() {
    let track = "{\"keyframes\": [{\"time\": 0, \"value\": 0}, {\"time\": 1, \"value\": 1}]}"
    let fields = list(100) { "\"t\($0)\": \(track)" }
    #expect(isRefused("{\"animations\": {\"\(longName)\": {\(fields)}}}", as: "figma"))
  }

  /// Signs of a form without end make a single character.
  @Test func aNameOfOneLongCharacterIsCut() throws {
    let keys = "{\"k\": [{\"t\": 0, \"s\": [0]}, {\"t\": 1, \"s\": [1]}]}"
    let name = "a" + String(repeating: "\u{FE0F}", count: 5000)
    let layer = "{\"nm\": \"\(name)\", \"ks\": {\"r\": \(keys)}}"
    let text = "{\"fr\": 1, \"op\": 1, \"layers\": [\(layer)]}"
    #expect(try imported(text, as: "lottie").text.utf8.count < 3000)
  }

  /// A pointer holds the names of all that it leads through.
  @Test func pointersWithLongNamesAreToldUpToALength() throws {
    let name = String(repeating: "n", count: 100_000)
    let text = "{\"keyframes\": {\"\(name)\": [\(list(60) { _ in "null" })]}, \"timing\": 1}"
    #expect((1...5).contains(problems(text, as: "waapi").count))
    let track = "{\"keyframes\": [{\"time\": 0, \"value\": 0}, {\"time\": 1, \"value\": 1}]}"
    let fields = list(60) { "\"t\($0)\": \(track)" }
    let moved = try imported("{\"animations\": {\"\(name)\": {\(fields)}}}", as: "figma")
    #expect((1...5).contains(moved.ignored.count))
  }

  // MARK: Members

  @Test func theMembersOfATransitionCostForEachProperty() {
    let properties = list(500) { "\"p\($0)\": [0, 1]" }
    let members = list(500) { "\"m\($0)\": 1" }
    let text = "{\"animate\": {\(properties)}, \"transition\": {\(members)}}"
    #expect(isRefused(text, as: "motion"))
  }

  @Test func theEasesOfATransitionCostForEachProperty() {
    let properties = list(500) { "\"p\($0)\": [0, 1]" }
    let eases = list(5000) { _ in "\"linear\"" }
    let text = "{\"animate\": {\(properties)}, \"transition\": {\"ease\": [\(eases)]}}"
    #expect(isRefused(text, as: "motion"))
  }

  /// A look at all of them for each property would take minutes.
  @Test func timesOfAnotherNumberThanTheValuesAreNotLookedAt() {
    let properties = list(2000) { "\"p\($0)\": [0, 1]" }
    let transition = "{\"duration\": 1, \"times\": [\(list(100_000) { "\(Double($0) / 1e5)" })]}"
    let text = "{\"animate\": {\(properties)}, \"transition\": \(transition)}"
    #expect(Set(problems(text, as: "motion").map(\.code)) == [.notRising])
  }

  /// It is told by its whole text, of which a note shows the beginning.
  @Test func anUnknownEaseCostsForEachThatHasIt() {
    let properties = list(500) { "\"p\($0)\": [0, 1]" }
    let ease = "{\"ease\": {\"e\": \"\(longName)\"}}"
    #expect(isRefused("{\"animate\": {\(properties)}, \"transition\": \(ease)}", as: "motion"))
    let tweens = list(700) { "{\"to\": {\"p\($0)\": 1}}" }
    #expect(isRefused("{\"defaults\": \(ease), \"timeline\": [\(tweens)]}", as: "gsap"))
  }

  @Test func theValueOfATokenCostsForEachThatLeadsToIt() {
    let tokens = list(500) { "\"t\($0)\": {\"$type\": \"cubicBezier\", \"$value\": \"{c}\"}" }
    let curve = "{\"$type\": \"cubicBezier\", \"$value\": [\(list(10_000) { _ in "0" })]}"
    #expect(isRefused("{\(tokens), \"c\": \(curve)}", as: "dtcg"))
  }

  @Test func theTypeOfAGroupCostsForEachToken() {
    let tokens = list(100) { "\"t\($0)\": {\"$value\": 1}" }
    #expect(isRefused("{\"g\": {\"$type\": \"\(longName)\", \(tokens)}}", as: "dtcg"))
  }

  @Test func defaultsCostForEachTween() {
    let defaults = list(500) { "\"m\($0)\": 1" }
    let tweens = list(500) { "{\"to\": {\"p\($0)\": 1}}" }
    #expect(isRefused("{\"defaults\": {\(defaults)}, \"timeline\": [\(tweens)]}", as: "gsap"))
  }

  /// A look at all members for each of them would take an hour.
  @Test func membersOfATweenAreLookedAtOnce() {
    let properties = list(100_000) { "\"p\($0)\": 1" }
    let frames = list(110_000) { "\"\(Double($0) / 1100)%\": {\"x\": \($0)}" }
    let keyframes = "\"keyframes\": {\"easeEach\": \"none\", \(frames)}"
    #expect(problems("{\"to\": {\(properties)}}", as: "gsap").map(\.code) == [.tooLarge])
    #expect(problems("{\"to\": {\(keyframes)}}", as: "gsap").map(\.code) == [.tooMany])
  }

  /// A look at all members for each of them, to see what the tween overwrites, would take minutes.
  @Test func theSettingsOfATweenAreLookedUpOnce() {
    let script = "gsap.to('#a', { \(list(20_000) { "p\($0): 1" }) })"
    #expect(problems(script, as: "gsap").map(\.code) == [.tooMany])
  }

  @Test func theMembersOfATokenCostForEachThatLeadsToIt() {
    let members = list(500) { "\"m\($0)\": 1" }
    let tokens = list(1000) { "\"t\($0)\": {\"$type\": \"duration\", \"$ref\": \"#/a0\"}" }
    let way = list(20) { "\"a\($0)\": {\"$ref\": \"#/a\($0 + 1)\", \(members)}" }
    let end = "{\"$type\": \"duration\", \"$value\": {\"value\": 1, \"unit\": \"s\"}}"
    #expect(isRefused("{\(tokens), \(way), \"a20\": \(end)}", as: "dtcg"))
  }

  /// A look at all values for each of them would take minutes.
  @Test func theColorsOfKeyframesAreLookedForOnce() {
    let properties = list(20_000) { "\"p\($0)\": [\"currentcolor\", \"red\"]" }
    #expect(!problems("{\"keyframes\": {\(properties)}, \"timing\": 1}", as: "waapi").isEmpty)
  }

  /// A look at the whole text for each of them would take hours.
  @Test func loneEasingsAreReadOnce() {
    let text = list(200_000) { _ in "ease" }
    #expect(problems(text, as: "css").map(\.code) == [.tooLarge])
    #expect(isRefused(list(4000) { _ in "ease 1s" }, as: "css"))
  }

  // MARK: Easings

  private var easing: String { "linear(\(list(1000) { "\($0 % 2)" }))" }

  @Test func anEasingCostsForEachAnimationOfARule() {
    let names = list(200) { _ in "k" }
    let rule = ".a { animation-name: \(names); animation-timing-function: \(easing) }"
    #expect(isRefused("@keyframes k { from { left: 0px } to { left: 1px } } \(rule)", as: "css"))
  }

  @Test func anEasingCostsForEachTransitionOfARule() {
    let names = list(200) { "p\($0)" }
    let text = "transition-property: \(names); transition-timing-function: \(easing)"
    #expect(isRefused("\(text); transition-duration: 1s", as: "css"))
  }

  @Test func anEasingCostsForEachPlaceOfAKeyframe() {
    let places = list(100) { "\($0)%" }
    let frames = "\(places) { animation-timing-function: \(easing) } to { left: 1px }"
    #expect(isRefused("@keyframes k { \(frames) }", as: "css"))
  }

  @Test func anEasingCostsForEachTrackThatItIsWrittenIn() {
    let properties = list(200) { "\"p\($0)\": [0, 1]" }
    let timing = "{\"duration\": 1, \"easing\": \"\(easing)\"}"
    let text = "{\"keyframes\": {\(properties)}, \"timing\": \(timing)}"
    #expect(isRefusedAtOnce(text, as: "waapi"))
  }

  @Test func aFittedEaseCostsForEachKeyframe() {
    let keyframes = "{\"x\": [\(list(5000) { "\($0 % 2)" })], \"easeEach\": \"elastic(2, 0.02)\"}"
    #expect(isRefusedAtOnce("{\"to\": {\"keyframes\": \(keyframes)}}", as: "gsap"))
  }

  @Test func anEasingCostsForEachPropertyOfATarget() {
    let properties = list(200) { "\"p\($0)\": [0, 1]" }
    let text = "{\"animate\": {\(properties)}, \"transition\": {\"ease\": \"\(easing)\"}}"
    #expect(isRefused(text, as: "motion"))
  }

  @Test func theLinesOfAPathCountForEachCoordinateBeforeTheyAreMade() throws {
    let tangents = #""to":[2,-2,0],"ti":[-2,2,0],"i":{"x":0.3,"y":0},"o":{"x":0.3,"y":0}"#
    let keys = list(1000) { "{\"t\":\($0),\"s\":[\($0 % 7),1,0],\(tangents)}" }
    let layer = "{\"ty\":4,\"nm\":\"a\",\"ks\":{\"p\":{\"a\":1,\"k\":[\(keys)]}}}"
    let found = problems(
      "{\"v\":\"5\",\"fr\":60,\"ip\":0,\"op\":1000,\"layers\":[\(layer)]}", as: "lottie")
    let told = try #require(found.first?.excess?.actual)
    #expect(found.map(\.code) == [.tooMany])
    #expect(told < 102_000, "the first path beyond the limit is refused, not all together")
  }

  // MARK: Long names of lists

  /// The name was looked at for each of the values, which took 3 to 7 s.
  @Test(.timeLimit(.minutes(5)), arguments: ["motion", "gsap"], [["0", "1"], ["'a'", "'b'"]])
  func aLongNameIsLookedAtOnceForAListOfValues(_ format: String, _ pair: [String]) throws {
    let name = String(repeating: "a", count: 100_000)
    let own = "\(name): [\(list(20_000) { pair[$0 % 2] })]"
    let text =
      format == "gsap"
      ? "gsap.to('#a', { keyframes: { \(own) }, duration: 1 })"
      : "animate('#a', { \(own) }, { duration: 1 })"
    #expect(try imported(text, as: format).properties == ["a.\(name)"])
  }

  @Test func aLongNameCostsForEachValueOfAColumn() {
    let values = list(5000) { "\($0 % 2)" }
    let text = "a.animate({ \(String(repeating: "a", count: 20_000)): [\(values)] }, 1000)"
    #expect(problems(text, as: "waapi").map(\.code) == [.tooMuchWork])
  }
}

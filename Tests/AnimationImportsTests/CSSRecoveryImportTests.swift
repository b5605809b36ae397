import AnimationDocuments
import AnimationImports
import Testing

/// A browser leaves out what is wrong in a style sheet, and reads on. The figures are Chromium's.
@Suite("Imports of CSS with faults")
struct CSSRecoveryImportTests {
  private static let fade = "@keyframes fade { from { opacity: 0 } to { opacity: 1 } }"
  private static let moved = fade + " .a { animation: fade 1s linear both }"

  // MARK: What is left out

  @Test(arguments: [
    ("animation: a 1s 2s 3s", #""3s" has no place in "animation"."#),
    ("animation: fade 3s foo(1)", #""foo(1)" has no place in "animation"."#),
    ("animation: fade 3s infinite 3 4", #""3" has no place in "animation"."#),
    ("animation: fade 3s, initial 3s", #""initial" has no place in "animation"."#),
    ("animation-name: 2fade", #""2fade" is no value of animation-name."#),
    ("animation-duration: soon", #""soon" is no value of animation-duration."#),
    ("animation-duration: -3s", #""-3s" is no value of animation-duration."#),
    ("animation-delay: 0", #""0" is no time: write 300ms or 0.3s."#),
    ("animation-iteration-count: -1", #""-1" is no value of animation-iteration-count."#),
    ("animation-direction: up", #""up" is no value of animation-direction."#),
    ("animation-fill-mode: auto", #""auto" is no value of animation-fill-mode."#),
    ("opacity 0.5", #""opacity 0.5" is no declaration: it is left out, as in browsers."#),
    ("*opacity: 0.5", #""*opacity: 0.5" is no declaration: it is left out, as in browsers."#),
  ])
  func aDeclarationIsLeftOutAlone(declaration: String, fault: String) throws {
    let rule = " .a { animation: fade 1s linear both;\n \(declaration) }"
    let read = try imported(Self.fade + rule, as: "css")
    #expect(try read.document == imported(Self.moved, as: "css").document)
    #expect(read.ignored.count == 1)
    #expect(read.ignored.first?.message.hasPrefix(fault) == true, "\(read.ignored)")
    guard case .text(let place) = read.ignored.first?.place else {
      Issue.record("\(read.ignored) names no place of the text")
      return
    }
    #expect(place.line == 2 && place.column == 2)
  }

  @Test(arguments: [
    "transition: none, width 3s", "transition: width 3s height", "transition: width 3s 2px",
    "transition-duration: 3", "transition-delay: 2px", "transition-property: width, 2px",
    "transition-timing-function: slow",
  ])
  func aTransitionIsLeftOutAlone(declaration: String) throws {
    let read = try imported(".a { transition: width 1s; \(declaration) }", as: "css")
    #expect(try read.document == imported(".a { transition: width 1s }", as: "css").document)
    #expect(read.ignored.contains { $0.message.hasSuffix("is left out, as in browsers.") })
  }

  @Test func whatVariablesMakeInvalidIsLeftOut() throws {
    let rule = ":root { --d: soon; --e: late } .a { animation: fade 1s linear both"
    let faults = "animation-duration: var(--d); animation-timing-function: var(--e)"
    let read = try imported("\(Self.fade) \(rule); \(faults) }", as: "css")
    #expect(try read.document == imported(Self.moved, as: "css").document)
    #expect(read.ignored.count == 2)
  }

  @Test(arguments: [
    "110% { opacity: 5 }", "50%, 120% { opacity: 5 }", "x { opacity: 5 }", "; 50% { opacity: 5 }",
    "top: 1px; 50% { opacity: 5 }", "{ opacity: 5 }", "50% { animation-timing-function: slow }",
    "50% { opacity 5 }", "entry 0% { opacity: 5 }", "50% { -ms-transform: scale(2) }",
  ])
  func aKeyframeIsLeftOutAlone(keyframe: String) throws {
    let frames = "from { opacity: 0 } to { opacity: 1 } \(keyframe)"
    let read = try imported(
      "@keyframes fade { \(frames) } .a { animation: fade 1s linear both }", as: "css")
    #expect(try read.document == imported(Self.moved, as: "css").document)
    #expect(read.ignored.count == 1, "\(read.ignored)")
  }

  @Test(arguments: [
    "} .b { animation: fade 2s }", "; .b { animation: fade 2s }", ".b, { animation: fade 2s }",
    "50% { animation: fade 2s }", "{ animation: fade 2s }", "@keyframes { to { opacity: 5 } }",
    "@keyframes initial { to { opacity: 5 } }", "@keyframes 2 { to { opacity: 5 } }", "hello",
    "@media screen { ; .b { animation: fade 2s } }",
  ])
  func aRuleIsLeftOutAlone(rule: String) throws {
    let read = try imported("\(Self.moved) \(rule)", as: "css")
    #expect(try read.document == imported(Self.moved, as: "css").document)
    #expect(read.ignored.count == 1, "\(read.ignored)")
  }

  // MARK: What is read all the same

  @Test(arguments: [
    "<!-- \(moved) -->", "<!--\n\(moved)\n-->\n", "\(fade) .a { animation: fade 1s linear both",
    "\(fade) .a { animation: fade 1s linear both ! important }",
    "\(fade) .a { animation: fade 1s linear both; animation-iteration-count: calc(2 - 1) }",
  ])
  func marksAndOpenBracketsAreNoFaults(text: String) throws {
    let read = try imported(text, as: "css")
    #expect(try read.document == imported(Self.moved, as: "css").document)
  }

  @Test func anOpenBracketIsNoted() throws {
    let read = try imported("\(Self.fade) .a { animation: fade 1s both", as: "css")
    #expect(
      read.ignored.map(\.message) == ["This bracket is not closed: it ends with the text."])
  }

  @Test func aWordForTheInitialValueIsThatValue() throws {
    let others = "animation-delay: initial; animation-direction: unset; transition: revert"
    let rule = ".a { animation: fade 1s 2s linear reverse both; \(others) }"
    let read = try imported("\(Self.fade) \(rule) .b { animation: initial }", as: "css")
    #expect(try read.document == imported(Self.moved, as: "css").document)
    #expect(read.ignored.isEmpty, "\(read.ignored)")
  }

  @Test func whatIsInheritedIsNotKnown() throws {
    let read = try imported("\(Self.moved) .b { animation: inherit }", as: "css")
    #expect(try read.document == imported(Self.moved, as: "css").document)
    #expect(
      read.ignored.map(\.message) == [
        "What \"animation\" inherits is not known here: it is left out."
      ])
  }

  @Test func wordsOfAnAnimationThatAreTakenAreItsName() throws {
    let text = "@keyframes ease { to { opacity: 1 } } .a { animation: ease ease 1s both }"
    #expect(try imported(text, as: "css").properties == ["opacity"])
  }

  @Test func aNegativeTimeOfTheShorthandIsItsDelay() throws {
    let read = try imported("\(Self.fade) .a { animation: fade -0.5s 1s linear both }", as: "css")
    #expect(try read.value("opacity", at: 0) == 0.5)
  }

  // MARK: Notes

  @Test func whatMovesNothingIsNotListed() throws {
    let others = "@font-face { src: url(a.woff) } @media print { .a { color: red } }"
    #expect(try imported("\(others) \(Self.moved)", as: "css").ignored.isEmpty)
    let told = "@media print { .a { ANIMATION: none } } @media print { .a { --a: 1 } }"
    #expect(try imported("\(told) \(Self.moved)", as: "css").ignored.count == 2)
  }

  @Test func theLastNoteSaysThatThereAreMore() throws {
    let rules = (0..<250).map { ".r\($0) { animation: a\($0) 1s }" }.joined(separator: "\n")
    let notes = try imported("\(Self.moved) \(rules)", as: "css").ignored.map(\.message)
    #expect(notes.count == 201)
    #expect(notes.last == "There is more to say: only the first 200 notes are listed.")
  }
}

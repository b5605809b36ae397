import AnimationDocuments
import AnimationImports
import Testing

@Suite("Imports of CSS")
struct CSSImportTests {
  // MARK: Easings, durations, transitions

  @Test(arguments: [
    ("ease-in", #""curve":"ease-in""#),
    ("cubic-bezier(0.3, 1.5, 0.7, 1)", "cubic-bezier(0.3, 1.5, 0.7, 1)"),
    ("steps(4, jump-none)", "steps(4, jump-none)"),
  ])
  func aLoneEasingTakesASecond(easing: String, curve: String) throws {
    let progress = try imported(easing)
    #expect(progress.text.hasPrefix(#"{"kind":"animation","from":{"value":0},"to":{"value":1},"#))
    #expect(progress.text.contains(curve) && progress.text.contains(#""duration":1"#))
    #expect(progress.ignored.map(\.message) == ["There is no duration: it is taken as 1 s."])
  }

  @Test func linesKeepTheirWords() throws {
    let progress = try imported("linear(0, 0.6 30%, 1) 2s")
    let told = #""curve":"linear(0 0%, 0.6 30%, 1 100%)","duration":2"#
    #expect(progress.text.contains(told), "\(progress.text)")
    #expect(try progress.value("value", at: 0.3) == 0.3)
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    #expect(try imported("\u{feff}300ms linear").value("value", at: 0.15) == 0.5)
    #expect(
      try imported("\u{feff}{\"x\":[0,1],\"transition\":{\"ease\":\"linear\"}}").properties == ["x"]
    )
  }

  @Test func aLoneDurationEasesAsCSSDoes() throws {
    #expect(
      try imported("300ms").text
        == #"{"kind":"animation","from":{"value":0},"to":{"value":1},"animation":{"type":"timingCurve","curve":"ease","duration":0.3}}"#
    )
  }

  @Test func aTransitionKeepsItsDelay() throws {
    let moved = try imported("transition: all 0.5s ease-out 200ms;")
    #expect(try moved.value("value", at: 0.2) == 0)
    // The middle of ease-out, from its Bézier curve solved by hand: s = 0.4023…, y = 0.6846….
    #expect(abs(try moved.value("value", at: 0.45) - 0.68464) < 1e-4)
    #expect(try moved.value("value", at: 0.7) == 1)
  }

  @Test(arguments: ["all .3s ease-in-out", "opacity 300ms", "opacity ease 300ms, width 1s linear"])
  func aTransitionMayBeginWithItsProperty(text: String) throws {
    #expect(try imported(text).text == imported(text, as: "css").text)
  }

  @Test func aListOfTransitionsMovesEachByItsName() throws {
    let text = "transition: opacity 1s linear, background-color 2s steps(2) allow-discrete"
    let moved = try imported(text)
    #expect(try moved.value("opacity", at: 0.5) == 0.5)
    #expect(try moved.value("backgroundColor", at: 1.5) == 0.5)
    #expect(moved.ignored.count == 3)
    #expect(moved.ignored.allSatisfy { $0.place == .text(.init(line: 1, column: 1, offset: 0)) })
  }

  @Test func aFirstJumpOfManyPartsWaitsForItsDelay() throws {
    let played = try imported(
      """
      @keyframes m { from { width: 0px } 50% { width: 10px } to { width: 20px } }
      .a { animation: m 1s step-start 0.5s both }
      """, as: "css")
    #expect(
      try [0, 0.4, 0.7, 1.2, 2].map { try played.value("width", at: $0) } == [0, 0, 10, 20, 20])
  }

  @Test func firstStepsWaitForTheirDelay() throws {
    let rule =
      "@keyframes m { from { width: 0px } to { width: 64px } } .a { animation: m 1s steps(4, start) "
    let played = try imported(rule + "0.5s both }", as: "css")
    #expect(try [0, 0.4, 0.6, 2].map { try played.value("width", at: $0) } == [0, 0, 16, 64])
    let turned = try imported(rule + "both reverse }", as: "css")
    #expect(try [0, 0.8, 1, 2].map { try turned.value("width", at: $0) } == [64, 16, 0, 0])
    let transition = try imported("transition: width 1s steps(4, start) 0.5s", as: "css")
    #expect(try [0, 0.4, 0.6, 2].map { try transition.value("value", at: $0) } == [0, 0, 0.25, 1])
  }

  @Test func longhandsOfATransitionCycle() throws {
    let moved = try imported(
      """
      .card {
        transition-property: opacity, width, height;
        transition-duration: 1s, 2s;
        transition-timing-function: linear;
      }
      """)
    #expect(try moved.value("opacity", at: 0.5) == 0.5)
    #expect(try moved.value("width", at: 0.5) == 0.25)
    #expect(try moved.value("height", at: 0.5) == 0.5)
  }

  // MARK: Keyframes

  @Test func percentagesAreSortedAndMerged() throws {
    let moved = try imported(
      """
      /* a card */
      @keyframes hop {
        100% { translate: 100px 0; }
        50%, 0% { opacity: 0; }
        from { translate: 0 0; animation-timing-function: ease-in }
        50% { translate: 80px 40px; opacity: 0.5 }
        to { opacity: 1 }
      }
      .card { animation: hop 2s linear both }
      """)
    #expect(moved.text.contains(#""name":"card""#))
    // ease-in half way through the first second: 0.3153… of 80.
    #expect(abs(try moved.value("x", at: 0.5) - 80 * 0.315357) < 1e-4)
    #expect(try moved.value("y", at: 1.5) == 20)
    #expect(try moved.value("opacity", at: 1) == 0.5)
    #expect(try moved.value("opacity", at: 1.5) == 0.75)
    #expect(moved.ignored.isEmpty && moved.maximumError == 0)
  }

  @Test func whatKeyframesLeaveOpenIsWhatTheRuleShows() throws {
    let moved = try imported(
      """
      @keyframes fade { 50% { opacity: 1; scale: 2 } }
      .card { opacity: 0.2; animation: fade 1s linear both }
      """)
    #expect(try moved.value("opacity", at: 0) == 0.2)
    #expect(abs(try moved.value("opacity", at: 0.25) - 0.6) < 1e-12)
    #expect(try moved.value("scale", at: 1) == 1)
    #expect(moved.ignored.map(\.message.count).count == 1)
  }

  @Test func longhandsDecideOverTheShorthand() throws {
    let moved = try imported(
      """
      @keyframes a { from { opacity: 0 } to { opacity: 1 } }
      .card { animation: a 1s linear; animation-duration: 4s; animation-iteration-count: 2.5;
              animation-direction: alternate; animation-fill-mode: both; animation-delay: -1s }
      """)
    #expect(try moved.value("opacity", at: 0) == 0.25)
    #expect(try moved.value("opacity", at: 5) == 0.5)
    #expect(moved.text.contains(#""iterations":2.5"#))
  }

  @Test func endlessAnimationsOfDifferentLengthsShareACycle() throws {
    let moved = try imported(
      """
      @keyframes spin { to { rotate: 1turn } }
      @keyframes pulse { 50% { opacity: 0.5 } }
      .a { animation: spin 3s linear infinite, pulse 2s linear infinite }
      """)
    // Six seconds hold two turns and three pulses.
    #expect(moved.text.contains(#""iterations":"infinite""#))
    #expect(try moved.value("rotation", at: 1.5) == 180)
    #expect(try moved.value("rotation", at: 4.5) == 180)
    #expect(try moved.value("opacity", at: 5) == 0.5)
    #expect(try moved.value("opacity", at: 11) == 0.5)
  }

  @Test func severalRulesAreSeveralViews() throws {
    let moved = try imported(
      """
      @keyframes in { from { opacity: 0 } to { opacity: 1 } }
      .menu .card { animation: in 1s linear both }
      #badge:hover { animation: in 1s linear 1s both }
      """)
    #expect(try moved.value("card.opacity", at: 0.5) == 0.5)
    #expect(try moved.value("badge.opacity", at: 1.5) == 0.5)
  }

  @Test func valuesHaveTheTypesThatSuitThem() throws {
    let moved = try imported(
      """
      @property --lift { syntax: "<number>"; inherits: true; initial-value: 3; }
      @keyframes all {
        from { transform: translateX(10px) rotate(0deg); color: red; box-shadow: 0 0 0 black; --lift: 1;
               width: 10px; border-radius: 4px; filter: blur(0px); left: 10%; display: block }
        to { transform: translateX(20px) rotate(90deg); color: #00f; box-shadow: 0 4px 8px black; --lift: 2;
             width: 1in; border-radius: 8px; filter: blur(4px); left: 30%; display: flex }
      }
      .card { animation: all 1s linear both }
      """)
    #expect(try moved.value("lift", at: 0.5) == 1.5)
    #expect(try moved.value("width", at: 1) == 96)
    #expect(try moved.value("cornerRadius", at: 0.5) == 6)
    #expect(try moved.value("blur", at: 0.5) == 2)
    #expect(moved.text.contains(#""transform":{"transform":"translateX(10px) rotate(0deg)"}"#))
    #expect(
      moved.text.contains(#""color":{"color":"red","space":"css"}"#)
        || moved.text.contains(##""color":{"color":"#ff0000","space":"css"}"##))
    #expect(moved.text.contains(#""boxShadow":{"css":"0 0 0 black"}"#))
    #expect(moved.text.contains(#""left":{"css":"10%"}"#))
    #expect(moved.text.contains(#""display":{"discrete":"block"}"#))
    #expect(try moved.value("display", at: 0.49) == 0)
    #expect(try moved.value("display", at: 0.51) == 1)
  }

  @Test func whatIsLeftOutIsListedWithItsLine() throws {
    let moved = try imported(
      """
      @media (min-width: 100px) { .card { animation: in 2s } }
      @keyframes in {
        from { opacity: 0 !important }
        to { opacity: 1 }
      }
      .card { animation: in 1s paused; animation-timeline: scroll() }
      .gone { animation: out 1s both }
      .card:hover { animation-delay: 1s }
      """)
    let lines = moved.ignored.compactMap { note in
      if case .text(let place) = note.place { place.line } else { nil }
    }
    #expect(Set(lines) == [1, 3, 4, 6, 7, 8])
  }

  @Test func keyframesThatNobodyPlaysTakeASecond() throws {
    let fade = try imported("@keyframes fade { from { opacity: 0 } to { opacity: 1 } }")
    #expect(fade.text.contains(#""name":"fade""#) && fade.text.contains(#""duration":1"#))
    #expect(fade.ignored.count == 1)
  }

  // MARK: What is wrong

  @Test(arguments: [
    ("hello", 1, 1), ("ease 1s,\n hello", 1, 1), ("transition: opacity 1s 2px", 1, 1),
  ])
  func whatIsWrongHasItsPlace(text: String, line: Int, column: Int) {
    let place = problems(text, as: "css").first?.place
    #expect(place?.line == line && place?.column == column, "\(String(describing: place))")
  }

  @Test func nothingThatMovesIsAProblem() {
    #expect(problems(".card { color: red }", as: "css").map(\.code) == [.empty])
    let unused = problems("@keyframes a { }", as: "css").map(\.message)
    #expect(unused.count == 2 && unused.last?.contains("No rule plays") == true)
    let leftOut = "@keyframes a { to { color: var(--none) } } .card { animation: a 1s both }"
    let played = problems(leftOut, as: "css").map(\.message)
    #expect(played.contains { $0.contains("var(--none)") })
    #expect(!played.contains { $0.contains("No rule plays") })
  }
}

import AnimationDocuments
import AnimationImports
import Testing

@Suite("Imports of Web Animations")
struct WebAnimationImportTests {
  @Test(arguments: [
    #"{"duration":500,"easing":"steps(2)","iterations":2}"#,
    #"{"timing":{"duration":500,"easing":"steps(2)","iterations":2}}"#,
  ])
  func aTimingAloneMovesAValue(_ text: String) throws {
    let moved = try imported(text, as: "waapi")
    #expect(try moved.properties == ["value"])
    #expect(try [0.1, 0.3, 0.6, 0.8].map { try moved.value("value", at: $0) } == [0, 0.5, 0, 0.5])
    #expect(try imported(#"{"duration":500,"easing":"linear"}"#).value("value", at: 0.25) == 0.5)
  }

  @Test func twoKeyframesAreAnAnimation() throws {
    let fade = try imported(
      #"{"keyframes":[{"opacity":0},{"opacity":1}],"timing":{"duration":300,"fill":"both"}}"#)
    #expect(
      fade.text
        == #"{"kind":"animation","from":{"opacity":0},"to":{"opacity":1},"animation":{"type":"linear","duration":0.3}}"#
    )
    #expect(fade.ignored.isEmpty && fade.maximumError == 0)
  }

  @Test func aNumberIsATimingThatFillsNothing() throws {
    let fade = #"{"keyframes":[{"opacity":0},{"opacity":1}],"timing":TIMING}"#
    let (told, full) = try (
      imported(fade.replacing("TIMING", with: "300")),
      imported(fade.replacing("TIMING", with: #"{"duration":300}"#))
    )
    #expect(told.text == full.text)
    #expect(told.ignored == full.ignored && told.ignored.map(\.place) == [.pointer("/timing")])
  }

  @Test func aDurationThatIsMissingOrZeroIsASecond() throws {
    let fade = #"{"keyframes":[{"opacity":0},{"opacity":1}],"timing":{"fill":"both"DURATION}}"#
    for (duration, word) in [("", "There is no"), (#","duration":0"#, "is not positive")] {
      let moved = try imported(fade.replacing("DURATION", with: duration))
      #expect(try moved.value("opacity", at: 0.5) == 0.5)
      #expect(moved.ignored.count == 1 && "\(moved.ignored)".contains(word))
    }
  }

  @Test func aPlaybackRateShortensAllTimes() throws {
    func fade(_ rate: String) throws -> Import {
      try imported(
        #"{"keyframes":[{"opacity":0},{"opacity":1}],"timing":{"duration":1000,"delay":400,"fill":"both","#
          + #""playbackRate":\#(rate)}}"#, as: "waapi")
    }
    let fast = try fade("2")
    #expect(try [0.2, 0.45, 0.7].map { try fast.value("opacity", at: $0) } == [0, 0.5, 1])
    #expect(fast.ignored.isEmpty)
    #expect(try fade("-1").ignored.map { "\($0)" }.joined().contains("playbackRate"))
  }

  @Test func theEasingOfAKeyframeLeavesIt() throws {
    let frames = """
      {"keyframes":[{"offset":0,"translate":"0px","easing":"steps(2)"},{"offset":0.5,"translate":"100px"},
       {"translate":"100px 40px"}],"timing":{"duration":2000,"fill":"both"}}
      """
    let moved = try imported(frames)
    #expect(try moved.value("x", at: 0.49) == 0)
    #expect(try moved.value("x", at: 0.5) == 50)
    #expect(try moved.value("x", at: 0.99) == 50)
    #expect(try moved.value("x", at: 1) == 100)
    #expect(try moved.value("y", at: 1.5) == 20)
  }

  @Test func stepsBeforeAndAfterTheIterationsShowTheLevelBeforeAJump() throws {
    let frames = #"{"keyframes":[{"width":"0px"},{"width":"64px"}],"timing":{"duration":1000,"#
    let waiting = try imported(frames + #""delay":500,"fill":"both","easing":"steps(4, start)"}}"#)
    #expect(try [0, 0.4, 0.5, 1.5].map { try waiting.value("width", at: $0) } == [0, 0, 16, 64])
    let turned = try imported(
      frames + #""iterationStart":0.5,"direction":"alternate","fill":"both","easing":"steps(4)"}}"#)
    #expect(try [0, 0.6, 0.9, 1.1].map { try turned.value("width", at: $0) } == [32, 48, 32, 16])
  }

  @Test func aFirstValueThatNoKeyframeSetsIsLeftLikeTheFirstKeyframe() throws {
    let moved = try imported(
      #"{"keyframes":[{"x":0,"easing":"steps(2)"},{"opacity":0,"offset":0.5},{"x":1,"opacity":1}],"#
        + #""timing":1000}"#)
    #expect(try [0.2, 0.4].map { try moved.value("opacity", at: $0) } == [1, 0.5])
  }

  @Test func columnsSpreadEvenlyAndRepeatTheirEasings() throws {
    let moved = try imported(
      #"{"keyframes":{"opacity":[0,1,0],"easing":["linear","step-end"]},"timing":1000}"#)
    #expect(try moved.value("opacity", at: 0.25) == 0.5)
    #expect(try moved.value("opacity", at: 0.75) == 1)
    #expect(try moved.value("opacity", at: 1) == 0)
  }

  @Test func offsetsAndEasingsOfColumnsAreThoseOfTheJoinedKeyframes() throws {
    let moved = try imported(
      #"{"keyframes":{"opacity":[0,1,0,0.5],"x":[0,1],"offset":[0,0.2,null,1],"#
        + #""easing":["linear","steps(2)"]},"timing":1000}"#)
    #expect(try [0.1, 0.3, 0.5].map { try moved.value("opacity", at: $0) } == [0.5, 1, 0.5])
    #expect(try [0.25, 0.5].map { try moved.value("x", at: $0) } == [0.25, 0.5])
  }

  @Test func columnsOfDifferentLengthsShareTheirPlaces() throws {
    // Browsers join 0, 1/3, 1/2, 2/3 and 1, and spread these evenly.
    let moved = try imported(
      #"{"keyframes":{"opacity":[0,1,0],"x":[0,1,2,3]},"timing":1000}"#)
    #expect(try [0.25, 0.75].map { try moved.value("opacity", at: $0) } == [0.5, 0.5])
    #expect(try [0.25, 0.75].map { try moved.value("x", at: $0) } == [1, 2])
  }

  @Test func theTimingIsThatOfTheDocument() throws {
    let moved = try imported(
      """
      {"keyframes":[{"rotate":"0deg"},{"rotate":"90deg"}],"timing":{"duration":1000,"delay":500,
       "iterations":2,"direction":"alternate","easing":"ease-in","fill":"both","endDelay":100,
       "iterationStart":0.5}}
      """)
    #expect(moved.text.contains(#""rotation":"0deg""#))
    #expect(
      moved.text.contains(
        #""timing":{"delay":0.5,"endDelay":0.1,"iterations":2,"iterationStart":0.5,"direction":"alternate","fill":"both"}"#
      ))
    // Half of an iteration in, at the middle of ease-in: 0.3153….
    #expect(abs(try moved.value("rotation", at: 0.5) - 90 * 0.315357) < 1e-4)
  }

  @Test func endlessIterationsStayEndless() throws {
    let text =
      #"{"keyframes":[{"scale":1},{"scale":2}],"timing":{"duration":500,"iterations":"Infinity","fill":"both"}}"#
    #expect(try imported(text).text.contains(#""iterations":"infinite""#))
  }

  @Test func anAnimationOfItsOwnTimeBesideAnotherIsUnrolled() throws {
    let text = """
      {"animations":[
       {"target":"a","keyframes":[{"opacity":0},{"opacity":1}],"timing":{"duration":1000,"delay":1000,"iterations":2,"fill":"both"}},
       {"target":"b","keyframes":[{"opacity":1},{"opacity":0}],"timing":{"duration":500,"fill":"both"}}]}
      """
    let both = try imported(text)
    #expect(try both.value("a.opacity", at: 0.5) == 0)
    #expect(try both.value("a.opacity", at: 1.5) == 0.5)
    #expect(try both.value("a.opacity", at: 2.25) == 0.25)
    #expect(try both.value("a.opacity", at: 3) == 1)
    #expect(try both.value("b.opacity", at: 0.25) == 0.5)
  }

  @Test func aTimingThatNoKeyframesSayIsApproximatedWithinItsError() throws {
    let text = """
      {"animations":[
       {"target":"a","keyframes":[{"opacity":0},{"opacity":1},{"opacity":0}],"timing":{"duration":1000,"easing":"ease-in-out","fill":"both"}},
       {"target":"b","keyframes":[{"opacity":1},{"opacity":0}],"timing":{"duration":500,"fill":"both"}}]}
      """
    let both = try imported(text)
    #expect(both.maximumError > 0 && both.maximumError <= 0.001)
    let alone = try imported(
      #"{"keyframes":[{"opacity":0},{"opacity":1},{"opacity":0}],"timing":{"duration":1000,"easing":"ease-in-out","fill":"both"}}"#
    )
    for step in 0...100 {
      let time = Double(step) / 100
      let distance = try both.value("a.opacity", at: time) - alone.value("opacity", at: time)
      #expect(abs(distance) <= both.maximumError + 1e-12)
    }
  }

  @Test func anEasingThatAllShareStaysOne() throws {
    let moved = try imported(
      #"{"keyframes":[{"opacity":0,"scale":1},{"opacity":1},{"opacity":0,"scale":2}],"timing":{"duration":1000,"easing":"ease-in"}}"#
    )
    #expect(moved.text.contains(#""easing":"ease-in""#) && moved.maximumError == 0)
    #expect(abs(try moved.value("scale", at: 0.5) - 1.315357) < 1e-5)
    #expect(abs(try moved.value("opacity", at: 0.5) - 2 * 0.315357) < 1e-5)
  }

  @Test func callsInAScriptAreRead() throws {
    let moved = try imported(
      """
      card.animate([{ opacity: 0, easing: 'steps(2)' }, { opacity: 1 }],
        { duration: 1000, fill: "both", rangeEnd: end });
      """)
    #expect(try moved.value("opacity", at: 0.6) == 0.5)
    #expect(moved.ignored.map(\.place) == [.text(.init(line: 2, column: 1, offset: 67))])
    #expect(problems("card.animate(\n[{ opacity: 0, easing: 1 }], 5)").first?.place?.line == 2)
  }

  @Test func whatIsLeftOutIsListed() throws {
    let moved = try imported(
      #"{"keyframes":[{"opacity":0,"composite":"add"},{"opacity":1}],"timing":{"duration":300},"rangeStart":"entry"}"#
    )
    #expect(
      Set(moved.ignored.map(\.place)) == [
        .pointer("/timing"), .pointer("/keyframes/0/composite"), .pointer("/rangeStart"),
      ])
  }

  @Test(arguments: [
    (
      #"{"keyframes":[{"opacity":0,"easing":"eas"},{"opacity":1}],"timing":1}"#,
      "/keyframes/0/easing"
    ),
    (#"{"keyframes":[{"opacity":[]},{"opacity":1}],"timing":1}"#, "/keyframes/0/opacity"),
    (#"{"keyframes":[1],"timing":1}"#, "/keyframes"),
    (#"{"keyframes":[{"offset":0.5},{"offset":0.2}],"timing":1}"#, "/keyframes"),
    (
      #"{"keyframes":[{"opacity":0},{"opacity":1}],"timing":{"direction":"up"}}"#,
      "/timing/direction"
    ),
    (
      #"{"keyframes":[{"opacity":0},{"opacity":1}],"timing":{"iterations":-1}}"#,
      "/timing/iterations"
    ),
    (#"{"keyframes":[],"timing":{"duration":1,"fill":"both"}}"#, ""),
  ])
  func whatIsWrongHasAPointer(text: String, pointer: String) {
    #expect(problems(text, as: "waapi").map(\.pointer) == [pointer])
  }

  @Test func aTextThatEndsTooEarlyHasALine() {
    #expect(problems("{\"keyframes\":\n[{\"opacity\"").first?.place?.line == 2)
    #expect(problems("").first?.code == .emptyBody)
    #expect(problems("nothing").first?.code == .unknownName)
    #expect(problems(#"{"a":1}"#).first?.pointer == "")
    #expect(problems("hello", as: "waapi").first?.code == .syntax)
  }

  @Test func aDocumentNeedsNoImport() {
    let tracks = #"[{"property":"x","keyframes":[{"type":"linear","to":1,"duration":1}]}]"#
    for document in [
      #"{"kind":"keyframes","initial":{"x":0},"tracks":[]}"#,
      #"{"kind":"keyframes","initial":{"x":0},"tracks":\#(tracks)}"#,
      #"{"kind":"animation","from":{"x":0},"to":{"x":1},"animation":"bouncy"}"#,
    ] {
      for format in ["auto", "gsap", "figma"] {
        #expect(
          problems(document, as: format).map(\.message)
            == ["This is a document already: it needs no import."])
      }
    }
  }

  @Test func deepTextsAreRefused() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(problems(deep).first?.code == .tooDeep)
  }
}

import AnimationDocuments
import AnimationImports
import Testing

@Suite("Imports of GSAP")
struct GSAPImportTests {
  @Test(arguments: [
    #"{"ease":"power2.out","duration":1}"#, #"{"name":"go","duration":1,"ease":"power2.out"}"#,
  ])
  func settingsAloneMoveAValue(_ text: String) throws {
    for format in ["auto", "gsap"] {
      let moved = try imported(text, as: format)
      #expect(try moved.properties == ["value"])
      #expect(abs(try moved.value("value", at: 0.5) - 0.875) < 1e-12)
    }
  }

  @Test func anEaseAloneMovesAValue() throws {
    let moved = try imported(" power2.out\n")
    #expect(try moved.value("value", at: 0.25) == 0.875, "half of GSAP's half second")
    #expect(try imported("steps(4)").value("value", at: 0.3) == 0.25, "an easing of CSS")
  }

  /// GSAP's steps: 1 more level than jumps, or the first jump at once.
  @Test(arguments: [
    ("steps(5)", [0, 0.2, 1]), ("steps(5, false)", [0, 0.2, 1]), ("steps(5, true)", [0.2, 0.4, 1]),
    ("steps(5,1)", [0.2, 0.4, 1]),
  ])
  func stepsMayBeginAtOnce(_ ease: String, _ levels: [Double]) throws {
    let moved = try imported(
      #"{"from":{"x":0},"to":{"x":1,"duration":1,"ease":"\#(ease)"}}"#, as: "gsap")
    #expect(try [0.1, 0.3, 0.9].map { try moved.value("x", at: $0) } == levels)
  }

  @Test func variablesLeadToTheirValues() throws {
    let moved = try imported(
      #"{"x":100,"rotation":90,"duration":2,"ease":"power2.out","delay":1}"#)
    #expect(try moved.value("x", at: 1) == 0)
    // 1 - (1 - t)³ half way.
    #expect(try moved.value("x", at: 2) == 87.5)
    #expect(try moved.value("rotation", at: 2) == 90 * 0.875)
    #expect(moved.maximumError == 0)
    #expect(moved.ignored.count == 2)
  }

  @Test(arguments: ["20", "around"])
  func notesNameARotationAsGSAPDoes(_ text: String) throws {
    let moved = try imported(#"{"rotation":"\#(text)","duration":1}"#, as: "gsap")
    #expect(!moved.ignored.isEmpty)
    for note in moved.ignored { #expect(note.message.contains("\"rotation\""), "\(note)") }
  }

  @Test(arguments: [("x", 0.0), ("xPercent", 0), ("yPercent", 0), ("scaleZ", 1), ("opacity", 1)])
  func movesAndScalesBeginWhereNothingIsMoved(_ name: String, _ start: Double) throws {
    let moved = try imported(#"{"to":{"\#(name)":0.5,"duration":1,"ease":"none"}}"#, as: "gsap")
    #expect(try moved.value(name, at: 0) == start)
    #expect(try moved.value(name, at: 0.5) == (start + 0.5) / 2)
    #expect(moved.ignored.count == 1)
  }

  /// What GSAP's own formula makes of a rotation that begins at 90 degrees.
  @Test(arguments: [
    ("360", 360.0), ("+=360", 450), ("-=720", -630), ("1080", 1080), ("270_short", -90),
    ("271_short", -89), ("269_short", 269), ("-270_short", 90), ("800_short", 80),
    ("0_cw", 360), ("180_cw", 180), ("-450_cw", 630), ("-270_cw", 450), ("180_ccw", -180),
    ("540_ccw", -540), ("0_ccw", 0), ("6.283185307179586rad_cw", 360),
  ])
  func aRotationTurnsAsItsTextSays(_ text: String, _ end: Double) throws {
    let moved = try imported(
      #"{"from":{"rotation":90},"to":{"rotation":"\#(text)","duration":1,"ease":"none"}}"#,
      as: "gsap")
    #expect(abs(try moved.value("rotation", at: 1) - end) < 1e-9)
    #expect(abs(try moved.value("rotation", at: 0.5) - (90 + end) / 2) < 1e-9)
    #expect(moved.ignored.isEmpty)
  }

  @Test func withoutMoreATweenTakesHalfASecondAndSlowsDown() throws {
    let moved = try imported(#"{"from":{"x":0},"to":{"x":100}}"#)
    // power1.out: 1 - (1 - t)².
    #expect(try moved.value("x", at: 0.25) == 75)
    #expect(moved.ignored.isEmpty)
  }

  /// Values of GSAP's own functions, by hand.
  @Test(arguments: [
    ("none", 0.3, 0.3), ("power1.in", 0.5, 0.25), ("power3", 0.5, 0.9375),
    ("power4.inOut", 0.25, 0.015625), ("sine.in", 1.0 / 3, 0.1339745962155614),
    ("circ.in", 0.6, 0.2), ("back.in(1.7)", 0.5, -0.0875), ("bounce.out", 0.2, 0.3025),
    ("steps(5)", 0.5, 0.6), ("steps(5)", 0.99, 1.0), ("steps(5)", 0.01, 0.0),
    ("cubic-bezier(0.42, 0, 1, 1)", 0.5, 0.31535681257),
  ])
  func easesAreThoseOfTheLibrary(name: String, time: Double, value: Double) throws {
    let moved = try imported(
      #"{"from":{"x":0},"to":{"x":1,"duration":1,"ease":"\#(name)"}}"#)
    #expect(abs(try moved.value("x", at: time) - value) < 1e-9)
    #expect(moved.maximumError == 0)
  }

  /// 2^(10(p-1)) p + p^6 (1-p), and 2^(-10p) sin((p - 0.075) 2π / 0.3) + 1.
  @Test(arguments: [
    ("expo.in", 0.5, 0.0234375), ("expo.out", 0.5, 0.9765625),
    ("elastic.out(1,0.3)", 0.5, 1.015625), ("elastic", 0.1, 1.25),
    ("elastic.out(1.5,0.4)", 0.25, 0.985246),
  ])
  func otherEasesStateTheirError(name: String, time: Double, value: Double) throws {
    let moved = try imported(
      #"{"from":{"x":0},"to":{"x":1,"duration":1,"ease":"\#(name)"}}"#)
    #expect(moved.maximumError > 0 && moved.maximumError < 0.0012)
    #expect(abs(try moved.value("x", at: time) - value) <= moved.maximumError + 1e-6)
  }

  @Test func repetitionsTurnWithYoyoAndPause() throws {
    let moved = try imported(
      #"{"from":{"x":0},"to":{"x":100,"duration":1,"ease":"none","repeat":1,"yoyo":true,"repeatDelay":0.5}}"#
    )
    #expect(try moved.value("x", at: 1.25) == 100)
    #expect(try moved.value("x", at: 2) == 50)
    #expect(try moved.value("x", at: 3) == 0)
    let endless = try imported(
      #"{"from":{"x":0},"to":{"x":100,"duration":1,"ease":"none","repeat":-1,"yoyo":true}}"#)
    #expect(try endless.value("x", at: 7.25) == 75)
  }

  @Test func keyframesOfEveryForm() throws {
    let list = try imported(
      #"{"keyframes":[{"x":100,"duration":1,"ease":"none"},{"y":50,"duration":1,"ease":"none","delay":1}],"ease":"none"}"#
    )
    #expect(try list.value("x", at: 0.5) == 50)
    #expect(try list.value("y", at: 2) == 0 && list.value("y", at: 2.5) == 25)
    let percent = try imported(
      #"{"keyframes":{"0%":{"x":0},"25%":{"x":100,"ease":"none"},"100%":{"x":0,"ease":"none"}},"duration":4,"ease":"none"}"#
    )
    #expect(try percent.value("x", at: 0.5) == 50 && percent.value("x", at: 2.5) == 50)
    let columns = try imported(
      #"{"keyframes":{"x":[0,100,0],"easeEach":"none"},"duration":2,"ease":"none"}"#)
    #expect(try columns.value("x", at: 0.5) == 50 && columns.value("x", at: 1.5) == 50)
  }

  @Test func theEaseOfATweenGoesOverItsKeyframes() throws {
    let moved = try imported(
      #"{"keyframes":{"x":[0,100,0],"easeEach":"none"},"duration":2,"ease":"power1.in"}"#)
    // Half of the time is a quarter of the progress, which is half of the way there.
    #expect(try moved.value("x", at: 1) == 50)
    let list = try imported(
      #"{"keyframes":[{"x":100},{"x":50,"duration":1.5}],"duration":4}"#, as: "gsap")
    #expect(try list.value("x", at: 0.5) == 50 && list.value("x", at: 2.5) == 75)
  }

  @Test func aTimelinePutsTweensAtTheirPositions() throws {
    let moved = try imported(
      """
      {"timeline":[
       {"target":"a","from":{"x":0},"to":{"x":100,"duration":1,"ease":"none"}},
       {"label":"mid","position":"+=1"},
       {"target":"b","from":{"x":0},"to":{"x":100,"duration":1,"ease":"none"},"position":"<0.5"},
       {"target":"a","to":{"x":"+=100","duration":1,"ease":"none"},"position":"mid"}]}
      """)
    #expect(try moved.value("a.x", at: 0.5) == 50)
    #expect(try moved.value("b.x", at: 1) == 50)
    #expect(try moved.value("a.x", at: 1.9) == 100)
    #expect(try moved.value("a.x", at: 2.5) == 150)
  }

  @Test func fromLeadsBackToWhatShows() throws {
    let moved = try imported(#"{"from":{"opacity":0,"duration":1,"ease":"none"}}"#)
    #expect(try moved.value("opacity", at: 0.5) == 0.5)
    #expect(try moved.value("opacity", at: 1) == 1)
  }

  @Test func aScriptOfTweens() throws {
    let moved = try imported(
      """
      const tl = gsap.timeline({ defaults: { duration: 1, ease: "none" } });
      tl.set(".box", { x: 10 })
        .to(".box", { x: 110 })
        .fromTo("#dot", { scale: 1 }, { scale: 2, onComplete: () => done(1, 2) }, "<");
      """)
    #expect(try moved.value("box.x", at: 0.5) == 60)
    #expect(try moved.value("dot.scale", at: 0.5) == 1.5)
    #expect(moved.ignored.count == 1)
  }

  @Test(arguments: [
    ("<25%", 1.0), ("-=25%", 3.5), ("+=50%", 5), ("<+=50%", 1), (">-50%", 2), ("L", 1.5),
    ("L+=50%", 2.5),
  ])
  func percentagesAreOfTheTweenThatTheyName(position: String, start: Double) throws {
    // The one before takes 4 s from 0 s on, this one 2 s.
    let moved = try imported(
      """
      const tl = gsap.timeline({ defaults: { ease: "none" } });
      tl.fromTo("#a", { x: 0 }, { x: 1, duration: 4 }, 0).add("L", 1.5)
        .fromTo("#b", { x: 0 }, { x: 1, duration: 2 }, "\(position)");
      """)
    #expect(try abs(moved.value("b.x", at: start + 0.5) - 0.25) < 1e-9)
    #expect(moved.ignored.isEmpty)
  }

  @Test(arguments: [
    ("+=50%", 2.75), ("-=50%", 1.75), ("<-3", 0), ("later", 2.25), ("later-=0.5", 1.75),
    ("later+=50%", 2.75),
  ])
  func delaysComeAfterThePosition(position: String, start: Double) throws {
    // The one before takes 2 s, this one 1 s after 0.25 s.
    let moved = try imported(
      """
      const tl = gsap.timeline({ defaults: { ease: "none" } });
      tl.fromTo("#a", { x: 0 }, { x: 1, duration: 2 })
        .fromTo("#b", { x: 0 }, { x: 1, duration: 1, delay: 0.25 }, "\(position)");
      """)
    #expect(try abs(moved.value("b.x", at: start + 0.5) - 0.5) < 1e-9)
    #expect(moved.ignored.isEmpty)
  }

  @Test func aPositionBeforeTheStartIsPassedInADelay() throws {
    let moved = try imported(
      "gsap.timeline().to('#a', { x: 1, duration: 1, delay: 0.5, ease: 'none' }, '-=0.3');")
    #expect(try abs(moved.value("a.x", at: 0.7) - 0.5) < 1e-9)
  }

  @Test(arguments: [
    "gsap.timeline().set('#a', { x: 5 }, 0.5)", "gsap.timeline({ delay: 0.5 }).set('#a', { x: 5 })",
    "gsap.to('#a', { keyframes: { x: [5, 5, 5] }, delay: 0.5 })",
    "gsap.timeline({ delay: 0.5 }).to('#a', { keyframes: { x: [5, 5, 5] } })",
  ])
  func whatJumpsAtItsStartShowsTheValueBeforeUntilThen(script: String) throws {
    let moved = try imported(script)
    #expect(try moved.value("a.x", at: 0.25) == 0)
    #expect(try moved.value("a.x", at: 0.75) == 5)
  }

  @Test func callsOfATimelineThatMoveNothingAreListed() throws {
    let moved = try imported(
      """
      const tl = gsap.timeline();
      tl.fromTo("#a", { x: 0 }, { x: 1 });
      tl.call(() => gsap.to("#b", { x: 5 }), null, 2);
      tl.timeScale(2);
      """)
    let lines = moved.ignored.compactMap { note in
      if case .text(let place) = note.place { place.line } else { nil }
    }
    #expect(lines == [3, 4])
    #expect(try moved.properties == ["a.x"])
  }

  @Test func whatIsLeftOutIsListed() throws {
    let moved = try imported(
      #"{"from":{"x":0},"to":{"x":100,"stagger":0.1,"ease":"hop","scrollTrigger":{}}}"#)
    #expect(
      Set(moved.ignored.map(\.place)) == [
        .pointer("/to/stagger"), .pointer("/to/scrollTrigger"), .pointer("/to"),
      ])
  }

  @Test(arguments: [
    (#"{"x":true,"ease":"none"}"#, "/x"), (#"[{"to":{"x":1}},5]"#, "/1"),
    (#"{"keyframes":5,"ease":"none"}"#, "/keyframes"), (#"{"to":{"ease":"none"}}"#, ""),
  ])
  func whatIsWrongHasAPointer(text: String, pointer: String) {
    #expect(problems(text, as: "gsap").first?.pointer == pointer)
  }

  @Test(arguments: [
    ("Power2.easeInOut", "power2.inOut"), ("Back.easeOut.config(2)", "back.out(2)"),
    ("Circ.easeIn", "circ.in"), ("Linear.easeNone", "none"), ("SteppedEase.config(4)", "steps(4)"),
  ])
  func easesOfTheSecondVersionHaveTheirNames(old: String, new: String) throws {
    let text = "gsap.fromTo('#a', { x: 0 }, { x: 1, duration: 1, ease: EASE })"
    let moved = try imported(text.replacing("EASE", with: old))
    #expect(moved.text == (try imported(text.replacing("EASE", with: "'\(new)'")).text))
    #expect(moved.ignored.isEmpty)
  }

  /// CSS would multiply the opacity in, and show red all the way.
  @Test func coloursMoveNumberByNumber() throws {
    let moved = try imported(
      "gsap.fromTo('a', { color: '#f00' }, { color: 'rgba(0, 0, 255, 0)', ease: 'none' })")
    let middle = try (0..<4).map { try moved.value("a.color", at: 0.25, component: $0) }
    #expect(middle == [0.5, 0, 0.5, 0.5])
  }

  @Test func anUnknownEaseIsListedOnce() throws {
    let moved = try imported(
      "gsap.fromTo('#a', { x: 0 }, { x: 1, ease: CustomWiggle.create('w') })")
    #expect(moved.ignored.count == 1)
    #expect(moved.ignored.allSatisfy { $0.message.hasPrefix("The ease \"CustomWiggle") })
  }

  @Test(arguments: [
    ("gsap.to('.a', { x: () => 1 })", "computed"), ("TweenMax.to('.a', 1, vars)", "This call"),
    (#"{"attr":{"r":5},"ease":"none"}"#, "attr"), ("gsap.to(a, b)", "This call"),
  ])
  func aTextThatMovesNothingIsToldWhy(text: String, reason: String) {
    let messages = problems(text).map(\.message)
    #expect(messages.first == "Nothing in this text moves.")
    #expect(messages.dropFirst().contains { $0.contains(reason) }, "\(messages)")
  }
}

import AnimationDocuments
import AnimationImports
import Testing

/// Forms of JavaScript in real scripts. What cannot be read is left out alone.
@Suite("Forms of imported scripts")
struct ScriptFormImportTests {
  private static let read = #"gsap.to(".a", { x: 100, duration: 1 })"#

  @Test(arguments: [
    "...others", "y", "onComplete() { go(\"}\"); }", "async done() { await 1 }", "[name]: 3",
    "['a' + b]: { c: 1 }", "y: `${height}px`", "y: \"random(-100, 100)\"", "...{ y: 3 }",
  ])
  func aMemberIsLeftOutAlone(member: String) throws {
    for members in ["\(member), x: 100", "x: 100, \(member)"] {
      let moved = try imported("gsap.to(\".a\", { duration: 1, \(members) })", as: "gsap")
      #expect(try moved.document == imported(Self.read, as: "gsap").document)
      let notes = moved.ignored.map(\.message)
      #expect(notes.contains { $0.contains("is computed by the script") }, "\(notes)")
    }
  }

  @Test func aMemberWithoutAValueIsLeftOut() throws {
    let moved = try imported("gsap.to(\".a\", { x: 100, y: , duration: 1 })", as: "gsap")
    #expect(moved.ignored.contains { $0.message == "\"y\" has no value: it is left out." })
  }

  @Test(arguments: ["\"y\" 4", "\"y\"", "-3: 4", "y = 4"])
  func whatIsNoMemberIsAFault(member: String) {
    #expect(problems("gsap.to(\".a\", { x: 100, \(member) })", as: "gsap").map(\.code) == [.syntax])
  }

  @Test func apostrophesInCommentsAndTextsOpenNoStrings() throws {
    let script = """
      const Page = () => <p>Don't</p>
      gsap.to(".a", { x: 100, onComplete: () => { // don't, stop
        go() /* it's, too */ }, duration: 1 })
      """
    #expect(try imported(script, as: "gsap").document == imported(Self.read, as: "gsap").document)
  }

  @Test func linesOfLeftOutMembersAreCounted() throws {
    let script = "gsap.to(\".a\", {\n done() {\n },\n x: 100,\n stagger: 1,\n duration: 1 })"
    let notes = try imported(script, as: "gsap").ignored.filter { $0.message.contains("stagger") }
    guard case .text(let place) = notes.first?.place else { return #expect(notes.count == 1) }
    #expect(place.line == 5)
  }

  @Test func spreadSettingsOfMotionAndTheBrowserAreLeftOutAlone() throws {
    let motion = #"animate(".a", { x: [0, 100] }, { ...options, duration: 1, ease: "linear" })"#
    #expect(try imported(motion, as: "motion").value("a.x", at: 0.5) == 50)
    let web = "a.animate([{ opacity: 0 }, { opacity: 1 }], { ...options, duration: 1000 })"
    #expect(try imported(web, as: "waapi").value("opacity", at: 0.5) == 0.5)
  }

  @Test(arguments: [
    "[{ opacity: 0, translate: `${x}px` }, { opacity: 1, translate: 0 }], { duration: 1000 }",
    "[{ opacity: 0, top: from }, { opacity: 1, top: '3px' }], { duration: 1000, delay: i * 100 }",
    "{ opacity: [0, 1], left: [() => 1, 2], top: -x }, { duration: 1000, easing: curve }",
  ])
  func whatTheBrowserComputesIsLeftOutAlone(arguments: String) throws {
    let moved = try imported("a.animate(\(arguments))", as: "waapi")
    #expect(try moved.properties == ["opacity"])
    #expect(try moved.value("opacity", at: 0.5) == 0.5)
    #expect(moved.ignored.contains { $0.message.contains("is computed by the script") })
    #expect(moved.ignored.allSatisfy { if case .text = $0.place { true } else { false } })
  }

  // MARK: GSAP 2

  @Test func aDurationMayStandBeforeTheVariables() throws {
    let old = #"TweenMax.to(".a", 2, { x: 100, ease: Linear.easeNone })"#
    #expect(try imported(old, as: "gsap").value("a.x", at: 1) == 50)
    let pair = #"gsap.fromTo(".a", 4, { x: 20 }, { x: 100, duration: 9, ease: "none" })"#
    #expect(try imported(pair, as: "gsap").value("a.x", at: 1) == 40)
  }

  @Test(arguments: ["new TimelineMax({ repeat: 1 })", "new TimelineLite({ repeat: 1 })"])
  func oldTimelinesAreTimelines(timeline: String) throws {
    let moved = try imported(
      """
      var tl = \(timeline);
      tl.to(".a", 1, { x: 100, ease: "none" }).to(".b", 2, { y: 10, ease: "none" }, "-=0.5");
      """, as: "gsap")
    #expect(try moved.value("b.y", at: 0.5) == 0)
    #expect(try moved.value("b.y", at: 1.5) == 5)
    #expect(try moved.value("a.x", at: 3) == 50)
  }

  @Test func settingsOfCallbacksMoveNothing() throws {
    let settings = #"clearProps: "all", onCompleteParams: [1], onInterrupt: stop"#
    let moved = try imported("gsap.to(\".a\", { x: 100, duration: 1, \(settings) })", as: "gsap")
    #expect(try moved.document == imported(Self.read, as: "gsap").document)
  }

  @Test(arguments: [
    ("easeInOut", #""easeInOut""#), ("circOut", #""circOut""#), ("steps(4)", #""steps(4)""#),
    ("cubicBezier(0.1, 0.2, 0.3, 1)", "[0.1, 0.2, 0.3, 1]"),
    ("steps(4, 'start')", #""steps(4, start)""#), ("[easeIn]", #"["easeIn"]"#),
  ])
  func functionsOfMotionForEasesAreTheEasesThatTheyMean(function: String, ease: String) throws {
    let texts = try [function, ease].map { ease in
      let moved = try imported(
        "animate('.a', { x: [0, 100] }, { duration: 1, ease: \(ease) })", as: "motion")
      #expect(moved.ignored.isEmpty, "\(moved.ignored)")
      return moved
    }
    for time in [0.1, 0.45, 0.8] {
      #expect(try texts[0].value("a.x", at: time) == texts[1].value("a.x", at: time))
    }
  }

  /// They count as types and eases do where nothing else says how a value moves.
  @Test(arguments: [
    ("type", "spring"), ("type", "tween"), ("ease", "easeInOut"), ("ease", "steps(4)"),
  ])
  func aFunctionAloneIsTheNameAlone(_ member: String, _ function: String) throws {
    let texts = try [function, "\"\(function)\""].map { value in
      try imported("animate('.a', { x: [0, 100] }, { \(member): \(value) })", as: "motion").text
    }
    #expect(texts[0] == texts[1])
  }

  @Test func theFunctionForSpringsMeansSprings() throws {
    let moved = try imported(
      "animate('.a', { x: [0, 100] }, { type: spring, stiffness: 300, damping: 20 })", as: "motion")
    #expect(moved.text.contains(#""stiffness":300"#))
    #expect(moved.ignored.isEmpty, "\(moved.ignored)")
  }

  @Test func numbersInQuotationMarksAreNumbers() throws {
    let moved = try imported(
      "animate('.a', { x: [0, 100] }, { duration: '1', delay: '1', ease: 'linear' })", as: "motion")
    #expect(try moved.value("a.x", at: 1.25) == 25)
  }

  /// 46 kB of a thousand of them took three times as long as is allowed.
  @Test func handlesOutsideOfTheTimeCostTheirHalvings() {
    let text = "animate('.a', { x: [0, 1] }, { duration: 1, ease: [0.6, 0.01, -0.05, 0.9] })"
    let found = problems(text, as: "motion", within: Limits(maxWork: 500_000))
    #expect(found.map(\.code) == [.tooMuchWork])
  }

  @Test func handlesOfMotionMayStandOutsideOfTheTime() throws {
    let moved = try imported(
      "animate('.a', { x: [0, 1] }, { duration: 1, ease: [0.6, 0.01, -0.05, 0.9] })", as: "motion")
    // As Motion shows it.
    for (time, value) in [(0.1, 0.0122), (0.3, 0.277), (0.5, 0.8174)] {
      #expect(try abs(moved.value("a.x", at: time) - value) < 0.001)
    }
    #expect(moved.maximumError > 0 && moved.maximumError < 0.001)
  }
}

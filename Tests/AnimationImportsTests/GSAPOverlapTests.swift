import AnimationDocuments
import AnimationImports
import Testing

@Suite("GSAP's tweens that run at once")
struct GSAPOverlapTests {
  private func timeline(_ calls: String, defaults: String = "") throws -> Import {
    try imported("const tl = gsap.timeline(\(defaults));\ntl\(calls);")
  }

  @Test func theLaterOneBeginsAtWhatShowsAndWins() throws {
    let moved = try timeline(
      #".to(".a",{x:100,duration:1,ease:"none"}).to(".a",{x:200,duration:1,ease:"none"},"<0.5")"#)
    #expect(try [0.25, 0.5, 1, 1.5].map { try moved.value("a.x", at: $0) } == [25, 50, 125, 200])
    #expect(moved.maximumError == 0)
  }

  @Test func anEarlierOneThatOutlastsALaterOneShowsAgain() throws {
    let moved = try timeline(
      ".to('#a',{x:100,duration:4,ease:'none'}).to('#a',{x:0,duration:1,ease:'none'},1)")
    #expect(
      try [0.5, 1.5, 2.5, 4].map { try moved.value("a.x", at: $0) } == [12.5, 12.5, 62.5, 100])
    let ended = try timeline(
      ".to('#a',{x:100,duration:4,ease:'none'})"
        + ".to('#a',{x:0,duration:1,ease:'none',overwrite:'auto'},1)")
    #expect(try ended.value("a.x", at: 3) == 0)
  }

  @Test(arguments: ["power1.out", "power2.in", "power2.inOut", "back.out", "steps(4)"])
  func cubicEasesAreCutExactly(ease: String) throws {
    let alone = try timeline(".to('#a',{x:100,duration:1,ease:'\(ease)'})")
    let cut = try timeline(
      ".to('#a',{x:100,duration:1,ease:'\(ease)'}).to('#a',{x:0,duration:1},0.7)")
    for time in [0.1, 0.3, 0.55, 0.65] {
      let distance = try cut.value("a.x", at: time) - alone.value("a.x", at: time)
      #expect(abs(distance) < 1e-9, "at \(time)")
    }
    #expect(cut.maximumError == 0)
  }

  @Test func otherEasesAreCutWithinTheirError() throws {
    let alone = try timeline(".to('#a',{x:100,duration:1,ease:'sine.in'})")
    let cut = try timeline(
      ".to('#a',{x:100,duration:1,ease:'sine.in'}).to('#a',{x:0,duration:1},0.7)")
    #expect(cut.maximumError > 0 && cut.maximumError < 0.1)
    for step in 0..<70 {
      let time = Double(step) / 100
      let distance = try cut.value("a.x", at: time) - alone.value("a.x", at: time)
      #expect(abs(distance) <= cut.maximumError + 1e-9)
    }
  }

  @Test func whatCannotBeCutIsListed() throws {
    let moved = try timeline(
      ".fromTo('#a',{color:'red'},{color:'blue',duration:1}).to('#a',{color:'lime',duration:1},0.5)"
    )
    let messages = moved.ignored.map(\.message).joined()
    #expect(messages.contains("cannot be cut") && messages.contains("in the middle of another"))
  }

  @Test func aTweenThatIsAddedLaterMayBeginBefore() throws {
    let moved = try timeline(
      ".to('#a',{x:100,duration:1,ease:'none'},1).to('#a',{x:50,duration:1,ease:'none'},0)")
    #expect(try [0.5, 1.5].map { try moved.value("a.x", at: $0) } == [25, 75])
  }

  @Test func timelinesOfTheirOwnPlayAtOnce() throws {
    let moved = try imported(
      """
      const one = gsap.timeline({ defaults: { duration: 1, ease: "none" } });
      const two = gsap.timeline({ defaults: { duration: 2, ease: "none" } });
      one.to("#a", { x: 100 }).to("#a", { y: 100 });
      two.to("#b", { x: 100 });
      gsap.to("#c", { x: 100, duration: 1, ease: "none" });
      """)
    #expect(try moved.value("a.x", at: 0.5) == 50 && moved.value("a.y", at: 1.5) == 50)
    #expect(try moved.value("b.x", at: 1) == 50 && moved.value("c.x", at: 0.5) == 50)
  }

  @Test(arguments: [
    (".add(one).add(two, \"-=0.5\")", 0, 0.5), (".add(two).add(one).add(two, 2)", 1, 2),
    (".add(one, 1).add(two, \"<\")", 1, 1),
  ])
  func timelinesInOthersBeginAtTheirPositions(adds: String, one: Double, two: Double) throws {
    let moved = try imported(
      """
      const one = gsap.timeline().to("#a", { x: 100, duration: 1, ease: "none" });
      const two = gsap.timeline().to("#b", { x: 100, duration: 1, ease: "none" });
      gsap.timeline()\(adds);
      """)
    #expect(try moved.value("a.x", at: one + 0.5) == 50)
    #expect(try moved.value("b.x", at: two + 0.5) == 50)
  }

  @Test func tweensAndTimelinesMayBeWrittenInsideOfAdd() throws {
    let moved = try imported(
      """
      const tl = gsap.timeline();
      tl.add(gsap.to("#a", { x: 100, duration: 1, ease: "none" }), 1)
        .add(gsap.timeline().to("#b", { x: 100, duration: 1, ease: "none" }), "+=1")
        .to("#c", { x: 100, duration: 1, ease: "none" });
      """)
    #expect(try moved.value("a.x", at: 1.5) == 50 && moved.value("b.x", at: 3.5) == 50)
    #expect(try moved.value("c.x", at: 4.5) == 50)
  }

  /// A look ahead in each of these calls would take hours.
  @Test func nestedCallsAreReadOnce() throws {
    let calls = String(repeating: "tl.add(", count: 50_000)
    #expect(throws: DocumentRefusal.self) {
      try imported("const tl = gsap.timeline();\n" + calls, as: "gsap")
    }
  }

  /// Each timeline stands in the one before it, which is looked for up to the outermost.
  @Test func nestedTimelinesAreCharged() throws {
    let names = (0..<2000).map { "t\($0)" }
    let made = names.map { "const \($0) = gsap.timeline();" }.joined()
    let added = zip(names, names.dropFirst()).map { "\($0).add(\($1));" }.joined()
    var limits = Limits.standard
    limits.maxWork = 4_000_000
    let refusal = #expect(throws: DocumentRefusal.self) {
      try imported(made + added, as: "gsap", within: limits)
    }
    #expect(refusal?.code == .tooMuchWork)
  }

  /// Each tween was charged those before it once more.
  @Test func manyTweensInARowAreRead() throws {
    let tweens = (0..<1000).map { "tl.to('#a', { x: \($0 % 2), duration: 1 });" }.joined()
    let moved = try imported(
      "const tl = gsap.timeline();" + tweens, as: "gsap", within: Limits(maxWork: 20_000_000))
    #expect(try moved.value("a.x", at: 1000) == 1)
  }

  @Test func whatIsAddedByAnotherNameIsListed() throws {
    let moved = try imported(
      "const tl = gsap.timeline();\ntl.to('#a', { x: 1 });\ntl.add(outro(), '-=0.5');")
    #expect(moved.ignored.contains { $0.message.contains("add()") })
  }

  @Test(arguments: ["0.5", "1", "'<0.5'"])
  func whatIsSetInTheMiddleOfATweenDoesNotStopIt(position: String) throws {
    let moved = try imported(
      """
      const tl = gsap.timeline();
      tl.to("#a", { x: 100, duration: 2, ease: "none" }).set("#a", { x: 7 }, \(position));
      """)
    #expect(try abs(moved.value("a.x", at: 1.5) - 75) < 1e-9)
    #expect(try moved.value("a.x", at: 3) == 100)
  }

  @Test(arguments: [
    "[{ x: '-=70' }, { y: 1 }, { x: '+=10' }]", "[{ x: '-=70' }, { x: '+=10', delay: 0.5 }]",
    "{ x: ['-=70', '-=0', '+=10'] }", "{ '0%': { x: '-=70' }, '100%': { x: '+=10' } }",
  ])
  func stepsOfKeyframesAreTakenOnceEach(keyframes: String) throws {
    let moved = try imported("gsap.to('#a', { keyframes: \(keyframes) })")
    #expect(try abs(moved.value("a.x", at: 9) + 60) < 1e-9)
  }

  @Test(arguments: ["<later", ">1s", "a=b"])
  func whatIsNoPositionIsNotTakenForALabel(position: String) throws {
    let moved = try imported(
      "gsap.timeline().fromTo('#a', { x: 0 }, { x: 1 }).fromTo('#b', { x: 0 }, { x: 1 }, '\(position)')",
      as: "gsap")
    #expect(moved.ignored.map(\.message).filter { $0.contains("is not clear") }.count == 1)
  }
}

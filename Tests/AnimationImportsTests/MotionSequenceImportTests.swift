import AnimationDocuments
import AnimationEngine
import AnimationImports
import AnimationScenes
import Testing

@Suite("Sequences of Motion")
struct MotionSequenceImportTests {
  /// What `x` of both boxes shows in a sequence of two segments of a second, the second placed by `at`.
  private func start(at: String) throws -> Double {
    let moved = try imported(
      """
      animate([["#a", {x: [0, 1]}, {duration: 1, ease: "linear"}],
        {name: "early", at: 0.25}, "late",
        ["#b", {x: [0, 1]}, {duration: 1, ease: "linear", at: \(at)}]])
      """)
    // It is on its way at 1.5 s: then it shows how long ago it began.
    return 1.5 - (try moved.value("b.x", at: 1.5))
  }

  @Test(arguments: [
    ("undefined", 1.0), ("0.75", 0.75), ("\"+0.25\"", 1.25), ("\"-0.25\"", 0.75),
    ("\"<0.75\"", 0.75), ("\"late\"", 1),
  ])
  func segmentsBeginWhereTheySay(at: String, start: Double) throws {
    #expect(abs(try self.start(at: at) - start) < 1e-9)
  }

  @Test(arguments: ["\"<\"", "0", "\"-2\"", "\"<-1\""])
  func aSegmentMayBeginWithTheOneBefore(at: String) throws {
    let moved = try imported(
      "animate([['#a', {x: [0, 1]}, {duration: 1}], ['#b', {x: [0, 1]}, {duration: 2, at: \(at),"
        + " ease: 'linear'}]])")
    #expect(try moved.value("b.x", at: 0.5) == 0.25)
  }

  @Test func aLabelMayStandBeforeThePlayhead() throws {
    let moved = try imported(
      """
      [["#a",{"x":[0,1]},{"duration":1}], {"name":"early","at":"-0.75"},
       ["#b",{"x":[0,1]},{"at":"early","duration":1,"ease":"linear"}]]
      """)
    #expect(abs(try moved.value("b.x", at: 0.5) - 0.25) < 1e-9)
    #expect(moved.ignored.isEmpty && moved.maximumError == 0)
  }

  @Test func segmentsTakeTheDefaultsOfTheSequence() throws {
    let moved = try imported(
      """
      const steps = [["#a", {x: [0, 100]}], ["#a", {x: 50}, {duration: 1}]]
      animate(steps, {defaultTransition: {duration: 2, ease: "linear"}})
      """)
    #expect(try [1, 2, 2.5, 3].map { try moved.value("a.x", at: $0) } == [50, 100, 75, 50])
  }

  /// Without a type the default is an ease, also for what springs outside of sequences.
  @Test func aSegmentTakesThreeTenthsOfASecond() throws {
    let moved = try imported(##"animate([["#a", {x: [0, 100]}], ["#b", {x: [0, 100]}]])"##)
    #expect(try moved.document.resolved().compiled(horizon: 1).duration == 0.6)
  }

  /// A value that is given twice moves to the start of the second, with the ease of the first.
  @Test func aGapLeadsToTheStartThatIsSaid() throws {
    let moved = try imported(
      """
      animate([["#a", {x: [0, 100]}, {duration: 1, ease: "linear"}],
        ["#a", {x: [200, 0]}, {duration: 1, ease: "linear", at: 3}]])
      """)
    #expect(try [1, 2, 3, 3.5].map { try moved.value("a.x", at: $0) } == [100, 150, 200, 100])
  }

  @Test func aSegmentTakesThePlaceOfWhatRunsAtItsTime() throws {
    let moved = try imported(
      """
      animate([["#a", {x: [0, 10, 20]}, {duration: 2, ease: "linear"}],
        ["#a", {x: [50, 60]}, {duration: 1, ease: "linear", at: 0.5}]])
      """)
    // The stop at 1 s is gone: from 0 to 50 by 0.5 s, and from 60 to 20 behind 1.5 s.
    #expect(try [0.25, 1, 1.75].map { try moved.value("a.x", at: $0) } == [25, 55, 40])
  }

  @Test func springsStayAndTakeWholeTwentiethsOfASecond() throws {
    let spring = #"type: "spring", stiffness: 100, damping: 20"#
    let moved = try imported(
      ##"animate([["#a", {x: [0, 100]}, {\##(spring)}], ["#b", {y: [0, 1]}, {ease: "linear"}]])"##)
    // It is within 0.5 of its end from 0.75 s on, but its speed, 10,000 t exp(-10 t), is below 2 from 0.85 s
    // on: 2.7 at 0.8 s, and then 1.7.
    #expect(abs(try moved.value("b.y", at: 1) - 0.5) < 1e-9)
    #expect(moved.text.contains(#""stiffness":100,"damping":20"#))
  }

  @Test func aSpringBehindAMoveStartsAtRest() throws {
    let moved = try imported(
      """
      animate([["#a", {x: [0, 100]}, {duration: 1, ease: "linear"}],
        ["#a", {x: 200}, {type: "spring", stiffness: 100, damping: 20}]])
      """)
    // 1 - 2/e of the way after a tenth of a second.
    #expect(abs(try moved.value("a.x", at: 1.1) - (200 - 200 / 2.718281828459045)) < 1e-9)
  }

  @Test func repetitionsOfSegmentsAndOfTheWholeAreRead() throws {
    let moved = try imported(
      """
      animate([["#a", {x: [0, 1]}, {duration: 1, ease: "linear", repeat: 2, repeatType: "mirror",
        repeatDelay: 0.5}]], {repeat: 1})
      """)
    let times = [0.25, 1.25, 1.75, 3.25, 4.25]
    #expect(try times.map { try moved.value("a.x", at: $0) } == [0.25, 1, 0.75, 0.25, 0.25])
  }

  /// What the defaults say beside it holds for the whole, where the options say nothing of it.
  @Test func theDefaultsMayRepeatAndDelayTheWhole() throws {
    let moved = try imported(
      """
      animate([["#a", {x: [0, 1]}, {duration: 1, ease: "linear"}]],
        {repeatType: "mirror", defaultTransition: {delay: 2, repeat: 1, repeatType: "loop", when: f}})
      """)
    #expect(try [1, 2.25, 3.25].map { try moved.value("a.x", at: $0) } == [0, 0.25, 0.75])
    #expect(moved.ignored.count == 1)
  }

  @Test func whatIsLeftOutTakesItsTime() throws {
    let moved = try imported(
      """
      animate([[count, [0, 1], {duration: 0.5}],
        [(v) => show(v), {duration: 0.5}],
        ["#a", {x: [0, 1]}, {duration: 1, ease: "linear", at: "nowhere"}]])
      """)
    #expect(try moved.value("a.x", at: 1.5) == 0.5)
    #expect(moved.ignored.count == 3)
  }

  @Test func valuesThatAScriptComputesTakeTheirTime() throws {
    let moved = try imported(
      """
      animate([["#a", {x: f()}, {duration: 2}],
        ["#b", {x: [0, 1]}, {duration: 1, ease: "linear"}]])
      """)
    #expect(try [2, 2.5].map { try moved.value("b.x", at: $0) } == [0, 0.5])
  }

  @Test func functionsThatASequenceCallsTakeNoTime() throws {
    let moved = try imported(
      """
      animate([["#a", {x: [0, 1]}, {duration: 1, ease: "linear"}],
        [{forward: show, backward: hide}, {at: 0.5}],
        ["#a", {x: 2}, {duration: 1, ease: "linear"}]])
      """)
    #expect(try moved.properties == ["a.x"])
    #expect(try moved.value("a.x", at: 1.5) == 1.5)
    #expect(moved.ignored.count == 1)
  }

  @Test(arguments: [
    ("[[box, {x: [0, 1]}, quick]]", "transition"), ("[[box, {x: [0, 1]}]], all", "options"),
    ("[[box, {x: [0, 1], transition: {duration: 1}}]]", "transition"),
    ("[[box, {x: [0, 1], transitionEnd: {x: 2}}]]", "transitionEnd"),
  ])
  func settingsThatAreNotReadAreListed(call: String, name: String) throws {
    let moved = try imported("animate(\(call))", as: "motion")
    #expect(moved.ignored.count == 1)
    #expect(moved.ignored.allSatisfy { $0.message.hasPrefix("\"\(name)\"") })
  }

  @Test(arguments: ["animate([[box, {x: 1}]])", "animate(box, {x: 1})"])
  func variablesOfSeveralCallsAreViews(call: String) throws {
    let moved = try imported("\(call)\nanimate([[ball, {x: 1}]])")
    #expect(try moved.properties == ["box.x", "ball.x"])
  }

  @Test func noSegmentBeginsBeforeTheSequence() throws {
    let moved = try imported(
      ##"animate([["#a", {x: [0, 1]}, {duration: 1, delay: -2, ease: "linear"}], ["#a", {x: 0}]])"##
    )
    #expect(try [0, 0.5, 1].map { try moved.value("a.x", at: $0) } == [0, 0.5, 1])
    #expect(moved.ignored.count == 1)
  }

  @Test(arguments: [("at: later()", "position later() is"), ("ease: ownEase", "ease ownEase is")])
  func whatAScriptComputesIsToldAsItIsWritten(setting: String, words: String) throws {
    let moved = try imported("animate([[box, {x: [0, 1]}, {\(setting)}]])")
    #expect(moved.ignored.contains { $0.message.contains(words) })
  }

  @Test(arguments: [##"[["#a", {"x": 1}]]"##, ##"["start", [["#a", "#b"], {"x": 1}]]"##])
  func aSequenceInJSONIsRecognised(text: String) throws {
    #expect(try imported(text).properties.first == "a.x")
  }

  /// The arguments of `element.animate` are no sequence, nor are rows of a table.
  @Test(arguments: [
    #"[[{"opacity": 0}, {"opacity": 1}], {"duration": 300}]"#, #"[["time", "x"], [0, 1]]"#,
  ])
  func listsOfOthersAreNotTakenForSequences(text: String) {
    #expect(problems(text).map(\.code) == [.unknownName])
  }

  @Test func whatIsWrongHasItsLine() {
    let found = problems(
      "animate([['#a', {x: 1}],\n['#b', {x: {}}], ['#b', {x: 1}, {duration: -1}]])")
    #expect(found.map(\.code) == [.wrongType, .negativeDuration])
    #expect(found.allSatisfy { $0.place?.line == 2 })
  }
}

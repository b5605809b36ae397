import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

@Suite("The timing of documents")
struct TimingTests {
  private func text(_ timing: String, _ animation: String = #""linear""#) -> String {
    String(animated(animation).dropLast()) + #","timing":\#(timing)}"#
  }

  private func timing(_ text: String) throws -> WebTiming? {
    try resolved(self.text(text)).timing
  }

  // MARK: - Reading

  @Test func isNoneWhereNothingIsSaid() throws {
    #expect(try resolved(animated(#""linear""#)).timing == nil)
    #expect(try timing("{}") == WebTiming())
  }

  @Test func everyMemberIsRead() throws {
    let read = try timing(
      """
      {"delay":-0.5,"endDelay":0.25,"iterations":2.5,"iterationStart":0.75,"iterationDuration":3,\
      "direction":"alternate-reverse","fill":"both","easing":"steps(3, jump-both)",\
      "playbackRate":-2,"iterationComposite":"accumulate"}
      """)
    #expect(
      read
        == WebTiming(
          delay: -0.5, endDelay: 0.25, iterations: 2.5, iterationStart: 0.75, iterationDuration: 3,
          direction: .alternateReverse, fill: .both,
          easing: try UnitCurve(css: "steps(3, jump-both)"), playbackRate: -2,
          iterationComposite: .accumulate))
  }

  @Test func iterationsMayBeInfinite() throws {
    #expect(try timing(#"{"iterations":"infinite"}"#) == WebTiming(iterations: .infinity))
  }

  @Test(arguments: WebTiming.Direction.allCases)
  func everyDirectionIsRead(_ direction: WebTiming.Direction) throws {
    #expect(try timing(#"{"direction":"\#(direction.rawValue)"}"#)?.direction == direction)
  }

  @Test(arguments: WebTiming.Fill.allCases)
  func everyFillModeIsRead(_ fill: WebTiming.Fill) throws {
    #expect(try timing(#"{"fill":"\#(fill.rawValue)"}"#)?.fill == fill)
  }

  @Test(arguments: [
    #"{"kind":"keyframes","initial":{"x":0},"timing":{"delay":1}}"#,
    #"{"kind":"phases","phases":[{"values":{"x":0}}],"timing":{"delay":1}}"#,
    #"{"timing":{"delay":1},"kind":"animation","from":{},"to":{}}"#,
  ])
  func everyKindHasOne(_ text: String) throws {
    #expect(try resolved(text).timing == WebTiming(delay: 1))
  }

  // MARK: - Problems

  struct Case: Sendable {
    var timing: String
    var problems: [String]
    init(_ timing: String, _ problems: String...) {
      (self.timing, self.problems) = (timing, problems)
    }
  }

  @Test(arguments: [
    Case("1", " wrong-type"), Case("null", " wrong-type"), Case("[]", " wrong-type"),
    Case(#""alternate""#, " wrong-type"), Case(#"{"duration":1}"#, "/duration unknown-member"),
    Case(#"{"delay":1,"delay":2}"#, "/delay duplicate-member"),
    Case(#"{"delay":"1s"}"#, "/delay wrong-type"), Case(#"{"delay":1e999}"#, "/delay number-range"),
    Case(#"{"endDelay":null}"#, "/endDelay wrong-type"),
    Case(#"{"iterations":-0.5}"#, "/iterations out-of-range"),
    Case(#"{"iterations":"forever"}"#, "/iterations unknown-name"),
    Case(#"{"iterations":true}"#, "/iterations wrong-type"),
    Case(#"{"iterationStart":-1}"#, "/iterationStart out-of-range"),
    Case(#"{"iterationStart":"0"}"#, "/iterationStart wrong-type"),
    Case(#"{"iterationDuration":-1}"#, "/iterationDuration negative-duration"),
    Case(#"{"iterationDuration":"auto"}"#, "/iterationDuration wrong-type"),
    Case(#"{"direction":"Reverse"}"#, "/direction unknown-name"),
    Case(#"{"direction":1}"#, "/direction wrong-type"),
    Case(#"{"fill":"forward"}"#, "/fill unknown-name"),
    Case(#"{"easing":"cubic-bezier(2, 0, 0, 1)"}"#, "/easing invalid-curve"),
    Case(#"{"easing":"bouncy"}"#, "/easing unknown-name"),
    Case(#"{"playbackRate":"fast"}"#, "/playbackRate wrong-type"),
    Case(#"{"iterationComposite":"add"}"#, "/iterationComposite unknown-name"),
    Case(
      #"{"playbackRate":-1,"iterations":"infinite"}"#, "/playbackRate unbounded"),
    Case(
      #"{"fill":1,"iterations":-1,"fil":1}"#, "/fill wrong-type", "/iterations out-of-range",
      "/fil unknown-member"),
  ])
  func everyProblemHasItsPlace(_ example: Case) throws {
    let refusal = try refusal(of: text(example.timing))
    #expect(refusal.code.status == 422)
    #expect(
      refusal.problems.map { "\($0.pointer?.dropFirst(7) ?? "none") \($0.code.rawValue)" }
        == example.problems)
  }

  @Test func whatHasNoEndNeedsAnIterationDuration() throws {
    let endless = #"{"type":"linear","modifiers":[{"repeatForever":true}]}"#
    let refusal = try refusal(of: text(#"{"iterations":2}"#, endless))
    #expect(refusal.problems.map(\.code) == [.unbounded])
    #expect(refusal.problems.map(\.pointer) == ["/timing"])
    #expect(refusal.problems.map(\.hint) == ["iterationDuration"])
    #expect(throws: Never.self) {
      try document(text(#"{"iterations":2,"iterationDuration":1}"#, endless))
    }
  }

  @Test func problemsElsewhereAreReportedBeside() throws {
    let refusal = try refusal(
      of: #"{"kind":"keyframes","initial":{"x":"?"},"timing":{"fill":"all"}}"#)
    #expect(refusal.problems.map(\.pointer) == ["/initial/x", "/timing/fill"])
  }

  // MARK: - Writing

  @Test(arguments: [
    "{}", #"{"delay":0.1,"iterations":"infinite","direction":"alternate"}"#,
    #"{"iterations":0,"iterationDuration":0,"fill":"none","playbackRate":0}"#,
    #"{"endDelay":-1e-7,"iterationStart":0.3,"easing":"elasticOut","fill":"backwards"}"#,
    #"{"iterationDuration":2,"playbackRate":-0.1,"iterationComposite":"accumulate"}"#,
    #"{"easing":"linear(0, 0.3 20%, 1)","direction":"reverse","fill":"auto"}"#,
  ])
  func comesBackAsItWas(_ timing: String) throws {
    let document = try document(text(timing))
    let again = try AnimationDocument(decoding: document.encoded())
    #expect(again == document)
    #expect(again.encoded() == document.encoded())
  }

  @Test func onlyWhatIsNotTheDefaultIsWritten() throws {
    let document = try document(text(#"{"delay":0,"iterations":3,"fill":"auto"}"#))
    let written = try document.rewritten().text
    #expect(written.hasSuffix(#""timing":{"iterations":3}}"#))
  }
}

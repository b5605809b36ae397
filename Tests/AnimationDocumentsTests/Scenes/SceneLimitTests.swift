import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

@Suite("Limits of scenes")
struct SceneLimitTests {
  /// The only problem, which has to be a passed limit.
  private func excess(_ text: String, _ limits: Limits) throws -> DocumentProblem.Excess {
    let refusal = try refusal(of: text, within: limits)
    #expect(refusal.problems.map(\.code) == [.tooMany])
    return try #require(refusal.problems[0].excess)
  }

  private let keyframe = #"{"relativeStartTime":0,"relativeDuration":1,"set":{"x":1}}"#

  /// Two events, three samples and two keyframes.
  private var long: String {
    script(
      #"{"at":0,"gesture":{"property":"x","samples":[[0,0],[1,1],[2,2]]}},"#
        + #"{"at":0,"keyframes":{"duration":1,"keyframes":[\#(keyframe),\#(keyframe)]}}"#)
  }

  /// The name of a view stands before that of each of its values.
  @Test func nameOfAnInsertedViewCountsForEachValue() throws {
    let view = String(repeating: "v", count: 100_000)
    let values = (0..<200).map { #""p\#($0)":0"# }.joined(separator: ",")
    let insertion = #"{"at":0,"insert":{"view":"\#(view)","values":{\#(values)}}}"#
    let refusal = try refusal(of: script(insertion))
    #expect(refusal.code == .tooLarge)
    #expect(refusal.problems[0].excess?.setting == "max-request-memory")
  }

  /// Each of them may be about the view of a property that could not be read.
  @Test(.timeLimit(.minutes(5))) func problemsDoNotLookALongNameUpAnew() throws {
    let view = String(repeating: "ü", count: 1_000_000)
    let removals = (0..<9_000).map { #"{"at":\#($0),"remove":{"view":"v\#($0)"}}"# }
    let text = """
      {"kind":"scene","initial":{"\(view).x":"none"},"events":[\(removals.joined(separator: ","))]}
      """
    #expect(try refusal(of: text).total == 9_001)
  }

  /// A removal asks every animator whether it still has something to move.
  @Test func removalsAmongManyAnimatorsAreCharged() throws {
    let animators = (0..<1_500).map { index in
      #"{"at":0,"animator":{"name":"a\#(index)","do":"create","set":{"x":1},"duration":1}}"#
    }
    let removals = (0..<1_500).map { #"{"at":\#($0),"removeAnimations":{"properties":["x"]}}"# }
    let refusal = try refusal(of: script((animators + removals).joined(separator: ",")))
    #expect(refusal.problems.map(\.excess?.setting) == ["max-work"])
  }

  @Test func countEventsSamplesAndKeyframesTogether() throws {
    #expect(throws: Never.self) { try document(long, within: Limits(maxEvents: 7)) }
    #expect(
      try excess(long, Limits(maxEvents: 6)) == .init(limit: 6, actual: 7, setting: "max-events"))
  }

  @Test func countKeyframes() throws {
    #expect(throws: Never.self) { try document(long, within: Limits(maxKeyframes: 2)) }
    #expect(
      try excess(long, Limits(maxKeyframes: 1))
        == .init(limit: 1, actual: 2, setting: "max-keyframes"))
  }

  @Test func countProperties() throws {
    #expect(throws: Never.self) { try document(script(""), within: Limits(maxTracks: 5)) }
    #expect(
      try excess(script(""), Limits(maxTracks: 4))
        == .init(limit: 4, actual: 5, setting: "max-tracks"))
  }

  @Test func countAnimationsBesideProperties() throws {
    let rules = [String](repeating: #"{"property":"x","animation":null}"#, count: 6)
    let text = script("", and: #""animations":[\#(rules.joined(separator: ","))],"#)
    #expect(throws: Never.self) { try document(text, within: Limits(maxTracks: 6)) }
    #expect(
      try excess(text, Limits(maxTracks: 5)) == .init(limit: 5, actual: 6, setting: "max-tracks"))
  }

  @Test func countCombinedTransitions() throws {
    func event(_ count: Int) -> String {
      let parts = [String](repeating: #""scale""#, count: count - 2).joined(separator: ",")
      let inner = #"{"type":"combined","transitions":[\#(parts)]}"#
      let outer = #"{"type":"combined","transitions":["opacity",\#(inner)]}"#
      return script(#"{"at":0,"insert":{"view":"v","transition":\#(outer)}}"#)
    }
    #expect(throws: Never.self) { try document(event(64)) }
    #expect(try excess(event(65), .standard) == .init(limit: 64, actual: 65))
  }

  /// They hold before an event is read: what is wrong with those is not even looked at.
  @Test func holdBeforeAnythingIsRead() throws {
    let events = [String](repeating: #"{"at":-1,"set":7}"#, count: 11).joined(separator: ",")
    #expect(
      try excess(script(events), Limits(maxEvents: 10))
        == .init(limit: 10, actual: 11, setting: "max-events"))
  }

  @Test func holdWhereADocumentIsResolved() throws {
    let document = try document(long)
    #expect(throws: Never.self) { try document.resolved() }
    let refusal = try #require(throws: DocumentRefusal.self) {
      try document.resolved(within: Limits(maxTracks: 4, maxKeyframes: 1, maxEvents: 6))
    }
    #expect(
      refusal.problems.map(\.excess?.setting) == ["max-tracks", "max-events", "max-keyframes"])
    #expect(refusal.problems.map(\.excess?.actual) == [5, 7, 2])
  }

  @Test func tellAtMostFiftyProblems() throws {
    let events = [String](repeating: #"{"at":0,"set":{"y":1}}"#, count: 200).joined(separator: ",")
    let refusal = try refusal(of: script(events))
    #expect(refusal.problems.count == 50)
    #expect(refusal.total == 200)
  }

  @Test func leaveSmallEventsOfLargeScenesQuick() throws {
    let values = (0..<5_000).map { #""p\#($0)":0"# }.joined(separator: ",")
    let events = (0..<5_000).map { #"{"at":\#($0),"set":{"p\#($0)":1}}"# }
    let text = script(events.joined(separator: ","), initial: "{\(values)}")
    let scene = try Scripts.scene(text)
    #expect(scene.events.count == 5_000)
    #expect(
      scene.events[4_999].verb == .set([.init(property: 4_999, value: Components(scalar: 1))]))
  }
}

@Suite("Scenes under a timing")
struct SceneTimingTests {
  private let repeating =
    #"""
    {"at":0,"set":{"x":1},"animation":{"type":"linear","duration":1,\#
    "modifiers":[{"repeatForever":true}]}}
    """#

  @Test func areRefusedWithoutAnEnd() throws {
    let refusal = try refusal(of: script(repeating, and: #""timing":{"iterations":2},"#))
    #expect(refusal.problems.map(\.code) == [.unbounded])
    #expect(refusal.problems[0].pointer == "/timing")
    #expect(refusal.problems[0].hint == "iterationDuration")
    let backwards = try AnimationDocumentsTests.refusal(
      of: script(repeating, and: #""timing":{"playbackRate":-1},"#))
    #expect(backwards.problems.map(\.code) == [.unbounded])
  }

  @Test func areCutByAnIterationDuration() throws {
    let text = script(repeating, and: #""timing":{"iterations":2,"iterationDuration":1.5},"#)
    #expect(try resolved(text).compiled().duration == 3)
    let endless = try resolved(script(repeating)).compiled()
    #expect(endless.duration == nil)
    let plain = script(
      #"{"at":0,"set":{"x":1},"animation":{"type":"linear","duration":1}}"#,
      and: #""timing":{"iterations":2,"delay":0.5},"#)
    #expect(try resolved(plain).compiled().duration == 2.5)
  }
}

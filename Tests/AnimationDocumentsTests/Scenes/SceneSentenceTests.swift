import Testing

@testable import AnimationDocuments

@Suite("What problems of scenes say")
struct SceneSentenceTests {
  /// The only problem of a scene with one event.
  private func problem(_ event: String) throws -> DocumentProblem {
    let refusal = try refusal(of: script(event))
    #expect(refusal.total == 1)
    return refusal.problems[0]
  }

  @Test func allVerbsWhereThereIsNone() throws {
    let message = try problem(#"{"at":0}"#).message
    for verb in WordSet.verbs.words { #expect(message.contains(verb.text), "\(message)") }
  }

  @Test func bothVerbsWhereThereAreTwo() throws {
    #expect(
      try problem(#"{"at":0,"set":{},"recommit":{}}"#).message
        == "An event has one verb; this has set and recommit.")
  }

  @Test func theVerbThatTakesNoTransaction() throws {
    #expect(
      try problem(
        #"{"at":0,"gesture":{"property":"x","samples":[[0,1]]},"animation":"linear"}"#
      ).message == #"An event with the verb gesture has no member "animation"."#)
    #expect(
      try problem(#"{"at":0,"layer":{"removeAll":true},"completion":"a"}"#).pointer
        == "/events/0/completion")
  }

  @Test func theNearestName() throws {
    let hints: [(event: String, hint: String?)] = [
      (#"{"at":0,"gestrue":{}}"#, "gesture"), (#"{"at":0,"set":{"ofset.y":1}}"#, "offset.y"),
      (#"{"at":0,"set":{},"animate":"linear"}"#, "animation"),
      (#"{"at":0,"set":{},"completion":{"name":"a","criteria":"remove"}}"#, "removed"),
      (#"{"at":0,"set":{},"uikit":{"duration":1,"options":["curveEaseInout"]}}"#, "curveEaseInOut"),
      (#"{"at":0,"animator":{"name":"a","do":"craete"}}"#, "create"),
      (#"{"at":0,"removeAnimations":{"view":"crad"}}"#, "card"),
      (#"{"at":0,"removeAnimations":{"property":"offset.x"}}"#, "offset"),
      (#"{"at":0,"set":{},"animations":[{"property":"tnit","animation":null}]}"#, "tint"),
    ]
    for (event, hint) in hints {
      let found = try problem(event).hint
      #expect(found == hint, "\(event)")
    }
  }

  @Test func theTypeThatATransitionMoves() throws {
    let message = try problem(
      #"{"at":0,"insert":{"view":"b","values":{"offset":0},"transition":{"type":"offset","x":1}}}"#
    ).message
    #expect(message == "The transition of b moves b.offset, which has to be a point.")
  }

  @Test func bothSetsOfAMixedBlock() throws {
    let message = try problem(
      #"{"at":0,"set":{},"uikit":{"duration":1,"curve":"linear","bounce":0.2}}"#
    ).message
    #expect(message.contains("(duration, curve)"))
    #expect(message.contains("(springDuration, bounce, initialVelocity)"), "\(message)")
  }

  @Test func theTimeBefore() throws {
    let message = try problem(#"{"at":1,"set":{}},{"at":0.5,"set":{}}"#).message
    #expect(message == "The times of events do not fall; this is 0.5 after 1.")
  }
}

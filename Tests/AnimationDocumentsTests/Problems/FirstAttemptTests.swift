import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// What people try first, and what they are told.
@Suite struct FirstAttemptTests {
  private func problems(_ from: String, _ to: String = "1") throws -> [DocumentProblem] {
    try refusal(of: #"{"kind":"animation","from":{"x":\#(from)},"to":{"x":\#(to)}}"#).problems
  }

  private func advice(_ text: String) throws -> [Advice] { try resolved(text).advice }

  @Test(arguments: ["int", "whole", "round", "count"])
  func otherNamesOfWholeNumbers(_ name: String) throws {
    #expect(try problems(#"{"\#(name)":3}"#)[0].hint == "integer")
  }

  @Test func aWholeNumberIsTheMemberItself() throws {
    #expect(try problems(#"{"integer":true}"#)[0].hint == #"{"integer":3}"#)
    #expect(try problems(#"{"number":3}"#)[0].hint?.contains(#"{"integer":3}"#) == true)
    #expect(
      try problems(#"{"integer":3.5}"#)[0].hint == "3.5 alone, which may be any number between")
    #expect(try problems(#"{"integer":3}"#, "5")[0].hint?.contains("integer") == true)
  }

  @Test func morphIsAWord() throws {
    let found = try problems(
      #"{"path":"M0 0L1 1","morph":true}"#, #"{"path":"M0 0L1 1L2 2"}"#)
    #expect(found.map(\.pointer) == ["/from/x/morph"])
    #expect(found[0].hint == #""morph":"auto""#)
    #expect(try problems(#"{"path":"M0 0","morph":false}"#, #"{"path":"M1 0"}"#)[0].hint == nil)
  }

  @Test func noneTakesTheFunctionsOfATransform() throws {
    let timeline = try resolved(
      #"""
      {"kind":"animation","from":{"x":{"css":"none"}},"to":{"x":{"css":"translateX(10px) scale(3)"}},
       "animation":{"type":"linear","duration":1}}
      """#
    ).compiled()
    #expect(timeline.value(ofColumn: 0, at: 0.5) == 5)
    #expect(timeline.value(ofColumn: 1, at: 0.5) == 2)
  }

  @Test func aShorterListOfTransformsIsFilled() throws {
    let timeline = try resolved(
      #"""
      {"kind":"animation","from":{"x":{"css":"translateX(10px)"}},
       "to":{"x":{"css":"translateX(20px) rotate(90deg)"}},"animation":{"type":"linear","duration":1}}
      """#
    ).compiled()
    #expect(timeline.value(ofColumn: 1, at: 0.5) == 45)
  }

  @Test func whatStandsInFromAloneIsTold() throws {
    let text = #"{"kind":"animation","from":{"x":0,"y":0},"to":{"x":100}}"#
    #expect(try advice(text) == [.unchanged(property: 1)])
    let moving = #"{"kind":"animation","from":{"x":0},"to":{"x":0},"velocity":{"x":5}}"#
    #expect(try advice(moving).isEmpty)
  }

  @Test func whatStandsInToAloneIsAnError() throws {
    let found = try refusal(
      of: #"{"kind":"animation","from":{"scale":0},"to":{"scale":1,"opacity":1}}"#
    ).problems
    #expect(found.map(\.pointer) == ["/to/opacity"])
    #expect(
      found[0].message
        == #""opacity" stands in "to" and not in "from": give it a first value there."#)
  }

  @Test(arguments: [
    (
      #"{"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"color","keyframes":[]}]}"#,
      #"There is no property "color": give it a first value, or name one that has one."#
    ),
    (
      #"""
      {"kind":"animation","from":{"x":0},"to":{"x":1},
       "animation":{"type":"linear","duration":1,"modifiers":[{"repeatForever":false}]}}
      """#,
      "repeatForever is true; leave it out for an animation that ends."
    ),
  ])
  func aMessageSaysWhatToDo(_ text: String, _ message: String) throws {
    #expect(try refusal(of: text).problems.map(\.message) == [message])
  }

  @Test func millisecondsAreSeenInHoldsAndTimings() throws {
    let hold =
      #"{"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":["#
      + #"{"type":"hold","duration":300}]}]}"#
    #expect(
      try advice(hold).contains(
        .suspiciousNumber(.milliseconds(300), at: .keyframe(track: 0, keyframe: 0))))
    let timing =
      #"{"kind":"animation","from":{"x":0},"to":{"x":1},"timing":{"delay":300,"iterationDuration":500}}"#
    #expect(
      try advice(timing) == [
        .suspiciousNumber(.milliseconds(300), at: .timing(.delay)),
        .suspiciousNumber(.milliseconds(500), at: .timing(.iterationDuration)),
      ])
  }

  private func scene(_ events: String) throws -> [String] {
    let animation = try resolved(
      #"{"kind":"scene","initial":{"x":0},"events":[\#(events)]}"#)
    return animation.advice.compactMap { advice in
      guard case .scene(let found) = advice, found.code == .milliseconds else { return nil }
      return found.place.pointer(in: animation)
    }
  }

  @Test func millisecondsAreSeenInEvents() throws {
    let events =
      #"{"at":0,"set":{"x":1},"animation":"spring"},{"at":300,"set":{"x":0},"animation":"spring"},"#
      + #"{"at":600,"set":{"x":1},"animation":"spring"}"#
    #expect(try scene(events) == ["/events/1/at"])
    // A long scene whose events follow each other is meant.
    let long = (0..<30).map { #"{"at":\#($0 * 5),"set":{"x":\#($0)},"animation":"spring"}"# }
    #expect(try scene(long.joined(separator: ",")).isEmpty)
  }

  @Test func millisecondsAreSeenWhereverAnAnimationStands() throws {
    let slow = #"{"type":"spring","duration":300}"#
    let scoped = #"{"at":0,"set":{"x":1},"animations":[{"property":"x","animation":\#(slow)}]}"#
    #expect(try scene(scoped) == ["/events/0/animations/0/animation"])
    let hand =
      #"{"at":0,"gesture":{"property":"x","samples":[[0,0],[0.1,5]],"animation":\#(slow)}}"#
    #expect(try scene(hand) == ["/events/0/gesture/animation"])
    let insertion =
      #"{"at":0,"insert":{"view":"v","values":{"width":1},"transition":"#
      + #"{"type":"asymmetric","insertion":"opacity","#
      + #""removal":{"type":"opacity","animation":\#(slow)}}},"animation":"spring"}"#
    #expect(try scene(insertion) == ["/events/0/insert/transition"])
    let start =
      #"{"at":0,"animator":{"name":"a","do":"create","set":{"x":1},"duration":1}},"#
      + #"{"at":0,"animator":{"name":"a","do":"start","afterDelay":300}}"#
    #expect(try scene(start) == ["/events/1/animator/do"])
    let block =
      #"{"at":0,"keyframes":{"duration":300,"keyframes":"#
      + #"[{"relativeStartTime":0,"relativeDuration":1,"set":{"x":1}}]}}"#
    #expect(try scene(block) == ["/events/0/keyframes"])
  }

  @Test(arguments: [#"{"at":0,"set":{"x":1}}"#, ""])
  func millisecondsAreSeenInImplicitAnimations(_ events: String) throws {
    let animation = try resolved(
      #"{"kind":"scene","initial":{"x":0},"animations":[{"property":"x","animation":"#
        + #"{"type":"easeIn","duration":300}}],"events":[\#(events)]}"#)
    guard case .scene(let found)? = animation.advice.first else {
      Issue.record("no advice: \(animation.advice)")
      return
    }
    #expect(found.code == .milliseconds)
    #expect(found.place.pointer(in: animation) == "/animations/0/animation")
    #expect(animation.advice.count == 1)
  }

  @Test func millisecondsAreSeenInAnimationsOfSinglePropertiesAndInTriggers() throws {
    let own =
      #"{"kind":"animation","from":{"x":0},"to":{"x":1},"animations":[{"property":"x","animation":"#
      + #"{"type":"easeIn","duration":300}}]}"#
    #expect(try advice(own) == [.suspiciousNumber(.milliseconds(300), at: .ownAnimation(0))])
    let phases =
      #"{"kind":"phases","phases":[{"values":{"x":0}},{"values":{"x":1}}],"triggers":[0,300,600]}"#
    #expect(try advice(phases) == [.suspiciousNumber(.milliseconds(300), at: .trigger(1))])
    let tracks =
      #"{"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":["#
      + #"{"type":"cubic","to":1,"duration":0.5}]}],"triggers":[200]}"#
    #expect(try advice(tracks) == [.suspiciousNumber(.milliseconds(200), at: .trigger(0))])
  }

  @Test func percentAreSeenInTheDampingOfTheClassicSpring() throws {
    let classic =
      #"{"kind":"animation","from":{"x":0},"to":{"x":1},"animation":"#
      + #"{"type":"usingSpringWithDamping","duration":0.5,"damping":70}}"#
    #expect(try advice(classic) == [.suspiciousNumber(.dampingInPercent(70), at: .animation)])
  }

  @Test func aSpringsDurationIsToldAsItWasWritten() throws {
    let spring =
      #"{"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":["#
      + #"{"type":"spring","to":1,"spring":{"duration":500,"bounce":0.2}}]}]}"#
    #expect(
      try advice(spring)
        == [.suspiciousNumber(.milliseconds(500), at: .keyframe(track: 0, keyframe: 0))])
  }

  @Test func highVelocitiesAndDampingRatiosAreSeenInSpringsOfLayers() throws {
    let animation = try resolved(
      #"{"kind":"scene","initial":{"v.x":0},"events":[{"at":0,"set":{"v.x":100}},{"at":0,"layer":"#
        + #"{"add":{"key":"a","property":"v.x","#
        + #""spring":{"from":0,"to":100,"initialVelocity":800}}}}]}"#)
    let codes = animation.advice.compactMap { advice in
      if case .scene(let found) = advice { found.code } else { nil }
    }
    #expect(codes == [.velocityNotRelative])
  }

  @Test func millisecondsAreSeenInMovementsByHand() throws {
    let gesture =
      #"{"at":0,"gesture":{"property":"x","samples":[[0,0],[16,5],[33,9]]}}"#
    #expect(try scene(gesture) == ["/events/0/gesture/samples"])
    let seconds =
      #"{"at":0,"gesture":{"property":"x","samples":[[0,0],[0.016,5],[0.033,9]]}}"#
    #expect(try scene(seconds).isEmpty)
  }
}

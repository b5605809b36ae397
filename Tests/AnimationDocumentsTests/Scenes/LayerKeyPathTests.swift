import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Core Animation's key paths: an animation of a layer sets one part of a transform, and the other
/// parts stay ("Key-Value Coding Extensions" of the Core Animation Programming Guide).
@Suite struct LayerKeyPathTests {
  private func add(_ keyPath: String, _ animation: String, key: String = "k", at time: Double = 0)
    -> String
  {
    #"{"at":\#(time),"layer":{"add":{"key":"\#(key)","property":"\#(keyPath)",\#(animation)}}}"#
  }

  private func play(_ transform: String, _ events: String...) throws -> Timeline {
    try resolved(
      #"{"kind":"scene","initial":{"card.transform":{"transform":"\#(transform)"}},"events":["#
        + events.joined(separator: ",") + "]}"
    ).compiled()
  }

  /// Whether the matrix at a time is that of a list, to a billionth.
  private func shows(_ list: String, _ timeline: Timeline, at time: Double) throws -> Bool {
    let expected = try TransformList(css: list).matrix
    return (0..<16).allSatisfy {
      abs(timeline.value(ofColumn: $0, at: time) - expected[$0]) < 1e-9
    }
  }

  @Test func aRotationFromZeroToFourPiTurnsTwice() throws {
    // 4π in 1 s: a quarter of the time is half a turn … an eighth a quarter turn, and 0.3 s 216°.
    let timeline = try play(
      "none",
      add(
        "card.transform.rotation.z",
        #""basic":{"from":{"radians":0},"to":{"radians":12.566370614359172},"duration":1,"timingFunction":"linear"}"#
      ))
    for (time, degrees) in [(0.0, 0.0), (0.125, 90), (0.25, 180), (0.3, 216), (0.625, 90)] {
      #expect(try shows("rotate(\(degrees)deg)", timeline, at: time))
    }
    #expect(try shows("none", timeline, at: 1))
    // m11 is the cosine: its slope at an eighth is -4π.
    #expect(abs(timeline.velocity(ofColumn: 0, at: 0.125) + 4 * .pi) < 1e-9)
  }

  @Test func theOtherPartsStay() throws {
    let timeline = try play(
      "translate(30px, 40px) rotate(90deg) scale(2, 3)",
      add(
        "card.transform.scale.x",
        #""basic":{"from":2,"to":4,"duration":1,"timingFunction":"linear"}"#))
    #expect(
      try shows("translate(30px, 40px) rotate(90deg) scale(3, 3)", timeline, at: 0.5))
    #expect(
      try shows("translate(30px, 40px) rotate(90deg) scale(2, 3)", timeline, at: 1))
  }

  @Test func perspectiveStaysTheSame() throws {
    let timeline = try play(
      "perspective(500px) rotateY(0deg)",
      add(
        "card.transform.rotation.y",
        #""basic":{"from":"0deg","to":"60deg","duration":1,"timingFunction":"linear"}"#))
    #expect(try shows("perspective(500px) rotateY(30deg)", timeline, at: 0.5))
  }

  @Test func severalPartsMoveAtOnce() throws {
    let linear = #""duration":1,"timingFunction":"linear""#
    let timeline = try play(
      "none",
      add("card.transform.rotation", #""basic":{"from":"0deg","to":"90deg",\#(linear)}"#),
      add("card.transform.translation.x", #""basic":{"from":0,"to":100,\#(linear)}"#, key: "x"),
      add(
        "card.transform.translation",
        #""basic":{"by":{"x":0,"y":20},"additive":true,\#(linear)}"#, key: "y"),
      add("card.transform.scale", #""basic":{"to":3,\#(linear)}"#, key: "s"))
    #expect(
      try shows("translate(50px, 10px) rotate(45deg) scale3d(2, 2, 2)", timeline, at: 0.5))
  }

  @Test func aScaleIsReadAsTheMeanOfAllThree() throws {
    // Apple: "the average of all three scale factors"; (2 + 3 + 1) / 3 is 2.
    let timeline = try play(
      "scale(2, 3)",
      add(
        "card.transform.scale", #""basic":{"to":4,"duration":1,"timingFunction":"linear"}"#))
    #expect(try shows("scale3d(3, 3, 3)", timeline, at: 0.5))
  }

  @Test func whatIsLeftOutIsReadWithItsTurns() throws {
    // At 0.75 s 540° show; the second animation goes from there to 0 and is half way at 1.25 s.
    let linear = #""duration":1,"timingFunction":"linear""#
    let timeline = try play(
      "none",
      add("card.transform.rotation.z", #""basic":{"from":"0deg","to":"720deg",\#(linear)}"#),
      add(
        "card.transform.rotation.z", #""basic":{"to":"0deg",\#(linear)}"#, at: 0.75))
    #expect(try shows("rotate(270deg)", timeline, at: 1.25))
  }

  @Test func anAdditivePartIsAddedToWhatIsBelow() throws {
    let timeline = try play(
      "rotate(30deg)",
      add(
        "card.transform.rotation.z",
        #""basic":{"from":"-90deg","to":"0deg","additive":true,"duration":1,"timingFunction":"linear"}"#
      ))
    #expect(try shows("rotate(-15deg)", timeline, at: 0.5))
  }

  @Test func springsAndKeyframesMovePartsToo() throws {
    let spring = try play("none", add("card.transform.scale.x", #""spring":{"from":0,"to":1}"#))
    let scale = Spring.coreAnimationDefault.value(target: 1.0, time: 0.4)
    #expect(abs(spring.value(ofColumn: 0, at: 0.4) - scale) < 1e-12)
    let shake = try play(
      "none",
      add(
        "card.transform.translation.x",
        #""keyframe":{"values":[0,10,-10,0],"keyTimes":[0,0.25,0.75,1],"duration":1}"#))
    #expect(abs(shake.value(ofColumn: 12, at: 0.5)) < 1e-12)
    #expect(abs(shake.value(ofColumn: 12, at: 0.25) - 10) < 1e-12)
  }

  @Test func anAnimationOfTheWholeTakesThePartBack() throws {
    let linear = #""duration":1,"timingFunction":"linear""#
    let timeline = try play(
      "none",
      add("card.transform.rotation.z", #""basic":{"from":"0deg","to":"90deg",\#(linear)}"#),
      add(
        "card.transform",
        #""basic":{"from":{"transform":"scale(1)"},"to":{"transform":"scale(3)"},\#(linear)}"#,
        key: "whole"))
    #expect(try shows("scale(2)", timeline, at: 0.5))
  }

  @Test func rectanglesHaveTheirKeyPaths() throws {
    let play = try ScenePlay(
      #"{"card.bounds":{"x":0,"y":0,"width":10,"height":20}}"#,
      add(
        "card.bounds.size.width",
        #""basic":{"from":10,"to":30,"duration":1,"timingFunction":"linear"}"#))
    #expect(play.values(0.5, column: 2) == [20])
    #expect(play.values(0.5, column: 3) == [20])
  }

  @Test func whatIsWrittenReadsBack() throws {
    let text =
      #"{"kind":"scene","initial":{"card.transform":{"transform":"none"}},"events":["#
      + add("card.transform.rotation.z", #""basic":{"from":"0deg","to":"720deg"}"#) + ","
      + add("card.transform.translation", #""basic":{"by":{"x":1,"y":2}}"#, key: "t") + "]}"
    let animation = try resolved(text)
    let written = AnimationDocument(animation).encoded()
    #expect(try resolved(String(decoding: written, as: UTF8.self)) == animation)
  }

  @Test func aPartMovesOnALayerOnly() throws {
    let text =
      #"{"kind":"scene","initial":{"card.transform":{"transform":"none"}},"events":"#
      + #"[{"at":0,"set":{"card.transform.rotation.z":"90deg"}}]}"#
    let problem = try #require(try refusal(of: text).problems.first)
    #expect(problem.pointer == "/events/0/set/card.transform.rotation.z")
    #expect(problem.message.contains("in the animation of a layer only"))
    #expect(problem.hint == "card.transform")
  }

  private func hint(_ keyPath: String) throws -> String? {
    let text =
      #"{"kind":"scene","initial":{"card.transform":{"transform":"none"}},"events":["#
      + add(keyPath, #""basic":{"to":1}"#) + "]}"
    return try refusal(of: text).problems.first?.hint
  }

  @Test func aKeyPathThatLeadsNowhereNamesThoseThatDo() throws {
    #expect(try hint("transform.rotation.z") == "card.transform.rotation.z")
    #expect(try hint("card.transform.rotaton.z") == "card.transform.rotation.z")
    #expect(try hint("card.transform.perspective")?.contains("card.transform.scale.x") == true)
  }

  @Test func aPlainNumberIsNoAngle() throws {
    let text =
      #"{"kind":"scene","initial":{"card.transform":{"transform":"none"}},"events":["#
      + add("card.transform.rotation.z", #""basic":{"to":12.5}"#) + "]}"
    let problem = try #require(try refusal(of: text).problems.first)
    #expect(problem.message == #""rotation.z" is an angle; this is a number."#)
    #expect(problem.hint == #"{"radians":12.5}, as Core Animation counts, or "12.5deg""#)
  }

  @Test func aTurnThatEndsWhereItBeganDoesNotSnap() throws {
    let text =
      #"{"kind":"scene","initial":{"card.transform":{"transform":"none"}},"events":["#
      + add("card.transform.rotation.z", #""basic":{"from":"0deg","to":"720deg","duration":1}"#)
      + "]}"
    #expect(try resolved(text).advice.isEmpty)
    let quarter = try resolved(text.replacing("720deg", with: "90deg")).advice
    guard case .scene(let advice)? = quarter.first else {
      Issue.record("nothing is said")
      return
    }
    #expect(advice.code == .snapBack)
  }
}

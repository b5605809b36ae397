import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Properties of one change that have an animation of their own.
@Suite struct PropertyAnimationTests {
  private static func text(_ animations: String) -> String {
    #"{"kind":"animation","from":{"x":0,"o":0,"p":{"x":0,"y":0}},"#
      + #""to":{"x":100,"o":1,"p":{"x":1,"y":2}},"animation":{"type":"linear","duration":1},"#
      + #""animations":["# + animations + "]}"
  }

  private func values(_ animations: String, at time: Double) throws -> [Double] {
    let timeline = try resolved(Self.text(animations)).compiled()
    return (0..<2).map { timeline.value(ofColumn: $0, at: time) }
  }

  private static let late =
    #"{"property":"o","animation":{"type":"linear","duration":0.5,"modifiers":[{"delay":0.75}]}}"#

  @Test func oneOfItsOwnTakesThePlaceOfTheAnimation() throws {
    #expect(try values(Self.late, at: 0.5) == [50, 0])
    #expect(try values(Self.late, at: 1) == [100, 0.5])
    #expect(try resolved(Self.text(Self.late)).compiled().duration == 1.25)
  }

  @Test func nullChangesAtOnce() throws {
    #expect(try values(#"{"property":"o","animation":null}"#, at: 0) == [0, 1])
  }

  @Test func theFirstOfSeveralCounts() throws {
    #expect(
      try values(Self.late + #",{"property":"o","animation":"spring"}"#, at: 1) == [100, 0.5])
  }

  @Test(arguments: [
    (#"{"property":"q","animation":"linear"}"#, "unknown-property", "/animations/0/property"),
    (#"{"property":"p.x","animation":"linear"}"#, "unknown-property", "/animations/0/property"),
    (#"{"property":"o"}"#, "missing-member", "/animations/0"),
    (#"{"property":"o","animation":"lin"}"#, "unknown-name", "/animations/0/animation"),
  ])
  func wrongOnesAreRefused(_ animations: String, _ code: String, _ pointer: String) throws {
    let problems = try refusal(of: Self.text(animations)).problems
    #expect(problems.map(\.code.rawValue) == [code])
    #expect(problems.map(\.pointer) == [pointer])
  }

  @Test func theyComeBackAsTheyWere() throws {
    let text = Self.text(Self.late + #",{"property":"x","animation":null}"#)
    let bytes = try document(text).encoded()
    #expect(try AnimationDocument(decoding: bytes) == document(text))
  }

  @Test func aTimingCurveLastsAsLongAsTheNamedOnes() throws {
    #expect(
      try animation(#"{"type":"timingCurve","curve":"easeIn"}"#)
        == .timingCurve(.easeIn, duration: 0.35))
  }
}

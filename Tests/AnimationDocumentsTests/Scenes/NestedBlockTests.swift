import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Blocks of UIKit inside blocks: "the animation inherits the duration and the curve", unless
/// `overrideInheritedDuration` and `overrideInheritedCurve` say otherwise.
@Suite struct NestedBlockTests {
  /// A block that moves `a` from 0 to 100, and one inside it that moves `b`.
  private func play(_ outer: String, _ inner: String) throws -> ScenePlay {
    try ScenePlay(
      #"{"a":0,"b":0}"#, #"{"at":0,"set":{"a":100},"uikit":{\#(outer)},"completion":"outer"}"#,
      #"{"at":0,"set":{"b":100},"uikit":{"nested":true\#(inner)},"completion":"inner"}"#)
  }

  private static let linear = #""duration":1,"curve":"linear""#

  @Test func itInheritsDurationAndCurve() throws {
    let play = try play(Self.linear, #","duration":0.2,"curve":"easeIn""#)
    #expect(play.values(0.1, 0.5, 1, column: 1) == [10, 50, 100])
    #expect(play.reports == ["outer 1.0", "inner 1.0"])
  }

  @Test func itNeedsNothingOfItsOwn() throws {
    #expect(try play(Self.linear, "").values(0.3, column: 1) == [30])
  }

  @Test func itKeepsItsDuration() throws {
    let play = try play(
      Self.linear, #","duration":0.2,"options":["overrideInheritedDuration"]"#)
    #expect(play.values(0.1, 0.2, column: 1) == [50, 100])
    #expect(play.reports == ["inner 0.2", "outer 1.0"])
  }

  @Test func itKeepsItsCurve() throws {
    // easeIn has 0.315357 of the way behind at a half.
    let play = try play(Self.linear, #","curve":"easeIn","options":["overrideInheritedCurve"]"#)
    #expect(abs(play.values(0.5, column: 1)[0] - 31.5357) < 1e-4)
    let named = try self.play(Self.linear, #","options":["overrideInheritedCurve","curveEaseIn"]"#)
    #expect(named.values(0.5, column: 1) == play.values(0.5, column: 1))
  }

  @Test func aSpringIsInheritedToo() throws {
    let spring = #""duration":0.6,"damping":0.7"#
    let play = try play(spring, "")
    #expect(play.values(0.1, 0.3, 0.5, column: 1) == play.values(0.1, 0.3, 0.5))
  }

  @Test func itsDelayIsItsOwn() throws {
    #expect(try play(Self.linear, #","delay":0.5"#).values(0.5, 1, 1.5, column: 1) == [0, 50, 100])
  }

  @Test func siblingsInheritFromTheSameBlock() throws {
    let play = try ScenePlay(
      #"{"a":0,"b":0,"c":0}"#, #"{"at":0,"set":{"a":1},"uikit":{\#(Self.linear)}}"#,
      #"{"at":0,"set":{"b":1},"uikit":{"nested":true,"duration":0.2,"options":["overrideInheritedDuration"]}}"#,
      #"{"at":0,"set":{"c":1},"uikit":{"nested":true}}"#)
    #expect(play.values(0.5, column: 2) == [0.5])
  }

  @Test func thereIsABlockAroundIt() throws {
    let text =
      #"{"kind":"scene","initial":{"a":0},"events":["#
      + #"{"at":0,"set":{"a":1},"uikit":{"duration":1}},"#
      + #"{"at":0.5,"set":{"a":2},"uikit":{"nested":true}}]}"#
    let problem = try #require(try refusal(of: text).problems.first)
    #expect(problem.pointer == "/events/1/uikit/nested")
    #expect(problem.message.hasSuffix("at the same time: there is none."))
  }

  @Test func aDurationThatIsKeptIsSaid() throws {
    let text =
      #"{"kind":"scene","initial":{"a":0},"events":["#
      + #"{"at":0,"set":{"a":1},"uikit":{"duration":1}},"#
      + #"{"at":0,"set":{"a":2},"uikit":{"nested":true,"options":["overrideInheritedDuration"]}}]}"#
    #expect(
      try refusal(of: text).problems.map(\.pointer) == ["/events/1/uikit/options/0"])
  }
}

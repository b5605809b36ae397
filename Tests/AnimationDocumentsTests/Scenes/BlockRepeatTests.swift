import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Blocks of UIKit that run so many times.
@Suite struct BlockRepeatTests {
  private func play(_ block: String) throws -> ScenePlay {
    try ScenePlay(
      #"{"p":0}"#, #"{"at":0,"set":{"p":100},"uikit":{\#(block)},"completion":"done"}"#)
  }

  @Test func eachTimeBeginsAnew() throws {
    let play = try play(#""duration":0.2,"curve":"linear","repeatCount":3"#)
    #expect(play.values(0.1, 0.25, 0.5, 0.55, 0.6) == [50, 25, 50, 75, 100])
    #expect(play.reports == ["done 0.6"])
    #expect(play.duration == 0.6)
  }

  @Test func withAutoreverseItCountsThereAndBack() throws {
    let play = try play(
      #""duration":0.2,"curve":"linear","options":["autoreverse"],"repeatCount":2"#)
    #expect(play.values(0.1, 0.25, 0.45, 0.75, 0.8) == [50, 75, 25, 25, 100])
    #expect(play.reports == ["done 0.8"])
  }

  @Test func aDelayCountsOnce() throws {
    let play = try play(#""duration":0.2,"delay":0.1,"curve":"linear","repeatCount":2"#)
    #expect(play.values(0.05, 0.2, 0.4, 0.5) == [0, 50, 50, 100])
  }

  @Test func endlessAndSoManyTimesAreNotBoth() throws {
    let text =
      #"{"kind":"scene","initial":{"p":0},"events":[{"at":0,"set":{"p":1},"uikit":"#
      + #"{"duration":1,"options":["repeat"],"repeatCount":2}}]}"#
    let problem = try #require(try refusal(of: text).problems.first)
    #expect(problem.pointer == "/events/0/uikit/repeatCount")
    #expect(problem.code == .conflictingMembers)
  }
}

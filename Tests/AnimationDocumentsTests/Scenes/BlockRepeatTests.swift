import AnimationEngine
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

  @Test func aFractionEndsOnTheWayAndTheTargetShows() throws {
    // Two times of 0.2 s, and half of a third: 50 shows just before 0.5 s.
    let play = try play(#""duration":0.2,"curve":"linear","repeatCount":2.5"#)
    #expect(play.values(0.1, 0.3, 0.45, 0.5) == [50, 50, 25, 100])
    #expect(abs(play.timeline.value(ofColumn: 0, at: 0.5.nextDown) - 50) < 1e-9)
    #expect(play.reports == ["done 0.5"])
    #expect(play.duration == 0.5)
  }

  @Test func withAutoreverseAHalfMoreEndsAtTheTarget() throws {
    // There, back and there again: 0.6 s, without a jump.
    let play = try play(
      #""duration":0.2,"curve":"linear","options":["autoreverse"],"repeatCount":1.5"#)
    #expect(play.values(0.1, 0.3, 0.5, 0.59) == [50, 50, 50, 95])
    #expect(play.reports == ["done 0.6"])
  }

  @Test func aFractionOfTheFirstTimeIsCut() throws {
    let play = try play(#""duration":0.2,"delay":0.1,"curve":"linear","repeatCount":0.5"#)
    #expect(play.values(0.15, 0.19, 0.2) == [25, 45, 100])
  }

  @Test func aCountIsAboveZero() throws {
    let text =
      #"{"kind":"scene","initial":{"p":0},"events":[{"at":0,"set":{"p":1},"uikit":"#
      + #"{"duration":1,"repeatCount":0}}]}"#
    let problem = try #require(try refusal(of: text).problems.first)
    #expect(problem.message == "repeatCount is greater than 0; this is 0. Leave it out for once.")
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

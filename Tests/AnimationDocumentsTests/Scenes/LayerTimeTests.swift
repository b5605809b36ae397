import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Layers that are paused, slowed, resumed and scrubbed. A straight line of 1 s from 0 to 100 shows by
/// its value how much of the layer's time has passed.
@Suite struct LayerTimeTests {
  private static let line = #"{"from":0,"to":100,"duration":1,"timingFunction":"linear"}"#
  private static let add =
    #"{"at":0,"layer":{"add":{"key":"k","property":"card.p","basic":\#(line)}},"completion":"done"}"#
  private static let initial = #"{"card.p":0,"title.p":0}"#

  private func speed(_ speed: Double, at time: Double, _ rest: String = #","view":"card""#)
    -> String
  {
    #"{"at":\#(time),"layer":{"speed":\#(speed)\#(rest)}}"#
  }

  @Test func aPauseKeepsWhatShowsAndResumingGoesOnFromThere() throws {
    let play = try ScenePlay(Self.initial, Self.add, speed(0, at: 0.25), speed(1, at: 0.75))
    #expect(play.values(0.25, 0.5, 0.75, 1, 1.4, 1.5) == [25, 25, 25, 50, 90, 0])
    #expect(play.velocities(0.1, 0.5, 1) == [100, 0, 100])
    #expect(play.reports == ["done 1.5"])
    #expect(play.duration == 1.5)
  }

  @Test func aSlowLayerTakesLonger() throws {
    let play = try ScenePlay(Self.initial, Self.add, speed(0.5, at: 0.5))
    #expect(play.values(0.5, 1, 1.25) == [50, 75, 87.5])
    #expect(play.velocities(0.25, 1) == [100, 50])
    #expect(play.reports == ["done 1.5"])
  }

  @Test func whatIsPausedForEverNeverCompletes() throws {
    let play = try ScenePlay(Self.initial, Self.add, speed(0, at: 0.25))
    #expect(play.values(0.25, 1, 100) == [25, 25, 25])
    #expect(play.reports.isEmpty)
    #expect(play.duration == 0.25)
  }

  @Test func removingWhatIsPausedCutsIt() throws {
    let play = try ScenePlay(
      Self.initial, Self.add, speed(0, at: 0.25), #"{"at":2,"layer":{"remove":"k"}}"#)
    #expect(play.values(1.9, 2) == [25, 0])
    #expect(play.reports == ["done 2.0 cut"])
  }

  @Test func anAnimationThatIsAddedTakesTheSpeedOfItsLayer() throws {
    let play = try ScenePlay(
      Self.initial, speed(2, at: 0), Self.add,
      #"{"at":0,"layer":{"add":{"key":"t","property":"title.p","basic":\#(Self.line)}}}"#)
    #expect(play.values(0.25, 0.5) == [50, 0])
    #expect(play.values(0.25, 0.5, column: 1) == [25, 50])
    #expect(play.reports == ["done 0.5"])
  }

  @Test func allLayersAreMeantWhereNoViewIsNamed() throws {
    let play = try ScenePlay(
      Self.initial, Self.add,
      #"{"at":0,"layer":{"add":{"key":"t","property":"title.p","basic":\#(Self.line)}}}"#,
      speed(0, at: 0.25, ""), speed(1, at: 0.5, #","view":"title""#))
    #expect(play.values(0.75) == [25])
    #expect(play.values(0.75, column: 1) == [50])
  }

  @Test func blocksFollowTheirLayerToo() throws {
    let play = try ScenePlay(
      Self.initial,
      #"""
      {"at":0,"set":{"card.p":100},"uikit":{"duration":1,"curve":"linear"},"completion":"done"}
      """#, speed(0, at: 0.25), speed(2, at: 0.75))
    #expect(play.values(0.5, 0.875, 1.125, 2) == [25, 50, 100, 100])
    #expect(play.reports == ["done 1.125"])
  }

  @Test func animationsOfSwiftUIKnowNoLayers() throws {
    let play = try ScenePlay(
      Self.initial, #"{"at":0,"set":{"card.p":100},"animation":{"type":"linear","duration":1}}"#,
      speed(0, at: 0.25))
    #expect(play.values(0.5) == [50])
  }

  @Test func aTimeOffsetScrubs() throws {
    let scrub = speed(0, at: 0.25, #","view":"card","timeOffset":0.8"#)
    let play = try ScenePlay(Self.initial, Self.add, scrub, speed(1, at: 0.5))
    #expect(play.values(0.2, 0.25, 0.4, 0.6, 0.7) == [20, 80, 80, 90, 0])
    #expect(play.reports == ["done 0.7"])
    let over = speed(0, at: 0.4, #","view":"card","timeOffset":2"#)
    let past = try ScenePlay(Self.initial, Self.add, scrub, over)
    #expect(past.values(0.3, 0.4, 1) == [80, 0, 0])
    #expect(past.reports == ["done 0.4"])
    let back = speed(0, at: 0.5, #","view":"card","timeOffset":0.1"#)
    #expect(try ScenePlay(Self.initial, Self.add, back).values(0.4, 0.5, 3) == [40, 10, 10])
  }

  @Test func aScrubToBeforeItsBeginShowsWhatIsBelow() throws {
    func late(_ more: String = "") -> String {
      #"{"at":0,"layer":{"add":{"key":"k","property":"card.p","basic":"#
        + #"{"from":50,"to":100,"beginTime":0.5,"duration":0.5,"timingFunction":"linear"\#(more)}}}}"#
    }
    func scrub(to local: Double, at time: Double) -> String {
      speed(0, at: time, #","view":"card","timeOffset":\#(local)"#)
    }
    let there = [scrub(to: 0.7, at: 0.1), scrub(to: 0.2, at: 0.2), scrub(to: 0.75, at: 0.3)]
    let play = try ScenePlay(Self.initial, [late()] + there)
    #expect(play.values(0.05, 0.1, 0.2, 0.29, 0.3, 9) == [0, 70, 0, 0, 75, 75])
    let filled = try ScenePlay(Self.initial, [late(#","fillMode":"backwards""#)] + there)
    #expect(filled.values(0.05, 0.1, 0.2, 0.3) == [50, 70, 50, 75])
    // The layer's time goes on from 0.2: it begins again at 1.3 of the scene.
    let again = try ScenePlay(
      Self.initial, late(), there[0], speed(1, at: 1, #","view":"card","timeOffset":0.2"#))
    #expect(again.values(0.9, 1, 1.2, 1.3, 1.55, 1.8) == [70, 0, 0, 50, 75, 0])
    #expect(again.duration == 1.8)
  }

  /// Rounded to microseconds the time of the begin lies before that of the change.
  @Test func aScrubToANanosecondBeforeItsBeginLeavesNoGap() throws {
    let late =
      #"{"at":0,"layer":{"add":{"key":"k","property":"card.p","basic":"#
      + #"{"from":50,"to":100,"beginTime":0.05,"duration":10,"timingFunction":"linear"}}}}"#
    let back = speed(1, at: 0.1000000005, #","view":"card","timeOffset":0.04999999999"#)
    #expect(try ScenePlay(Self.initial, late, back).values(0.06, 0.2, 0.3) == [50.05, 50.5, 51])
  }

  @Test func whatWaitsToBeginWaitsLonger() throws {
    let late =
      #"{"at":0,"layer":{"add":{"key":"k","property":"card.p","basic":"#
      + #"{"from":50,"to":100,"beginTime":0.5,"duration":0.5,"timingFunction":"linear"}}}}"#
    let play = try ScenePlay(Self.initial, late, speed(0, at: 0.25), speed(1, at: 1.25))
    #expect(play.values(0.6, 1.4, 1.5, 1.75, 2) == [0, 0, 50, 75, 0])
  }

  @Test func aGridShowsWhatSingleTimesShow() throws {
    let play = try ScenePlay(Self.initial, Self.add, speed(0.5, at: 0.25), speed(1, at: 0.75))
    let grid = SampleGrid.frames(perSecond: 60, end: try #require(play.duration))
    let samples = Samples(play.timeline, on: grid)
    for row in 0..<grid.count {
      let value = play.timeline.value(ofColumn: 0, at: grid.time(at: row))
      #expect(abs(samples.numbers(.column(.value, 0))[row] - value) < 1e-9)
    }
  }

  @Test func aSpeedIsNotBelowZeroAndHasNoCompletion() throws {
    let text = #"{"kind":"scene","initial":{"p":0},"events":[{"at":0,"layer":{"speed":-1}}]}"#
    #expect(try refusal(of: text).problems.map(\.pointer) == ["/events/0/layer/speed"])
    let waits =
      #"{"kind":"scene","initial":{"p":0},"events":[{"at":0,"layer":{"speed":0},"completion":"c"}]}"#
    #expect(try refusal(of: waits).problems.map(\.pointer) == ["/events/0/completion"])
  }
}

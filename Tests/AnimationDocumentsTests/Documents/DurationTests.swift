import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Durations are sums without rounding noise: 0.1 + 0.2 is 0.3.
@Suite struct DurationTests {
  private static let hundred = #"{"type":"linear","to":100,"duration":0.2}"#

  /// Documents that last for 0.3 s and end at 100.
  private static let documents = [
    tracked("0", #"{"type":"linear","to":50,"duration":0.1},"# + hundred),
    tracked(
      "0",
      #"{"type":"linear","to":50,"duration":0.1},{"type":"hold","duration":0.2},"#
        + #"{"type":"move","to":100}"#),
    #"{"kind":"animation","from":{"p":0},"to":{"p":100},"#
      + #""animation":{"type":"linear","duration":0.2,"modifiers":[{"delay":0.1}]}}"#,
    #"{"kind":"animation","from":{"p":0},"to":{"p":100},"#
      + #""animation":{"type":"linear","duration":0.1,"modifiers":[{"repeatCount":3,"autoreverses":false}]}}"#,
    #"{"kind":"animation","from":{"p":0},"to":{"p":100},"timing":{"delay":0.1,"fill":"both"},"#
      + #""animation":{"type":"linear","duration":0.2}}"#,
    #"{"kind":"phases","phases":[{"values":{"p":100}},"#
      + #"{"values":{"p":0},"animation":{"type":"linear","duration":0.1}},"#
      + #"{"values":{"p":100},"animation":{"type":"linear","duration":0.2}}]}"#,
    #"{"kind":"scene","initial":{"p":0},"events":[{"at":0.1,"set":{"p":100},"#
      + #""animation":{"type":"linear","duration":0.2}}]}"#,
    #"{"kind":"scene","initial":{"p":0},"events":[{"at":0.1,"set":{"p":100},"#
      + #""uikit":{"duration":0.2}}]}"#,
    #"{"kind":"scene","initial":{"p":0},"events":[{"at":0.1,"set":{"p":100},"#
      + #""uikit":{"duration":0.1,"delay":0.1},"completion":"done"}]}"#,
    #"{"kind":"scene","initial":{"p":0},"events":[{"at":0.1,"layer":{"add":{"key":"k","property":"p","#
      + #""basic":{"from":0,"to":100,"duration":0.2,"fillMode":"forwards","#
      + #""removedOnCompletion":false}}},"completion":"done"}]}"#,
    #"{"kind":"scene","initial":{"p":0},"events":[{"at":0,"set":{"p":100}},{"at":0.1,"layer":{"add":{"#
      + #""key":"k","property":"p","basic":{"from":0,"to":50,"beginTime":0.1,"duration":0.1}}}}]}"#,
    #"{"kind":"scene","initial":{"p":0},"events":[{"at":0.1,"animator":{"name":"a","do":"create","#
      + #""set":{"p":100},"duration":0.2,"curve":"linear"}},{"at":0.1,"animator":{"name":"a","do":"start"}}]}"#,
  ]

  @Test(arguments: documents)
  func theEndIsThreeTenthsAndShowsTheTarget(_ text: String) throws {
    let timeline = try resolved(text).compiled()
    #expect(timeline.duration == 0.3)
    #expect(timeline.value(ofColumn: 0, at: 0.3) == 100)
    for event in timeline.events { #expect(event.time == 0.3 || event.time < 0.25) }
    let samples = Samples(timeline, on: .frames(perSecond: 60, end: 0.3))
    // 0, 1/60 … 17/60, and the end.
    #expect(samples.rowCount == 19)
    #expect(samples.numbers(.column(.value, 0))[18] == 100)
  }

  @Test func aLastRowIsMoreThanANanosecondAfterTheOneBefore() {
    #expect(SampleGrid.frames(perSecond: 10, end: 0.3).count == 4)
    #expect(SampleGrid.frames(perSecond: 10, end: 0.300_000_000_9).count == 4)
    #expect(SampleGrid.frames(perSecond: 10, end: 0.300_000_001_1).count == 5)
    #expect(SampleGrid.steps(of: 0.1, end: 0.1 + 0.2).count == 4)
  }

  @Test func onlyNoiseIsRounded() {
    #expect((0.1 + 0.2).withoutSumNoise == 0.3)
    #expect(0.300_000_000_9.withoutSumNoise == 0.3)
    #expect(0.300_000_001_1.withoutSumNoise == 0.300_000_001_1)
    #expect((1.0 / 3).withoutSumNoise == 1.0 / 3)
    for time in [0, 4e-10, -4e-10, 1e300, .infinity, -.infinity] {
      #expect(time.withoutSumNoise == time)
    }
    #expect(Double.nan.withoutSumNoise.isNaN)
  }
}

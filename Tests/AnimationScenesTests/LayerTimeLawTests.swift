import TestSupport
import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// However often a layer is paused, slowed and resumed: what its animation shows is what it shows
/// elsewhere at the time of the layer.
@Suite struct LayerTimeLawTests {
  /// Speeds of a layer from some times on.
  private struct Changes {
    private(set) var spans: [(time: Double, local: Double, speed: Double)] = [(0, 0, 1)]

    init(_ random: inout SplitMix64) {
      for _ in 0..<5 {
        let time = spans[spans.count - 1].time + .random(in: 0.05...0.6, using: &random)
        let speed = [0, 0.5, 1, 2, 0.25].randomElement(using: &random)!
        spans.append((time, local(at: time), speed))
      }
      let last = spans[spans.count - 1].time + 0.3
      spans.append((last, local(at: last), 1))
    }

    func span(at time: Double) -> (time: Double, local: Double, speed: Double) {
      spans.last { $0.time <= time } ?? spans[0]
    }

    func local(at time: Double) -> Double {
      let span = span(at: time)
      return span.local + (time - span.time) * span.speed
    }

    var events: [SceneEvent] {
      spans.dropFirst().map { span in
        SceneEvent(at: span.time, .layer(.time(LayerTimeChange(view: "card", speed: span.speed))))
      }
    }
  }

  @Test(arguments: LayerLawTests.seeds)
  func whatShowsIsThatOfTheLayersTime(_ seed: UInt64) throws {
    var maker = LayerLawTests.Maker(seed: seed)
    let added = SceneEvent.add(maker.animation(), key: "a", at: 0, completion: "done")
    let changes = Changes(&maker.random)
    let (plain, timed) = (
      try LayerStage.play([added]), try LayerStage.play([added] + changes.events)
    )
    for step in 1..<400 {
      let time = Double(step) * 0.01234
      let local = changes.local(at: time)
      for column in 2...3 {
        let near = [-1e-7, 0, 1e-7].map { plain.value(ofColumn: column, at: local + $0) }
        // Beside a jump, rounding decides.
        guard abs(near[2] - near[0]) < 1e-3 else { continue }
        #expect(abs(timed.value(ofColumn: column, at: time) - near[1]) < 1e-3)
      }
    }
  }

  @Test(arguments: LayerLawTests.seeds.prefix(30))
  func itCompletesWhenTheLayerComesToItsEnd(_ seed: UInt64) throws {
    var maker = LayerLawTests.Maker(seed: seed)
    let added = SceneEvent.add(maker.animation(), key: "a", at: 0, completion: "done")
    let changes = Changes(&maker.random)
    let plain = try LayerStage.play([added])
    let timed = try LayerStage.play([added] + changes.events)
    let end = try #require(plain.completions["done"])
    let report = try #require(timed.completions["done"])
    #expect(report.finished)
    #expect(abs(changes.local(at: report.time) - end.time) < 1e-8)
  }

  @Test(arguments: LayerLawTests.seeds.prefix(10))
  func aGridShowsWhatSingleTimesShow(_ seed: UInt64) throws {
    var maker = LayerLawTests.Maker(seed: seed)
    let added = SceneEvent.add(maker.animation(), key: "a", at: 0, completion: nil)
    let timeline = try LayerStage.play([added] + Changes(&maker.random).events)
    let grid = SampleGrid.frames(perSecond: 60, end: 4)
    var whole = [Double](repeating: 0, count: grid.count)
    var span = whole.mutableSpan
    Samples(timeline, on: grid).writeValues(column: 2, rows: 0..<grid.count, into: &span)
    for row in 0..<grid.count {
      let value = timeline.value(ofColumn: 2, at: grid.time(at: row))
      #expect(abs(whole[row] - value) < 1e-9)
    }
  }
}

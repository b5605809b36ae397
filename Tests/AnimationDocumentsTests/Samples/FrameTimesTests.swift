import AnimationEngine
import TestSupport
import Testing

@testable import AnimationDocuments

@Suite struct FrameTimesTests {
  @Test(arguments: [24.0, 30, 60, 120], [0, -0.0, 0.5, -1])
  func timesThatAreKeptAreThoseOfTheGrid(_ rate: Double, _ start: Double) {
    for end in [start, start + 1 / rate, start + 1, start + 3.21, start + 600 / rate, start + 25] {
      let grid = SampleGrid.frames(perSecond: rate, start: start, end: end)
      let samples = Samples.make([.scale], on: grid)
      let document = SampleDocument(samples, SampleOptions(kind: "keyframes", precision: 2))
      #expect(text(document.encoded()).contains("\"times\":[\(times(of: grid))],"), "\(grid)")
    }
  }

  @Test func timesAreKeptOfTheUsualRatesFromZeroOnly() {
    for rate in [30.0, 60, 120] {
      #expect(FrameTimes.kept(of: .frames(perSecond: rate, end: 1)) != nil)
      #expect(FrameTimes.kept(of: .frames(perSecond: rate, start: -0.0, end: 1)) == nil)
      #expect(FrameTimes.kept(of: .frames(perSecond: rate, start: 1, end: 2)) == nil)
    }
    #expect(FrameTimes.kept(of: .frames(perSecond: 24, end: 1)) == nil)
    #expect(FrameTimes.kept(of: .steps(of: 1 / 60, end: 1)) == nil)
  }

  /// The plain form: one text after the other.
  private func times(of grid: SampleGrid) -> String {
    (0..<grid.count).map { NumberWriter().text(grid.time(at: $0)) }.joined(separator: ",")
  }
}

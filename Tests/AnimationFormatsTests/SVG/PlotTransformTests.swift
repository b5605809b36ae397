import Testing

@testable import AnimationFormats

@Suite("Plots of transforms")
struct PlotTransformTests {
  /// The dots of a shift along x by 1 in each second, whose entry is the thirteenth.
  private func dots(at keyframes: [Double], rows: Int) throws -> [PlotFigure.Dot] {
    let times = (0..<rows).map(Double.init)
    let parts = PlotTransformParts(components: [12], numbers: [times], times: times)
    let panel = try #require(parts.panels(named: "t", keyframes: keyframes, models: nil).first)
    guard case .lines(let series) = panel.content else { return [] }
    return series[0].dots
  }

  @Test func aDotHasTheValueOfTheNextRow() throws {
    let dots = try dots(at: [0, 0.5, 2, 3, 3.5], rows: 4)
    #expect(dots.map(\.time) == [0, 0.5, 2, 3])
    #expect(dots.map(\.value) == [0, 1, 2, 3])
  }

  /// A walk through all rows for each keyframe would take minutes.
  @Test(.timeLimit(.minutes(5))) func dotsAreFoundWithoutAWalkForEach() throws {
    let keyframes = (0..<40_000).map(Double.init)
    #expect(try dots(at: keyframes, rows: 40_000).map(\.value) == keyframes)
  }
}

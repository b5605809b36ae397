import AnimationEngine
import AnimationScenes
import Testing

/// A spring that is integrated in steps shows the same step in code, in a list of times and on a grid:
/// by rounding, a time that is a step's own may belong to the next one.
@Suite struct SteppedSampleTests {
  static let animations: [Animation] = [
    .bouncy.delay(0.15), .bouncy.delay(0.3).speed(0.5), .bouncy.speed(0.5).delay(0.311),
    .bouncy.repeatCount(2).delay(0.27), .smooth.repeatCount(2),
  ]

  private static func runtime(_ animation: Animation) -> AnimationRuntime<Double> {
    var runtime = AnimationRuntime(0.0, springs: .swiftui)
    runtime.advance(to: 0.4)
    runtime.withAnimation(animation) { $0 = 100 }
    return runtime
  }

  private static func timeline(_ animation: Animation) throws -> Timeline {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 0.4, by: .animation(animation))
    return try script.animation.compiled(springs: .swiftui)
  }

  @Test(arguments: animations) func codeShowsTheStepOfAScene(_ animation: Animation) throws {
    let (runtime, timeline) = (Self.runtime(animation), try Self.timeline(animation))
    for row in 0..<240 {
      let time = Double(row) / 60
      let shown = timeline.value(ofColumn: 0, at: time)
      #expect(abs(runtime.presentation(at: time) - shown) < 1e-9, "at \(time)")
      let speed = timeline.velocity(ofColumn: 0, at: time)
      #expect(abs(runtime.velocity(of: \.self, at: time) - speed) < 1e-6, "at \(time)")
    }
  }

  @Test(arguments: animations, [30.0, 60, 120])
  func aGridShowsTheStepOfEachTime(_ animation: Animation, _ rate: Double) throws {
    let timeline = try Self.timeline(animation)
    let grid = SampleGrid.frames(perSecond: rate, end: 4)
    var shown = [Double](repeating: 0, count: grid.count)
    var span = shown.mutableSpan
    Samples(timeline, on: grid).writeValues(column: 0, rows: 0..<grid.count, into: &span)
    for row in 0..<grid.count {
      let single = timeline.value(ofColumn: 0, at: grid.time(at: row))
      #expect(abs(shown[row] - single) < 1e-9, "at \(grid.time(at: row))")
    }
  }
}

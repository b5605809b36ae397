import AnimationRoutes
import Foundation
import HTTPTypes
import TestSupport
import Testing

/// Reads Kotlin's keyframes by themselves and compares them with the samples.
@Suite("Compose's keyframes")
struct ComposeExportTests {
  private let routes = Routes()

  private struct Frame {
    var time: Double
    var number: Double
    /// y1 and y2 of the Bézier to the next; nil for a line.
    var heights: (Double, Double)?
  }

  private func export(_ document: String, _ query: String = "") -> Reply {
    routes.ask("/v1/export/compose?\(query)", .post, body: document)
  }

  private func frames(_ text: String) throws -> [Frame] {
    let line =
      /(?<number>-?[0-9.]+)f at (?<time>\d+) using (?:LinearEasing|CubicBezierEasing\(0\.333333f, (?<y1>-?[0-9.]+)f, 0\.666667f, (?<y2>-?[0-9.]+)f\))/
    let x = text.components(separatedBy: "val y")[0]
    return try x.matches(of: line).map { match in
      let heights = (match.y1.flatMap { Double($0) }, match.y2.flatMap { Double($0) })
      return Frame(
        time: try #require(Double(match.time)) / 1000,
        number: try #require(Double(match.number)),
        heights: heights.0.flatMap { first in heights.1.map { (first, $0) } })
    }
  }

  /// What the frames say at a time: with x1 and x2 at the thirds, the Bézier's parameter is the share.
  private func value(_ frames: [Frame], at time: Double) -> Double {
    let index = frames.lastIndex { $0.time <= time } ?? 0
    guard index + 1 < frames.count else { return frames[index].number }
    let (from, to) = (frames[index], frames[index + 1])
    let share = (time - from.time) / (to.time - from.time)
    let (y1, y2) = from.heights ?? (1.0 / 3, 2.0 / 3)
    let rest = 1 - share
    let progress =
      3 * rest * rest * share * y1 + 3 * rest * share * share * y2 + share * share * share
    return from.number + (to.number - from.number) * progress
  }

  @Test func aCubicInTimeIsOnePieceAndExact() throws {
    let cubic = """
      {"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[
        {"type":"cubic","to":100,"duration":1,"startVelocity":0,"endVelocity":0}]}]}
      """
    let reply = export(cubic)
    let code = """
      // From 0.0f to 100.0f.
      val x = tween<Float>(
          durationMillis = 1000,
          delayMillis = 0,
          easing = CubicBezierEasing(0.333333f, 0f, 0.666667f, 1f),
      )
      """
    #expect(reply.text.contains(code), "\(reply.text)")
    for name in ["CubicBezierEasing", "tween"] {
      #expect(reply.text.contains("import androidx.compose.animation.core.\(name)\n"), "\(name)")
    }
    #expect(try reply.maxError() < 1e-3)
  }

  @Test func oneEasingIsATween() throws {
    let eased = """
      {"kind":"animation","from":{"x":0,"y":5},"to":{"x":100,"y":5},
       "animation":{"type":"timingCurve","curve":{"bezier":[0.3,0.1,0.2,1]},"duration":0.4,"modifiers":[{"delay":0.25}]}}
      """
    let reply = export(eased)
    #expect(reply.text.contains("durationMillis = 400,\n    delayMillis = 250,"), "\(reply.text)")
    #expect(reply.text.contains("easing = CubicBezierEasing(0.3f, 0.1f, 0.2f, 1f),"))
    #expect(try reply.maxError() == 0)
  }

  @Test func easingsOfKeyframesAreTheirOwn() throws {
    let two = """
      {"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[
        {"type":"linear","to":100,"duration":0.5,"curve":{"bezier":[0.42,0,0.58,1]}},
        {"type":"linear","to":20,"duration":0.25}]}]}
      """
    let reply = export(two)
    let lines = [
      "0.0f at 0 using CubicBezierEasing(0.42f, 0f, 0.58f, 1f)", "100.0f at 500 using LinearEasing",
      "20.0f at 750 using LinearEasing",
    ]
    #expect(reply.text.contains(lines.map { "    " + $0 }.joined(separator: "\n")), "\(reply.text)")
    #expect(try reply.maxError() == 0)
  }

  @Test(arguments: ["", "tolerance=0.5", "tolerance=0.02"])
  func whatIsWrittenIsAsNearAsItSays(_ query: String) throws {
    let reply = export(Self.spring, query)
    let frames = try frames(reply.text)
    let bound = try reply.maxError()
    #expect(frames.contains { $0.heights != nil })
    let (lengths, step) = (try #require(frames.last).time, 1.0 / 200)
    let rows = try samples(count: Int(lengths / step), step: step)
    for (time, exact) in rows {
      #expect(abs(value(frames, at: time) - exact) <= bound * 1.05 + 1e-3, "at \(time)")
    }
  }

  /// At steps of a millisecond lines are off by 0.006; a curve of a single step is not.
  @Test(arguments: [0.01, 0.001, 0.0001])
  func curvesOfAMillisecondKeepWhatLinesCannot(_ tolerance: Double) throws {
    let document = """
      {"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[
        {"type":"spring","to":300,"duration":1,"spring":"bouncy"}]}]}
      """
    #expect(try export(document, "tolerance=\(tolerance)").maxError() <= tolerance)
  }

  @Test func curvesTakeFewerKeyframesThanLines() throws {
    let lines = routes.ask("/v1/export/waapi", .post, body: Self.spring).text
    let count = lines.components(separatedBy: "\"offset\"").count
    #expect(try frames(export(Self.spring).text).count * 2 < count)
  }

  private static let spring = """
    {"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[
      {"type":"spring","to":100,"duration":1,"spring":{"duration":0.4,"bounce":0.4}},
      {"type":"move","to":20},{"type":"linear","to":50,"duration":0.5}]}]}
    """

  /// Samples on even times from 0 on, but for the time of the jump.
  private func samples(count: Int, step: Double) throws -> [(Double, Double)] {
    let reply = routes.ask("/v1/sample?step=\(step)&format=csv", .post, body: Self.spring)
    let rows = reply.text.split(whereSeparator: \.isNewline).dropFirst().prefix(count)
    return rows.compactMap { row in
      let cells = row.split(separator: ",").compactMap { Double($0) }
      return cells.count == 2 && abs(cells[0] - 1) > 0.002 ? (cells[0], cells[1]) : nil
    }
  }
}

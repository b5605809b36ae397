import AnimationEngine
import Testing

@testable import AnimationFormats

@Suite("Keyframes with curves")
struct CurvedKeyframeTests {
  /// Keyframes of a motion from fine lines.
  private func curved(
    _ motion: (Double) -> [Double], lines times: [Double], within tolerance: Double,
    _ curves: ExportCurves = ExportCurves(isMonotone: true)
  ) -> CurvedKeyframes {
    let lines = times.map { CurvedKeyframes.Keyframe(time: $0, numbers: motion($0)) }
    let each = CurvedKeyframes.probes
    let probes = zip(times, times.dropFirst()).flatMap { from, to in
      (0..<each).map { motion(from + (to - from) * Double($0) / Double(each)) }
    }
    return CurvedKeyframes(
      lines, probes: probes + [motion(times[times.count - 1])],
      within: lines[0].numbers.map { _ in tolerance }, curves)
  }

  private func even(_ count: Int, to end: Double = 1) -> [Double] {
    (0...count).map { end * Double($0) / Double(count) }
  }

  @Test func aCubicIsOnePiece() throws {
    // 3s² − 2s³ leaves and arrives at rest: both handles at the height of their ends.
    let found = curved({ [3 * $0 * $0 - 2 * $0 * $0 * $0] }, lines: even(40), within: 1e-6)
    #expect(found.keyframes.count == 2)
    #expect(found.keyframes[0].shape == .cubic(0, 1))
    #expect(found.error < 1e-9)
  }

  @Test func aLineIsOnePiece() {
    let found = curved({ [5 * $0, -2 * $0] }, lines: even(10), within: 1e-6)
    #expect(found.keyframes.map(\.time) == [0, 1])
    #expect(found.keyframes[0].shape == .cubic(0.333333, 0.666667))
  }

  @Test func aSpringTakesFewPiecesWithinTheTolerance() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let motion = { [100 * spring.value(target: 1.0, time: $0)] }
    let lines = even(120, to: 1.2)
    let found = curved(motion, lines: lines, within: 0.1)
    #expect(found.keyframes.count < 16 && found.error <= 0.1)
    #expect(found.keyframes.allSatisfy { $0.shape.isMonotone })
    // Seen at times that were not looked at.
    for (from, to) in zip(found.keyframes, found.keyframes.dropFirst()) {
      for step in 1..<50 {
        let time = from.time + (to.time - from.time) * Double(step) / 50
        let shown = CurvedKeyframes.motion(from: from, to: to, .exact)(time)[0]
        #expect((shown - motion(time)[0]).magnitude < 0.11)
      }
    }
  }

  @Test func piecesThatMayTurnBackAreFewer() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let motion = { [100 * spring.value(target: 1.0, time: $0)] }
    let rising = curved(motion, lines: even(120, to: 1.2), within: 0.1)
    let free = curved(motion, lines: even(120, to: 1.2), within: 0.1, ExportCurves())
    #expect(free.keyframes.count < rising.keyframes.count && free.error <= 0.1)
  }

  /// Android keeps so few points of a Bézier that its error is a share of the way.
  @Test func flattenedPiecesCountWhatTheReaderLeavesOut() {
    let motion: (Double) -> [Double] = { [3 * $0 * $0 - 2 * $0 * $0 * $0] }
    let flat = ExportCurves(reader: .flattened)
    let rough = curved(motion, lines: even(40), within: 0.005, flat)
    #expect(rough.keyframes.count == 2 && rough.error > 0.0005 && rough.error < 0.003)
    #expect(curved(motion, lines: even(40), within: 0.0002, flat).keyframes.count > 3)
  }

  @Test func whatTurnsBackIsCutAtTheTurn() {
    let found = curved({ [4 * $0 * (1 - $0)] }, lines: even(40), within: 0.001)
    #expect(found.keyframes.contains { ($0.time - 0.5).magnitude < 0.03 })
    #expect(found.error <= 0.001)
  }

  @Test func numbersThatGoDifferentWaysShareNoCurve() {
    let apart = curved({ [$0, $0 * $0 * $0] }, lines: even(40), within: 0.001)
    let alone = curved({ [$0 * $0 * $0] }, lines: even(40), within: 0.001)
    #expect(alone.keyframes.count == 2 && apart.keyframes.count > 4)
    #expect(apart.error <= 0.001)
  }

  @Test func noPieceGoesAcrossAJump() {
    let motion: (Double) -> [Double] = { [$0 < 0.5 ? $0 : $0 + 10] }
    let found = curved(motion, lines: [0, 0.25, 0.5.nextDown, 0.5, 0.75, 1], within: 0.001)
    #expect(found.keyframes.map(\.time) == [0, 0.5.nextDown, 0.5, 1])
    #expect(found.error < 1e-6)
  }
}

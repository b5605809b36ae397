import AnimationFoundation
import Foundation
import TestSupport
import Testing

@Suite struct GeometryTests {
  @Test func cgFloatIsAVector() {
    checkVectorArithmetic([0, 1, -2.5, 1e6, 0.1] as [CGFloat])
    #expect((3 as CGFloat).magnitudeSquared == 9)
    #expect((2 as CGFloat).interpolated(towards: 4, amount: 0.25) == 2.5)
  }

  @Test func geometryIsItsNumbersUnscaled() {
    #expect(CGPoint(x: 1, y: 2).animatableData == AnimatablePair(1, 2))
    #expect(CGSize(width: 3, height: 4).animatableData.magnitudeSquared == 25)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
  }

  @Test func whatIsReadCanBeSet() {
    var rect = CGRect.zero
    rect.animatableData = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func aTimelineMovesThem() {
    let timeline = KeyframeTimeline(initialValue: CGRect(x: 0, y: 0, width: 10, height: 10)) {
      KeyframeTrack(\.origin) { LinearKeyframe(CGPoint(x: 100, y: 50), duration: 1) }
      KeyframeTrack(\.size.width) { LinearKeyframe(20, duration: 2) }
    }
    #expect(timeline.value(time: 0.5) == CGRect(x: 50, y: 25, width: 12.5, height: 10))
  }

  @Test func aRuntimeMovesThem() {
    var runtime = AnimationRuntime(CGPoint.zero, animating: \.self)
    runtime.withAnimation(.linear(duration: 1)) { $0 = CGPoint(x: 4, y: 8) }
    #expect(runtime.presentation(at: 0.25) == CGPoint(x: 1, y: 2))
  }

  @Test func bothKindsOfPointsMakeOneCurve() {
    let curve = UnitCurve(
      startControlPoint: CGPoint(x: 0.2, y: 0), endControlPoint: CGPoint(x: 0.8, y: 1))
    #expect(
      curve
        == .bezier(
          startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0.8, y: 1)))
  }

  @Test func controlPointsWithoutATypeAreTheEngines() {
    let curve = UnitCurve(
      startControlPoint: .init(x: 0.2, y: 0), endControlPoint: .init(x: 0.8, y: 1))
    #expect(curve.value(at: 0.5).isFinite)
    let timing = CubicTimingParameters(
      controlPoint1: .init(x: 0.2, y: 0), controlPoint2: .init(x: 0.8, y: 1))
    #expect(timing.curve == curve)
  }

  @Test func animatorsTakePointsOfBothKinds() {
    let (first, second) = (CGPoint(x: 0.2, y: 0), CGPoint(x: 0.8, y: 1))
    let animator = PropertyAnimator(
      from: 0.0, to: 1, duration: 0.4, controlPoint1: first, controlPoint2: second)
    let timing = CubicTimingParameters(
      controlPoint1: UnitPoint(x: 0.2, y: 0), controlPoint2: UnitPoint(x: 0.8, y: 1))
    #expect(animator.timingParameters == .cubic(timing))
    #expect(CubicTimingParameters(controlPoint1: first, controlPoint2: second) == timing)
  }

  /// Foundation and the engine both have the name; they mean one type.
  @Test func timeIntervalsOfBothAreOne() {
    let interval: TimeInterval = Date(timeIntervalSince1970: 3).timeIntervalSince1970
    #expect(Animation.linear(duration: interval) == .linear(duration: 3))
  }
}

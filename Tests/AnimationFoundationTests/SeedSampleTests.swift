import AnimationFoundation
import Foundation
import Testing

// Sample code of SwiftUI's documentation and guides that uses Core Graphics types, with the
// conformance to Shape or View left out.

private struct WaveShape: Animatable {
  var amplitude: CGFloat
  var phase: CGFloat
  var maxAmplitude: CGFloat

  var animatableData: AnimatableValues<CGFloat, CGFloat> {
    get {
      AnimatableValues(amplitude, phase)
    }
    set {
      amplitude = min(
        max(newValue.value.0, 0),
        maxAmplitude)
      phase = newValue.value.1
        .truncatingRemainder(
          dividingBy: 2 * .pi)
    }
  }
}

private struct HikingRouteShape: Animatable {
  var startPoint: CGPoint
  var endPoint: CGPoint
  var elevation: Double
  var drawingDirection: Bool  // Don't want to animate this

  // Tedious manual animatableData declaration
  var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>, AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(startPoint.x, startPoint.y),
        AnimatablePair(elevation, AnimatablePair(endPoint.x, endPoint.y))
      )
    }
    set {
      startPoint = CGPoint(x: newValue.first.first, y: newValue.first.second)
      elevation = newValue.second.first
      endPoint = CGPoint(x: newValue.second.second.first, y: newValue.second.second.second)
    }
  }
}

private struct CompletionObserver: Animatable {
  let token: Int
  var progress: CGFloat
  var notified: [Int] = []

  init(token: Int) {
    self.token = token
    self.progress = CGFloat(token)
  }

  var animatableData: CGFloat {
    get { progress }
    set {
      progress = newValue
      notifyCompletionIfNeeded()
    }
  }

  private mutating func notifyCompletionIfNeeded() {
    guard token > 0 else { return }
    guard abs(progress - CGFloat(token)) < 0.0001 else { return }
    notified.append(token)
  }
}

@Suite struct SeedSampleTests {
  @Test func aWaveClampsItsAmplitudeAndWrapsItsPhase() {
    let wave = WaveShape(amplitude: 10, phase: 0, maxAmplitude: 15)
    let timeline = KeyframeTimeline(initialValue: wave) {
      KeyframeTrack(\.self) {
        LinearKeyframe(WaveShape(amplitude: 15, phase: 4, maxAmplitude: 15), duration: 1)
        SpringKeyframe(
          WaveShape(amplitude: 15, phase: 6, maxAmplitude: 15), duration: 1, spring: .bouncy)
      }
    }
    #expect(timeline.value(time: 0.5).amplitude == 12.5)
    #expect(timeline.value(time: 0.5).phase == 2)
    for step in 0...200 {
      let shown = timeline.value(time: Double(step) / 100)
      #expect((0...15).contains(shown.amplitude))
      #expect(shown.phase < 2 * .pi)
    }
  }

  @Test func aHikingRouteMovesAllButItsDirection() {
    var runtime = AnimationRuntime(
      HikingRouteShape(
        startPoint: .zero, endPoint: CGPoint(x: 10, y: 10), elevation: 100,
        drawingDirection: false), animating: \.self)
    runtime.withAnimation(.linear(duration: 2)) { route in
      route.startPoint = CGPoint(x: 4, y: 8)
      route.elevation = 300
      route.drawingDirection = true
    }
    let shown = runtime.presentation(at: 0.5)
    #expect(shown.startPoint == CGPoint(x: 1, y: 2))
    #expect(shown.endPoint == CGPoint(x: 10, y: 10))
    #expect(shown.elevation == 150)
    #expect(shown.drawingDirection)
  }

  @Test func aSetterHearsOfTheCompletion() {
    let timeline = KeyframeTimeline(initialValue: CompletionObserver(token: 1)) {
      KeyframeTrack(\.progress) {
        MoveKeyframe(0)
        LinearKeyframe(1, duration: 1)
      }
      KeyframeTrack(\.self) {
        MoveKeyframe(CompletionObserver(token: 0))
        LinearKeyframe(CompletionObserver(token: 1), duration: 1)
      }
    }
    #expect(timeline.value(time: 0.5).notified == [])
    #expect(timeline.value(time: 1).notified == [1])
  }

  @Test func aCustomCurveTimesAnAnimation() {
    let customCurve = UnitCurve(
      startControlPoint: CGPoint(x: 0.2, y: 0),
      endControlPoint: CGPoint(x: 0.8, y: 1)
    )
    var runtime = AnimationRuntime(CGFloat(0), animating: \.self)
    runtime.withAnimation(.timingCurve(customCurve, duration: 0.5)) { $0 = 100 }
    #expect(abs(runtime.presentation(at: 0.25) - 50) < 1e-9)
    #expect(runtime.endTime == 0.5)
  }
}

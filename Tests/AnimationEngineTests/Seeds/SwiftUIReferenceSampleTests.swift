import AnimationEngine
import TestSupport
import Testing

// Sample code of a reference of SwiftUI's animation, as literally as it can stand without views.
//
// Left out, because they are made of views: what shows a value in a `Text`, `Circle`, `Image` or
// `Shape`; `KeyframeAnimator` and `PhaseAnimator` around views (their keyframes and phases are
// here); transitions, matched geometry, content and zoom transitions; the bridges to UIKit and
// AppKit; gestures. Left out because they use Core Graphics types: waves, routes and a curve of
// points, which the tests of AnimationFoundation have. The samples of the macro stand in its own
// tests.

private struct AnimatableNumberView: Animatable {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: String { "\(Int(exactly: number.rounded(.towardZero)) ?? 0)" }
}

private struct LinearAnimation: CustomAnimation {
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V,  // Delta vector: target - current
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration { return nil }
    return value.scaled(by: time / duration)
  }
}

/// The signature of the sample leaves the constraint of `V` to be inferred.
private struct MergingAnimation: CustomAnimation {
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration { return nil }
    return value.scaled(by: time / duration)
  }

  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    return true
  }
}

private struct AnimationValues {
  var scale: Double = 1.0
  var rotation: Angle = .zero
  var yOffset: Double = 0
}

private enum PulsePhase: CaseIterable { case idle, expand, contract }

private struct Model {
  var scale = 1.0
  var isExpanded = false
  var count: Float = 0
}

private enum IsTapKey: TransactionKey { static let defaultValue = false }

extension Transaction {
  fileprivate var isTap: Bool {
    get { self[IsTapKey.self] }
    set { self[IsTapKey.self] = newValue }
  }
}

@Suite struct SwiftUIReferenceSampleTests {
  // MARK: Understanding animation

  @Test func aFloatIsAnimatedAndShownAsAWholeNumber() {
    var runtime = AnimationRuntime(Model(), animating: \.count)
    runtime.withAnimation(.linear(duration: 1)) { $0.count = 10 }
    #expect(Int(runtime.presentation(at: 0.58).count) == 5)
  }

  @Test func modelAndPresentationAreTwoValues() {
    var runtime = AnimationRuntime(Model(), animating: \.scale)
    runtime.withAnimation(.smooth) { $0.scale = 1.5 }
    #expect(runtime.model.scale == 1.5)
    let shown = (0...14).map { runtime.presentation(at: Double($0) / 10).scale }
    #expect(shown[0] == 1 && shown[14] == 1.5)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func aNumberViewIsAskedForEveryFrame() {
    var runtime = AnimationRuntime(AnimatableNumberView(number: 0), animating: \.self)
    runtime.withAnimation(.linear(duration: 1)) { $0.number = 100 }
    let texts = [0, 0.0501, 0.1501, 0.3001, 0.5501, 0.8001, 1].map {
      runtime.presentation(at: $0).body
    }
    #expect(texts == ["0", "5", "15", "30", "55", "80", "100"])
  }

  // MARK: Animation types

  @Test func everySampleAnimationIsOne() {
    let animations: [Animation] = [
      .linear, .easeIn, .easeOut, .easeInOut, .easeInOut(duration: 0.3), .linear(duration: 1.0),
      .smooth, .snappy, .bouncy, .spring(duration: 0.6, bounce: 0.3), .spring.delay(0.5),
      .easeInOut.repeatCount(3, autoreverses: true), .linear.repeatForever(autoreverses: false),
      .spring.speed(2.0), .spring.speed(0.5), .spring(duration: 0.8), .interactiveSpring,
    ]
    #expect(Set(animations).count == animations.count)
    #expect(Animation.default != .smooth)
  }

  @Test func higherOrderAnimationsChangeTheTime() {
    func end(_ animation: Animation) -> Double {
      var runtime = AnimationRuntime(Model(), animating: \.scale)
      runtime.withAnimation(animation) { $0.scale = 2 }
      return runtime.endTime
    }
    #expect(abs(end(.spring.delay(0.5)) - end(.spring) - 0.5) < 1e-12)
    #expect(end(.spring.speed(2.0)) == end(.spring) / 2)
    #expect(abs(end(.easeInOut.repeatCount(3, autoreverses: true)) - 1.05) < 1e-12)
    #expect(end(.linear.repeatForever(autoreverses: false)) == .infinity)
  }

  // MARK: Transactions

  @Test func withAnimationAnimatesWithAndWithoutAnAnimation() {
    var runtime = AnimationRuntime(Model(), animating: \.scale)
    runtime.withAnimation(.spring) { $0.scale = 1.5 }
    #expect(runtime.isAnimating)
    runtime.removeAllAnimations()
    runtime.withAnimation(.spring(duration: 0.6, bounce: 0.4)) { $0.isExpanded.toggle() }
    #expect(!runtime.isAnimating, "a truth value does not animate")
    runtime.withAnimation(nil) { $0.scale = 1 }
    #expect(runtime.presentation.scale == 1)
  }

  @Test func aKeyOfOnesOwnChoosesTheAnimation() {
    var runtime = AnimationRuntime(Model()) {
      AnimatedProperties(\Model.scale)
        .transaction { $0.animation = $0.isTap ? .bouncy : .smooth }
    }
    runtime.withTransaction(\.isTap, true) { $0.scale = 2 }
    #expect(
      runtime.presentation(at: 0.3).scale == 1 + Spring.bouncy.value(target: 1, time: 0.3))
  }

  // MARK: Custom animations and merging

  @Test func theLinearAnimationOfTheSampleIsLinear() {
    var runtime = AnimationRuntime(Model(), animating: \.scale)
    runtime.withAnimation(Animation(LinearAnimation(duration: 0.5))) { $0.scale = 3 }
    #expect(runtime.presentation(at: 0.125).scale == 1.5)
    #expect(runtime.endTime == 0.5)
  }

  @Test func timingCurvesCombineAdditively() {
    var runtime = AnimationRuntime(Model(), animating: \.scale)
    runtime.withAnimation(.linear(duration: 1)) { $0.scale = 1.5 }
    runtime.advance(to: 0.5)
    runtime.withAnimation(.linear(duration: 1)) { $0.scale = 1.0 }
    // 1.375 and a quarter of the way from there to 1.
    #expect(runtime.presentation(at: 0.75).scale == 1.281_25)
    #expect(runtime.presentation(at: 1.5).scale == 1)
  }

  @Test func springsMergeAndKeepTheirVelocity() {
    var runtime = AnimationRuntime(Model(), animating: \.scale)
    runtime.withAnimation(.spring) { $0.scale = 1.5 }
    runtime.advance(to: 0.2)
    let before = (runtime.presentation.scale, runtime.velocity(of: \.scale))
    runtime.withAnimation(.spring) { $0.scale = 1.0 }
    #expect(runtime.presentation.scale == before.0)
    #expect(abs(runtime.velocity(of: \.scale) - before.1) < 1e-12)
    #expect(before.1 > 1)
  }

  @Test func aMergingAnimationGoesOnWithItsClock() {
    var runtime = AnimationRuntime(Model(), animating: \.scale)
    runtime.withAnimation(Animation(MergingAnimation(duration: 1))) { $0.scale = 2 }
    runtime.advance(to: 0.5)
    runtime.withAnimation(Animation(MergingAnimation(duration: 1))) { $0.scale = 3 }
    // Three quarters of the way from 1 to 3.
    #expect(runtime.presentation(at: 0.75).scale == 2.5)
    #expect(runtime.endTime == 1)
  }

  // MARK: Keyframes

  @Test func theHeartBeats() {
    let timeline = KeyframeTimeline(initialValue: AnimationValues()) {
      KeyframeTrack(\.scale) {
        SpringKeyframe(1.5, duration: 0.3)
        SpringKeyframe(1.0, duration: 0.3)
      }
      KeyframeTrack(\.rotation) {
        LinearKeyframe(.degrees(15), duration: 0.15)
        LinearKeyframe(.degrees(-15), duration: 0.3)
        LinearKeyframe(.zero, duration: 0.15)
      }
      KeyframeTrack(\.yOffset) {
        CubicKeyframe(-20, duration: 0.3)
        CubicKeyframe(0, duration: 0.3)
      }
    }
    #expect(abs(timeline.duration - 0.6) < 1e-15)
    let spring = Spring()
    #expect(timeline.value(time: 0.3).scale == 1 + spring.value(target: 0.5, time: 0.3))
    #expect(abs(timeline.value(time: 0.15).rotation.degrees - 15) < 1e-12)
    #expect(abs(timeline.value(time: 0.3).rotation.degrees) < 1e-12)
    #expect(timeline.value(time: 0.3).yOffset == -20)
    #expect(abs(timeline.velocity(of: \.yOffset, time: 0.3)) < 1e-12, "the chord is level")
    #expect(timeline.value(progress: 1).yOffset == 0)
  }

  // MARK: Phases

  @Test func phasesChooseTheAnimationIntoThem() {
    let animation = { (phase: Bool) -> Animation in
      phase ? .spring(duration: 0.8, bounce: 0.3) : .easeInOut(duration: 0.4)
    }
    let scale = { (phase: PulsePhase) in phase == .expand ? 1.3 : phase == .contract ? 0.9 : 1.0 }
    #expect(PulsePhase.allCases.map(scale) == [1, 1.3, 0.9])
    var runtime = AnimationRuntime(Model(), animating: \.scale)
    for phase in [true, false] {
      runtime.withAnimation(animation(phase)) { $0.scale = phase ? 1.5 : 1.0 }
      runtime.advance(to: runtime.endTime)
    }
    #expect(runtime.presentation.scale == 1)
  }
}

import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// The same script as a scene and as code.
@Suite struct SceneRuntimeTests {
  /// What carries a change.
  private enum Source: CaseIterable { case nothing, animation, disabled, disabledAnimation }

  private struct Step {
    var time: Double
    var source: Source
    var animation: Animation
    var offset: Double?
    var opacity: Double?
  }

  private static let animations: [Animation] = [
    .bouncy, .smooth, .interactiveSpring, .easeInOut, .linear(duration: 0.3), .snappy.delay(0.1),
  ]

  private static func steps(_ random: inout SplitMix64) -> [Step] {
    var time = 0.0
    return (0..<8).map { _ in
      time += Double.random(in: 0.01...0.5, using: &random)
      return Step(
        time: time, source: Source.allCases.randomElement(using: &random)!,
        animation: animations.randomElement(using: &random)!,
        offset: Bool.random(using: &random) ? Double.random(in: -50...50, using: &random) : nil,
        opacity: Bool.random(using: &random) ? Double.random(in: 0...1, using: &random) : nil)
    }
  }

  /// One animation of the offset, whatever changes; one that listens to the opacity.
  private struct Implicit {
    var ofOffset: Animation?
    var withOpacity: Animation?
    var hasOffset: Bool
    var hasOpacity: Bool
  }

  private static func runtime(_ implicit: Implicit) -> AnimationRuntime<Card> {
    AnimationRuntime(Card()) {
      // The innermost is written first, in code as in a scene.
      switch (implicit.hasOpacity, implicit.hasOffset) {
      case (true, true):
        AnimatedProperties(\.offset).animation(implicit.withOpacity, value: \.opacity)
          .animation(implicit.ofOffset)
      case (true, false):
        AnimatedProperties(\.offset).animation(implicit.withOpacity, value: \.opacity)
      case (false, true): AnimatedProperties(\.offset).animation(implicit.ofOffset)
      case (false, false): AnimatedProperties(\.offset)
      }
      AnimatedProperties(\.opacity)
    }
  }

  private static func scene(_ implicit: Implicit) -> SceneNumbers {
    var animations: [ImplicitAnimation] = []
    if implicit.hasOpacity {
      animations.append(
        ImplicitAnimation(properties: [0], animation: implicit.withOpacity, trigger: 1))
    }
    if implicit.hasOffset {
      animations.append(ImplicitAnimation(properties: [0], animation: implicit.ofOffset))
    }
    return SceneNumbers(count: 2, animations: animations)
  }

  @Test(arguments: 0..<500) func bothShowTheSame(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let implicit = Implicit(
      ofOffset: Self.animations.randomElement(using: &random),
      withOpacity: Bool.random(using: &random)
        ? Self.animations.randomElement(using: &random) : nil,
      hasOffset: Bool.random(using: &random), hasOpacity: Bool.random(using: &random))
    let steps = Self.steps(&random)
    var runtime = Self.runtime(implicit)
    var scene = Self.scene(implicit)
    // Scenes begin at 0; an opacity of 1 there would be another number.
    runtime.update { $0.opacity = 0 }
    for step in steps {
      runtime.advance(to: step.time)
      var transaction = Transaction()
      let isAnimated = step.source == .animation || step.source == .disabledAnimation
      transaction.animation = isAnimated ? step.animation : nil
      transaction.disablesAnimations =
        step.source == .disabled || step.source == .disabledAnimation
      runtime.withTransaction(transaction) { card in
        card.offset = step.offset ?? card.offset
        card.opacity = step.opacity ?? card.opacity
      }
      var values: [Int: Double] = [:]
      values[0] = step.offset
      values[1] = step.opacity
      scene.set(
        values, at: step.time,
        by: SceneTransaction(
          isAnimated ? .animation(step.animation) : .implicit,
          disablesAnimations: transaction.disablesAnimations))
    }
    let timeline = try scene.timeline()
    for time in stride(from: 0.0, through: 6, by: 0.037) {
      let card = runtime.presentation(at: time)
      #expect(abs(timeline.value(ofColumn: 0, at: time) - card.offset) < 1e-9, "\(seed) \(time)")
      #expect(abs(timeline.value(ofColumn: 1, at: time) - card.opacity) < 1e-9, "\(seed) \(time)")
    }
  }
}

/// What moves in the code.
private struct Card {
  var offset = 0.0
  var opacity = 1.0
  var tilt = Angle.zero
}

import Testing

@testable import AnimationEngine
@testable import AnimationScenes

@Suite("Advice on scenes keeps silent")
struct SceneAdviceSilenceTests {
  @Test func whereAnAnimationThatAppliesIsNone() {
    var script = SceneScript(["x": 0])
    script.animate("x", with: .spring, when: ["source": "\"tap\""])
    script.animate("x", with: nil, when: ["source": "\"drag\""])
    script.set(["x": 1], at: 0, by: SceneTransaction(keys: ["source": "\"drag\""]))
    #expect(script.animation.advice.isEmpty)
  }

  @Test func whereAScopedAnimationIsNone() {
    var script = SceneScript(["x": 0])
    let scoped = ImplicitAnimation(properties: [0], animation: nil)
    script.set(["x": 1], at: 0, by: SceneTransaction(scoped: [scoped]))
    #expect(script.animation.advice.isEmpty)
  }

  @Test func whereALayerComesBackToZeroByItself() {
    var script = SceneScript(["card.x": 0])
    let there = LayerAnimation(
      .basic(
        LayerProperty(property: 0, components: 0..<1), LayerInterval(to: [100]),
        timingFunction: .easeInOut), timing: MediaTiming(duration: 0.6, autoreverses: true))
    script.add(.layer(.add(key: "there", there)), at: 0)
    #expect(script.animation.advice.isEmpty)
  }

  /// A view that a swap is taking away shows no change of its values, so that nothing jumps.
  @Test func whereAViewIsBeingTakenAway() {
    var script = SceneScript(["a.x": 0, "b.x": 0])
    let transaction = SceneTransaction(.animation(.linear(duration: 0.4)))
    script.add(.swap(ViewSwap(from: "a", to: "b")), at: 0, by: transaction)
    script.set(["a.x": 10], at: 0.2)
    #expect(script.animation.advice.isEmpty)
    script.set(["b.x": 10], at: 0.3)
    #expect(script.animation.advice.count == 1, "the other one jumps")
  }
}

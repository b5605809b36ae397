import AnimationEngine
import AnimationScenes
import Testing

/// Blocks of UIKit that begin from the current state over animations of the layer.
@Suite struct UIKitLayerTests {
  private static let block = SceneTransaction.block(options: [.beginFromCurrentState])

  /// Sets a property of the stage by a block that begins from the current state.
  private func set(_ value: Double, at time: Double) -> SceneEvent {
    SceneEvent(
      at: time, .set([PropertyChange(property: 0, value: [value])]), by: Self.block)
  }

  @Test func overAReplacingOneItBeginsFromWhatShows() throws {
    let timeline = try LayerStage.play([.add(.basic(from: 50, to: 100)), set(200, at: 0.5)])
    // From 75 to 200 in a second, also after the layer's animation has ended.
    #expect(abs(timeline.value(ofColumn: 0, at: 0.5.nextDown) - 75) < 1e-9)
    #expect(timeline.values(at: [0.5, 0.75, 1, 1.25, 1.5]) == [75, 106.25, 137.5, 168.75, 200])
    #expect(timeline.velocities(at: [0.75, 1.25]) == [125, 125])
    #expect(timeline.model(ofColumn: 0, at: 0.5) == 200)
  }

  @Test func overAnAdditiveOneItAddsUp() throws {
    let timeline = try LayerStage.play([
      .add(.basic(.number(additive: true), from: 50, to: 100)), set(210, at: 0.5),
    ])
    // The model 10 and 75 of the layer, and from there 200 in a second and what the layer adds.
    #expect(timeline.values(at: [0.5, 0.75, 1, 1.5]) == [85, 147.5, 110, 210])
  }

  @Test func afterAnAnimationThatHasEndedItBeginsFromTheModel() throws {
    let timeline = try LayerStage.play([.add(.basic(from: 50, to: 100)), set(200, at: 1)])
    #expect(timeline.values(at: [1, 1.5, 2]) == [10, 105, 200])
  }

  @Test func aReplacingPropertyBeginsFromWhatShowsToo() throws {
    var script = SceneScript(["opacity": 1])
    let fade = LayerAnimation(
      .basic(
        .number(), LayerInterval(from: [0], to: [0.5]), timingFunction: nil),
      timing: MediaTiming(duration: 1))
    script.add(.layer(.add(key: "fade", fade)), at: 0)
    script.set(["opacity": 0], at: 0.5, by: Self.block)
    let seen = try Witness(script)
    #expect(seen("opacity", 0.5) == 0.25 && seen("opacity", 1) == 0.125)
  }

  @Test func aSwiftUIAnimationGoesOnBelow() throws {
    let timeline = try LayerStage.play([
      .add(.basic(from: 50, to: 100)),
      SceneEvent(
        at: 0.5, .set([PropertyChange(property: 0, value: [20])]),
        by: .animation(.linear(duration: 1))),
    ])
    #expect(timeline.values(at: [0.5, 0.75, 1, 1.5]) == [75, 87.5, 15, 20])
  }
}

import AnimatableMacro
import AnimationEngine
import Testing

// <AnimatableValues>
@Animatable
struct Ring {
  var start: Angle
  var end: Angle
  var width = 2.0
  @AnimatableIgnored var label: String
}
// </AnimatableValues>

// <Transactions>
extension Transaction {
  @Entry var isPress = false
}
// </Transactions>

/// The example of the engine's page about animatable values.
@Suite("The macro's example in the documentation")
struct PageExamples {
  @Test func everyPartButTheLabelMoves() {
    let closed = Ring(start: .zero, end: .zero, label: "a")
    let open = Ring(start: .zero, end: .degrees(180), width: 4, label: "b")
    let half = closed.animatableData.interpolated(towards: open.animatableData, amount: 0.5)
    var ring = closed
    ring.animatableData = half
    #expect((ring.end.degrees - 90).magnitude < 1e-9)
    #expect(ring.width == 3)
    #expect(ring.label == "a")
  }
}

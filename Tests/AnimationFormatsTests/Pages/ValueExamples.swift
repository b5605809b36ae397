import AnimationEngine
import Testing

/// The examples of the pages about what is moved, each with what its comments promise.
@Suite("The examples of values")
struct ValueExamples {
  private func isNear(_ value: Double, _ expected: Double, within bound: Double) -> Bool {
    (value - expected).magnitude <= bound
  }

  @Test func severalParts() {
    // <AnimatableValues>
    struct Marker: Animatable {
      var x = 0.0
      var y = 0.0
      var tilt = Angle.zero

      var animatableData: AnimatableValues<Double, Double, Double> {
        get { AnimatableValues(x, y, tilt.animatableData) }
        set { (x, y, tilt.animatableData) = newValue.value }
      }
    }

    let start = Marker()
    let end = Marker(x: 100, y: 50, tilt: .degrees(90))
    let middle = Spring().value(
      fromValue: start, toValue: end, initialVelocity: Marker(), time: 0.1)  // x 35.7…, y 17.8…
    // </AnimatableValues>
    #expect(isNear(middle.x, 35.75, within: 0.05))
    #expect(isNear(middle.y, 17.85, within: 0.05))
    #expect(isNear(middle.tilt.degrees, middle.x * 0.9, within: 1e-9))
  }

  @Test func dataThatIsWrittenByHand() {
    // <AnimatableValues>
    struct Needle: Animatable {
      var level = 0.0

      var animatableData: Double {
        get { level }
        set { level = min(max(newValue, 0), 1) }
      }
    }
    // </AnimatableValues>
    let spring = Spring(duration: 0.5, bounce: 0.6)
    let shown = spring.value(
      fromValue: Needle(), toValue: Needle(level: 1), initialVelocity: Needle(), time: 0.25)
    #expect(spring.value(target: 1, time: 0.25) > 1)
    #expect(shown.level == 1)
  }

  @Test func timing() throws {
    // <Timing>
    let timing = WebTiming(delay: 0.5, iterations: 2.5, direction: .alternate, fill: .both)
    let model = TimingModel(timing, iterationDuration: 1)
    let length = model.duration  // 3
    let moment = model.moment(at: 1.75)  // iteration 1, progress 0.75

    let change = ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)],
      content: .animation(
        SingleAnimation(
          from: [[0]], to: [[100]], velocity: [nil], animation: .linear(duration: 1))),
      timing: timing)
    let timeline = try change.compiled()
    let value = timeline.value(ofColumn: 0, at: 1.75)  // 75
    // </Timing>
    #expect(length == 3)
    #expect(moment?.iteration == 1 && moment?.progress == 0.75)
    #expect(isNear(value, 75, within: 1e-9))
  }
}

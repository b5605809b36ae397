import AnimationEngine
import AnimationScenes
import Testing

/// The examples of the pages, between their markers as the pages show them, each with what its
/// comments promise.
@Suite("The examples of the documentation")
struct PageExamples {
  @Test func theLandingPage() {
    // <AnimationEngine>
    struct Ball {
      var scale = 1.0
      var height = 0.0
    }

    let bounce = KeyframeTimeline(initialValue: Ball()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.2, duration: 0.15)
        CubicKeyframe(1.5, duration: 0.3)
        SpringKeyframe(1, spring: .bouncy)
      }
      KeyframeTrack(\.height) {
        CubicKeyframe(-40, duration: 0.4)
        SpringKeyframe(0, spring: .bouncy)
      }
    }
    let middle = bounce.value(time: 0.2)  // scale 1.27…, height -20
    // </AnimationEngine>
    #expect(isNear(middle.scale, 1.275, within: 0.005))
    #expect(isNear(middle.height, -20, within: 1e-12))
  }

  @Test func springs() {
    // <Springs>
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let stiffness = spring.stiffness  // 157.91…
    let damping = spring.damping  // 17.59…
    let position = spring.value(target: 100, time: 0.1)  // 42.33…
    let speed = spring.velocity(target: 100, time: 0.1)  // 570.7…
    let rest = spring.lastCrossing(epsilon: 0.001)  // 0.8187…
    // </Springs>
    #expect(isNear(stiffness, 157.915, within: 0.005))
    #expect(isNear(damping, 17.595, within: 0.005))
    #expect(isNear(position, 42.335, within: 0.005))
    #expect(isNear(speed, 570.75, within: 0.05))
    #expect(isNear(rest ?? 0, 0.81875, within: 0.00005))
  }

  @Test func curves() throws {
    // <Curves>
    let ease = UnitCurve.easeInOut.value(at: 0.25)  // 0.129…
    let slope = UnitCurve.easeInOut.velocity(at: 0.5)  // 1.72…
    let swift = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1))
    let steps = try UnitCurve(css: "steps(4)").value(at: 0.6)  // 0.5
    let measured = try UnitCurve(css: "linear(0, 0.9 40%, 1)").value(at: 0.2)  // 0.45
    let bounce = UnitCurve.ease(NamedEase(.bounce, .out)).value(at: 0.5)  // 0.7656…
    // </Curves>
    #expect(isNear(ease, 0.1295, within: 0.0005))
    #expect(isNear(slope, 1.725, within: 0.005))
    #expect(try swift.value(at: 0.4) == UnitCurve(css: "cubic-bezier(0.2, 0, 0, 1)").value(at: 0.4))
    #expect(steps == 0.5)
    #expect(isNear(measured, 0.45, within: 1e-12))
    #expect(isNear(bounce, 0.76565, within: 0.00005))
  }

  @Test func keyframes() {
    // <Keyframes>
    struct Face {
      var scale = 1.0
      var tilt = Angle.zero
    }

    let nod = KeyframeTimeline(initialValue: Face()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.2, duration: 0.15)
        SpringKeyframe(1, duration: 0.6, spring: .bouncy)
      }
      KeyframeTrack(\.tilt) {
        CubicKeyframe(.degrees(15), duration: 0.25)
        CubicKeyframe(.degrees(-15), duration: 0.25)
        CubicKeyframe(.zero, duration: 0.25)
      }
    }
    let duration = nod.duration  // 0.75
    let face = nod.value(time: 0.25)  // tilt 15 degrees
    let speed = nod.velocity(of: \.scale, time: 0.1)  // 1.33…
    // </Keyframes>
    #expect(duration == 0.75)
    #expect(isNear(face.tilt.degrees, 15, within: 1e-12))
    #expect(isNear(speed, 1.335, within: 0.005))
  }

  @Test func phases() throws {
    // <Phases>
    let pulse = ResolvedAnimation(
      properties: [AnimatedProperty(name: "scale", type: .number)],
      content: .phases(
        PhaseAnimation(phases: [
          .init(name: "idle", values: [[1]], animation: .easeInOut),
          .init(name: "grow", values: [[1.3]], animation: .spring(duration: 0.4, bounce: 0.3)),
          .init(name: "shrink", values: [[0.9]], animation: .easeOut(duration: 0.2)),
        ])))
    let timeline = try pulse.compiled()
    let steps = timeline.events.map(\.time)  // 0, 0.4, 0.6
    let scale = timeline.value(ofColumn: 0, at: 0.6)  // 0.9
    // </Phases>
    #expect(steps.count == 3)
    #expect(isNear(steps[1], 0.4, within: 1e-12))
    #expect(isNear(steps[2], 0.6, within: 1e-12))
    #expect(isNear(scale, 0.9, within: 0.01))
  }

  @Test func animations() throws {
    // <Animations>
    let pulse = Animation.easeInOut(duration: 0.4).repeatCount(2, autoreverses: true).delay(0.2)
    let change = ResolvedAnimation(
      properties: [AnimatedProperty(name: "scale", type: .number)],
      content: .animation(
        SingleAnimation(from: [[1]], to: [[1.5]], velocity: [nil], animation: pulse)))
    let timeline = try change.compiled()
    let duration = timeline.duration  // 1.0
    let middle = timeline.value(ofColumn: 0, at: 0.4)  // 1.25
    let end = timeline.value(ofColumn: 0, at: 1)  // 1.5
    // </Animations>
    #expect(isNear(duration ?? 0, 1, within: 1e-12))
    #expect(isNear(middle, 1.25, within: 1e-9))
    #expect(end == 1.5)
  }

  @Test func sampling() throws {
    // <Sampling>
    let change = ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)],
      content: .animation(
        SingleAnimation(
          from: [[0]], to: [[100]], velocity: [nil],
          animation: .spring(duration: 0.5, bounce: 0.3))))
    let timeline = try change.compiled()
    let samples = Samples(timeline, on: .frames(perSecond: 60, end: timeline.duration ?? 0))
    let rows = samples.rowCount  // 51

    var column = [Double](repeating: 0, count: rows)
    var span = column.mutableSpan
    samples.writeValues(column: 0, rows: 0..<rows, into: &span)

    let few = try timeline.adaptiveTimes(within: 1, from: 0, to: 0.8, mostTimes: 100_000)
    let count = few.count  // 10
    // </Sampling>
    #expect(rows == 51)
    #expect(column.first == 0 && column.last == 100)
    #expect(count == 10)
  }
}

import AnimationEngine
import Testing

private struct Drift: CustomAnimation {
  var speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time < 1 ? value.scaled(by: time * speed) : nil }
}

@Suite struct AnimationDescriptionTests {
  @Test func animationsReadAsTheyAreWritten() throws {
    let pairs: [(Animation, String)] = [
      (.default, ".default"),
      (
        .spring(duration: 0.5, bounce: 0.3).delay(0.2),
        ".spring(duration: 0.5, bounce: 0.3).delay(0.2)"
      ),
      (.snappy, ".spring(duration: 0.5, bounce: 0.15)"),
      (.spring(duration: 1, bounce: -0.2), ".spring(duration: 1.0, bounce: -0.2)"),
      (.spring(response: 0.4, dampingFraction: 0.825), ".spring(duration: 0.4, bounce: 0.175)"),
      (
        .interactiveSpring(duration: 0.2, extraBounce: 0.1),
        ".spring(duration: 0.2, bounce: 0.25, blendDuration: 0.25)"
      ),
      (.linear, ".linear(duration: 0.35)"),
      (.easeInOut(duration: 1), ".easeInOut(duration: 1.0)"),
      (.timingCurve(0.2, 0, 0.8, 1.5), ".timingCurve(0.2, 0.0, 0.8, 1.5, duration: 0.35)"),
      (.timingCurve(.easeIn, duration: 2), ".timingCurve(.easeIn, duration: 2.0)"),
      (
        .timingCurve(try UnitCurve(css: "steps(4)"), duration: 2),
        #".timingCurve(UnitCurve(css: "steps(4)"), duration: 2.0)"#
      ),
      (
        .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2),
        ".interpolatingSpring(mass: 1.0, stiffness: 100.0, damping: 10.0, initialVelocity: 2.0)"
      ),
      (
        .linear(duration: 1).repeatCount(3).speed(2).logicallyComplete(after: 1),
        ".linear(duration: 1.0).repeatCount(3, autoreverses: true).speed(2.0)"
          + ".logicallyComplete(after: 1.0)"
      ),
      (
        .easeIn.repeatForever(autoreverses: false),
        ".easeIn(duration: 0.35).repeatForever(autoreverses: false)"
      ),
      (Animation(Drift(speed: 2)).delay(1), "Animation(Drift(speed: 2.0)).delay(1.0)"),
    ]
    for (animation, text) in pairs { #expect("\(animation)" == text) }
  }

  @Test func whereTheTypeIsNotKnownItIsNamed() {
    #expect(String(reflecting: Animation.linear) == "Animation.linear(duration: 0.35)")
    #expect(
      String(reflecting: Animation(Drift(speed: 2))) == "Animation(Drift(speed: 2.0))")
  }

  @Test func springsReadByDurationAndBounce() {
    #expect("\(Spring(duration: 0.5, bounce: 0.3))" == "Spring(duration: 0.5, bounce: 0.3)")
    #expect("\(Spring.bouncy)" == "Spring(duration: 0.5, bounce: 0.3)")
    #expect("\(Spring(duration: 2, bounce: -0.25))" == "Spring(duration: 2.0, bounce: -0.25)")
    #expect(
      "\(Spring(mass: 2, stiffness: 100, damping: 10))"
        == "Spring(mass: 2.0, stiffness: 100.0, damping: 10.0)")
    #expect("\(Spring(duration: 0.5, bounce: -1))" == "Spring(duration: nan, bounce: nan)")
  }

  @Test func curvesReadByName() throws {
    #expect("\(UnitCurve.easeInOut)" == ".easeInOut")
    #expect(UnitCurve.easeInEaseOut == .easeInOut)
    #expect("\(UnitCurve.circularEaseOut)" == ".circularEaseOut")
    let points = (UnitPoint(x: 0.2, y: 0), UnitPoint(x: 0.8, y: 1))
    #expect(
      "\(UnitCurve(startControlPoint: points.0, endControlPoint: points.1))"
        == ".bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.0), "
        + "endControlPoint: UnitPoint(x: 0.8, y: 1.0))")
    let back = try #require(UnitCurve(ease: "backOut", overshoot: 2))
    #expect("\(back)" == #"UnitCurve(ease: "backOut", overshoot: 2.0)"#)
  }

  // MARK: The factories, by what they are described as

  @Test func everyFactoryHasTheDefaultsOfSwiftUI() {
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0, blendDuration: 0))
    #expect(Animation.spring() == .spring)
    #expect(
      Animation.spring(dampingFraction: 0.6)
        == .spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0))
    #expect(
      Animation.spring(response: 0.4) == .spring(response: 0.4, dampingFraction: 0.825))
    #expect(
      Animation.interactiveSpring()
        == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(extraBounce: 0.1)
        == .spring(duration: 0.15, bounce: 0.25, blendDuration: 0.25))
    #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
    #expect(
      Animation.interpolatingSpring(stiffness: 5, damping: 2)
        == .interpolatingSpring(mass: 1, stiffness: 5, damping: 2, initialVelocity: 0))
    #expect(Animation.smooth(extraBounce: 0.1) == .spring(duration: 0.5, bounce: 0.1))
    #expect(Animation.snappy(duration: 1) == .spring(duration: 1, bounce: 0.15))
    #expect(Animation.bouncy(extraBounce: 0.1) == .spring(duration: 0.5, bounce: 0.4))
    #expect(Animation.spring(.bouncy) == .spring(Spring.bouncy, blendDuration: 0))
    for (plain, timed) in [
      (Animation.linear, Animation.linear(duration: 0.35)), (.easeIn, .easeIn(duration: 0.35)),
      (.easeOut, .easeOut(duration: 0.35)), (.easeInOut, .easeInOut(duration: 0.35)),
      (.timingCurve(0, 1, 2, 3), .timingCurve(0, 1, 2, 3, duration: 0.35)),
      (.timingCurve(0, 0, 1, 1), .linear), (.timingCurve(0.42, 0, 1, 1), .easeIn),
      (.timingCurve(0, 0, 0.58, 1), .easeOut), (.timingCurve(0.42, 0, 0.58, 1), .easeInOut),
      (.timingCurve(-1, 0, 2, 1, duration: 2), .linear(duration: 2)),
    ] {
      #expect(plain == timed)
    }
  }

  @Test func modifiersAreChainedInAnyOrder() {
    let modifiers: [(Animation) -> Animation] = [
      { $0.delay(0.1) }, { $0.speed(2) }, { $0.repeatCount(2) }, { $0.repeatForever() },
      { $0.logicallyComplete(after: 0.3) },
    ]
    var seen = Set<Animation>()
    for first in modifiers {
      for second in modifiers {
        for third in modifiers { seen.insert(third(second(first(.easeIn)))) }
      }
    }
    #expect(seen.count == 125, "each order is an animation of its own")
    #expect(Set(seen.map(\.description)).count == 125)
  }
}

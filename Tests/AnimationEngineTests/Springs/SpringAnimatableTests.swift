import AnimationEngine
import Testing

/// Each method of a spring, over vectors and over values.
@Suite struct SpringAnimatableTests {
  let spring = Spring(duration: 0.6, bounce: 0.2)

  @Test func aValueMovesAsItsDataDoes() {
    let (from, to, rest) = (Angle.degrees(10), Angle.degrees(100), Angle.zero)
    for time in [0, 0.1, 0.37, 2] {
      let shown = spring.value(fromValue: from, toValue: to, initialVelocity: rest, time: time)
      #expect(abs(shown.degrees - (10 + 90 * spring.value(target: 1, time: time))) < 1e-12)
      let speed = spring.velocity(fromValue: from, toValue: to, initialVelocity: rest, time: time)
      #expect(abs(speed.degrees - 90 * spring.velocity(target: 1, time: time)) < 1e-11)
    }
  }

  @Test func forcesOfValuesAreThoseOfTheirData() {
    let force = spring.force(
      fromValue: Angle.zero, toValue: Angle(radians: 1), position: Angle(radians: 0.5),
      velocity: Angle(radians: 2))
    let expected = spring.force(target: 1.0, position: 0.5, velocity: 2)
    #expect(abs(force.radians - expected) < 1e-12)
  }

  @Test func aValueIsMovedOnInSteps() {
    var (angle, speed) = (Angle.zero, Angle.zero)
    for _ in 0..<10 {
      spring.update(value: &angle, velocity: &speed, target: Angle(radians: 1), deltaTime: 0.02)
    }
    #expect(abs(angle.radians - spring.value(target: 1, time: 0.2)) < 1e-12)
    #expect(abs(speed.radians - spring.velocity(target: 1, time: 0.2)) < 1e-11)
  }

  @Test func aNumberIsMovedOnAsAVector() {
    var (number, speed) = (0.0, 0.0)
    spring.update(value: &number, velocity: &speed, target: 1, deltaTime: 0.2)
    #expect(number == spring.value(target: 1, time: 0.2))
    #expect(speed == spring.velocity(target: 1, time: 0.2))
  }

  @Test func vectorsOfAnyKindMove() {
    let pair = spring.value(target: AnimatablePair(1.0, 10), time: 0.3)
    #expect(abs(pair.second - 10 * pair.first) < 1e-14)
    let simd = spring.value(target: SIMD3(1.0, 2, 3), initialVelocity: .zero, time: 0.3)
    #expect(simd.x == pair.first)
    let values = spring.velocity(target: AnimatableValues(1.0, 2.0, 3.0), time: 0.3)
    #expect(values.value.0 == spring.velocity(target: 1, time: 0.3))
  }

  @Test func settlingDurationsOfValuesAreThoseOfTheirData() {
    let seconds = spring.settlingDuration(
      fromValue: 10.0, toValue: 60, initialVelocity: 5, epsilon: 0.01)
    #expect(seconds == spring.settlingDuration(target: 50, initialVelocity: 5, epsilon: 0.01))
  }
}

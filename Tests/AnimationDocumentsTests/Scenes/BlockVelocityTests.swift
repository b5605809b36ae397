import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Springs of blocks that begin with a velocity of their own in each component.
@Suite struct BlockVelocityTests {
  private func play(_ velocity: String, _ spring: String = #""duration":0.6,"damping":1"#) throws
    -> ScenePlay
  {
    try ScenePlay(
      #"{"p":{"x":0,"y":0}}"#,
      #"{"at":0,"set":{"p":{"x":100,"y":10}},"uikit":{\#(spring),"initialVelocity":\#(velocity)},"#
        + #""completion":"done"}"#)
  }

  /// 3 covers three times 100 in one second, -2 minus two times 10.
  @Test(arguments: [#"{"dx":3,"dy":-2}"#, #"{"x":3,"y":-2}"#])
  func eachComponentBeginsWithItsOwn(_ velocity: String) throws {
    let play = try play(velocity)
    #expect(abs(play.timeline.velocity(ofColumn: 0, at: 1e-7) - 300) < 0.01)
    #expect(abs(play.timeline.velocity(ofColumn: 1, at: 1e-7) + 20) < 0.01)
    #expect(play.reports == ["done 0.6"])
    #expect(play.values(0.6) == [100])
    #expect(play.values(0.6, column: 1) == [10])
  }

  @Test func aComponentMovesAsOneWithThatVelocityAlone() throws {
    let both = try play(#"{"dx":3,"dy":-2}"#)
    let (x, y) = (try play("3"), try play("-2"))
    for time in [0.05, 0.1, 0.25, 0.5] {
      #expect(both.values(time) == x.values(time))
      #expect(both.values(time, column: 1) == y.values(time, column: 1))
    }
  }

  @Test func whatIsNotNamedBeginsAtRest() throws {
    let play = try play(#"{"dy":4}"#, #""springDuration":0.5,"bounce":0.2"#)
    #expect(abs(play.timeline.velocity(ofColumn: 0, at: 1e-9)) < 0.01)
    #expect(abs(play.timeline.velocity(ofColumn: 1, at: 1e-9) - 40) < 0.01)
  }

  /// The way is 100 and 10 long, and the velocity of `y` is 40 times 10: its own band is a hundredth of 1,
  /// that of both a tenth.
  @Test func componentsEndTogetherWhereTheirDistanceIsAThousandthOfTheWay() throws {
    let play = try play(#"{"dy":40}"#, #""springDuration":0.5,"bounce":0.2"#)
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let (way, velocity) = (SIMD2(100.0, 10), SIMD2(0.0, 400))
    let end = try #require(
      spring.lastCrossing(epsilon: 0.001, target: way, initialVelocity: velocity))
    let slow = spring.lastCrossing(epsilon: 0.001, target: 10, initialVelocity: 400)
    #expect(try #require(slow) > end)
    #expect(try abs(#require(play.timeline.duration) - end) < 1e-9)
    let time = end - 0.001
    let expected = spring.value(target: way, initialVelocity: velocity, time: time)
    for column in 0..<2 {
      let shown = play.timeline.value(ofColumn: column, at: time)
      #expect(abs(shown - expected[column]) < 1e-9 && shown != way[column])
    }
  }

  @Test func componentsRepeatInStep() throws {
    let play = try play(
      #"{"dy":40}"#, #""springDuration":0.5,"bounce":0.2,"options":["autoreverse"]"#)
    let length = try #require(play.timeline.duration) / 2
    for column in 0..<2 {
      let turn = play.timeline.value(ofColumn: column, at: length + 1e-6)
      #expect(abs(turn - [100, 10][column]) < 0.2)
    }
  }

  @Test func oneComponentHasOneVelocity() throws {
    let text =
      #"{"kind":"scene","initial":{"p":0},"events":[{"at":0,"set":{"p":1},"uikit":"#
      + #"{"duration":1,"damping":1,"initialVelocity":{"dx":1,"x":2}}}]}"#
    #expect(try refusal(of: text).problems.count == 1)
  }
}

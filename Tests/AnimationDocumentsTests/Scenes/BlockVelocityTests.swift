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

  @Test func oneComponentHasOneVelocity() throws {
    let text =
      #"{"kind":"scene","initial":{"p":0},"events":[{"at":0,"set":{"p":1},"uikit":"#
      + #"{"duration":1,"damping":1,"initialVelocity":{"dx":1,"x":2}}}]}"#
    #expect(try refusal(of: text).problems.count == 1)
  }
}

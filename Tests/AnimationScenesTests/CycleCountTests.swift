import AnimationEngine
import AnimationScenes
import Testing

/// Numbers of cycles that nobody means, and that are answered all the same.
@Suite struct CycleCountTests {
  private static let x = [AnimatedProperty(name: "x", type: .number)]

  /// A line from 0 to 1 in a second.
  private static func line(
    _ animation: Animation = .linear(duration: 1), timing: WebTiming? = nil
  ) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: x,
      content: .animation(
        SingleAnimation(from: [[0]], to: [[1]], velocity: [nil], animation: animation)),
      timing: timing)
  }

  @Test(arguments: [0, -1, Int.min])
  func keyframesWithoutACycleRestAtTheirStart(_ cycles: Int) throws {
    let track = PropertyTrack(
      property: 0, components: 0..<1, keyframes: [.linear(to: [1], duration: 1)])
    let timeline = try ResolvedAnimation(
      properties: Self.x,
      content: .keyframes(
        KeyframeAnimation(
          initial: [[0]], tracks: [track], velocity: [nil], run: .cycles(cycles)))
    ).compiled()
    #expect(timeline.duration == 0)
    #expect(timeline.value(ofColumn: 0, at: 0.5) == 0)
  }

  @Test func endlessRepetitionIsLimitedToAsManyRoundsAsAnIntHolds() throws {
    let both = Animation.linear(duration: 1).repeatForever()
    let limited = try #require(Self.line(both).limited(toRounds: .max))
    #expect(limited == Self.line(.linear(duration: 1).repeatCount(.max)))
    let endless = WebTiming(iterations: .infinity, direction: .alternate)
    let timed = try #require(Self.line(timing: endless).limited(toRounds: .max))
    #expect(timed.timing?.iterations == 0x1p63)
  }

  @Test(arguments: [0, -1, Int.min])
  func endlessRepetitionIsLimitedToOneRoundAtLeast(_ count: Int) throws {
    let endless = WebTiming(iterations: .infinity)
    let timed = try #require(Self.line(timing: endless).limited(toRounds: count))
    #expect(timed.timing?.iterations == 1)
    let repeated = Self.line(.linear(duration: 1).repeatForever(autoreverses: false))
    let once = Self.line(.linear(duration: 1).repeatCount(1, autoreverses: false))
    #expect(repeated.limited(toRounds: count) == once)
  }
}

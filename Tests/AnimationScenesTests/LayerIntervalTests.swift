import TestSupport
import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// What is left out of from, to and by. `card.x` is 10.
@Suite struct LayerIntervalTests {
  func ends(
    _ animation: LayerAnimation, after events: [SceneEvent] = [], at time: Double = 0
  ) throws -> [Double] {
    var held = animation
    (held.fillMode, held.isRemovedOnCompletion) = (.forwards, false)
    return try LayerStage.play(events + [.add(held, at: time)])
      .values(at: [time, time + 0.5, time + 1])
  }

  @Test func everyCombinationHasItsEnds() throws {
    #expect(try ends(.basic(from: 20, to: 40)) == [20, 30, 40])
    #expect(try ends(.basic(from: 20, by: 40)) == [20, 40, 60])
    #expect(try ends(.basic(to: 40, by: 10)) == [30, 35, 40])
    #expect(try ends(.basic(from: 20)) == [20, 15, 10])
    #expect(try ends(.basic(to: 40)) == [10, 25, 40])
    #expect(try ends(.basic(by: 40)) == [10, 30, 50])
    #expect(try ends(.basic()) == [10, 10, 10])
    #expect(try ends(.basic(from: 20, to: 40, by: 7)) == [20, 30, 40])
  }

  @Test func theModelOfTheSameMomentCounts() throws {
    #expect(try ends(.basic(from: 20), after: [.set(100)]) == [20, 60, 100])
    #expect(try ends(.basic(to: 40), after: [.set(100)]) == [100, 70, 40])
  }

  @Test func nothingGivenGoesFromWhatShowedBefore() throws {
    #expect(try ends(.basic(), after: [.set(100)]) == [10, 55, 100])
    let first = LayerAnimation.basic(from: 0, to: 60, timing: MediaTiming(duration: 3))
    let interrupted = try ends(
      .basic(), after: [.add(first), .remove("key", at: 1), .set(100, at: 1)], at: 1)
    #expect(zip(interrupted, [20, 60, 100]).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test func whatShowsIsWhatAnotherAnimationShows() throws {
    let first = LayerAnimation.basic(from: 0, to: 60, timing: MediaTiming(duration: 3))
    let events = [SceneEvent.add(first, key: "first")]
    #expect(try ends(.basic(to: 100), after: events, at: 1) == [20, 60, 100])
    #expect(try ends(.basic(from: 100), after: events, at: 1) == [100, 60, 20])
    #expect(try ends(.basic(by: 100), after: events, at: 1) == [20, 70, 120])
  }

  @Test func anAnimationOfTheSameKeyIsReadBeforeItGoes() throws {
    // After 1 of 3 s the first one shows a third of its 60.
    let first = LayerAnimation.basic(from: 0, to: 60, timing: MediaTiming(duration: 3))
    #expect(try ends(.basic(to: 100), after: [.add(first)], at: 1) == [20, 60, 100])
    #expect(try ends(.basic(from: 100), after: [.add(first)], at: 1) == [100, 60, 20])
    #expect(try ends(.basic(by: 100), after: [.add(first)], at: 1) == [20, 70, 120])
    #expect(try ends(.basic(from: 100, to: 0), after: [.add(first)], at: 1) == [100, 50, 0])
  }

  @Test func anAdditiveAnimationOfTheSameKeyIsReadBeforeItGoes() throws {
    // 10 below and half of 40 above: 30 shows, of which 10 are left without it.
    let lift = LayerAnimation.basic(.number(additive: true), from: 0, to: 40)
    #expect(try ends(.basic(to: 100), after: [.add(lift)], at: 0.5) == [30, 65, 100])
  }

  @Test func anAnimationOfSwiftUIShowsItsPresentation() throws {
    let set = SceneEvent(
      at: 0, .set([PropertyChange(property: 0, value: [50])]),
      by: SceneTransaction(.animation(.linear(duration: 2))))
    #expect(try ends(.basic(to: 100), after: [set], at: 1) == [30, 65, 100])
    #expect(try ends(.basic(from: 100), after: [set], at: 1) == [100, 65, 30])
  }

  @Test func whatIsAddedBeginsWithNothing() throws {
    let property = LayerProperty.number(additive: true)
    #expect(try ends(.basic(property, from: 20, to: 40)) == [30, 40, 50])
    #expect(try ends(.basic(property, from: -20)) == [-10, 0, 10])
    #expect(try ends(.basic(property, to: 40)) == [10, 30, 50])
    #expect(try ends(.basic(property, by: 40)) == [10, 30, 50])
    #expect(try ends(.basic(property)) == [10, 10, 10])
  }
}

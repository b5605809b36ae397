import AnimationEngine
import AnimationScenes
import Testing

/// That no script takes more work than the limits allow, and that long ones are played.
@Suite struct SceneLimitTests {
  private func refusal(
    _ scene: SceneNumbers, _ springs: SpringModel = .analytic, work: Int = 450_000
  ) -> TimelineRefusal? {
    do {
      var meter = WorkMeter(.init(work: work))
      _ = try scene.animation.compiled(
        springs: springs, horizon: 60, within: .init(), meter: &meter)
      return nil
    } catch { return error }
  }

  @Test func animationsThatPileUpAreRefused() {
    var scene = SceneNumbers()
    for index in 0..<66 {
      scene.set(Double(index + 1), at: 0.01 * Double(index), by: .linear(duration: 9))
    }
    #expect(refusal(scene) == .tooManyAnimations(event: 65, limit: 64))
    scene.events.removeLast()
    #expect(refusal(scene) == nil)
  }

  @Test func stepsOfTheIntegratorAreCounted() {
    var scene = SceneNumbers()
    for index in 0..<200 { scene.set(Double(index + 1), at: 2 * Double(index), by: .smooth) }
    #expect(refusal(scene) == nil)
    guard case .tooCostly(let excess) = refusal(scene, .swiftui, work: 50_000) else {
      Issue.record("The steps of 200 springs were not counted.")
      return
    }
    #expect(excess.resource == .work)
  }

  @Test func whatIsMovedAtOnceIsNotWorkedOutAgain() {
    // A thousand changes at once while one spring runs: its steps are made once.
    var scene = SceneNumbers()
    scene.set(1e6, at: 0, by: .spring(duration: 5, bounce: 0.9))
    for index in 1..<1000 { scene.set([0: Double(index)], at: 0.01 * Double(index)) }
    #expect(refusal(scene, .swiftui, work: 1_000_000) == nil)
    scene.events[0].transaction = .init(
      .animation(.spring(duration: 5, bounce: 0.9).repeatCount(2)))
    #expect(refusal(scene, .swiftui, work: 1_000_000) == nil)
  }

  @Test func arrivalsThatNeverComeAreNotLookedForWithoutEnd() {
    var scene = SceneNumbers()
    scene.set([0: 1], at: 0, by: .init(.animation(.linear(duration: 1).repeatForever())))
    for index in 0..<2000 {
      scene.set(
        [0: Double(index + 2)], at: 0,
        by: .init(
          .animation(.linear(duration: 1)),
          completion: SceneCompletion(name: "\(index)", criteria: .progress)))
      scene.set([0: 0], at: 0)
    }
    #expect(refusal(scene) != nil)
  }

  @Test func anEndlessAnimationIsRetargetedAThousandTimes() throws {
    var scene = SceneNumbers()
    scene.set(100, at: 0, by: .linear(duration: 0.7).repeatForever())
    for index in 1..<1000 {
      scene.set(
        Double(index % 7), at: 0.25 * Double(index),
        by: index % 2 == 0 ? .easeInOut(duration: 0.2) : .bouncy)
    }
    let timeline = try scene.timeline()
    #expect(timeline.value(ofColumn: 0, at: 400) == Double(999 % 7))
    #expect(try #require(timeline.duration) > 249)
  }
}

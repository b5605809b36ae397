import AnimationEngine
import AnimationScenes
import Testing

/// When scenes report that something is complete.
@Suite struct SceneCompletionTests {
  private static let line = Animation.linear(duration: 1)

  @Test func itIsReportedWhetherSomethingIsAnimatedOrNot() throws {
    var scene = SceneNumbers()
    scene.set(1, at: 0.5, by: nil, completion: "at once")
    scene.set(1, at: 0.75, by: Self.line, completion: "no change")
    scene.set(2, at: 1, by: Self.line, completion: "animated")
    scene.set(2, at: 1.25, by: nil, completion: "removed", .removed)
    scene.set(2, at: 1.5, by: Self.line, completion: "progress", .progress)
    let completions = try scene.timeline().completions
    #expect(completions["at once"]?.time == 0.5)
    #expect(completions["no change"]?.time == 0.75)
    #expect(completions["animated"]?.time == 2)
    #expect(completions["removed"]?.time == 1.25)
    #expect(completions["progress"]?.time == 1.5)
    #expect(completions.values.allSatisfy { $0.finished })
  }

  @Test func progressIsFoundWhereTimesLieFartherApartThanItsSteps() throws {
    var scene = SceneNumbers()
    scene.set(1, at: 1e15, by: .linear(duration: 8), completion: "there", .progress)
    #expect(try scene.timeline().completions["there"]?.time == 1e15 + 8)
  }

  @Test func aLogicalEndStaysWhatItWas() throws {
    // Re-animated half-way, the first change still reports when it would have been complete.
    var scene = SceneNumbers()
    scene.set(100, at: 0, by: .bouncy, completion: "first")
    scene.set(0, at: 0.2, by: .bouncy, completion: "second")
    scene.set([0: 50], at: 0.3)
    let completions = try scene.timeline().completions
    #expect(completions["first"]?.time == 0.5)
    #expect(completions["second"]?.time == 0.2 + 0.5)
  }

  @Test func theSceneLastsUntilTheLastReport() throws {
    var scene = SceneNumbers()
    scene.set(100, at: 0, by: .linear(duration: 5), completion: "long")
    scene.set(50, at: 1, by: .spring(duration: 0.2), completion: "short")
    let timeline = try scene.timeline()
    #expect(timeline.completions["long"]?.time == 5)
    #expect(timeline.duration == 5)
    #expect(timeline.velocity(ofColumn: 0, at: 4) == 0)
  }

  @Test func removalWaitsForAllThatMerges() throws {
    var scene = SceneNumbers()
    scene.set(100, at: 0, by: .bouncy, completion: "first", .removed)
    scene.set(0, at: 0.2, by: .bouncy, completion: "second", .removed)
    scene.set(30, at: 0.3, by: .easeInOut(duration: 0.1))
    let timeline = try scene.timeline()
    #expect(timeline.duration == 0.3 + 0.1)
    #expect(timeline.completions["first"]?.time == 0.3 + 0.1)
    #expect(timeline.completions["second"]?.time == 0.3 + 0.1)
  }

  @Test func removalDoesNotWaitForWhatBeginsAtRest() throws {
    var scene = SceneNumbers()
    scene.set(100, at: 0, by: Self.line, completion: "first", .removed)
    scene.set(0, at: 1, by: Self.line, completion: "second", .removed)
    let completions = try scene.timeline().completions
    #expect(completions["first"]?.time == 1)
    #expect(completions["second"]?.time == 2)
  }

  @Test func springsAreRemovedWhereTheyComeToRest() throws {
    var scene = SceneNumbers(count: 2)
    scene.set(
      [0: 100, 1: 1], at: 0.25,
      by: .init(
        .animation(.smooth), completion: SceneCompletion(name: "done", criteria: .removed)))
    scene.set([1: 30], at: 0.5, by: .init(.animation(.bouncy)))
    let timeline = try scene.timeline()
    #expect(timeline.completions["done"]?.time == timeline.duration)
  }

  @Test func allPropertiesAreWaitedFor() throws {
    let scoped = [ImplicitAnimation(properties: [1], animation: .linear(duration: 3))]
    var scene = SceneNumbers(count: 3)
    scene.set(
      [0: 1, 1: 1, 2: 0], at: 0,
      by: .init(.animation(Self.line), scoped: scoped, completion: SceneCompletion(name: "all")))
    #expect(try scene.timeline().completions["all"]?.time == 3)
  }

  @Test func aCommitThatCutsAnAnimationEndsItUnfinished() throws {
    for criteria in [SceneCompletion.Criteria.removed, .logicallyComplete] {
      var scene = SceneNumbers()
      scene.set(100, at: 0, by: Self.line, completion: "cut", criteria)
      scene.recommit(100, at: 0.4)
      let timeline = try scene.timeline()
      #expect(timeline.value(ofColumn: 0, at: 0.4.nextDown) < 41)
      #expect(timeline.value(ofColumn: 0, at: 0.4) == 100)
      #expect(timeline.completions["cut"]?.time == 0.4)
      #expect(timeline.completions["cut"]?.finished == false)
      #expect(timeline.duration == 0.4)
    }
  }

  @Test func aCommitLeavesAnimationsBesidePropertiesAlone() throws {
    let implicit = [ImplicitAnimation(properties: [0], animation: Self.line)]
    var scene = SceneNumbers(animations: implicit)
    scene.set([0: 100], at: 0)
    let alone = try scene.timeline()
    scene.recommit(100, at: 0.4)
    let again = try scene.timeline()
    for time in [0.3, 0.4, 0.7, 1.0] {
      #expect(again.value(ofColumn: 0, at: time) == alone.value(ofColumn: 0, at: time))
    }
    // With another value they carry that as well.
    scene.recommit(50, at: 0.5)
    let other = try scene.timeline()
    #expect(other.model(ofColumn: 0, at: 0.5) == 50)
    #expect(other.value(ofColumn: 0, at: 0.5) == 50)
    #expect(other.value(ofColumn: 0, at: 1.5) == 50)
    #expect(other.duration == 1.5)
  }

  @Test func aCommitCutsWhatWasExplicitAndAnimatesWhatIsNew() throws {
    let implicit = [ImplicitAnimation(properties: [0], animation: Self.line)]
    var scene = SceneNumbers(animations: implicit)
    scene.set(
      [0: 100], at: 0,
      by: SceneTransaction(
        .animation(.linear(duration: 2)), disablesAnimations: true,
        completion: SceneCompletion(name: "cut", criteria: .removed)))
    scene.recommit(200, at: 1)
    let timeline = try scene.timeline()
    #expect(timeline.value(ofColumn: 0, at: 1) == 100)
    #expect(timeline.value(ofColumn: 0, at: 1.5) == 150)
    #expect(timeline.completions["cut"]?.finished == false)
  }

  @Test func aCommitLeavesScopedAnimationsAlone() throws {
    let scoped = [ImplicitAnimation(properties: [0], animation: Self.line)]
    var scene = SceneNumbers()
    scene.set([0: 100], at: 0, by: .init(.none, scoped: scoped))
    scene.recommit(100, at: 0.5)
    #expect(try scene.timeline().value(ofColumn: 0, at: 0.75) == 75)
  }

  @Test func progressReportsTheFirstArrival() throws {
    // An under-damped spring passes its target long before it rests there.
    var scene = SceneNumbers()
    scene.set(100, at: 0.5, by: .bouncy, completion: "there", .progress)
    let timeline = try scene.timeline()
    let arrival = try #require(timeline.completions["there"]?.time)
    #expect(abs(timeline.value(ofColumn: 0, at: arrival) - 100) <= 0.01 + 1e-9)
    #expect(abs(timeline.value(ofColumn: 0, at: arrival - 1e-4) - 100) > 0.01)
    for row in 0..<2000 {
      let time = 0.5 + (arrival - 0.5) * Double(row) / 2000
      #expect(timeline.value(ofColumn: 0, at: time) < 100 - 0.01)
    }
    #expect(arrival < 0.5 + 0.5)
  }

  /// It is there for 0.03 ms before each jump, and for twice that about a turn.
  @Test(arguments: [0.1, 0.3, 0.37, 1.234], [true, false])
  func progressReportsWhatIsThereForAMoment(_ duration: Double, _ reverses: Bool) throws {
    var scene = SceneNumbers()
    scene.set(
      100, at: 0.5, by: .linear(duration: duration).repeatCount(4, autoreverses: reverses),
      completion: "there", .progress)
    let arrival = try #require(try scene.timeline().completions["there"]?.time)
    #expect(abs(arrival - (0.5 + duration * (1 - 1e-4))) < 1e-9)
  }

  /// 0.53125 s are 127.5 of the search's steps: before and after the turn it sees the same distance.
  @Test(arguments: [0, 0.1])
  func progressIsFoundAtATurnHalfWayBetweenTwoLooks(_ start: Double) throws {
    var scene = SceneNumbers()
    scene.set(
      1, at: start, by: .linear(duration: 0.53125).repeatCount(3, autoreverses: true),
      completion: "there", .progress)
    let arrival = try #require(try scene.timeline().completions["there"]?.time)
    #expect(abs(arrival - (start + 0.53125 * (1 - 1e-4))) < 1e-9)
  }

  @Test func progressOutlivesAnInterruption() throws {
    var scene = SceneNumbers()
    scene.set(100, at: 0, by: Self.line, completion: "there", .progress)
    scene.set([0: 20], at: 0.5, by: .init(.animation(Self.line)))
    scene.set([0: 100], at: 2, by: .init(.animation(Self.line)))
    let timeline = try scene.timeline()
    let arrival = try #require(timeline.completions["there"]?.time)
    #expect(abs(timeline.value(ofColumn: 0, at: arrival) - 100) <= 0.01 + 1e-9)
    #expect(arrival > 2.9 && arrival < 3)
    #expect(timeline.events.count == 1)
  }

  @Test func whatNeverEndsIsNeverReported() throws {
    var scene = SceneNumbers()
    scene.set(100, at: 0, by: Self.line.repeatForever(), completion: "never")
    scene.set([0: 30], at: 2, by: .init(completion: SceneCompletion(name: "at once")))
    let timeline = try scene.timeline()
    #expect(timeline.duration == nil)
    #expect(Array(timeline.completions.keys) == ["at once"])
  }

  @Test func thoseOfOneTimeComeInTheOrderOfTheirEvents() throws {
    var scene = SceneNumbers(count: 4)
    for property in 0..<4 {
      scene.set(
        [property: 1], at: 0,
        by: .init(
          .animation(Self.line), completion: SceneCompletion(name: "\(3 - property)")))
    }
    let names = try scene.timeline().events.map { event in
      if case .completed(let name, _, _) = event.kind { name } else { "" }
    }
    #expect(names == ["3", "2", "1", "0"])
  }
}

import Testing

@testable import AnimationEngine

@Suite struct PhaseCycleTests {
  /// The phases of all steps that are due until `time`, each of which takes so long.
  private func phases(
    of cycle: inout PhaseCycle, until time: Double, taking duration: Double = 0
  ) -> [Int] {
    var phases: [Int] = []
    while let step = cycle.takeStep(until: time) {
      phases.append(step.phase)
      cycle.complete(at: step.time + duration)
    }
    return phases
  }

  @Test func aCycleGoesThroughAllPhasesAndEndsWithTheFirst() {
    var cycle = PhaseCycle(count: 4)
    #expect(cycle.phase == 0 && cycle.next == nil)
    for time in [0.0, 2] {
      cycle.begin(at: time)
      #expect(phases(of: &cycle, until: time) == [1, 2, 3, 0])
      #expect(cycle.next == nil)
    }
  }

  @Test func fewerThanTwoPhasesStandStill() {
    var cycle = PhaseCycle(count: 1)
    cycle.begin(at: 0, cycles: .max)
    #expect(phases(of: &cycle, until: .infinity).isEmpty)
    #expect(cycle.phase == 0)
  }

  @Test func aStepIsDueWhenTheOneBeforeIsComplete() {
    var cycle = PhaseCycle(count: 3)
    cycle.begin(at: 1)
    #expect(phases(of: &cycle, until: 1.0.nextDown, taking: 2).isEmpty)
    #expect(phases(of: &cycle, until: 1, taking: 2) == [1])
    #expect(cycle.next == PhaseCycle.Step(phase: 2, time: 3))
    #expect(phases(of: &cycle, until: 3.0.nextDown, taking: 2).isEmpty)
    #expect(phases(of: &cycle, until: 3, taking: 2) == [2])
  }

  @Test func aCycleBeginsAnewWhereverItWas() {
    var cycle = PhaseCycle(count: 3)
    cycle.begin(at: 0)
    #expect(phases(of: &cycle, until: 0.4, taking: 0.3) == [1, 2])
    cycle.begin(at: 0.5)
    #expect(phases(of: &cycle, until: 9, taking: 0.3) == [1, 2, 0])
  }

  @Test func cyclesFollowEachOther() {
    var cycle = PhaseCycle(count: 2)
    cycle.begin(at: 0, cycles: 3)
    #expect(phases(of: &cycle, until: 100, taking: 1) == [1, 0, 1, 0, 1, 0])
    cycle.begin(at: 0, cycles: 0)
    #expect(cycle.next == nil)
  }

  @Test func noneFollowsACycleThatTakesNoTime() {
    var cycle = PhaseCycle(count: 2)
    cycle.begin(at: 1, cycles: .max)
    #expect(phases(of: &cycle, until: 100) == [1, 0])
    #expect(cycle.next == nil)
  }

  @Test func nothingFollowsAStepThatNeverCompletes() {
    var cycle = PhaseCycle(count: 2)
    cycle.begin(at: 0, cycles: .max)
    #expect(phases(of: &cycle, until: .infinity, taking: .infinity) == [1])
    #expect(cycle.next?.time == .infinity, "it goes on")
  }
}

import Testing

@testable import AnimationEngine

@Suite struct PhaseCycleTests {
  /// The phases of a cycle that begins at `time`, in order.
  private func phases(of cycle: inout PhaseCycle, at time: Double) -> [Int] {
    guard cycle.begin(at: time) else { return [] }
    var phases: [Int] = []
    repeat { phases.append(cycle.index) } while cycle.goOn()
    return phases
  }

  @Test func aCycleGoesThroughAllPhasesAndEndsWithTheFirst() {
    var cycle = PhaseCycle(count: 4, at: 0)
    #expect(cycle.index == 0)
    #expect(phases(of: &cycle, at: 0) == [1, 2, 3, 0])
    #expect(phases(of: &cycle, at: 2) == [1, 2, 3, 0])
  }

  @Test func fewerThanTwoPhasesStandStill() {
    var cycle = PhaseCycle(count: 1, at: 0)
    #expect(phases(of: &cycle, at: 0).isEmpty)
    #expect(cycle.index == 0)
  }

  @Test func aCycleBeginsAnewWhereverItWas() {
    var cycle = PhaseCycle(count: 3, at: 0)
    _ = cycle.begin(at: 0)
    _ = cycle.goOn()
    #expect(cycle.index == 2)
    #expect(phases(of: &cycle, at: 0.5) == [1, 2, 0])
  }

  @Test func aCycleThatTakesNoTimeIsTold() {
    var cycle = PhaseCycle(count: 2, at: 0)
    _ = cycle.begin(at: 1)
    #expect(!cycle.hasTakenTime(at: 1))
    #expect(cycle.hasTakenTime(at: 1.0.nextUp))
  }
}

import AnimationEngine
import Synchronization
import Testing

@Suite("The meter of a request")
struct WorkMeterTests {
  @Test func workIsCountedUpToTheLimitAndNotBeyond() throws {
    var meter = WorkMeter(.init(work: 100, bytes: 10))
    try meter.charge(60)
    try meter.charge(40)
    #expect(meter.work == 100)
    #expect(throws: TimelineRefusal.tooCostly(WorkExcess(.work, limit: 100, actual: 101))) {
      try meter.charge(1)
    }
  }

  @Test func bytesAreGivenBackAndWorkIsNot() throws {
    var meter = WorkMeter(.init(work: 100, bytes: 10))
    for _ in 0..<20 {
      try meter.keep(bytes: 10)
      meter.release(bytes: 10)
    }
    #expect(meter.bytes == 0)
    #expect(throws: TimelineRefusal.tooCostly(WorkExcess(.memory, limit: 10, actual: 11))) {
      try meter.keep(bytes: 11)
    }
  }

  @Test func countsBeyondEveryIntegerEndAtTheLargest() throws {
    #expect(WorkMeter.sum(.max, 1) == .max)
    #expect(WorkMeter.product(.max, 2, 3) == .max)
    #expect(WorkMeter.product(.max, 2, 0) == 0)
    #expect(WorkMeter.product(2, 3, 4) == 24)
    var meter = WorkMeter(.init(work: 100, bytes: 10))
    #expect(throws: TimelineRefusal.self) { try meter.charge(.max) }
    #expect(throws: TimelineRefusal.self) { try meter.charge(.max) }
  }

  @Test func whatMayStillBeMadeIsWhatIsLeft() throws {
    var meter = WorkMeter(.init(work: 100, bytes: 50))
    #expect(meter.affordable(work: 10) == 10)
    #expect(meter.affordable(work: 10, bytes: 10) == 5)
    try meter.charge(95)
    #expect(meter.affordable(work: 10) == 0)
  }

  @Test func theOwnerIsNotAskedAboutLightWork() throws {
    let asked = Mutex(0)
    var meter = WorkMeter { _, _ in
      asked.withLock { $0 += 1 }
      return nil
    }
    for _ in 0..<1000 { try meter.charge(WorkMeter.lightWork / 1000) }
    #expect(asked.withLock { $0 } == 0)
    try meter.charge(1)
    #expect(asked.withLock { $0 } == 1)
  }

  @Test func theOwnerIsAskedAgainAsWorkAndBytesGrow() throws {
    let asked = Mutex<[[Int]]>([])
    var meter = WorkMeter { work, bytes in
      asked.withLock { $0.append([work, bytes]) }
      return nil
    }
    for _ in 0..<4 { try meter.charge(WorkMeter.lightWork) }
    for _ in 0..<3 { try meter.keep(bytes: (1 << 20) + 1) }
    #expect(
      asked.withLock { $0 } == [
        [2_000_000, 0], [3_000_000, 0], [4_000_000, 0], [4_000_000, 1_048_577],
        [4_000_000, 2_097_154], [4_000_000, 3_145_731],
      ])
  }

  @Test(arguments: [WorkInterruption.queue, .memory, .cancelled])
  func theOwnerEndsTheWork(_ interruption: WorkInterruption) throws {
    var meter = WorkMeter { _, _ in interruption }
    #expect(throws: TimelineRefusal.interrupted(interruption)) {
      try meter.charge(WorkMeter.lightWork + 1)
    }
    #expect(meter.interruption == interruption)
  }
}

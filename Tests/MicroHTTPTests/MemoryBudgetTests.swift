import HTTPTypes
import Testing

@testable import MicroHTTP

@Suite struct MemoryBudgetTests {
  @Test func whatIsTakenComesBack() {
    let budget = MemoryBudget(limit: 100)
    #expect(budget.take(60))
    #expect(!budget.take(41))
    #expect(budget.held == 60)
    #expect(budget.take(40))
    budget.give(100)
    #expect(budget.held == 0)
  }

  @Test func aPartTakesFromTheWhole() {
    let whole = MemoryBudget(limit: 100)
    let part = MemoryBudget(limit: 80, within: whole)
    #expect(part.take(50))
    #expect(whole.take(50))
    #expect(!part.take(10))
    #expect(part.held == 50)
    #expect(whole.held == 100)
    part.give(50)
    #expect(whole.held == 50)
  }

  @Test func whatIsThereAlreadyCountsThoughItDoesNotFit() {
    let budget = MemoryBudget(limit: 100)
    budget.takeAnyway(150)
    #expect(!budget.take(1))
    budget.give(150)
    #expect(budget.take(100))
  }

  @Test func aBodyThatDoesNotFitIntoTheWholeIsRefusedForThatReason() throws {
    let whole = MemoryBudget(limit: 1000)
    let reasons = Lock<[String?]>([])
    var handler = Handler.make()
    handler.refusal = { failure in
      reasons.withLock { $0.append(failure.reason) }
      return .text(failure.detail, status: failure.status)
    }
    let listener = try Listener(.make { $0.memory = whole }, handler: handler)
    whole.takeAnyway(900)
    let refused = try ask(listener, post(String(repeating: "a", count: 200)))
    #expect(refused?.status == 503)
    #expect(refused?.text.contains("max-memory") == true)
    whole.give(900)
    #expect(try ask(listener, post(String(repeating: "a", count: 200)))?.status == 200)
    #expect(whole.held == 0)
    #expect(reasons.withLock { $0 } == ["memory"])
  }
}

@Suite struct BlockPoolTests {
  @Test func aBufferComesBackEmptyAndKeepsItsRoom() {
    let pool = BlockPool()
    #expect(pool.take().isEmpty)
    pool.give([UInt8](repeating: 7, count: 10_000))
    let block = pool.take()
    #expect(block.isEmpty)
    #expect(block.capacity >= 10_000)
    #expect(pool.take().capacity == 0)
  }

  @Test func neitherManyNorLargeBuffersAreKept() {
    let pool = BlockPool()
    pool.give([UInt8](repeating: 7, count: 1 << 20))
    #expect(pool.take().capacity == 0)
    for _ in 0..<1000 { pool.give([UInt8](repeating: 7, count: 100)) }
    var kept = 0
    while pool.take().capacity > 0 { kept += 1 }
    #expect(kept == 32)
  }
}

import AnimationEngine
import AnimationRoutes
import MicroHTTP
import Synchronization

/// A request's turn to compute: the place it has, and the memory it holds.
///
/// One thread uses it at a time, the one that serves the request. It ends with its last reference,
/// which its answer holds, and gives everything back then.
final class RequestTurn: Sendable {
  /// Which place a request has.
  private enum Place: Int {
    case none, quick, gate
  }

  let workload: Workload
  let peer: Peer
  /// Counts the time in which the request waits.
  private let clock: StageClock?
  private let age: Int
  private let place = Atomic<Int>(Place.none.rawValue)
  private let isHeavy = Atomic<Bool>(false)
  private let isStreaming = Atomic<Bool>(false)
  /// The place of ``interruption`` among all, counted from 1; 0 for none.
  private let ending = Atomic<Int>(0)
  private let held = Atomic<Int>(0)
  /// The most that was held at a time, or the body if that was more.
  private let most: Atomic<Int>

  /// A turn for a request that `peer` has sent, with a body of so many bytes; it has no place yet.
  init(_ workload: Workload, peer: Peer, body: Int = 0, clock: StageClock? = nil) {
    self.workload = workload
    self.peer = peer
    self.clock = clock
    most = Atomic(body)
    age = workload.nextAge()
  }

  deinit {
    leave()
    workload.memory.give(value(of: held))
    workload.heap.noteEnd(
      ofRequestHolding: value(of: most), isHeavy: isHeavy.load(ordering: .relaxed))
  }

  /// What a stream may keep before anybody is told of it. Other requests hold as little, but not for
  /// as long as a slow reader reads.
  static let uncounted = 1 << 20

  /// Takes a place for the first steps; false when the machine has more to do than it can.
  func begin() -> Bool {
    let outcome = queue(at: workload.quick, patience: workload.quickPatience)
    if outcome == .entered { set(.quick) }
    return outcome == .entered
  }

  /// Whether work may go on that has come to `work` units and holds `bytes`; nil is yes.
  ///
  /// Waits for the gate if that is what it takes. A stream under way waits as long as need be: it
  /// cannot be refused any more.
  func stop(work: Int, bytes: Int) -> WorkInterruption? {
    let interruption = judge(work, bytes)
    let index = interruption.flatMap { WorkInterruption.allCases.firstIndex(of: $0) }
    if let index { ending.store(index + 1, ordering: .relaxed) }
    return interruption
  }

  /// Why a stop has ended the work, if one has: what was made is not the whole.
  var interruption: WorkInterruption? {
    let index = value(of: ending)
    return index > 0 ? WorkInterruption.allCases[index - 1] : nil
  }

  private func judge(_ work: Int, _ bytes: Int) -> WorkInterruption? {
    if peer.isGone { return .cancelled }
    guard hold(max(bytes, leastHeld)) else { return .memory }
    guard work >= WorkMeter.lightWork, current != .gate else { return nil }
    isHeavy.store(true, ordering: .relaxed)
    return takeGate() ? nil : .queue
  }

  /// Takes a place at the gate if one is free this moment; whether it did.
  func takeFreeGate() -> Bool {
    guard workload.gate.enter(age: age, patience: 0) == .entered else { return false }
    isHeavy.store(true, ordering: .relaxed)
    set(.gate)
    return true
  }

  /// What `wait` brings. The request has no place meanwhile, and afterwards the same as before; for
  /// that it waits as long as need be, since something may have been written.
  func away<Result>(_ wait: () -> Result) -> Result {
    let before = current
    leave()
    defer {
      switch before {
      case .none: break
      case .quick: _ = workload.quick.enter(age: age, patience: nil)
      case .gate: _ = workload.gate.enter(age: age, patience: nil)
      }
      set(before)
    }
    return wait()
  }

  /// The answer is there, all `bytes` of it: the place is free, the bytes are held until it is sent.
  func endWork(answer bytes: Int) {
    leave()
    let change = bytes - value(of: held)
    if change > 0 { workload.memory.takeAnyway(change) }
    workload.memory.give(-change)
    note(bytes)
  }

  /// The answer is a stream: it takes its place again for each window. False when there is no memory
  /// for another stream.
  func startStreaming() -> Bool {
    leave()
    isStreaming.store(true, ordering: .relaxed)
    return hold(max(value(of: held), leastHeld))
  }

  /// Makes one window of a stream in its turn; nil when nobody waits for it any more.
  func window<Result>(_ make: () -> Result) -> Result? {
    if !isHeavy.load(ordering: .relaxed) {
      _ = queue(at: workload.quick, patience: nil)
      set(.quick)
    } else if peer.isGone || !takeGate() {
      return nil
    }
    defer { leave() }
    return make()
  }
}

// MARK: - Places and memory

extension RequestTurn {
  private var current: Place { Place(rawValue: place.load(ordering: .relaxed)) ?? .none }

  private func set(_ next: Place) { place.store(next.rawValue, ordering: .relaxed) }

  private func value(of number: borrowing Atomic<Int>) -> Int { number.load(ordering: .relaxed) }

  private var leastHeld: Int { isStreaming.load(ordering: .relaxed) ? Self.uncounted : 0 }

  private func takeGate() -> Bool {
    leave()
    let patience = isStreaming.load(ordering: .relaxed) ? nil : workload.patience
    guard queue(at: workload.gate, patience: patience) == .entered else { return false }
    set(.gate)
    return true
  }

  private func queue(at turnstile: Turnstile, patience: Int64?) -> Turnstile.Outcome {
    guard let clock else { return turnstile.enter(age: age, patience: patience) }
    return clock.during(.queue) { turnstile.enter(age: age, patience: patience) }
  }

  private func leave() {
    switch current {
    case .none: return
    case .quick: workload.quick.leave()
    case .gate: workload.gate.leave()
    }
    set(.none)
  }

  /// Changes what the request holds to `bytes`; false when there is no room for them.
  private func hold(_ bytes: Int) -> Bool {
    let change = bytes - value(of: held)
    if change > 0, !workload.memory.take(change) { return false }
    workload.memory.give(-change)
    note(bytes)
    return true
  }

  private func note(_ bytes: Int) {
    held.store(bytes, ordering: .relaxed)
    most.store(max(value(of: most), bytes), ordering: .relaxed)
  }
}

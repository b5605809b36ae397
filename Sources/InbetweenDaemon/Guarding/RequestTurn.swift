import AnimationEngine
import AnimationRoutes
import MicroHTTP
import Synchronization

/// A request's turn to compute: its place and the memory it holds.
///
/// Only one thread uses it at a time, the one that serves the request. Its answer holds the last
/// reference; when that is released, the turn gives everything back.
final class RequestTurn: Sendable {
  /// The kind of place that a request has.
  private enum Place: Int {
    case none, quick, gate
  }

  let workload: Workload
  let peer: Peer
  /// The clock that counts the time in which the request waits; nil if nobody asks for it.
  private let clock: StageClock?
  private let age: Int
  private let place = Atomic<Int>(Place.none.rawValue)
  private let isHeavy = Atomic<Bool>(false)
  /// The bytes that a stream holds beside what it makes, at least ``uncounted``; 0 until it begins.
  private let streaming = Atomic<Int>(0)
  /// The index of ``interruption`` among all cases, from 1; 0 for none.
  private let ending = Atomic<Int>(0)
  private let held = Atomic<Int>(0)
  /// The most bytes held at a time, at least the body's.
  private let most: Atomic<Int>

  /// A turn for a request from `peer` with a body of `body` bytes; it has no place yet.
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

  /// The bytes that a stream may hold without being counted. Other requests hold as little, but
  /// not for as long as a slow client reads.
  static let uncounted = 1 << 20

  /// Waits for a quick place; false when the machine is overloaded.
  func begin() -> Bool {
    let outcome = queue(at: workload.quick, patience: workload.quickPatience)
    if outcome == .entered { set(.quick) }
    return outcome == .entered
  }

  /// The reason why work that has reached `work` units and holds `bytes` must stop; nil if it may
  /// go on.
  ///
  /// Waits for a place at the gate if the work has become heavy. A stream that has begun waits as
  /// long as necessary, since it can no longer be refused.
  func stop(work: Int, bytes: Int) -> WorkInterruption? {
    let interruption = judge(work, bytes)
    let index = interruption.flatMap { WorkInterruption.allCases.firstIndex(of: $0) }
    if let index { ending.store(index + 1, ordering: .relaxed) }
    return interruption
  }

  /// The reason why the work was stopped, so that its result is incomplete; nil if it was not.
  var interruption: WorkInterruption? {
    let index = value(of: ending)
    return index > 0 ? WorkInterruption.allCases[index - 1] : nil
  }

  private func judge(_ work: Int, _ bytes: Int) -> WorkInterruption? {
    if peer.isGone { return .cancelled }
    guard hold(max(bytes, bytesOfStream)) else { return .memory }
    guard work >= WorkMeter.lightWork, current != .gate else { return nil }
    isHeavy.store(true, ordering: .relaxed)
    return takeGate() ? nil : .queue
  }

  /// Takes a place at the gate if one is free right now, and returns whether it did.
  func takeFreeGate() -> Bool {
    guard workload.gate.enter(age: age, patience: 0) == .entered else { return false }
    isHeavy.store(true, ordering: .relaxed)
    set(.gate)
    return true
  }

  /// Runs `wait` without a place, then takes the same kind of place again. For that it waits as
  /// long as necessary, since `wait` may have changed the library.
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

  /// Ends the work of a request whose answer of `bytes` is complete: its place becomes free, and
  /// the bytes are held until sent.
  func endWork(answer bytes: Int) {
    leave()
    holdAnyway(bytes)
  }

  /// Begins a streaming answer, which takes a place again for each window. False when there is no
  /// memory for another stream.
  func startStreaming() -> Bool {
    leave()
    streaming.store(max(value(of: held), Self.uncounted), ordering: .relaxed)
    return hold(bytesOfStream)
  }

  /// Makes one window of a stream in the request's turn; nil when the client has gone.
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

  /// The bytes that a stream holds beside what it makes; 0 for a request that does not stream.
  var bytesOfStream: Int { value(of: streaming) }

  private func takeGate() -> Bool {
    leave()
    let patience = bytesOfStream > 0 ? nil : workload.patience
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

  /// Changes the bytes that the request holds; false when there is no memory for them.
  private func hold(_ bytes: Int) -> Bool {
    let change = bytes - value(of: held)
    if change > 0, !workload.memory.take(change) { return false }
    workload.memory.give(-change)
    note(bytes)
    return true
  }

  /// Changes the bytes that the request holds to those that are in memory already.
  func holdAnyway(_ bytes: Int) {
    let change = bytes - value(of: held)
    if change > 0 { workload.memory.takeAnyway(change) }
    workload.memory.give(-change)
    note(bytes)
  }

  private func note(_ bytes: Int) {
    held.store(bytes, ordering: .relaxed)
    most.store(max(value(of: most), bytes), ordering: .relaxed)
  }
}

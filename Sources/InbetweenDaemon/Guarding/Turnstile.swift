import MicroHTTP

/// Places for a number of requests. Who finds none waits, and the oldest request goes first.
final class Turnstile: Sendable {
  /// How a request leaves the queue.
  enum Outcome: Hashable, Sendable {
    case entered
    /// It may not wait, or has waited long enough.
    case refused
  }

  private struct Waiter {
    var age: Int
    var since: Int64
    var wakeup: Wakeup
  }

  private struct State {
    var free: Int
    /// The oldest last.
    var waiting: [Waiter] = []

    mutating func takeFree() -> Bool {
      guard free > 0 else { return false }
      free -= 1
      return true
    }
  }

  private let capacity: Int
  private let delay: Int64
  private let state: Lock<State>

  /// Places for `capacity` requests.
  ///
  /// - Parameter delay: Nanoseconds. Once somebody in the queue has waited longer than this, nobody
  ///   joins it any more: who is let in then waits about as long and no longer.
  init(capacity: Int, delay: Int64 = .max) {
    self.capacity = capacity
    self.delay = delay
    state = Lock(State(free: capacity))
  }

  /// Takes a place, once there is one.
  ///
  /// - Parameters:
  ///   - age: A number that is less for an older request, and no other's.
  ///   - patience: The longest wait in nanoseconds; nil waits as long as it takes, whatever `delay`
  ///     says.
  func enter(age: Int, patience: Int64?) -> Outcome {
    if takeFree() { return .entered }
    let now = OperatingSystem.uptime
    let wakeup = Wakeup()
    let outcome: Outcome? = state.withLock { state in
      if state.takeFree() { return .entered }
      if patience != nil, state.waiting.contains(where: { now - $0.since > delay }) {
        return .refused
      }
      let place = state.waiting.firstIndex { $0.age < age } ?? state.waiting.count
      state.waiting.insert(Waiter(age: age, since: now, wakeup: wakeup), at: place)
      return nil
    }
    if let outcome { return outcome }
    if wakeup.wait(until: patience.map { now + $0 }) { return .entered }
    return giveUp(age)
  }

  private func takeFree() -> Bool { state.withLock { $0.takeFree() } }

  /// A place may have been given in the very moment in which the wait ended.
  private func giveUp(_ age: Int) -> Outcome {
    state.withLock { state in
      guard let place = state.waiting.firstIndex(where: { $0.age == age }) else { return .entered }
      state.waiting.remove(at: place)
      return .refused
    }
  }

  /// Gives a place back, to the oldest request that waits for one.
  func leave() {
    let next: Wakeup? = state.withLock { state in
      if let oldest = state.waiting.popLast() { return oldest.wakeup }
      state.free += 1
      return nil
    }
    next?.raise()
  }

  /// Requests that wait.
  var waiting: Int { state.withLock { $0.waiting.count } }

  /// Requests that have a place.
  var running: Int { capacity - state.withLock { $0.free } }
}

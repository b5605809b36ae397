import MicroHTTP
import Synchronization

/// A limited number of places for requests. A request that finds none free waits, and the oldest
/// waiting request is next.
final class Turnstile: Sendable {
  /// How a request's wait for a place ends.
  enum Outcome: Hashable, Sendable {
    case entered
    /// The request may not wait, has waited too long, or too many are waiting.
    case refused
  }

  /// A request that waits for a place.
  private final class Waiter: Sendable {
    let age: Int
    /// Whether the request waits however long it takes.
    let isPatient: Bool
    let wakeup = Wakeup()
    /// Whether the request is woken in order to be refused.
    let isTurnedAway = Atomic(false)

    init(age: Int, isPatient: Bool) {
      self.age = age
      self.isPatient = isPatient
    }

    func turnAway() {
      isTurnedAway.store(true, ordering: .releasing)
      wakeup.raise()
    }
  }

  private struct State {
    let capacity: Int
    var crowding: Crowding?
    var running = 0
    /// The waiting requests, the oldest last.
    var waiting: [Waiter] = []

    private var places: Int { crowding?.places(of: capacity) ?? capacity }

    mutating func takeFree() -> Bool {
      guard running < places else { return false }
      running += 1
      return true
    }

    /// Gives free places to the oldest waiting requests, and returns these.
    mutating func admit() -> [Waiter] {
      guard !waiting.isEmpty else {
        crowding?.noteEmpty()
        return []
      }
      crowding?.noteTurn(at: OperatingSystem.uptime)
      var admitted: [Waiter] = []
      while !waiting.isEmpty, takeFree() { admitted.append(waiting.removeLast()) }
      return admitted
    }

    mutating func join(_ waiter: Waiter) {
      let place = waiting.firstIndex { $0.age < waiter.age } ?? waiting.count
      waiting.insert(waiter, at: place)
    }

    /// Removes the youngest requests from a queue longer than `length`, except those that wait
    /// however long it takes, and returns them.
    mutating func shorten(to length: Int) -> [Waiter] {
      let excess = waiting.filter { !$0.isPatient }.prefix(max(waiting.count - length, 0))
      waiting.removeAll { waiter in excess.contains { $0 === waiter } }
      return Array(excess)
    }
  }

  private let state: Lock<State>

  /// A turnstile with `capacity` places.
  ///
  /// - Parameter crowding: Limits how many may wait; nil is no limit.
  init(capacity: Int, crowding: Crowding? = nil) {
    state = Lock(State(capacity: capacity, crowding: crowding))
  }

  /// Takes a place, waiting for one if necessary.
  ///
  /// - Parameters:
  ///   - age: A number that is less for an older request, and no other's.
  ///   - patience: The longest wait in nanoseconds; nil waits as long as it takes, however many wait.
  func enter(age: Int, patience: Int64?) -> Outcome {
    if takeFree() { return .entered }
    let now = OperatingSystem.uptime
    let waiter = Waiter(age: age, isPatient: patience == nil)
    if let outcome = queue(waiter, at: now) {
      if outcome == .refused { awaitRefusal(at: now) }
      return outcome
    }
    guard waiter.wakeup.wait(until: patience.map { now + $0 }) else { return giveUp(waiter) }
    return waiter.isTurnedAway.load(ordering: .acquiring) ? .refused : .entered
  }

  private func takeFree() -> Bool { state.withLock { $0.takeFree() } }

  /// Joins the queue and returns nil, or returns the outcome if waiting is not needed or not
  /// allowed.
  private func queue(_ waiter: Waiter, at now: Int64) -> Outcome? {
    let (outcome, excess): (Outcome?, [Waiter]) = state.withLock { state in
      if state.takeFree() { return (.entered, []) }
      let length =
        waiter.isPatient ? nil : state.crowding?.mostWaiting(at: now, having: state.waiting.count)
      if let length, state.waiting.count >= length {
        return (.refused, state.shorten(to: length))
      }
      state.join(waiter)
      return (nil, [])
    }
    for waiter in excess { waiter.turnAway() }
    return outcome
  }

  private func awaitRefusal(at now: Int64) {
    guard let end = state.withLock({ $0.crowding?.refusal(at: now) }), end > now else { return }
    OperatingSystem.sleep(seconds: Double(end - now) / 1e9)
  }

  /// Leaves the queue after the wait timed out. A place may have been given at that very moment.
  private func giveUp(_ waiter: Waiter) -> Outcome {
    state.withLock { state in
      if let place = state.waiting.firstIndex(where: { $0 === waiter }) {
        state.waiting.remove(at: place)
        return .refused
      }
      return waiter.isTurnedAway.load(ordering: .acquiring) ? .refused : .entered
    }
  }

  /// Gives a place back; the oldest waiting request gets it.
  func leave() {
    let admitted = state.withLock { state in
      state.running -= 1
      return state.admit()
    }
    for waiter in admitted { waiter.wakeup.raise() }
  }

  /// The number of waiting requests.
  var waiting: Int { state.withLock { $0.waiting.count } }

  /// The number of requests that have a place.
  var running: Int { state.withLock { $0.running } }
}

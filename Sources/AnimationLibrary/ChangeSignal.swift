import Synchronization

/// Calls everybody who waits for changes of a library.
///
/// It says that there is something new, not what: who is called reads the log of changes. A call
/// may come without a change.
public final class ChangeSignal: Sendable {
  private struct State: ~Copyable {
    var observers: [Int: @Sendable () -> Void] = [:]
    var lastKey = 0
  }

  private let state = Mutex(State())

  /// A signal that nobody waits for yet.
  public init() {}

  /// Calls a function at each signal until the observation is let go. It is called on the thread of
  /// the writer and must not wait.
  public func observe(_ call: @escaping @Sendable () -> Void) -> Observation {
    let key = state.withLock { state in
      state.lastKey += 1
      state.observers[state.lastKey] = call
      return state.lastKey
    }
    return Observation { [weak self] in self?.forget(key) }
  }

  /// Calls everybody.
  ///
  /// - Complexity: O(observers).
  public func send() {
    let observers = state.withLock { Array($0.observers.values) }
    for observer in observers { observer() }
  }

  private func forget(_ key: Int) {
    state.withLock { _ = $0.observers.removeValue(forKey: key) }
  }

  /// Ends when it is let go.
  public final class Observation: Sendable {
    private let end: @Sendable () -> Void

    fileprivate init(end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
  }
}

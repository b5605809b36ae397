import Synchronization

/// Notifies observers of changes in a library.
///
/// It tells them only that there is something new; they read the log of changes to learn what. It
/// may also notify them without a change.
public final class ChangeSignal: Sendable {
  private struct State: ~Copyable {
    var observers: [Int: @Sendable () -> Void] = [:]
    var lastKey = 0
  }

  private let state = Mutex(State())

  /// A signal without observers.
  public init() {}

  /// Calls a function at each signal until the returned observation is released. It is called on
  /// the thread of the writer and must not block.
  public func observe(_ call: @escaping @Sendable () -> Void) -> Observation {
    let key = state.withLock { state in
      state.lastKey += 1
      state.observers[state.lastKey] = call
      return state.lastKey
    }
    return Observation { [weak self] in self?.forget(key) }
  }

  /// Calls all observers.
  ///
  /// - Complexity: O(observers).
  public func send() {
    let observers = state.withLock { Array($0.observers.values) }
    for observer in observers { observer() }
  }

  private func forget(_ key: Int) {
    state.withLock { _ = $0.observers.removeValue(forKey: key) }
  }

  /// The registration of an observer, which ends when it is released.
  public final class Observation: Sendable {
    private let end: @Sendable () -> Void

    fileprivate init(end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
  }
}

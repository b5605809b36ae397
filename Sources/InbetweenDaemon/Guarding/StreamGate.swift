import Synchronization

/// Limits the number of large answers and event streams at a time.
final class StreamGate: Sendable {
  /// The greatest number of places taken at a time.
  let capacity: Int
  private let taken = Atomic<Int>(0)

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Takes a place, which is freed when the pass is released; nil when all are taken.
  func enter() -> Pass? {
    guard taken.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue <= capacity else {
      leave()
      return nil
    }
    return Pass(gate: self)
  }

  /// The number of places taken now.
  var inUse: Int { taken.load(ordering: .relaxed) }

  private func leave() { taken.wrappingSubtract(1, ordering: .acquiringAndReleasing) }

  /// A place in the gate. The stream holds it, so that it is freed with the stream however that
  /// ends.
  final class Pass: Sendable {
    private let gate: StreamGate
    fileprivate init(gate: StreamGate) { self.gate = gate }
    deinit { gate.leave() }
  }
}

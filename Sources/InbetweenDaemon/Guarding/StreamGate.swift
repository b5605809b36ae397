import Synchronization

/// A bound on how many large answers and streams of events there are at one time.
final class StreamGate: Sendable {
  private let capacity: Int
  private let taken = Atomic<Int>(0)

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// A place, which is free again when the pass is let go; nil when all are taken.
  func enter() -> Pass? {
    guard taken.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue <= capacity else {
      leave()
      return nil
    }
    return Pass(gate: self)
  }

  /// Places taken now.
  var inUse: Int { taken.load(ordering: .relaxed) }

  private func leave() { taken.wrappingSubtract(1, ordering: .acquiringAndReleasing) }

  /// A place in the gate. It travels with the stream, so that it ends with it, whatever ends it.
  final class Pass: Sendable {
    private let gate: StreamGate
    fileprivate init(gate: StreamGate) { self.gate = gate }
    deinit { gate.leave() }
  }
}

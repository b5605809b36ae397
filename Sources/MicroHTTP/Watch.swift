import Synchronization

/// The phase of an exchange that a connection is in.
enum Phase: UInt8, Sendable {
  /// Connected, with no request line yet.
  case opening
  /// The connection's first request line has arrived, its head is not complete.
  case firstHead
  /// A later request line has arrived on a kept connection, its head is not complete.
  case head
  case body
  /// An oversized body is being read and discarded.
  case dropping
  /// A handler is computing the answer.
  case work
  case writing
  /// The connection is kept open between two requests.
  case idle
}

/// The state that a connection shows the watchdog: its phase and its progress.
///
/// The connection's thread only stores values; the watchdog reads the clock, so a request costs a
/// few plain stores.
final class Watch: Sendable {
  let descriptor: Int32
  /// Whether the kernel can report how much of an answer the peer has acknowledged.
  let tellsAcknowledged: Bool

  private let state = Atomic<UInt64>(UInt64(Phase.opening.rawValue))
  private let bytes = Atomic<Int64>(0)
  private let busy = Atomic<Bool>(false)
  private let closed = Atomic<Bool>(false)

  init(descriptor: Int32, tellsAcknowledged: Bool) {
    self.descriptor = descriptor
    self.tellsAcknowledged = tellsAcknowledged
  }

  /// A phase with the number of phases before it, so that two visits to the same phase differ.
  struct State: Equatable {
    var raw: UInt64
    var phase: Phase { Phase(rawValue: UInt8(truncatingIfNeeded: raw)) ?? .idle }
  }

  var current: State { State(raw: state.load(ordering: .relaxed)) }

  /// The bytes moved so far, in phases that move bytes.
  var progress: Int64 { bytes.load(ordering: .relaxed) }

  /// Whether the handler is making bytes of the answer, or waiting for its turn to: time that is
  /// not the peer's.
  var isBusy: Bool {
    get { busy.load(ordering: .relaxed) }
    set { busy.store(newValue, ordering: .relaxed) }
  }

  /// Whether the descriptor no longer belongs to the connection.
  var isClosed: Bool { closed.load(ordering: .relaxed) }

  /// Marks the connection as about to be closed.
  func close() { closed.store(true, ordering: .relaxed) }

  /// Enters a phase. It is called on the connection's thread only.
  func enter(_ phase: Phase) {
    let visits = (state.load(ordering: .relaxed) &>> 8) &+ 1
    state.store(visits &<< 8 | UInt64(phase.rawValue), ordering: .relaxed)
  }

  /// Counts bytes that moved. It is called on the connection's thread only.
  func moved(_ count: Int) {
    bytes.store(bytes.load(ordering: .relaxed) &+ Int64(count), ordering: .relaxed)
  }
}

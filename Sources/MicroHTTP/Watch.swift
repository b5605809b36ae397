import Synchronization

/// The part of an exchange that a connection is in.
enum Phase: UInt8, Sendable {
  /// Connected, nothing complete yet.
  case opening
  /// The first request line of the connection is there, the head is not.
  case firstHead
  /// The same on a connection that was kept.
  case head
  case body
  /// An oversized body is read only to be thrown away.
  case dropping
  /// A handler is at work.
  case work
  case writing
  /// Kept open, between two requests.
  case idle
}

/// What a connection tells the watchdog: where it is, and how far.
///
/// Its own thread only stores; reading the clock is left to the watchdog, so
/// a request costs a few plain stores.
final class Watch: Sendable {
  let descriptor: Int32
  /// Whether the kernel can say how much of an answer the peer has taken.
  let tellsAcknowledged: Bool

  private let state = Atomic<UInt64>(UInt64(Phase.opening.rawValue))
  private let bytes = Atomic<Int64>(0)
  private let busy = Atomic<Bool>(false)
  private let closed = Atomic<Bool>(false)

  init(descriptor: Int32, tellsAcknowledged: Bool) {
    self.descriptor = descriptor
    self.tellsAcknowledged = tellsAcknowledged
  }

  /// A phase and the number of phases before it: two visits to one phase are
  /// not the same.
  struct State: Equatable {
    var raw: UInt64
    var phase: Phase { Phase(rawValue: UInt8(truncatingIfNeeded: raw)) ?? .idle }
  }

  var current: State { State(raw: state.load(ordering: .relaxed)) }

  /// Bytes moved so far within the phases that move bytes.
  var progress: Int64 { bytes.load(ordering: .relaxed) }

  /// Whether the handler makes bytes of the answer just now, or waits for its
  /// turn to: time that is not the peer's.
  var isBusy: Bool {
    get { busy.load(ordering: .relaxed) }
    set { busy.store(newValue, ordering: .relaxed) }
  }

  /// Whether the descriptor is the connection's no longer.
  var isClosed: Bool { closed.load(ordering: .relaxed) }

  /// The connection is about to be closed.
  func close() { closed.store(true, ordering: .relaxed) }

  /// Enters a phase. Called on the connection's own thread only.
  func enter(_ phase: Phase) {
    let visits = (state.load(ordering: .relaxed) &>> 8) &+ 1
    state.store(visits &<< 8 | UInt64(phase.rawValue), ordering: .relaxed)
  }

  /// Counts bytes that moved. Called on the connection's own thread only.
  func moved(_ count: Int) {
    bytes.store(bytes.load(ordering: .relaxed) &+ Int64(count), ordering: .relaxed)
  }
}

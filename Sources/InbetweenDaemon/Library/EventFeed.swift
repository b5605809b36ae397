import AnimationLibrary
import AnimationRoutes
import MicroHTTP

/// The event stream of one client: sends changes of the library and waits for more.
///
/// It waits on its connection's thread, which has nothing else to do. Changes, the next heartbeat
/// and the shutdown wake it.
final class EventFeed {
  private var stream: EventStream
  private let peer: Peer
  private let streams: EventStreams
  private let isLetIn: () -> Bool
  private let log: (StoreError) -> Void
  private let bell = Wakeup()
  private let news: ChangeSignal.Observation
  private let place: EventStreams.Place
  private var isOpen = false
  /// The time of the last send, on the clock of ``OperatingSystem/uptime``.
  private var lastSent: Int64 = 0

  /// The longest time without a send, in nanoseconds. Sending also detects that a client's machine
  /// has gone.
  static let heartbeat: Int64 = 15_000_000_000

  /// The longest time without a look whether the client has closed its connection, in nanoseconds:
  /// a place among the streams that nobody listens to is one that others lack.
  private static let look: Int64 = 1_000_000_000

  /// The approximate bytes sent at a time.
  private static let piece = 64 << 10

  /// A feed that is counted among all streams.
  ///
  /// - Parameters:
  ///   - isLetIn: Whether the client may hear more. It is asked before each send.
  ///   - log: Called with the error if the library fails.
  init(
    _ stream: EventStream, to peer: Peer, among streams: EventStreams,
    while isLetIn: @escaping () -> Bool, log: @escaping (StoreError) -> Void
  ) {
    self.stream = stream
    self.peer = peer
    self.streams = streams
    self.isLetIn = isLetIn
    self.log = log
    news = stream.signal.observe { [bell] in bell.raise() }
    place = streams.enter { [bell] in bell.raise() }
  }

  /// Appends what is to be sent next, and waits until there is something.
  func next(into buffer: inout [UInt8]) -> BodyStream.Step {
    if !isOpen {
      isOpen = true
      return sent(stream.opening, &buffer)
    }
    while !streams.hasEnded {
      // Lower the bell before reading the library: changes from now on raise it again.
      bell.lower()
      guard isLetIn(), gather(into: &buffer) else { return .end }
      if !buffer.isEmpty { return sent([], &buffer) }
      if waits() { continue }
      return peer.isGone ? .failed : sent(EventStream.heartbeat, &buffer)
    }
    return .end
  }

  /// Waits for the bell. False where the client has gone before, or gets a heartbeat.
  private func waits() -> Bool {
    let end = lastSent + Self.heartbeat
    while true {
      let now = OperatingSystem.uptime
      if bell.wait(until: min(end, now + Self.look)) { return true }
      if peer.isGone || OperatingSystem.uptime >= end { return false }
    }
  }

  /// Appends the waiting events, or the first of many; false if the library has failed. The
  /// client then reconnects with the id of its last event.
  private func gather(into buffer: inout [UInt8]) -> Bool {
    do throws(StoreError) {
      while try stream.next(into: &buffer), buffer.count < Self.piece {}
      return true
    } catch {
      log(error)
      return !buffer.isEmpty
    }
  }

  private func sent(_ bytes: [UInt8], _ buffer: inout [UInt8]) -> BodyStream.Step {
    buffer += bytes
    lastSent = OperatingSystem.uptime
    return .more
  }
}

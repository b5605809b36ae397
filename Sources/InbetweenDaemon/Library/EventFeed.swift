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
  private let log: (StoreError) -> Void
  private let bell = Wakeup()
  private let news: ChangeSignal.Observation
  private let place: EventStreams.Place
  private var isOpen = false
  /// The time of the last send, on the clock of ``OperatingSystem/uptime``.
  private var lastSent: Int64 = 0

  /// The longest time without a send, in nanoseconds. Sending also detects that a client has
  /// gone.
  static let heartbeat: Int64 = 15_000_000_000

  /// The approximate bytes sent at a time.
  private static let piece = 64 << 10

  /// A feed that is counted among all streams; `log` is called with the error if the library
  /// fails.
  init(
    _ stream: EventStream, to peer: Peer, among streams: EventStreams,
    log: @escaping (StoreError) -> Void
  ) {
    self.stream = stream
    self.peer = peer
    self.streams = streams
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
      guard gather(into: &buffer) else { return .end }
      if !buffer.isEmpty { return sent([], &buffer) }
      if bell.wait(until: lastSent + Self.heartbeat) { continue }
      return peer.isGone ? .failed : sent(EventStream.heartbeat, &buffer)
    }
    return .end
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

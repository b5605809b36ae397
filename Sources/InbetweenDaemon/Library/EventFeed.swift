import AnimationLibrary
import AnimationRoutes
import MicroHTTP

/// One client's stream of events: it sends what has happened and waits for more.
///
/// It waits on the thread of its connection, which nobody else needs. News of the library, the next
/// heartbeat and the end of the daemon wake it.
final class EventFeed {
  private var stream: EventStream
  private let peer: Peer
  private let streams: EventStreams
  private let log: (StoreError) -> Void
  private let bell = Wakeup()
  private let news: ChangeSignal.Observation
  private let place: EventStreams.Place
  private var isOpen = false
  /// When something was last sent, on the clock of ``OperatingSystem/uptime``.
  private var lastSent: Int64 = 0

  /// How long a client hears nothing at most, in nanoseconds. A send is also what finds out that a
  /// client is gone.
  static let heartbeat: Int64 = 15_000_000_000

  /// Bytes that are sent at one time, about.
  private static let piece = 64 << 10

  /// A feed that takes its place among all; `log` hears why the library has ended it.
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

  /// Appends what is next. Waits until there is something.
  func next(into buffer: inout [UInt8]) -> BodyStream.Step {
    if !isOpen {
      isOpen = true
      return sent(stream.opening, &buffer)
    }
    while !streams.hasEnded {
      // Lowered before the library is read: news from now on raise it again.
      bell.lower()
      guard gather(into: &buffer) else { return .end }
      if !buffer.isEmpty { return sent([], &buffer) }
      if bell.wait(until: lastSent + Self.heartbeat) { continue }
      return peer.isGone ? .failed : sent(EventStream.heartbeat, &buffer)
    }
    return .end
  }

  /// Appends the events that there are, or the first of many; false where the library has failed. The
  /// client comes again then, with the id of the last event that it got.
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

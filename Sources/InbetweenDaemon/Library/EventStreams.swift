import AnimationLibrary
import Synchronization

/// Counts the open event streams of a daemon, and ends them all.
final class EventStreams: Sendable {
  private let open = Atomic<Int>(0)
  private let ended = Atomic<Bool>(false)
  /// Signals to every stream that it has to end.
  private let signal = ChangeSignal()

  /// The number of open streams.
  var count: Int { open.load(ordering: .relaxed) }

  /// Whether all streams have to end, including new ones.
  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  /// Makes all streams end.
  func end() {
    ended.store(true, ordering: .releasing)
    signal.send()
  }

  /// Counts a stream until the returned place is released; `call` is called when streams have to
  /// end.
  func enter(_ call: @escaping @Sendable () -> Void) -> Place {
    Place(self, signal.observe(call))
  }

  /// The registration of one stream, which ends when the value is released.
  final class Place: Sendable {
    private let streams: EventStreams
    private let observation: ChangeSignal.Observation

    fileprivate init(_ streams: EventStreams, _ observation: ChangeSignal.Observation) {
      (self.streams, self.observation) = (streams, observation)
      streams.open.wrappingAdd(1, ordering: .relaxed)
    }

    deinit { streams.open.wrappingSubtract(1, ordering: .relaxed) }
  }
}

import AnimationLibrary
import Synchronization

/// All streams of events of a daemon: how many there are, and their common end.
final class EventStreams: Sendable {
  private let open = Atomic<Int>(0)
  private let ended = Atomic<Bool>(false)
  /// Calls every stream when the end has come.
  private let signal = ChangeSignal()

  /// Streams that are open now.
  var count: Int { open.load(ordering: .relaxed) }

  /// Whether streams are to end, those that begin now among them.
  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  /// Ends all streams.
  func end() {
    ended.store(true, ordering: .releasing)
    signal.send()
  }

  /// Counts a stream until the place is let go; `call` is called when the end has come.
  func enter(_ call: @escaping @Sendable () -> Void) -> Place {
    Place(self, signal.observe(call))
  }

  /// The registration of one stream: it ends when the value is released.
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

import Synchronization

/// Whether the daemon is ready for requests: not before its start is complete, nor while it
/// drains.
final class Readiness: Sendable {
  /// The stages of a daemon's life, in order.
  enum Stage: Int, Sendable {
    case starting, serving, draining
  }

  private let stage = Atomic<Int>(Stage.starting.rawValue)

  var current: Stage { Stage(rawValue: stage.load(ordering: .acquiring)) ?? .starting }

  func move(to next: Stage) { stage.store(next.rawValue, ordering: .releasing) }
}

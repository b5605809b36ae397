import MicroHTTP

/// The lengths of answers by their entity tags.
///
/// A 304 answer can keep its connection only if it states the length of the full answer, which is
/// not computed for it. But the client has the tag from an answer that was, so its length is
/// known.
final class KnownLengths: Sendable {
  private struct State {
    var lengths: [String: Int] = [:]
    /// The lengths from before the dictionary last became full.
    var earlier: [String: Int] = [:]
  }

  private let state = Lock(State())
  private let capacity: Int

  /// A memory of at least the last `capacity` tags, and at most twice as many.
  init(capacity: Int = 4096) { self.capacity = capacity }

  /// Records the length in bytes of the answer with this tag.
  func note(_ length: Int, of tag: String) {
    state.withLock { state in
      if state.lengths.count >= capacity {
        state.earlier = state.lengths
        state.lengths = [:]
      }
      state.lengths[tag] = length
    }
  }

  /// The length in bytes of the answer with this tag; nil if unknown.
  func length(of tag: String) -> Int? {
    state.withLock { $0.lengths[tag] ?? $0.earlier[tag] }
  }
}

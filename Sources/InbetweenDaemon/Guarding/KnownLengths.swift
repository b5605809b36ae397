import MicroHTTP

/// How long the answers were that had an entity tag.
///
/// An answer that says that nothing was modified keeps its connection only if it states the length of
/// the whole, and the whole is not computed for it. But the client has the tag from an answer that
/// was.
final class KnownLengths: Sendable {
  private struct State {
    var lengths: [String: Int] = [:]
    /// The same from before the last time that there were too many.
    var earlier: [String: Int] = [:]
  }

  private let state = Lock(State())
  private let capacity: Int

  /// Remembers the last `capacity` tags at least, and at most twice as many.
  init(capacity: Int = 4096) { self.capacity = capacity }

  /// The answer with this tag has so many bytes.
  func note(_ length: Int, of tag: String) {
    state.withLock { state in
      if state.lengths.count >= capacity {
        state.earlier = state.lengths
        state.lengths = [:]
      }
      state.lengths[tag] = length
    }
  }

  /// The length of the answer with this tag, if there was one.
  func length(of tag: String) -> Int? {
    state.withLock { $0.lengths[tag] ?? $0.earlier[tag] }
  }
}

import MicroHTTP

/// The lengths of answers by their entity tags.
///
/// A 304 answer can keep its connection only if it states the length of the full answer, which is
/// not computed for it. Mostly the client has the tag from an answer of this process, so its length
/// is known.
final class KnownLengths: Sendable {
  private struct State {
    var lengths: [String: Int?] = [:]
    /// The lengths from before the dictionary last became full.
    var earlier: [String: Int?] = [:]
  }

  private let state = Lock(State())
  private let capacity: Int

  /// A memory of at least the last `capacity` tags, and at most twice as many.
  init(capacity: Int = 4096) { self.capacity = capacity }

  /// Records the length in bytes of the answer with this tag; nil if it takes too long to find out.
  func note(_ length: Int?, of tag: String) {
    state.withLock { state in
      if state.lengths.count >= capacity {
        state.earlier = state.lengths
        state.lengths = [:]
      }
      state.lengths.updateValue(length, forKey: tag)
    }
  }

  /// The length in bytes of the answer with this tag; nil if unknown.
  func length(of tag: String) -> Int? { noted(of: tag) ?? nil }

  /// Whether anything was recorded about the answer with this tag.
  func knows(_ tag: String) -> Bool { noted(of: tag) != nil }

  private func noted(of tag: String) -> Int?? {
    state.withLock { state -> Int?? in state.lengths[tag] ?? state.earlier[tag] }
  }
}

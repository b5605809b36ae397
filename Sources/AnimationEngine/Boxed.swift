/// A value in memory of its own, which copies share until one of them changes.
///
/// For what takes much room and lies in many places: a copy costs a reference.
struct Boxed<Content> {
  // An array of exactly one element copies on a change, and is `Sendable` without a promise.
  private var storage: [Content]

  init(_ content: Content) { storage = [content] }

  var content: Content {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }
}

extension Boxed: Sendable where Content: Sendable {}
extension Boxed: Equatable where Content: Equatable {}
extension Boxed: Hashable where Content: Hashable {}

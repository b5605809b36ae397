/// A value in heap memory, which copies share until one of them changes.
///
/// It is for large values that are stored in many places: a copy costs one reference.
struct Boxed<Content> {
  // An array of one element: copied on a change, and `Sendable` without an unchecked conformance.
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

import AnimationLibrary
import Testing

/// A kind of store. Every test of the contract runs on each of ``all``.
struct StoreKind: Sendable, CustomTestStringConvertible {
  /// Where one library is kept.
  struct Place: Sendable {
    /// Opens the library; makes it where there is none, with the time as its first number.
    var open: @Sendable (_ now: Int64) throws -> any AnimationStore
    /// Removes the library with all that belongs to it.
    var remove: @Sendable () -> Void
  }

  var name: String
  /// Whether a library is still there after it was closed.
  var isKept: Bool
  /// Makes a place that no other test uses.
  var place: @Sendable () throws -> Place

  var testDescription: String { name }

  /// The stores that are tested.
  static let all: [StoreKind] = [.memory, .sqlite] + postgreSQL

  /// Those of them that keep a library when it is closed.
  static let kept = all.filter(\.isKept)

  static let memory = StoreKind(name: "memory", isKept: false) {
    Place(open: { InMemoryStore(now: $0) }, remove: {})
  }
}

extension StoreKind {
  /// When the libraries of the tests are made, in microseconds since 1970.
  static let start: Int64 = 1_800_000_000_000_000

  /// Runs a test on an empty library.
  func withStore(_ body: (any AnimationStore) throws -> Void) throws {
    try withPlace { place in
      let store = try place.open(Self.start)
      defer { store.close() }
      try body(store)
    }
  }

  /// Runs a test with the place of a library that is not made yet.
  func withPlace(_ body: (Place) throws -> Void) throws {
    let place = try place()
    defer { place.remove() }
    try body(place)
  }
}

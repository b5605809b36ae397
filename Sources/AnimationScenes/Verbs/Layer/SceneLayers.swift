import AnimationEngine

/// The animations of layers by their keys.
///
/// Every view is a layer of its own: the same key may be in use on several of them.
struct SceneLayers {
  /// A part of an animation: what it does to one property.
  struct Part {
    /// The view whose property it is; nil for a property of no view.
    var view: String?
    var property: Int
    /// The index of the overlay.
    var overlay: Int
  }

  /// The parts of all animations that were added with a key and not removed.
  private var parts: [String: [Part]] = [:]

  /// How the time of each layer passes.
  var times = LayerTimes()

  /// How many parts there are.
  private(set) var count = 0

  /// Remembers the parts of an animation.
  mutating func add(_ added: [Part], for key: String) {
    count += added.count
    parts[key, default: []] += added
  }

  /// Forgets the parts with a key that `isMeant`, and gives them.
  mutating func remove(_ key: String, where isMeant: (Part) -> Bool = { _ in true }) -> [Part] {
    guard let known = parts.removeValue(forKey: key) else { return [] }
    let rest = known.filter { !isMeant($0) }
    if !rest.isEmpty { parts[key] = rest }
    let meant = known.filter(isMeant)
    count -= meant.count
    return meant
  }

  /// Forgets the parts that `isMeant`, and gives them.
  ///
  /// - Complexity: O(parts).
  mutating func removeAll(where isMeant: (Part) -> Bool) -> [Part] {
    parts.keys.sorted().flatMap { remove($0, where: isMeant) }
  }
}

import AnimationEngine

/// The layer animations of a scene by their keys.
///
/// Each view is a layer of its own, so the same key may be in use on several views.
struct SceneLayers {
  /// The part of an animation that moves one property.
  struct Part {
    /// The view that the property belongs to; nil for a property of no view.
    var view: String?
    var property: Int
    /// The index of the overlay on that property.
    var overlay: Int
  }

  /// The parts of all animations that were added with a key and not removed.
  private var parts = NameTable<[Part]>()

  var times = LayerTimes()

  /// The number of parts of all animations.
  private(set) var count = 0

  /// Records the parts of an animation.
  mutating func add(_ added: [Part], for key: String) {
    count += added.count
    parts[key, default: []] += added
  }

  /// Removes and returns the parts with a key for which `isMeant` is true.
  mutating func remove(_ key: String, where isMeant: (Part) -> Bool = { _ in true }) -> [Part] {
    guard let known = parts.remove(key) else { return [] }
    let rest = known.filter { !isMeant($0) }
    if !rest.isEmpty { parts[key] = rest }
    let meant = known.filter(isMeant)
    count -= meant.count
    return meant
  }

  /// Removes and returns all parts for which `isMeant` is true.
  ///
  /// - Complexity: O(parts).
  mutating func removeAll(where isMeant: (Part) -> Bool) -> [Part] {
    parts.names.flatMap { remove($0, where: isMeant) }
  }
}

import AnimationEngine

/// The layer animations of a scene by their keys.
///
/// Each view is a layer of its own, so the same key may be in use on several views. Views are named by
/// their indices in ``ViewPresence``, as their names may be long; nil is the layer of all properties
/// without a view.
struct SceneLayers {
  /// The part of an animation that moves one property.
  struct Part {
    var property: Int
    /// The index of the overlay on that property.
    var overlay: Int
  }

  /// The index of each key in ``parts``.
  private var places = NameTable<Int>()
  /// The parts of all animations that were added and not removed, by key and view.
  private var parts: [[Int?: [Part]]] = []

  var times = LayerTimes()

  /// The number of parts of all animations, and of the keys that they had.
  private(set) var count = 0

  /// Records a part of an animation on a view.
  mutating func add(_ part: Part, of view: Int?, for key: String) {
    let place = places[key] ?? parts.count
    if place == parts.count {
      places[key] = place
      parts.append([:])
      count += 1
    }
    parts[place][view, default: []].append(part)
    count += 1
  }

  /// Removes and returns the parts with a key on some views.
  ///
  /// - Complexity: O(views + removed parts).
  mutating func remove(_ key: String, of views: Set<Int?>) -> [Part] {
    guard let place = places[key] else { return [] }
    return views.flatMap { takeParts(place, of: $0) }
  }

  /// Removes and returns the parts with a key on all views.
  mutating func remove(_ key: String) -> [Part] {
    places[key].map { takeParts($0) } ?? []
  }

  /// Removes and returns all parts, or those of one view.
  ///
  /// - Complexity: O(keys + removed parts).
  mutating func removeAll(of view: Int?) -> [Part] {
    parts.indices.flatMap { view == nil ? takeParts($0) : takeParts($0, of: view) }
  }

  private mutating func takeParts(_ place: Int) -> [Part] {
    let taken = parts[place].values.flatMap(\.self)
    parts[place] = [:]
    count -= taken.count
    return taken
  }

  private mutating func takeParts(_ place: Int, of view: Int?) -> [Part] {
    let taken = parts[place].removeValue(forKey: view) ?? []
    count -= taken.count
    return taken
  }
}

/// The values of a keyframe, where a later one takes the place of an earlier one of its name.
struct LatestValues {
  private var values: [StyleKeyframe.Value?] = []
  private var places: [String: Int] = [:]

  /// Adds a value behind all others.
  ///
  /// - Complexity: O(bytes of the name).
  mutating func add(_ value: StyleKeyframe.Value) {
    if let place = places.updateValue(values.count, forKey: value.name) { values[place] = nil }
    values.append(value)
  }

  /// The values that are left, in the order in which they came.
  var all: [StyleKeyframe.Value] { values.compactMap { $0 } }
}

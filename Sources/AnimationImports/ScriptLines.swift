import AnimationDocuments

/// The lines of values in scripts, found without reading the JSON made of them from its start for each.
struct ScriptLines {
  /// How many siblings of JSON were passed on the way to the values whose pointers were told.
  var passed = 0
  private var known: [(text: JSONText, places: TextPlaces)] = []

  /// The line at which a value begins.
  ///
  /// - Complexity: O(length) for the first value of a text, O(1) for others.
  mutating func line(of json: JSONText) -> Int {
    if let known = known.first(where: { $0.text.sharesText(with: json) }) {
      return known.places.place(at: json.offset).line
    }
    let places = json.places
    known.append((json, places))
    return places.place(at: json.offset).line
  }
}

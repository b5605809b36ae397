import AnimationDocuments
import AnimationEngine
import AnimationFormats

/// The parameter `map` of an export: what properties are in the format, by their names.
struct ExportMap {
  private let map: [String: String]

  init(_ map: [String: String]) { self.map = map }

  /// Checks that every name in the map is that of a property, as any other would change nothing.
  ///
  /// - Throws: A refusal with the code `malformed` and every other name.
  /// - Complexity: O(names + properties).
  func check(against properties: [AnimatedProperty]) throws(DocumentRefusal) {
    if map.isEmpty { return }
    let known = properties.flatMap(\.namesInMaps)
    let unknown = Set(map.keys).subtracting(known).sorted()
    if unknown.isEmpty { return }
    throw DocumentRefusal(
      .malformed,
      unknown.prefix(DocumentRefusal.mostKept).map {
        .unknownProperty($0, in: "map", among: known, meaning: NearestName.of($0, among: known))
      },
      total: unknown.count)
  }

  /// Checks that there is no map, for a format in which properties have no names of its own.
  ///
  /// - Throws: A refusal with the code `malformed`.
  func checkIsEmpty(in format: String) throws(DocumentRefusal) {
    if map.isEmpty { return }
    throw DocumentRefusal(
      .malformed,
      DocumentProblem(
        .unknownParameter, "The parameter \"map\" changes nothing in \(format): leave it out.",
        parameter: "map"))
  }
}

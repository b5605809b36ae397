internal import AnimationEngine

/// The names of eases in other systems: `easeOutBack` of easings.net, `back.out` and `power2.inOut`
/// of GSAP, `backOut` of Motion and d3.
enum ForeignEase {
  /// Our name for an ease of another system; nil if there is none.
  static func name(for text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let plain = text.lowercased().filter { $0 != "." && $0 != "-" && $0 != "_" }
    let name = plain.hasPrefix("ease") ? String(plain.dropFirst(4)) : plain
    for (suffix, direction) in directions {
      guard let family = family(name, suffix) else { continue }
      return NamedEase.names.first { $0 == family + direction }
    }
    return nil
  }

  /// The greatest length of a name in bytes.
  private static let longest = 40

  /// The family of an ease, whose direction may be before or after its name; nil if the ease does
  /// not have the direction, or is of no known family.
  private static func family(_ name: String, _ direction: String) -> String? {
    if name.hasPrefix(direction) { return families[String(name.dropFirst(direction.count))] }
    if name.hasSuffix(direction) { return families[String(name.dropLast(direction.count))] }
    return nil
  }

  /// The directions, `inout` first, since it contains the others.
  private static let directions = [("inout", "InOut"), ("in", "In"), ("out", "Out")]

  /// Our names of ease families by their names in other systems.
  private static let families = [
    "sine": "sin", "sin": "sin", "quad": "quad", "power1": "quad", "cubic": "cubic",
    "power2": "cubic", "expo": "exp", "exp": "exp", "circ": "circle", "circle": "circle",
    "back": "back", "elastic": "elastic", "bounce": "bounce",
  ]
}

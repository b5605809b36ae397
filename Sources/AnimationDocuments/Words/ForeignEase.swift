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

  /// The curve of a document that a call in another system means: `back.out(1.7)` of GSAP,
  /// `cubicBezier(0.4, 0, 0.2, 1)` of Motion; nil for any other text.
  static func curve(calledBy text: String) -> String? {
    guard text.utf8.count <= 2 * longest, text.hasSuffix(")"), let start = text.firstIndex(of: "("),
      let numbers = numbers(text[start...].dropFirst().dropLast())
    else { return nil }
    let caller = String(text[..<start])
    if numbers.count == 4, ["cubicbezier", "bezier"].contains(caller.lowercased()) {
      return #"{"bezier":[\#(numbers.joined(separator: ","))]}"#
    }
    guard let ease = NamedEase(name: name(for: caller) ?? caller),
      case let parameters = ease.family.parameters, numbers.count <= parameters.count
    else { return nil }
    let members = zip(parameters, numbers).map { #""\#($0.rawValue)":\#($1)"# }
    return #"{"ease":"\#(ease.name)",\#(members.joined(separator: ","))}"#
  }

  /// The arguments of a call as JSON numbers; nil where one is no number, or there is none.
  private static func numbers(_ arguments: Substring) -> [String]? {
    let words = arguments.split(separator: ",").map { $0.filter { $0 != " " } }
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    return numbers.isEmpty || numbers.count < words.count ? nil : numbers.map(\.json)
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

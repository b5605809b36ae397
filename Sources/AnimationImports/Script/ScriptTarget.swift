import AnimationDocuments
import AnimationEngine

/// The elements that a script moves, as names of views.
enum ScriptTarget {
  /// The views of a target: a selector, an element, an expression, or a list of them. Nil stands for
  /// one without a name.
  ///
  /// - Parameter isOneOfSeveral: Whether others move too, so that variables are taken as names.
  /// - Complexity: O(length).
  static func views(of target: JSONText, isOneOfSeveral: Bool = false) -> [String?] {
    guard target.isArray else { return views(ofOne: target, isOneOfSeveral: isOneOfSeveral) }
    let selectors = target.elements.compactMap(\.text)
    if selectors.count == target.count { return names(of: selectors.joined(separator: ",")) }
    let isOneOfSeveral = isOneOfSeveral || target.count > 1
    return target.elements.flatMap { views(ofOne: $0, isOneOfSeveral: isOneOfSeveral) }
  }

  /// The name in `elements["card"]`; nil for other expressions.
  static func element(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "["), text.hasSuffix("]"),
      text[..<open].allSatisfy({ $0.isLetter })
    else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    guard inside.count > 1, let first = inside.first, first == "\"" || first == "'",
      inside.last == first
    else { return nil }
    return String(inside.dropFirst().dropLast())
  }

  /// Whether calls move more than one target.
  static func areSeveral(_ calls: some Sequence<ScriptCall>) -> Bool {
    Set(calls.compactMap { $0.arguments.first?.written }).count > 1
  }

  private static func views(ofOne target: JSONText, isOneOfSeveral: Bool) -> [String?] {
    if let element = target["element"]?.text { return [element] }
    if let selectors = target.text { return names(of: selectors) }
    let expression = target["script"]?.text ?? ""
    if let selectors = selectors(in: expression) { return names(of: selectors) }
    return [isOneOfSeveral ? name(of: expression) : nil]
  }

  /// The names of the selectors of a list: short ones, or longer ones where others have the same.
  private static func names(of text: String) -> [String?] {
    let selectors = StyleSelector.list(text)
    let counts = Dictionary(selectors.map { ($0.name, 1) }, uniquingKeysWith: +)
    let names = selectors.map { counts[$0.name] == 1 ? $0.name : $0.fullName }
    return names.isEmpty ? [nil] : names
  }

  /// The selectors in `document.querySelector("#card")` and the like; nil for other expressions.
  private static func selectors(in expression: String) -> String? {
    let finders = ["querySelector(", "querySelectorAll(", "getElementById(", "$(", "toArray("]
    guard let found = finders.lazy.compactMap({ expression.firstPlace(of: $0) }).first else {
      return nil
    }
    let inside = expression[found.upperBound...]
    guard let quote = inside.first, "\"'`".contains(quote) else { return nil }
    return String(inside.dropFirst().prefix { $0 != quote })
  }

  /// A name for a variable: `card` for `card`, `items-0` for `items[0]`; nil for what our export
  /// calls all elements.
  private static func name(of expression: String) -> String? {
    let words = expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let name = words.joined(separator: "-")
    return name.isEmpty || name == "elements" ? nil : name
  }

  /// The views that calls are made on; nil for each where all are made on the same one.
  static func views(on calls: [ScriptCall]) -> [[String?]] {
    let isOneOfSeveral = Set(calls.map { $0.receiver?.written ?? "" }).count > 1
    return calls.map { call in
      guard isOneOfSeveral, let receiver = call.receiver else { return [nil] }
      return views(ofOne: receiver, isOneOfSeveral: true)
    }
  }
}

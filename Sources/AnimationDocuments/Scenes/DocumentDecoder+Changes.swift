internal import AnimationEngine

// New values of properties: {"x":150,"offset.y":3}.

extension DocumentDecoder {
  /// Reads new values of properties and of components of them; nil, reported, when one is wrong.
  ///
  /// - Complexity: O(members).
  mutating func changes(at node: Int, _ owner: String) -> [PropertyChange]? {
    let before = problems.total
    var changes: [PropertyChange] = []
    forEachPart(of: node, owner) { decoder, value, part in
      guard let components = decoder.value(at: value, of: part) else { return }
      changes.append(
        PropertyChange(property: part.property, components: part.components, value: components))
    }
    return problems.total == before ? changes : nil
  }

  /// A number that is at least 0, called `name` in a sentence; nil, reported, otherwise.
  mutating func amount(at node: Int, _ name: String) -> Double? {
    guard let amount = number(at: node) else { return nil }
    guard amount >= 0 else {
      report(.outOfRange, at: node, "\(name) is at least 0; this is \(quoted(node)).")
      return nil
    }
    return amount
  }

  /// A number in 0...1, called `name` in a sentence; nil, reported, otherwise.
  mutating func fraction(at node: Int, _ name: String) -> Double? {
    guard let fraction = number(at: node) else { return nil }
    guard (0...1).contains(fraction) else {
      report(.outOfRange, at: node, "\(name) is from 0 to 1; this is \(quoted(node)).")
      return nil
    }
    return fraction
  }
}

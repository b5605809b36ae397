internal import AnimationEngine

// Core Animation's key paths, which lead into transforms and rectangles: `transform.rotation.z`,
// `bounds.size.width`.

extension DocumentDecoder {
  /// Reads the property, component or key path that a layer animation names. Reports a problem
  /// and returns nil when there is none.
  mutating func layerPart(at node: Int) -> PropertyPart? {
    guard let text = text(at: node), table.index(of: text) == nil, componentPart(named: text) == nil
    else { return namedPart(at: node) }
    if let part = keyPathPart(named: text) { return part }
    guard let hint = keyPathHint(for: text) else { return namedPart(at: node) }
    report(.unknownProperty, at: node, "The key path \(quoted(node)) leads nowhere.", hint: hint)
    return nil
  }

  /// The hint for a key path that names no part of a transform: the parts that exist, or the
  /// transform's name to put before the path.
  private func keyPathHint(for text: String) -> String? {
    guard !problems.isFull else { return nil }
    let transforms = table.properties.lazy.filter { $0.type == .transform }.map(\.name)
    if let name = transforms.first(where: { text.hasPrefix($0 + ".") }) {
      let parts = TransformPart.allCases.map(\.rawValue)
      let path = String(text.dropFirst(name.count + 1))
      return NearestName.of(path, among: parts).map { name + "." + $0 }
        ?? parts.map { "\(name).\($0)" }.listed("or")
    }
    let beginning = "transform."
    guard text.hasPrefix(beginning), let name = transforms.first,
      TransformPart(rawValue: String(text.dropFirst(beginning.count))) != nil
    else { return nil }
    return name + text.dropFirst(beginning.count - 1)
  }

  /// The property and part of a key path, such as `card.transform.rotation.z`; nil if it is none.
  func keyPathPart(named text: String) -> PropertyPart? {
    for part in TransformPart.allCases {
      guard let index = owner(of: part.rawValue, in: text, .transform) else { continue }
      var whole = table.part(index)
      whole.transformPart = part
      return whole
    }
    for (component, path) in Self.rectPaths.enumerated() {
      guard let index = owner(of: path, in: text, .rect) else { continue }
      return PropertyPart(property: index, components: component..<component + 1, isComponent: true)
    }
    return nil
  }

  /// The index of the property named before `path`; nil if it has another type or is unknown.
  private func owner(of path: String, in text: String, _ type: PropertyType) -> Int? {
    guard text.hasSuffix("." + path),
      let index = table.index(of: String(text.dropLast(path.count + 1))), table.isKnown(index),
      table.properties[index].type == type
    else { return nil }
    return index
  }

  /// Core Animation's key paths of a rectangle's components, in their order.
  private static let rectPaths = ["origin.x", "origin.y", "size.width", "size.height"]

  /// Reports that a key path is used where no layer animation is; always returns nil.
  mutating func reportKeyPath(_ name: Int, _ part: PropertyPart) -> PropertyPart? {
    let property = table.properties[part.property]
    guard part.transformPart != nil else {
      let hint = property.name(of: part.components)
      report(
        .unknownProperty, at: name,
        "A key path such as \(quoted(name)) is known in the animation of a layer only.", hint: hint)
      return nil
    }
    report(
      .unknownProperty, at: name,
      "\(quoted(name)) moves by itself in the animation of a layer only; here a transform moves as a "
        + "whole.", hint: property.name)
    return nil
  }

  /// Reads a value for a part of a transform. Reports a problem and returns nil for another type.
  mutating func value(at node: Int, of part: TransformPart) -> Components? {
    guard let value = value(at: node, colorsIn: .srgbLinear) else { return nil }
    if value.type == part.type { return value.components }
    let isPlain = part.type == .angle && value.type == .number
    let number = quoted(node)
    report(
      .typeMismatch, at: node,
      "\"\(part.rawValue)\" is \(part.type.sentence); this is \(value.type.sentence).",
      hint: isPlain
        ? #"{"radians":\#(number)}, as Core Animation counts, or "\#(number)deg""# : part.type.form)
    return nil
  }
}

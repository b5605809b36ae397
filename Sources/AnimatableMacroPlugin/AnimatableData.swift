import SwiftSyntax

/// The animatable data of a list of properties, as source text.
///
/// The shape follows from the count: none is empty, one stands for itself, two are a pair, more
/// are values side by side.
struct AnimatableData {
  /// The words before both declarations: attributes and access.
  var access: String
  /// The words before the property alone.
  var isolation: String
  /// Whether the type names its animatable data already.
  var hasAlias: Bool
}

extension AnimatableData {
  /// The declarations for members, one form for every way that their conditions can turn out.
  ///
  /// - Complexity: exponential in the number of `#if` blocks that declare stored properties.
  func text(of members: [AnimatableMember]) -> String {
    text(of: members[...], before: [])
  }

  private func text(
    of members: ArraySlice<AnimatableMember>, before properties: [AnimatedProperty]
  ) -> String {
    guard let member = members.first else { return text(of: properties) }
    let rest = members.dropFirst()
    switch member {
    case .property(let property):
      return text(of: rest, before: properties + [AnimatedProperty(property)].compactMap { $0 })
    case .condition(let clauses):
      let texts = clauses.map { "\($0.line)\n\(text(of: $0.members + rest, before: properties))" }
      return (texts + ["#endif"]).joined(separator: "\n")
    }
  }

  private func text(of properties: [AnimatedProperty]) -> String {
    let alias = "\(access)typealias AnimatableData = \(type(of: properties))\n\n"
    return (hasAlias ? "" : alias) + """
      \(access)\(isolation)var animatableData: AnimatableData {
        get {
      \(getter(of: properties))
        }
        set {
      \(setter(of: properties))
        }
      }
      """
  }

  private func type(of properties: [AnimatedProperty]) -> String {
    let types = properties.map(\.type.animatableData)
    return switch types.count {
    case 0: Self.empty
    case 1: types[0]
    default: "\(Self.group(of: types.count))<\(types.joined(separator: ", "))>"
    }
  }

  private func getter(of properties: [AnimatedProperty]) -> String {
    let names = properties.map(\.name.text)
    let lines = names.map { "let \($0) = AnimationEngine.AnimatableProperty.data(of: self.\($0))" }
    let result =
      switch names.count {
      case 0: "\(Self.empty)()"
      case 1: names[0]
      default: "\(Self.group(of: names.count))(\(names.joined(separator: ", ")))"
      }
    return (lines + ["return \(result)"]).map { "    " + $0 }.joined(separator: "\n")
  }

  private func setter(of properties: [AnimatedProperty]) -> String {
    let parts = Self.parts(of: properties.count)
    return zip(properties, parts).map { property, part in
      let target = "&self.\(property.name.text)"
      return "    AnimationEngine.AnimatableProperty.show(newValue\(part), in: \(target))"
    }.joined(separator: "\n")
  }

  private static let empty = "AnimationEngine.EmptyAnimatableData"

  private static func group(of count: Int) -> String {
    count == 2 ? "AnimationEngine.AnimatablePair" : "AnimationEngine.AnimatableValues"
  }

  /// How each of so many properties is found in the whole.
  private static func parts(of count: Int) -> [String] {
    switch count {
    case ...1: [""]
    case 2: [".first", ".second"]
    default: (0..<count).map { ".value.\($0)" }
    }
  }
}

extension TypeSyntax {
  /// The type of the part that a property of this type adds.
  ///
  /// That of a list is the list of what its elements add, animatable or only vectors. It is written
  /// out, as the list itself is both on conditions, and a name has to be found before they are known.
  fileprivate var animatableData: String {
    if let array = self.as(ArrayTypeSyntax.self) { return "[\(array.element.animatableData)]" }
    if let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Array",
      case .type(let element)? = name.genericArgumentClause?.arguments.first?.argument
    {
      return "[\(element.animatableData)]"
    }
    return "\(trimmed)._AnimatableData"
  }
}

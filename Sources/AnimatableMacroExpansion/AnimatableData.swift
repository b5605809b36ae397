import SwiftSyntax

/// The source text of a type's animatable data, made from its properties.
///
/// No property makes it empty, one is used as it is, two make a pair, and more make
/// `AnimatableValues`.
struct AnimatableData {
  /// The attributes and the access level before both declarations.
  var access: String
  /// The isolation keyword before the property alone.
  var isolation: String
  /// Whether the type already declares the type alias `AnimatableData`.
  var hasAlias: Bool
  /// Returns the source line at which a property is declared; nil if unknown.
  var place: (StoredProperty) -> SourcePlace?
}

extension AnimatableData {
  /// The declarations for all members, in a variant for each outcome of their `#if` conditions.
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
      let animated = AnimatedProperty(property, at: place(property))
      return text(of: rest, before: properties + [animated].compactMap { $0 })
    case .condition(let clauses):
      let texts = clauses.map { "\($0.line)\n\(text(of: $0.members + rest, before: properties))" }
      return (texts + ["#endif"]).joined(separator: "\n")
    }
  }

  private func text(of properties: [AnimatedProperty]) -> String {
    let alias = "\(access)typealias AnimatableData = \(type(of: properties))\n\n"
    let doubtful = hasAlias ? nil : DoubtfulData(properties)
    let head = doubtful.map(\.directive).map { $0 + "\n\n" } ?? (hasAlias ? "" : alias)
    let written = doubtful.map { type(of: properties, apart: $0.gaps) } ?? "AnimatableData"
    return """
      \(head)\(access)\(isolation)var animatableData: \(written) {
        get {
      \(getter(of: properties, isDoubtful: doubtful != nil))
        }
        set {
      \(setter(of: properties))
        }
      }
      """
  }

  /// The type of the animatable data of all properties, with `gaps` of whitespace between the
  /// parts.
  private func type(of properties: [AnimatedProperty], apart gaps: [String]? = nil) -> String {
    let types = properties.map(\.type.animatableData)
    let gaps = gaps ?? [""] + types.dropFirst().map { _ in " " }
    return switch types.count {
    case 0: Self.empty
    case 1: types[0]
    default:
      Self.group(of: types.count) + "<" + zip(gaps, types).map(+).joined(separator: ",") + ">"
    }
  }

  private func getter(of properties: [AnimatedProperty], isDoubtful: Bool) -> String {
    let names = properties.map(\.name.text)
    let group = isDoubtful ? ".init" : Self.group(of: names.count)
    let result =
      switch names.count {
      case 0: "\(Self.empty)()"
      case 1: names[0]
      default: "\(group)(\(names.joined(separator: ", ")))"
      }
    let start = isDoubtful ? [SourcePlace.end] : []
    return (start + properties.flatMap(\.reading) + ["return \(result)"]).map { "    " + $0 }
      .joined(separator: "\n")
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

  /// The key paths of the parts within the whole, for a number of properties.
  private static func parts(of count: Int) -> [String] {
    switch count {
    case ...1: [""]
    case 2: [".first", ".second"]
    default: (0..<count).map { ".value.\($0)" }
    }
  }
}

/// Animatable data for properties whose types may not conform, which only the compiler can tell.
///
/// The type is written at the variable, without an alias. If a type does not conform, the
/// compiler then reports that once, at the line of the property, and reports no missing
/// conformance.
private struct DoubtfulData {
  /// The `#sourceLocation` directive for the first property.
  var directive: String
  /// The whitespace from each property to the next, so that lines correspond to the source.
  var gaps: [String]

  /// Nil if all properties are known to be vectors, or are not declared one after the other.
  init?(_ properties: [AnimatedProperty]) {
    let lines = properties.compactMap(\.place?.line)
    guard properties.contains(where: { $0.placeInDoubt != nil }), lines.count == properties.count,
      zip(lines, lines.dropFirst()).allSatisfy({ $0 <= $1 }), let first = properties.first?.place
    else { return nil }
    directive = first.lineBefore.directive
    gaps =
      [""]
      + zip(lines, lines.dropFirst()).map {
        $0 == $1 ? " " : String(repeating: "\n", count: $1 - $0)
      }
  }
}

extension AnimatedProperty {
  /// The source lines that read a property's animatable data.
  fileprivate var reading: [String] {
    let line = "let \(name.text) = AnimationEngine.AnimatableProperty.data(of: self.\(name.text))"
    guard let placeInDoubt else { return [line] }
    return [placeInDoubt.directive, line, SourcePlace.end]
  }
}

extension TypeSyntax {
  /// The type of the animatable data of a property with this type.
  ///
  /// For an array it is an array of its elements' data, whether these are animatable or only
  /// vectors. It is written out, because an array has conditional conformances, and names are
  /// looked up before these are known.
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

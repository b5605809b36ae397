import SwiftSyntax

/// A stored property, with the parts of its declaration.
struct StoredProperty {
  var name: TokenSyntax
  /// The type as written; nil when it is left to inference.
  var type: TypeSyntax?
  /// The initial value; nil without one.
  var initializer: ExprSyntax?
  /// The binding of the pattern, where a missing type would be added.
  var binding: PatternBindingSyntax
  /// The whole declaration, which may have further properties.
  var declaration: VariableDeclSyntax
}

extension StoredProperty {
  /// The properties that a declaration stores in each instance, in order.
  ///
  /// Computed, static and lazy properties are left out.
  static func all(of declaration: VariableDeclSyntax) -> [StoredProperty] {
    guard !declaration.modifiers.contains(anyOf: ["static", "class", "lazy"]) else { return [] }
    return declaration.typedBindings.filter(\.binding.isStored).flatMap { binding, type in
      parts(of: binding.pattern, type: type, initializer: binding.initializer?.value).map {
        StoredProperty(
          name: $0.name, type: $0.type, initializer: $0.initializer, binding: binding,
          declaration: declaration)
      }
    }
  }

  private typealias Part = (name: TokenSyntax, type: TypeSyntax?, initializer: ExprSyntax?)

  /// The names in a pattern; a tuple is split together with its type and its initializer.
  private static func parts(
    of pattern: PatternSyntax, type: TypeSyntax?, initializer: ExprSyntax?
  ) -> [Part] {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
      return [(name, type?.trimmed, initializer?.trimmed)]
    }
    guard let elements = pattern.as(TuplePatternSyntax.self)?.elements else { return [] }
    let types = type?.as(TupleTypeSyntax.self)?.elements.map(\.type) ?? []
    let values = initializer?.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? []
    return elements.enumerated().flatMap { index, element in
      parts(
        of: element.pattern, type: types.count == elements.count ? types[index] : nil,
        initializer: values.count == elements.count ? values[index] : nil)
    }
  }
}

extension VariableDeclSyntax {
  /// The bindings with their types: in `var x, y: Double` both have the same.
  var typedBindings: [(binding: PatternBindingSyntax, type: TypeSyntax?)] {
    var following: TypeSyntax?
    let reversed = bindings.reversed().map { binding in
      following = binding.typeAnnotation?.type ?? (binding.initializer == nil ? following : nil)
      return (binding, following)
    }
    return reversed.reversed()
  }
}

extension PatternBindingSyntax {
  /// Whether the binding stores a value: it may have observers, but no accessors.
  fileprivate var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors):
      accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether one of these words is among the modifiers.
  func contains(anyOf words: Set<String>) -> Bool {
    contains { words.contains($0.name.text) }
  }
}

extension AttributeListSyntax {
  /// The attributes with this name, qualified or not, including those within `#if`.
  func named(_ name: String) -> [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): attribute.isNamed(name) ? [attribute] : []
      case .ifConfigDecl(let condition):
        condition.clauses.flatMap { clause in
          clause.elements?.as(AttributeListSyntax.self)?.named(name) ?? []
        }
      }
    }
  }
}

extension AttributeSyntax {
  fileprivate func isNamed(_ name: String) -> Bool {
    let words = attributeName.trimmedDescription.split(separator: ".")
    return words.last.map(String.init) == name
  }
}

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension FixIt {
  /// Leaves a property out: its declaration gets the attribute, or, where it declares several,
  /// is taken apart first.
  static func ignoring(_ property: StoredProperty) -> FixIt {
    let declaration = property.declaration
    if declaration.bindings.count == 1 {
      return FixIt(
        message: AnimatableFixIt.ignore,
        changes: [.replace(oldNode: Syntax(declaration), newNode: Syntax(declaration.ignored))])
    }
    return FixIt(
      message: AnimatableFixIt.ignoreApart(property.name.text),
      changes: [
        .replace(oldNode: Syntax(declaration), newNode: Syntax(declaration.apart(from: property)))
      ])
  }

  /// Makes a constant a variable.
  static func makingVariable(_ property: StoredProperty) -> FixIt {
    let keyword = property.declaration.bindingSpecifier
    return FixIt(
      message: AnimatableFixIt.makeVariable,
      changes: [
        .replace(
          oldNode: Syntax(keyword), newNode: Syntax(keyword.with(\.tokenKind, .keyword(.var))))
      ])
  }

  /// Makes a whole number a `Double`. Nil where the property shares the type of another.
  static func makingDouble(_ property: StoredProperty) -> FixIt? {
    guard property.binding.pattern.is(IdentifierPatternSyntax.self) else { return nil }
    if let type = property.binding.typeAnnotation?.type {
      return FixIt(
        message: AnimatableFixIt.makeDouble,
        changes: [.replace(oldNode: Syntax(type), newNode: Syntax(type.renamed("Double")))])
    }
    return property.initializer.flatMap { _ in
      annotating(property, with: "Double", message: .makeDouble)
    }
  }

  /// A fix-it that writes a placeholder for the type; nil for a property that is part of a tuple
  /// pattern.
  static func writingType(_ property: StoredProperty) -> FixIt? {
    annotating(property, with: "<#Type#>", message: .writeType)
  }

  private static func annotating(
    _ property: StoredProperty, with type: String, message: AnimatableFixIt
  ) -> FixIt? {
    guard let pattern = property.binding.pattern.as(IdentifierPatternSyntax.self) else {
      return nil
    }
    let annotated = property.binding
      .with(\.pattern, PatternSyntax(pattern.with(\.trailingTrivia, [])))
      .with(
        \.typeAnnotation,
        TypeAnnotationSyntax(
          colon: .colonToken(trailingTrivia: .space),
          type: IdentifierTypeSyntax(
            name: .identifier(type), trailingTrivia: pattern.trailingTrivia)))
    return FixIt(
      message: message,
      changes: [.replace(oldNode: Syntax(property.binding), newNode: Syntax(annotated))])
  }

  /// Widens the access of a type from its surroundings to its file.
  static func makingFilePrivate(_ modifier: DeclModifierSyntax) -> FixIt {
    let wider = modifier.with(\.name, modifier.name.with(\.tokenKind, .keyword(.fileprivate)))
    return FixIt(
      message: AnimatableFixIt.makeFilePrivate,
      changes: [.replace(oldNode: Syntax(modifier), newNode: Syntax(wider))])
  }

  /// Removes an attribute.
  static func removing(_ attribute: AttributeSyntax, message: AnimatableFixIt) -> FixIt {
    FixIt(
      message: message,
      changes: [
        .replace(
          oldNode: Syntax(attribute),
          newNode: Syntax(TokenSyntax.identifier("", leadingTrivia: attribute.leadingTrivia)))
      ])
  }
}

extension TypeSyntax {
  fileprivate func renamed(_ name: String) -> TypeSyntax {
    TypeSyntax(
      IdentifierTypeSyntax(
        leadingTrivia: leadingTrivia, name: .identifier(name), trailingTrivia: trailingTrivia))
  }
}

extension VariableDeclSyntax {
  /// The declaration with the attribute that leaves it out.
  fileprivate var ignored: VariableDeclSyntax {
    let attribute = AttributeSyntax(
      leadingTrivia: leadingTrivia,
      attributeName: IdentifierTypeSyntax(name: .identifier("AnimatableIgnored")),
      trailingTrivia: .space)
    let bare = with(\.leadingTrivia, [])
    return bare.with(\.attributes, [.attribute(attribute)] + bare.attributes)
  }

  /// The same properties, each in a declaration of its own, one of them ignored.
  fileprivate func apart(from property: StoredProperty) -> MemberBlockItemListSyntax {
    let indentation = Trivia(pieces: leadingTrivia.reversed().prefix { !$0.isNewline }.reversed())
    let items = typedBindings.enumerated().map { index, typed in
      let declaration = declaring(typed.binding, as: typed.type)
        .with(\.leadingTrivia, index == 0 ? leadingTrivia : .newline + indentation)
      let isIgnored = typed.binding.id == property.binding.id
      return MemberBlockItemSyntax(decl: isIgnored ? declaration.ignored : declaration)
    }
    return MemberBlockItemListSyntax(items)
  }

  /// One binding of the declaration by itself, with the type that it may share with others.
  private func declaring(
    _ binding: PatternBindingSyntax, as type: TypeSyntax?
  ) -> VariableDeclSyntax {
    var binding = binding.with(\.trailingComma, nil).trimmed
    if binding.typeAnnotation == nil, binding.initializer == nil, let type {
      binding.typeAnnotation = TypeAnnotationSyntax(
        colon: .colonToken(trailingTrivia: .space), type: type.trimmed)
    }
    return with(\.bindings, [binding]).with(\.trailingTrivia, [])
  }
}

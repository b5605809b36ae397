import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension FixIt {
  /// A fix-it that adds `@AnimatableIgnored`; a declaration of several properties is split first.
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

  /// A fix-it that turns a constant into a variable.
  static func makingVariable(_ property: StoredProperty) -> FixIt {
    let keyword = property.declaration.bindingSpecifier
    return FixIt(
      message: AnimatableFixIt.makeVariable,
      changes: [
        .replace(
          oldNode: Syntax(keyword), newNode: Syntax(keyword.with(\.tokenKind, .keyword(.var))))
      ])
  }

  /// A fix-it that turns a whole number into a `Double`; nil for a property that shares its type
  /// with others.
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

  /// A fix-it that inserts a placeholder for the type; nil for a property in a tuple pattern.
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

  /// A fix-it that changes a type's access from `private` to `fileprivate`.
  static func makingFilePrivate(_ modifier: DeclModifierSyntax) -> FixIt {
    let wider = modifier.with(\.name, modifier.name.with(\.tokenKind, .keyword(.fileprivate)))
    return FixIt(
      message: AnimatableFixIt.makeFilePrivate,
      changes: [.replace(oldNode: Syntax(modifier), newNode: Syntax(wider))])
  }

  /// A fix-it that removes an attribute.
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
  /// The declaration with `@AnimatableIgnored` added.
  fileprivate var ignored: VariableDeclSyntax {
    let attribute = AttributeSyntax(
      leadingTrivia: leadingTrivia,
      attributeName: IdentifierTypeSyntax(name: .identifier("AnimatableIgnored")),
      trailingTrivia: .space)
    let bare = with(\.leadingTrivia, [])
    return bare.with(\.attributes, [.attribute(attribute)] + bare.attributes)
  }

  /// The declaration split into one for each property, one of which is ignored.
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

  /// A declaration of a single binding, with the type that it may share with others.
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

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The struct or class to which `@Animatable` is attached.
struct AnimatableTarget {
  private let declaration: any DeclGroupSyntax & NamedDeclSyntax
  /// The enclosing declarations, the innermost first.
  private let surroundings: [Syntax]
  /// Returns the source line at which a property is declared; nil if unknown.
  private let place: (StoredProperty) -> SourcePlace?

  /// The stored properties that are not ignored.
  let members: [AnimatableMember]

  /// The target of the macro; nil if the declaration is no struct or class.
  init?(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    if let structure = declaration.as(StructDeclSyntax.self) {
      self.declaration = structure
    } else if let reference = declaration.as(ClassDeclSyntax.self) {
      self.declaration = reference
    } else {
      return nil
    }
    surroundings = context.lexicalContext
    place = { SourcePlace(of: $0.name, in: context) }
    members = AnimatableMember.all(of: declaration.memberBlock.members)
  }
}

extension AnimatableTarget {
  /// Whether the type declares `animatableData` itself, in which case that is kept.
  var isWrittenByHand: Bool {
    declaration.memberBlock.members.declaresVariable("animatableData")
  }

  /// The declarations of the animatable data, where the type conforms already if `conforms`.
  ///
  /// A class that does so may be the subclass of an animatable one, or owe it to a protocol; a macro
  /// cannot tell. So a comment stands where the compiler misses the word `override`.
  func declarations(conforms: Bool) -> [DeclSyntax] {
    guard conforms, declaration.is(ClassDeclSyntax.self), var last = declarations.last else {
      return declarations
    }
    let advice = "// The subclass of an animatable class overrides 'animatableData' by hand."
    last.leadingTrivia = [.lineComment(advice), .newlines(1)]
    return declarations.dropLast() + [last]
  }

  /// The declarations of the animatable data.
  private var declarations: [DeclSyntax] {
    let data = AnimatableData(
      access: access, isolation: isNonisolated ? "nonisolated " : "",
      hasAlias: declaration.memberBlock.members.declaresAlias("AnimatableData"), place: place)
    let source: DeclSyntax = "struct Source {\n\(raw: data.text(of: members))\n}"
    return source.as(StructDeclSyntax.self)?.memberBlock.members.map(\.decl.trimmed) ?? []
  }

  /// The extension that adds the conformance.
  ///
  /// It has the type's availability attributes. The conformance of a type on the main actor is
  /// isolated to that actor, unless the data can be used anywhere. That of a type that is declared
  /// `nonisolated` says so too: an extension would belong to the default actor of its module.
  func conformance(of type: some TypeSyntaxProtocol) throws -> ExtensionDeclSyntax {
    let available = declaration.attributes.named("available").map { "\($0.trimmed)\n" }.joined()
    let name = "\(conformanceIsolation)AnimationEngine.Animatable"
    return try ExtensionDeclSyntax(
      "\(raw: available)extension \(type.trimmed): \(raw: name) {}")
  }

  /// The words before the name of the protocol, with a blank behind them; empty for none.
  private var conformanceIsolation: String {
    if isOnMainActor { return isWrittenByHand || !isNonisolated ? "@MainActor " : "" }
    return isDeclaredNonisolated ? "nonisolated " : ""
  }
}

extension AnimatableTarget {
  /// The access level of the members, so that everyone who sees the type sees its conformance.
  private var access: String {
    let visibility = visibility.map { $0 + " " } ?? ""
    let isInlinable = !declaration.attributes.named("usableFromInline").isEmpty
    return isInlinable ? "@usableFromInline \(visibility)" : visibility
  }

  private var visibility: String? {
    let words: Set = ["public", "open", "package", "internal", "fileprivate", "private"]
    let own = declaration.modifiers.first { words.contains($0.name.text) }?.name.text
    let outer = surroundings.first?.as(ExtensionDeclSyntax.self)?.modifiers
      .first { words.contains($0.name.text) }?.name.text
    return switch own ?? outer {
    case "public", "open": "public"
    case "package": "package"
    default: nil
    }
  }

  private var isOnMainActor: Bool { !declaration.attributes.named("MainActor").isEmpty }

  /// Whether the type, or one that it is declared in, is `nonisolated`.
  private var isDeclaredNonisolated: Bool {
    let types = [Syntax(declaration)] + surroundings.filter { !$0.is(ExtensionDeclSyntax.self) }
    return types.contains { type in
      let modifiers = type.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return modifiers?.contains(anyOf: ["nonisolated"]) == true
    }
  }

  /// Whether the animatable data of a type on the main actor can be used from anywhere: for a
  /// struct whose properties are all known to be `Sendable`.
  private var isNonisolated: Bool {
    guard isOnMainActor, let structure = declaration.as(StructDeclSyntax.self) else { return false }
    return structure.genericParameterClause == nil
      && members.flatMap(\.properties).allSatisfy(\.declaration.attributes.isEmpty)
  }
}

extension AnimatableTarget {
  /// The diagnostic about the type itself; nil when the macro can be applied.
  ///
  /// The extension is at the top level of the file, where a `private` type within another cannot
  /// be named.
  var diagnosis: Diagnostic? {
    let outer = surroundings.compactMap { $0.asProtocol((any NamedDeclSyntax).self) }
    guard !surroundings.isEmpty else { return nil }
    if let own = Self.privacy(of: declaration) {
      return Self.inaccessible(declaration, fixIts: [.makingFilePrivate(own)], at: own)
    }
    guard let hidden = outer.dropLast().first(where: { Self.privacy(of: $0) != nil }) else {
      return nil
    }
    return Self.inaccessible(hidden, fixIts: [], at: declaration.name)
  }

  private static func privacy(of declaration: some SyntaxProtocol) -> DeclModifierSyntax? {
    declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.first {
      $0.name.tokenKind == .keyword(.private)
    }
  }

  private static func inaccessible(
    _ declaration: any NamedDeclSyntax, fixIts: [FixIt], at place: some SyntaxProtocol
  ) -> Diagnostic {
    Diagnostic(
      node: Syntax(place),
      message: AnimatableDiagnostic.privateNestedType(declaration.name.text), fixIts: fixIts)
  }

  /// The diagnostic about a declaration that is no struct or class.
  static func refusal(of declaration: some DeclGroupSyntax, attribute: AttributeSyntax)
    -> Diagnostic
  {
    Diagnostic(
      node: attribute, message: AnimatableDiagnostic.notAStructOrClass(kind(of: declaration)),
      fixIts: [.removing(attribute, message: .removeAnimatable)])
  }

  private static func kind(of declaration: some DeclGroupSyntax) -> String {
    switch declaration.kind {
    case .enumDecl: "an enum"
    case .actorDecl: "an actor"
    case .protocolDecl: "a protocol"
    default: "an extension"
    }
  }
}

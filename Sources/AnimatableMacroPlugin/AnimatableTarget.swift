import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The struct or class that `@Animatable` stands before.
struct AnimatableTarget {
  private let declaration: any DeclGroupSyntax & NamedDeclSyntax
  /// The declarations around the type, the innermost first.
  private let surroundings: [Syntax]
  /// Where a property is declared.
  private let place: (StoredProperty) -> SourcePlace?

  /// The stored properties that are not ignored.
  let members: [AnimatableMember]

  /// The type; nil when it is neither struct nor class.
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
  /// Whether the type declares `animatableData` in its own braces: what is written by hand stays.
  var isWrittenByHand: Bool {
    declaration.memberBlock.members.declaresVariable("animatableData")
  }

  /// The animatable data of the type.
  var declarations: [DeclSyntax] {
    let data = AnimatableData(
      access: access, isolation: isNonisolated ? "nonisolated " : "",
      hasAlias: declaration.memberBlock.members.declaresAlias("AnimatableData"), place: place)
    let source: DeclSyntax = "struct Source {\n\(raw: data.text(of: members))\n}"
    return source.as(StructDeclSyntax.self)?.memberBlock.members.map(\.decl.trimmed) ?? []
  }

  /// The extension that conforms the type.
  ///
  /// What holds for the type's availability holds for it. The conformance of a type of the main
  /// actor belongs to that actor, unless the data can be read anywhere.
  func conformance(of type: some TypeSyntaxProtocol) throws -> ExtensionDeclSyntax {
    let available = declaration.attributes.named("available").map { "\($0.trimmed)\n" }.joined()
    let isIsolated = isOnMainActor && (isWrittenByHand || !isNonisolated)
    let isolation = isIsolated ? "@MainActor " : ""
    return try ExtensionDeclSyntax(
      "\(raw: available)extension \(type.trimmed): \(raw: isolation)AnimationEngine.Animatable {}")
  }
}

extension AnimatableTarget {
  /// The access that the members need, so that everyone who sees the type sees its conformance.
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

  /// Whether the data of a type of the main actor can be read and written from anywhere: that of
  /// a struct can, where the compiler knows that each property is `Sendable`.
  private var isNonisolated: Bool {
    guard isOnMainActor, let structure = declaration.as(StructDeclSyntax.self) else { return false }
    return structure.genericParameterClause == nil
      && members.flatMap(\.properties).allSatisfy(\.declaration.attributes.isEmpty)
  }
}

extension AnimatableTarget {
  /// What is wrong with the type itself; nil when the macro can serve it.
  ///
  /// The extension stands at the top of the file, where no type can be named that is `private`
  /// within another.
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

  /// What is said of a declaration that is neither struct nor class.
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

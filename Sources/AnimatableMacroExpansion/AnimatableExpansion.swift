import SwiftDiagnostics
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The expansion of `@Animatable`: members for the animatable data, and an extension with the
/// conformance.
public protocol AnimatableExpansion: MemberMacro, ExtensionMacro {}

extension AnimatableExpansion {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let target = AnimatableTarget(declaration, in: context), !target.isWrittenByHand else {
      return []
    }
    for property in target.members.flatMap(\.properties) {
      if let diagnosis = property.diagnosis { context.diagnose(diagnosis) }
    }
    return target.declarations(conforms: protocols.isEmpty)
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let target = AnimatableTarget(declaration, in: context) else {
      context.diagnose(AnimatableTarget.refusal(of: declaration, attribute: node))
      return []
    }
    if let diagnosis = target.diagnosis { context.diagnose(diagnosis) }
    return target.diagnosis != nil || protocols.isEmpty ? [] : [try target.conformance(of: type)]
  }
}

import SwiftDiagnostics
public import SwiftSyntax
public import SwiftSyntaxMacros

/// The expansion of `@AnimatableIgnored`, which is empty: it only marks a property for
/// `@Animatable`.
public protocol AnimatableIgnoredExpansion: PeerMacro {}

extension AnimatableIgnoredExpansion {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let diagnostic = diagnosis(of: declaration) {
      context.diagnose(
        Diagnostic(
          node: node, message: diagnostic, fixIts: [.removing(node, message: .removeIgnored)]))
    }
    return []
  }

  private static func diagnosis(of declaration: some DeclSyntaxProtocol) -> AnimatableDiagnostic? {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      return .ignoredIsNoProperty()
    }
    guard StoredProperty.all(of: variable).isEmpty else { return nil }
    let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
    return .nothingToIgnore(name, reason: reason(variable))
  }

  private static func reason(_ variable: VariableDeclSyntax) -> String {
    if variable.modifiers.contains(anyOf: ["static", "class"]) { return "a static" }
    return variable.modifiers.contains(anyOf: ["lazy"]) ? "a lazy" : "a computed"
  }
}

import SwiftDiagnostics
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The expansion of `@Entry`: accessors that use a key, and the key beside the variable.
///
/// An unsupported declaration still gets a getter, so that the compiler does not report a missing
/// one too.
public protocol EntryExpansion: AccessorMacro, PeerMacro {}

extension EntryExpansion {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let key = Entry(declaration, in: context)?.key else {
      return ["get { preconditionFailure() }"]
    }
    return ["get { self[\(raw: key).self] }", "set { self[\(raw: key).self] = newValue }"]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = Entry(declaration, in: context) else {
      let message = EntryDiagnostic(declaration, in: context)
      context.diagnose(Diagnostic(node: node, message: message))
      return []
    }
    return [entry.keyDeclaration]
  }
}

/// A variable for which a key is made.
private struct Entry {
  /// The name of the variable without backticks, which a key's name has no room for.
  private let name: String
  /// The name of the protocol that the key conforms to.
  private let keyProtocol: String
  private let type: TypeSyntax?
  private let value: ExprSyntax
  /// Whether the variable is `nonisolated`, so that its key has to be it too.
  private let isNonisolated: Bool

  /// The entry for a variable; nil if the macro does not support it.
  init?(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let keyProtocol = Self.keyProtocol(in: context), variable.isEntry,
      let property = StoredProperty.all(of: variable).first,
      let value = property.initializer ?? property.type?.absence
    else { return nil }
    name = property.name.identifier?.name ?? property.name.text
    self.keyProtocol = keyProtocol
    (type, self.value) = (property.type ?? property.initializer?.inferredType, value)
    isNonisolated = variable.modifiers.contains(anyOf: ["nonisolated"])
  }

  /// The protocol of keys for the type that is extended; nil in other contexts.
  static func keyProtocol(in context: some MacroExpansionContext) -> String? {
    let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    return switch extended?.trimmedDescription.split(separator: ".").last {
    case "Transaction": "TransactionKey"
    case "EnvironmentValues": "EnvironmentKey"
    default: nil
    }
  }

  var key: String { "__Key_\(name)" }

  /// The declaration of the key. If the type is known the default is computed each time, since a
  /// stored one has to be `Sendable`.
  var keyDeclaration: DeclSyntax {
    let isolation = isNonisolated ? "nonisolated " : ""
    let start = "\(isolation)private enum \(key): AnimationEngine.\(keyProtocol)"
    guard let type else { return "\(raw: start) { static let defaultValue = \(value) }" }
    return "\(raw: start) { static var defaultValue: \(type) { \(value) } }"
  }
}

extension VariableDeclSyntax {
  /// Whether the declaration is a single instance variable.
  fileprivate var isEntry: Bool {
    bindingSpecifier.tokenKind == .keyword(.var) && bindings.count == 1
      && bindings.allSatisfy { $0.pattern.is(IdentifierPatternSyntax.self) }
  }
}

extension TypeSyntax {
  /// The default value of an optional type; nil for other types.
  fileprivate var absence: ExprSyntax? { self.is(OptionalTypeSyntax.self) ? "nil" : nil }
}

/// A diagnostic of `@Entry` about an unsupported declaration.
private struct EntryDiagnostic: DiagnosticMessage {
  var message: String
  var diagnosticID: MessageID
  let severity = DiagnosticSeverity.error

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) {
    let variable = declaration.as(VariableDeclSyntax.self)
    let property = variable.flatMap { StoredProperty.all(of: $0).first }
    if let property, variable?.isEntry == true, Entry.keyProtocol(in: context) != nil {
      self.init("entry-without-default", Self.missing(property.name.text))
    } else {
      self.init("entry-out-of-place", Self.outOfPlace)
    }
  }

  private init(_ id: String, _ message: String) {
    self.message = message
    diagnosticID = MessageID(domain: "AnimatableMacro", id: id)
  }

  private static let outOfPlace =
    "'@Entry' applies to a stored 'var' in an extension of 'Transaction' or 'EnvironmentValues'"

  private static func missing(_ name: String) -> String {
    "'@Entry' needs the value that '\(name)' has until it is set: write 'var \(name) = …'"
  }
}

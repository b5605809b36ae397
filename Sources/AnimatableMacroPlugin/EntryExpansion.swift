import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The expansion of `@Entry`: accessors that ask for the value of a key, and beside them the key.
///
/// What it cannot serve gets a getter all the same, so that the compiler does not miss one as well.
struct EntryExpansion: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let key = Entry(declaration, in: context)?.key else {
      return ["get { preconditionFailure() }"]
    }
    return ["get { self[\(raw: key).self] }", "set { self[\(raw: key).self] = newValue }"]
  }

  static func expansion(
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

/// A variable with a key of its own.
private struct Entry {
  private let name: String
  /// The protocol that the key conforms to.
  private let keyProtocol: String
  private let type: TypeSyntax?
  private let value: ExprSyntax

  /// The variable; nil where the macro cannot serve it.
  init?(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let keyProtocol = Self.keyProtocol(in: context), variable.isEntry,
      let property = StoredProperty.all(of: variable).first,
      let value = property.initializer ?? property.type?.absence
    else { return nil }
    (name, self.keyProtocol) = (property.name.text, keyProtocol)
    (type, self.value) = (property.type ?? property.initializer?.inferredType, value)
  }

  /// The protocol for keys of what is extended; nil elsewhere.
  static func keyProtocol(in context: some MacroExpansionContext) -> String? {
    let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    return switch extended?.trimmedDescription.split(separator: ".").last {
    case "Transaction": "TransactionKey"
    case "EnvironmentValues": "EnvironmentKey"
    default: nil
    }
  }

  var key: String { "__Key_\(name)" }

  /// The default is computed anew each time where its type is known: a stored one would have to be
  /// `Sendable`.
  var keyDeclaration: DeclSyntax {
    let start = "private enum \(key): AnimationEngine.\(keyProtocol)"
    guard let type else { return "\(raw: start) { static let defaultValue = \(value) }" }
    return "\(raw: start) { static var defaultValue: \(type) { \(value) } }"
  }
}

extension VariableDeclSyntax {
  /// Whether it is one variable of each instance.
  fileprivate var isEntry: Bool {
    bindingSpecifier.tokenKind == .keyword(.var) && bindings.count == 1
      && bindings.allSatisfy { $0.pattern.is(IdentifierPatternSyntax.self) }
  }
}

extension TypeSyntax {
  /// What an optional is without a value of its own.
  fileprivate var absence: ExprSyntax? { self.is(OptionalTypeSyntax.self) ? "nil" : nil }
}

/// What `@Entry` says about a declaration that it cannot serve.
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

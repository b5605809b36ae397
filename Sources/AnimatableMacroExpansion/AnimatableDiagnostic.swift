import SwiftDiagnostics

/// A diagnostic of the macros about a declaration.
struct AnimatableDiagnostic: DiagnosticMessage {
  var message: String
  var diagnosticID: MessageID
  var severity: DiagnosticSeverity

  private init(_ id: String, _ message: String, severity: DiagnosticSeverity = .error) {
    self.message = message
    self.diagnosticID = MessageID(domain: "AnimatableMacro", id: id)
    self.severity = severity
  }
}

extension AnimatableDiagnostic {
  /// `@Animatable` is attached to something other than a struct or class.
  static func notAStructOrClass(_ kind: String) -> Self {
    Self("not-a-struct-or-class", "'@Animatable' applies to a struct or a class, not to \(kind)")
  }

  /// The type is `private` within another type, so that no extension can name it.
  static func privateNestedType(_ name: String) -> Self {
    Self(
      "private-nested-type",
      "'@Animatable' writes an extension, which cannot see '\(name)': make it 'fileprivate' instead "
        + "of 'private'")
  }

  /// The property is a constant without a value, set by each initializer.
  static func constant(_ name: String) -> Self {
    Self("constant", "'\(name)' cannot be animated: it is a 'let'")
  }

  /// The property's type cannot be a vector.
  static func notAnimatable(_ name: String, type: String) -> Self {
    Self(
      "not-animatable",
      "'\(name)' cannot be animated: '\(type)' conforms neither to 'Animatable' nor to "
        + "'VectorArithmetic'")
  }

  /// The property's type has to be inferred, which a macro cannot do.
  static func typeNotWritten(_ name: String) -> Self {
    Self("type-not-written", "'@Animatable' needs the type of '\(name)': write it out")
  }

  /// `@AnimatableIgnored` is attached to something other than a variable.
  static func ignoredIsNoProperty() -> Self {
    Self("ignored-is-no-property", "'@AnimatableIgnored' applies to a stored property")
  }

  /// `@AnimatableIgnored` is attached to a property that is never animated anyway.
  static func nothingToIgnore(_ name: String, reason: String) -> Self {
    Self(
      "nothing-to-ignore",
      "'@AnimatableIgnored' has no effect on '\(name)': \(reason) property is never animated",
      severity: .warning)
  }
}

/// The description of a fix-it.
struct AnimatableFixIt: FixItMessage {
  var message: String
  var fixItID: MessageID

  private init(_ id: String, _ message: String) {
    self.message = message
    self.fixItID = MessageID(domain: "AnimatableMacro", id: id)
  }

  static let ignore = Self("ignore", "Add '@AnimatableIgnored'")
  static let makeVariable = Self("make-variable", "Change 'let' to 'var'")
  static let makeDouble = Self("make-double", "Make it a 'Double'")
  static let writeType = Self("write-type", "Add a type annotation")
  static let makeFilePrivate = Self("make-fileprivate", "Change 'private' to 'fileprivate'")
  static let removeIgnored = Self("remove-ignored", "Remove '@AnimatableIgnored'")
  static let removeAnimatable = Self("remove-animatable", "Remove '@Animatable'")

  /// The fix-it for one of several properties in a declaration: to declare it separately and
  /// ignore it.
  static func ignoreApart(_ name: String) -> Self {
    Self("ignore-apart", "Declare '\(name)' by itself, with '@AnimatableIgnored'")
  }
}

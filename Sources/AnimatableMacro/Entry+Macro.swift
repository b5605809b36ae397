import AnimationEngine

/// Gives a transaction or an environment a value of one's own.
///
///     extension Transaction {
///       @Entry var isTap = false
///     }
///
///     runtime.withTransaction(\.isTap, true) { $0.scale = 1.5 }
///
/// The macro writes the ``AnimationEngine/TransactionKey``, or in an extension of `EnvironmentValues`
/// the ``AnimationEngine/EnvironmentKey``, and the accessors. The variable has the value that it is
/// declared with until it is set; an optional without one is nil.
///
/// - Note: Where neither an annotation nor a literal tells the type, the default is stored and so has to
///   be `Sendable`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AnimatableMacroPlugin", type: "Entry")

/// The key of a custom value in a ``Transaction``, such as how a change came about.
///
///     enum IsTapKey: TransactionKey { static let defaultValue = false }
///
///     extension Transaction {
///       var isTap: Bool {
///         get { self[IsTapKey.self] }
///         set { self[IsTapKey.self] = newValue }
///       }
///     }
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value in a transaction in which none was set.
  static var defaultValue: Value { get }
}

/// The key of a value of one's own that a ``Transaction`` carries, such as how a change came about.
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
  /// What the key stands for.
  associatedtype Value

  /// The value of a transaction for which none was set.
  static var defaultValue: Value { get }
}

/// Facts about the product that both programs report.
public enum Product {
  /// The version of the product, as in the change log.
  public static let version = "0.1.0"
}

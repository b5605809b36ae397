/// What both programs say of themselves.
public enum Product {
  /// The version of the product; the change log says what came with it.
  public static let version = "0.1.0"
}

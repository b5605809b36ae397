import AnimationRoutes
import MicroHTTP

/// Which version this is, and of what it is built.
enum Version {
  /// The version of the product.
  static let product = Product.version

  /// What the product is built on, as it runs now.
  static var components: [(name: String, version: String)] {
    [(name: "libmicrohttpd", version: libraryVersion), (name: "swift", version: swift)]
  }

  private static var swift: String {
    #if swift(>=6.4)
      "6.4 or newer"
    #elseif swift(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}

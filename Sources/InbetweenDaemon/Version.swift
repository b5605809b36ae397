import AnimationRoutes
import MicroHTTP

/// The versions of the daemon and of the libraries it uses.
enum Version {
  /// The version of the product.
  static let product = Product.version

  /// The libraries that the daemon uses, with the versions that are running.
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

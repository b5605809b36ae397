import AnimationLibrary

/// The reason why a command on a library failed.
struct LibraryFailure: Error, CustomStringConvertible {
  var description: String

  init(text: String) { description = text }

  init(_ error: StoreError) {
    description =
      switch error {
      case .full: "There is no room left on the disk."
      case .unavailable(let text), .damaged(let text): text
      case .conditionFailed, .unknownChange: "The library has changed meanwhile. Try again."
      }
  }

  /// Runs `body` and turns an error of the store into a failure with a message.
  static func naming<Value>(_ body: () throws(StoreError) -> Value) throws(Self) -> Value {
    do { return try body() } catch { throw LibraryFailure(error) }
  }
}

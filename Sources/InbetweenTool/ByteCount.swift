import AnimationDocuments
import ArgumentParser

/// A number of bytes as the daemon's settings are written, such as `64MiB`.
struct ByteCount: ExpressibleByArgument {
  let bytes: Int
  /// The number as it was written, for the help.
  let defaultValueDescription: String

  init?(argument: String) {
    guard let bytes = Units.bytes(argument) else { return nil }
    (self.bytes, defaultValueDescription) = (bytes, argument)
  }

  private init(mebibytes: Int) {
    (bytes, defaultValueDescription) = (mebibytes << 20, "\(mebibytes)MiB")
  }

  /// The largest document that is read where nothing else is said.
  static let largestInput = ByteCount(mebibytes: 64)
}

import Foundation

/// What tells a file from any other: one that takes its place under the same path has another
/// identity.
struct FileIdentity: Hashable, Sendable {
  private let device: Int
  private let number: Int

  /// The identity of the file at a path; nil if there is none.
  init?(of path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let device = attributes[.systemNumber] as? NSNumber,
      let number = attributes[.systemFileNumber] as? NSNumber
    else { return nil }
    (self.device, self.number) = (device.intValue, number.intValue)
  }
}

import AnimationLibrary

/// The contents of a library in numbers, and its faults.
public struct LibraryReport: Hashable, Sendable {
  /// The number of names, without deleted animations.
  public var animationCount = 0
  /// The number of readable revisions.
  public var revisionCount = 0
  /// The number of changes in the log.
  public var changeCount = 0
  /// The faults of the library, a sentence each; empty if there are none.
  public var faults: [String] = []

  /// Throws if there are faults.
  func refuseFaults(of path: String) throws(StoreError) {
    if let first = faults.first {
      throw .damaged("\(path): \(first) \"inbetweend library check\" names all faults.")
    }
  }
}

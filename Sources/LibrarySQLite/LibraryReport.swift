import AnimationLibrary

/// What a library holds, and what is wrong with it.
public struct LibraryReport: Hashable, Sendable {
  /// How many names there are; those of deleted animations do not count.
  public var animationCount = 0
  /// How many revisions can be read.
  public var revisionCount = 0
  /// How many changes the log has.
  public var changeCount = 0
  /// What is wrong, a sentence each; empty in a sound library.
  public var faults: [String] = []

  /// Refuses a library with faults.
  func refuseFaults(of path: String) throws(StoreError) {
    if let first = faults.first {
      throw .damaged("\(path): \(first) \"inbetweend library check\" names all faults.")
    }
  }
}

public import AnimationDocuments
public import Foundation

extension ProblemDocument: LocalizedError {
  /// The status with what is wrong, and each problem in a line.
  public var errorDescription: String? { description }
}

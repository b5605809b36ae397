public import Foundation
import HTTPTypes

/// A failure of a call other than a refusal by the service.
public enum ClientError: Error, Hashable, Sendable {
  /// No answer was received; the text says why.
  case unreachable(String)
  /// The answer is neither the expected one nor a problem document.
  case unexpected(status: Int, contentType: String?)
}

extension ClientError {
  /// The error for an answer that cannot be read.
  init(unexpected head: HTTPResponse) {
    self = .unexpected(status: head.status.code, contentType: head.headerFields[.contentType])
  }
}

extension ClientError: LocalizedError, CustomStringConvertible {
  /// What went wrong, in one sentence.
  public var description: String {
    switch self {
    case .unreachable(let reason): "The service does not answer: \(reason)"
    case .unexpected(let status, let contentType):
      "The answer is \(status) with \(contentType ?? "no content type"), which is neither what was asked "
        + "for nor a problem document."
    }
  }

  public var errorDescription: String? { description }
}

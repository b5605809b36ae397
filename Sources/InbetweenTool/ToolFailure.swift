import AnimationClient

/// An error that ends the program, with its message and exit code.
struct ToolFailure: Error {
  enum Code: Int32 {
    case document = 1
    case usage = 2
    case unreachable = 3
    case difference = 4
  }

  let code: Code
  let message: String

  init(code: Code, message: String) { (self.code, self.message) = (code, message) }

  /// The failure of a request to a server.
  init(_ error: ClientError, from server: String) {
    code = .unreachable
    switch error {
    case .unreachable(let reason): message = "\(server) does not answer: \(reason)."
    case .unexpected(let status, let contentType):
      message =
        "\(server) answers, but is no inbetweend: its answer is \(status)"
        + (contentType.map { " with \($0)." } ?? ".")
    }
  }
}

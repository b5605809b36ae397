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

  /// The failure of a request to a server about a document.
  init(_ error: ClientError, from server: String, about document: Input) {
    let obstacle =
      switch error {
      case .unreachable(let reason):
        "\(server) does not answer: \(reason)." + Self.advice(about: reason)
      case .unexpected(let status, let contentType):
        "\(server) answers, but is no inbetweend: its answer is \(status)"
          + (contentType.map { " with \($0)." } ?? ".")
      }
    code = .unreachable
    let taken = "\nThere is no file \(document.name): it was taken for a name of the library."
    message = obstacle + (document.isStored ? taken : "")
  }

  /// What to do about a server that cannot be reached; empty where the reason says it.
  private static func advice(about reason: String) -> String {
    guard reason.contains("certificate") else { return "" }
    return " Where you trust it, add who signed its certificate to those of this machine, in"
      + " Debian by update-ca-certificates."
  }
}

import AnimationClient
import AnimationDocuments
import Foundation

extension ServiceOptions {
  /// What the library of the server answers.
  ///
  /// - Parameter document: What problems are about.
  /// - Throws: ``ToolFailure`` with the problems where there are some.
  func library<Answer>(
    about document: Input, _ ask: (AnimationsClient) async throws -> Answer
  ) async throws -> Answer {
    guard let server else {
      throw ToolFailure(
        code: .usage, message: "--server is missing: the URL of the daemon that has the library.")
    }
    let (scheme, authority) = try Self.parts(of: server)
    do {
      return try await ask(Client(scheme: scheme, authority: authority).animations)
    } catch let problem as ProblemDocument {
      throw ProblemReport(problem.encoded(), document).failure
    } catch let error as ClientError {
      throw ToolFailure(error, from: server)
    }
  }

  /// The scheme, and the host with its port, of a server's URL.
  static func parts(of server: String) throws -> (scheme: String, authority: String) {
    guard let url = URL(string: server), let scheme = url.scheme, let host = url.host else {
      throw ToolFailure(code: .usage, message: "--server is a URL such as http://127.0.0.1:8080.")
    }
    return (scheme, host + (url.port.map { ":\($0)" } ?? ""))
  }
}

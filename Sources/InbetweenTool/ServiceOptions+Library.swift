import AnimationClient
import AnimationDocuments
import AnimationLibrary
import AnimationRoutes
import Foundation

extension ServiceOptions {
  /// Whether a name means a stored document: a library is given, and no such file exists.
  func isName(_ file: String) -> Bool {
    libraryServer != nil && AnimationName(file) != nil
      && !FileManager.default.fileExists(atPath: file)
  }

  /// A document with its bytes, from a file, standard input or the server's library.
  func input(_ file: String) async throws -> Input {
    guard isName(file) else { return try Input(file, atMost: maxInput) }
    let stored = try await library(about: Input(stored: file)) { try await $0.get(file) }
    return Input(name: file, bytes: stored.document)
  }

  /// Refuses what is no name of a library, before a path is made of it.
  func check(name: String) throws(ToolFailure) {
    guard AnimationName(name) == nil else { return }
    throw ToolFailure(code: .usage, message: "name: \(AnimationName.rule)")
  }

  /// A document of the server's library, by default in its newest revision.
  func stored(_ name: String, revision: Int? = nil) async throws -> StoredDocument {
    try check(name: name)
    return try await library(about: Input(name: name, bytes: [])) { library in
      try await library.get(name, revision: revision)
    }
  }

  /// Calls the server's library.
  ///
  /// - Parameter document: The document that problems are about.
  /// - Throws: ``ToolFailure`` with the problems where there are some.
  func library<Answer>(
    about document: Input, _ ask: (AnimationsClient) async throws -> Answer
  ) async throws -> Answer {
    guard let server = libraryServer else {
      throw ToolFailure(
        code: .usage,
        message: "--server is missing, and \(Service.addressVariable) too: the URL of the daemon "
          + "that has the library.")
    }
    let client = try client(of: server)
    do {
      return try await ask(client.animations)
    } catch let problem as ProblemDocument {
      throw ProblemReport(problem.encoded(), document).failure
    } catch let error as ClientError {
      throw ToolFailure(error, from: server, about: document)
    }
  }
}

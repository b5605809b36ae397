import AnimationDocuments
import HTTPTypes

/// The description of one method of an endpoint in the OpenAPI document.
struct ContractOperation: Sendable {
  let method: HTTPRequest.Method
  /// The operation's id, which generated clients use as its name.
  let id: String
  /// A short summary of what the operation does.
  let summary: String
  /// Further description; nil if there is none.
  let description: String?
  /// The header fields that the operation reads.
  let headers: [RequestParameter]
  /// The successful answers; empty if they follow from the endpoint's formats.
  let answers: [ContractAnswer]

  init(
    _ method: HTTPRequest.Method, _ id: String, _ summary: String, about description: String? = nil,
    headers: [RequestParameter] = [], answers: [ContractAnswer]
  ) {
    self.method = method
    self.id = id
    self.summary = summary
    self.description = description
    self.headers = headers
    self.answers = answers
  }

  static func get(
    _ id: String, _ summary: String, about description: String? = nil,
    headers: [RequestParameter] = [], answers: ContractAnswer...
  ) -> ContractOperation {
    ContractOperation(
      .get, id, summary, about: description, headers: headers, answers: answers)
  }

  static func post(
    _ id: String, _ summary: String, about description: String? = nil, answers: ContractAnswer...
  ) -> ContractOperation {
    ContractOperation(.post, id, summary, about: description, answers: answers)
  }
}

/// The description of an endpoint in the OpenAPI document: its section and its operations. HEAD goes
/// with every GET; QUERY is only described in words, as OpenAPI 3.1 does not know this method.
struct ContractEntry: Sendable {
  /// A section of the interface.
  enum Tag: String, CaseIterable, Sendable {
    case documents, parts, library, service

    var meaning: String {
      switch self {
      case .documents: "What takes a document."
      case .parts: "One animation, spring or curve by query parameters alone."
      case .library: "Named animations that a team shares, with their history."
      case .service: "About the service itself."
      }
    }
  }

  let tag: Tag
  let operations: [ContractOperation]

  static func documents(_ operations: ContractOperation...) -> ContractEntry {
    ContractEntry(tag: .documents, operations: operations)
  }

  static func parts(_ operations: ContractOperation...) -> ContractEntry {
    ContractEntry(tag: .parts, operations: operations)
  }

  static func library(_ operations: ContractOperation...) -> ContractEntry {
    ContractEntry(tag: .library, operations: operations)
  }

  static func service(_ operations: ContractOperation...) -> ContractEntry {
    ContractEntry(tag: .service, operations: operations)
  }
}

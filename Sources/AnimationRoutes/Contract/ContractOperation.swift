import AnimationDocuments
import HTTPTypes

/// What the contract says of one method of a place.
struct ContractOperation: Sendable {
  let method: HTTPRequest.Method
  /// The name by which clients call it.
  let id: String
  /// What it does, in a few words.
  let summary: String
  /// What else there is to know.
  let description: String?
  /// Header fields that it reads.
  let headers: [RequestParameter]
  /// The good answers; none where they follow from the formats of the place.
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

/// What the contract says of a place: to which part of the interface it belongs, and its operations.
/// HEAD goes with every GET, and QUERY is told in words: OpenAPI 3.1 knows no such method.
struct ContractEntry: Sendable {
  /// A part of the interface.
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

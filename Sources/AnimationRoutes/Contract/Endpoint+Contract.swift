import AnimationDocuments
import HTTPTypes

// Describes endpoints in the OpenAPI document; most of it follows from the endpoint itself.

extension Endpoint {
  /// The path and the description of its methods, as a member of `paths`.
  var contractMember: SchemaNode.Member {
    (template, .object(said.operations.map { ($0.method.rawValue.lowercased(), node(of: $0)) }))
  }

  private func node(of operation: ContractOperation) -> SchemaNode {
    let parameters = parameters(of: operation)
    var members: [SchemaNode.Member] = [
      ("tags", .names([said.tag.rawValue])), ("operationId", .text(operation.id)),
      ("summary", .text(operation.summary)),
    ]
    if let description = operation.description {
      members.append(("description", .text(description)))
    }
    if !parameters.isEmpty { members.append(("parameters", .list(parameters.map(\.node)))) }
    if let body, operation.readsBody { members.append(("requestBody", body.said.node)) }
    members.append(("responses", .object(answers(of: operation).map(\.member))))
    if let security = access.security(of: operation.method) { members.append(security) }
    return .object(members)
  }
}

extension EndpointAccess {
  /// The name of the way in which a caller is known.
  static let scheme = "token"

  /// The tokens that a method takes, as the member `security`: none, where the daemon has none, or one
  /// with the scope that the method needs. Nil where everybody may call.
  fileprivate func security(of method: HTTPRequest.Method) -> SchemaNode.Member? {
    let scopes = need(of: method).scopes
    guard !scopes.isEmpty else { return nil }
    return ("security", .list([.object([]), .object([(Self.scheme, .names(["\(scopes)"]))])]))
  }
}

// MARK: - Parameters

extension Endpoint {
  /// The parameters of an operation: of the path, a link's document, the query unless it is a
  /// write, and header fields.
  private func parameters(of operation: ContractOperation) -> [RequestParameter] {
    pathParameters + (isLink(operation) ? [.linkedDocument] : [])
      + (operation.isWrite ? [] : parameters) + operation.headers
  }

  /// Whether the operation takes its document from the query.
  private func isLink(_ operation: ContractOperation) -> Bool {
    operation.method == .get && body != nil && methods.contains(.post)
  }
}

extension ContractOperation {
  /// Whether the operation changes the library.
  fileprivate var isWrite: Bool { method == .put || method == .delete }

  /// Whether the operation is carried out only where `If-Match` holds.
  fileprivate var isConditional: Bool { headers.contains { $0.name == "If-Match" } }

  fileprivate var readsBody: Bool { method == .post || method == .put }
}

// MARK: - Answers

extension Endpoint {
  private func answers(of operation: ContractOperation) -> [ContractAnswer] {
    let good =
      operation.answers.isEmpty ? [formatChoice?.answer].compactMap(\.self) : operation.answers
    let tag = operation.method == .get ? good.compactMap(\.tag).first : nil
    return good + (tag.map { [.notModified($0)] } ?? []) + refusals(of: operation, good)
  }

  /// The answers to refused requests, in order of status: the only rule for what goes wrong where.
  private func refusals(
    of operation: ContractOperation, _ good: [ContractAnswer]
  ) -> [ContractAnswer] {
    let readsBody = body != nil && operation.readsBody
    let looksAtDocument = readsBody || isLink(operation) || looksAtStored
    let isEvents = good.contains { $0.content.contains { $0.mediaType == "text/event-stream" } }
    let needsAnimation = template.contains("{name}") && operation.method != .put && !isEvents
    let isStored = access == .library
    let told: [(ContractAnswer, Bool)] = [
      (.malformed, true), (.unauthenticated, isStored), (.libraryClosed, isStored),
      (.nothingStored, needsAnimation),
      (.notAcceptable, true), (.preconditionFailed, operation.isConditional),
      (.tooLarge, looksAtDocument || isNegotiated), (.targetTooLong, true),
      (.unsupported, readsBody),
      (.expectationFailed, true), (.invalidDocument, looksAtDocument && body?.isWhole != false),
      (.rateLimited, true), (.headersTooLarge, true), (.internalFault, true),
      (.notImplemented, true), (.unavailable, true), (.otherProblem, true),
    ]
    return told.filter(\.1).map(\.0)
  }
}

import AnimationDocuments

/// A request whose head has been checked and accepted; the answer is made when its body is there.
public struct AdmittedRequest: Sendable {
  let call: Call
  /// The endpoint that was found for the path; nil for a question about the whole service.
  let match: Match?
  /// The greatest size of the request's body in bytes.
  public let bodyLimit: Int
  /// The name of the setting that limits the body.
  public let bodySetting: String

  init(_ call: Call, _ match: Match?, _ limits: Limits) {
    self.call = call
    self.match = match
    // Of the body of the endpoint only what is needed: the whole is not copied for each request.
    bodyLimit =
      match.map { $0.endpoint.body?.limit(limits) ?? RequestBody.document.limit(limits) } ?? 0
    bodySetting = match?.endpoint.body?.setting ?? RequestBody.document.setting
  }
}

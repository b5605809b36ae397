import AnimationDocuments
public import AnimationEngine

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

/// The environment in which the answer to a request is computed.
public struct RouteWork: Sendable {
  /// Asked whether work that is not light may go on; see ``WorkMeter``. Nil allows all.
  let turn: WorkMeter.Owner?
  /// Runs parts of the work in parallel; nil runs them one after the other.
  let workers: (any Workers)?
  /// Told when a stage of the answer begins.
  let stage: Stage.Observer?
  /// Told how many values a part of a stream has when that part begins, where
  /// ``Reply/valueCount`` does not have them, since only the parts themselves say.
  let values: ValueObserver?

  /// A function that is told of a number of values.
  public typealias ValueObserver = @Sendable (Int) -> Void

  public init(
    turn: WorkMeter.Owner? = nil, workers: (any Workers)? = nil, stage: Stage.Observer? = nil,
    values: ValueObserver? = nil
  ) {
    (self.turn, self.workers, self.stage, self.values) = (turn, workers, stage, values)
  }
}

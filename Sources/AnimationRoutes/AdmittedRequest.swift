import AnimationDocuments
public import AnimationEngine

/// A request whose head says nothing against an answer: taken apart once, for when its body is there.
public struct AdmittedRequest: Sendable {
  let call: Call
  /// The place that is asked; nil for the whole service.
  let match: Match?
  /// The most bytes that its body may have.
  public let bodyLimit: Int
  /// The setting that bounds them.
  public let bodySetting: String

  init(_ call: Call, _ match: Match?, _ limits: Limits) {
    self.call = call
    self.match = match
    let body = match?.endpoint.body ?? .document
    bodyLimit = match == nil ? 0 : body.limit(limits)
    bodySetting = body.setting
  }
}

/// What the work on an answer takes beside the request.
public struct RouteWork: Sendable {
  /// Is asked whether work that is not light may go on; see ``WorkMeter``.
  let turn: WorkMeter.Owner?
  /// Do what can be done side by side; nil for one thing after the other.
  let workers: (any Workers)?
  /// Is told when a stage of the answer begins.
  let stage: Stage.Observer?

  public init(
    turn: WorkMeter.Owner? = nil, workers: (any Workers)? = nil, stage: Stage.Observer? = nil
  ) {
    (self.turn, self.workers, self.stage) = (turn, workers, stage)
  }
}

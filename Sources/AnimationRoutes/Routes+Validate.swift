import AnimationDocuments
import AnimationEngine
import HTTPTypes

extension Routes {
  /// `POST /v1/validate`: what a document holds, and what is probably not meant as it is written.
  func validate(_ call: Call) throws(DocumentRefusal) -> Reply {
    let document = try AnimationDocument(decoding: call.body, within: limits)
    let animation = try document.resolved(within: limits)
    let timeline = try compiled(animation, springs: .analytic, horizon: 0)
    let text = ValidationText.text(of: timeline, warnings: Warning.all(about: animation))
    return Reply(
      status: .ok, fields: [.contentType: "application/json", .cacheControl: "no-cache"],
      body: .bytes(Array(text.utf8)), route: Endpoint.validate.template)
  }

  /// Steps of 1/300 s that springs under the `swiftui` rule may take, over all properties: some tens
  /// of milliseconds of work for plain numbers, a second or two for values of many components.
  private static let integratorSteps = 2_000_000

  /// The timeline of an animation, or the reason why it would take too much work.
  func compiled(
    _ animation: ResolvedAnimation, springs: SpringModel, horizon: Double
  ) throws(DocumentRefusal) -> Timeline {
    let bounds = ResolvedAnimation.CompilationLimits(
      steps: limits.maxEvents, integratorSteps: Self.integratorSteps)
    do {
      return try animation.compiled(springs: springs, horizon: horizon, within: bounds)
    } catch {
      throw DocumentRefusal(error.code, error.problem)
    }
  }
}

extension TimelineRefusal {
  /// Layers and timings are a matter of the document, the others of how far it is asked for.
  fileprivate var code: ErrorCode {
    switch self {
    case .tooManyLayers, .tooManyAnimations, .endlessIteration, .endlessReversal: .invalidDocument
    case .tooManySteps, .tooManyBoxes, .tooManyChanges, .tooManyIntegratorSteps: .tooLarge
    }
  }

  fileprivate var problem: DocumentProblem {
    switch self {
    case .tooManySteps(let limit):
      DocumentProblem(
        .tooMany, "The phases may take \(limit) steps; these take more.",
        excess: .init(limit: limit, actual: limit + 1, setting: "max-events"))
    case .tooManyLayers(let limit):
      DocumentProblem(
        .tooMany, "At most \(limit) animations may run at one time; here are more.", pointer: "",
        excess: .init(limit: limit, actual: limit + 1))
    case .tooManyAnimations(let event, let limit):
      DocumentProblem(
        .tooMany, "At most \(limit) animations may run on a property at one time; here are more.",
        pointer: "/events/\(event)", excess: .init(limit: limit, actual: limit + 1))
    case .tooManyChanges(let event, let limit):
      DocumentProblem(
        .tooMany,
        "The events may change components \(limit) times, the more counted the more animations show "
          + "one; these change more.",
        pointer: "/events/\(event)", excess: .init(limit: limit, actual: limit + 1))
    case .tooManyBoxes(let event, let limit):
      DocumentProblem(
        .tooMany, "The layout may lay out \(limit) boxes in all its flushes; these are more.",
        pointer: "/events/\(event)", excess: .init(limit: limit, actual: limit + 1))
    case .tooManyIntegratorSteps(let limit):
      DocumentProblem(
        .tooMany,
        "The springs of the swiftui model may take \(limit) steps of 1/300 s; these take more.",
        excess: .init(limit: limit, actual: limit + 1))
    case .endlessIteration:
      DocumentProblem(
        .unbounded, "What has no end needs an iterationDuration, which cuts it.",
        pointer: "/timing", hint: "iterationDuration")
    case .endlessReversal:
      DocumentProblem(
        .unbounded, "A negative playbackRate needs an end to run from; here is none.",
        pointer: "/timing/playbackRate")
    }
  }
}

/// The text that says what a valid document holds.
enum ValidationText {
  static func text(of timeline: Timeline, warnings: [Warning]) -> String {
    let duration = timeline.duration.map(JSONNumber.text) ?? "null"
    let properties = timeline.properties.map { property in
      "{\"name\":\(JSONString.quoted(property.name)),\"type\":\"\(property.type.name)\"}"
    }
    let list = warnings.map { warning in
      "{\"pointer\":\(JSONString.quoted(warning.pointer)),\"code\":\"\(warning.code)\","
        + "\"message\":\(JSONString.quoted(warning.message))}"
    }
    return "{\"valid\":true,\"duration\":\(duration),"
      + "\"properties\":[\(properties.joined(separator: ","))],"
      + "\"warnings\":[\(list.joined(separator: ","))]}"
  }
}

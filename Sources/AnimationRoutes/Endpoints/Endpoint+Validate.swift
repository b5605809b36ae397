import AnimationDocuments
import AnimationEngine
import AnimationScenes
import HTTPTypes

extension Endpoint {
  /// `POST /v1/validate`: checks a document, says what is in it and what is probably a mistake.
  static let validate = Endpoint(
    "/v1/validate", [.post], reads: .document,
    says: .documents(
      .post(
        "validate", "Says whether a document is valid",
        about: """
          Reads and checks a document without sampling it. Warnings are advice: a spring that is \
          cut while it still moves, a velocity that jumps at a joint, a value that cannot animate, \
          tracks that overlap; in a scene also an animation that listens to the wrong value, a \
          layer that snaps back, a frame that nobody leads, and more, each with what would mend \
          it.
          """,
        answers: .good("The document is valid.", .json(.validation))))
  ) { routes, call, match, meter throws(DocumentRefusal) in
    let (document, animation, timeline, advice) = try routes.examined(call.body, &meter)
    let warnings = advice.map { Warning($0, about: animation, in: document) }
    return Reply(
      json: ValidationText.text(of: timeline, warnings: warnings), at: match.endpoint)
  }
}

extension Routes {
  /// A document, its animation and timeline, and all advice about it.
  func examined(
    _ body: [UInt8], _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> (AnimationDocument, ResolvedAnimation, Timeline, [Advice]) {
    let (document, animation) = try resolved(body, &meter)
    let bounds = CompilationLimits(steps: limits.maxEvents)
    let (timeline, advice) = try metered(&meter) { meter throws(TimelineRefusal) in
      try animation.examined(within: bounds, atMost: Warning.mostGiven, meter: &meter)
    }
    return (document, animation, timeline, advice)
  }
}

/// The JSON that describes a valid document.
enum ValidationText {
  static func text(of timeline: Timeline, warnings: [Warning]) -> String {
    let duration = timeline.duration.json
    let properties = timeline.properties.map { property in
      "{\"name\":\(property.name.quotedJSON),\"type\":\"\(property.type.name)\"}"
    }
    let list = warnings.map { warning in
      "{\"pointer\":\(warning.pointer.quotedJSON),\"code\":\"\(warning.code)\","
        + "\"message\":\(warning.message.quotedJSON)}"
    }
    return "{\"valid\":true,\"duration\":\(duration),"
      + "\"properties\":[\(properties.joined(separator: ","))],"
      + "\"warnings\":[\(list.joined(separator: ","))]}"
  }
}

extension SchemaNode {
  /// The schema of the answer about a valid document.
  static let validation = SchemaNode.answer(
    "Validation",
    nil,
    [
      .required("valid", .const(.truth(true))),
      .required(
        "duration", .duration,
        durationMeaning),
      .required("properties", .array(of: .validatedProperty)),
      .required("warnings", .array(of: .validationWarning)),
    ])

  /// The schema of a property and its type.
  static let validatedProperty = SchemaNode.answer(
    "ValidatedProperty",
    "A property of the document.",
    [
      .required("name", .type("string")),
      .required("type", .propertyType),
    ])

  /// The schema of a piece of advice.
  static let validationWarning = SchemaNode.answer(
    "ValidationWarning",
    "Advice about a valid document.",
    [
      .optional("pointer", .string(as: "json-pointer")),
      .required("code", .type("string")),
      .required("message", .type("string")),
    ])
}

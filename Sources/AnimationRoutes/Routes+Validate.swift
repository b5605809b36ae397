import AnimationDocuments
import AnimationEngine
import HTTPTypes

extension Routes {
  /// `POST /v1/validate`: what a document holds, and what is probably not meant as it is written.
  func validate(_ call: Call, _ meter: inout WorkMeter) throws(DocumentRefusal) -> Reply {
    let (_, animation) = try resolved(call.body, &meter)
    let bounds = ResolvedAnimation.CompilationLimits(steps: limits.maxEvents)
    let (timeline, advice) = try metered(&meter) { meter throws(TimelineRefusal) in
      try animation.examined(within: bounds, atMost: Warning.mostGiven, meter: &meter)
    }
    let warnings = advice.map { Warning($0, about: animation) }
    let text = ValidationText.text(of: timeline, warnings: warnings)
    return Reply(
      status: .ok, fields: [.contentType: "application/json", .cacheControl: "no-cache"],
      body: .bytes(Array(text.utf8)), route: Endpoint.validate.template)
  }

  /// The timeline of an animation, or the reason why it would take too much work.
  func compiled(
    _ animation: ResolvedAnimation, springs: SpringModel, horizon: Double,
    _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Timeline {
    let bounds = ResolvedAnimation.CompilationLimits(steps: limits.maxEvents)
    return try metered(&meter) { meter throws(TimelineRefusal) in
      try animation.compiled(springs: springs, horizon: horizon, within: bounds, meter: &meter)
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

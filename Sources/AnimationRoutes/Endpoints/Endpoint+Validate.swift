import AnimationDocuments
import AnimationEngine
import AnimationScenes
import HTTPTypes

extension Endpoint {
  /// `POST /v1/validate`: what a document holds, and what is probably not meant as it is written.
  static let validate = Endpoint(
    "/v1/validate", [.post], reads: .document
  ) { routes, call, match, meter throws(DocumentRefusal) in
    let (_, animation, timeline, advice) = try routes.examined(call.body, &meter)
    let warnings = advice.map { Warning($0, about: animation) }
    let text = ValidationText.text(of: timeline, warnings: warnings)
    return Reply(
      status: .ok, fields: [.contentType: "application/json", .cacheControl: "no-cache"],
      body: .bytes(Array(text.utf8)), route: match.endpoint.template)
  }
}

extension Routes {
  /// A document with all that is to be said of it.
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

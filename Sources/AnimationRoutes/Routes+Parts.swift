import AnimationDocuments
import AnimationEngine
import AnimationFormats
import HTTPTypes

extension Routes {
  /// `GET /v1/animation`: one animation of one value.
  func animation(
    _ call: Call, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Reply {
    let query = try AnimationQuery(decoding: call.target.query)
    let format = format(of: query.sampling, call, .animation)
    let tag = tag(of: call, .animation, format)
    let view = SampleView(
      kind: "animation", subject: .animation(query.animation), query: query.sampling)
    if format == .cssLinear { return try cssLinear(view, call, tag, &meter) }
    return try answer(call, .animation, format, tag, &meter) { _ throws(DocumentRefusal) in view }
  }

  /// `GET /v1/curve`: a unit curve over progress, which takes the place of time.
  func curve(
    _ call: Call, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Reply {
    let query = try CurveQuery(decoding: call.target.query)
    let format = format(of: query.sampling, call, .curve)
    let view = SampleView(kind: "curve", subject: .curve(query.curve), query: query.sampling)
    let tag = tag(of: call, .curve, format)
    return try answer(call, .curve, format, tag, &meter) { _ throws(DocumentRefusal) in view }
  }

  /// `GET /v1/spring`: one spring in every form.
  func spring(_ call: Call) throws(DocumentRefusal) -> Reply {
    let query = try SpringQuery(decoding: call.target.query)
    let tag = tag(of: call, .spring, .json)
    if call.names(tag) || call.namesAny { return notModified(tag, .json, .spring) }
    let text = SpringText.text(of: query.spring, epsilon: query.epsilon)
    var fields = SampleQuery.Format.json.fields(tag)
    fields[.vary] = nil
    return Reply(
      status: .ok, fields: fields, body: .bytes(Array(text.utf8)), route: Endpoint.spring.template)
  }

  /// The animation as a CSS easing that stays within the tolerance, a thousandth by itself.
  private func cssLinear(
    _ view: SampleView, _ call: Call, _ tag: EntityTag, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Reply {
    if call.names(tag) { return notModified(tag, .cssLinear, .animation) }
    let timeline = try timeline(of: view, &meter)
    var tolerance = 0.001
    if case .tolerance(let given) = view.query.spacing { tolerance = given }
    guard let easing = CSSLinear(timeline, tolerance: tolerance) else {
      throw DocumentRefusal(.malformed, Self.noEasing(timeline))
    }
    if call.namesAny { return notModified(tag, .cssLinear, .animation) }
    var fields = SampleQuery.Format.cssLinear.fields(tag)
    fields[.maxError] = JSONNumber.text(easing.maximumError)
    return Reply(
      status: .ok, fields: fields, body: .bytes(Array(easing.text.utf8)),
      route: Endpoint.animation.template, valueCount: easing.points.count)
  }

  private static func noEasing(_ timeline: Timeline) -> DocumentProblem {
    let reason = timeline.duration.map { duration in
      timeline.value(ofColumn: 0, at: 0) == timeline.value(ofColumn: 0, at: duration)
        ? "a value that does not change" : "a value that goes too far from its ends"
    }
    return DocumentProblem(
      .outOfRange, "There is no easing for \(reason ?? "an animation without an end").",
      parameter: "format")
  }
}

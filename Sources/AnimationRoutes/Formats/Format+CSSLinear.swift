import AnimationDocuments
import AnimationEngine
import AnimationFormats
import AnimationScenes
import HTTPTypes

extension Format {
  /// A CSS easing that stays within the tolerance of one animation, a thousandth by itself.
  static let cssLinear = Format(
    "css-linear", mediaType: "text/css", contentType: "text/css; charset=utf-8",
    subject: .singleAnimation,
    idle: [
      "fps", "step", "count", "times", "progress", "start", "end", "property", "values",
      "precision",
      "include",
      "layout",
    ]
  ) { routes, view, isWanted, meter throws(DocumentRefusal) in
    let timeline = try routes.timeline(of: view.eased, &meter)
    var tolerance = 0.001
    if case .tolerance(let given) = view.query.spacing { tolerance = given }
    guard let easing = CSSLinear(timeline, tolerance: tolerance) else {
      throw DocumentRefusal(.malformed, noEasing(timeline))
    }
    guard isWanted else { return nil }
    return Content(
      fields: [
        .maxError: JSONNumber.text(easing.maximumError),
        .duration: JSONNumber.text(easing.duration),
      ], text: easing.text, valueCount: easing.points.count)
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

extension SampleView {
  /// What is looked at for an easing: a number that changes as it is, of everything else the progress,
  /// a number that goes from 0 to 1 by the same animation.
  fileprivate var eased: SampleView {
    guard case .animation(let animation) = subject, case .animation(let single) = animation.content,
      animation.properties.first?.type != .number || single.from == single.to
    else { return self }
    let progress = SingleAnimation(
      from: [Components(scalar: 0)], to: [Components(scalar: 1)], velocity: [nil],
      animation: single.animation)
    var view = self
    view.subject = .animation(
      ResolvedAnimation(
        properties: [AnimatedProperty(name: "progress", type: .number)],
        content: .animation(progress)))
    return view
  }
}

extension HTTPField.Name {
  /// How long an easing takes, in seconds.
  static let duration = HTTPField.Name("Inbetween-Duration") ?? .contentDisposition
  /// The error that a text stays within.
  static let maxError = HTTPField.Name("Inbetween-Max-Error") ?? .contentDisposition
}

import AnimationDocuments
import AnimationEngine
import AnimationFormats
import AnimationScenes
import HTTPNames
import HTTPTypes

extension Format {
  /// The format of a CSS `linear()` easing within the tolerance, by default a thousandth.
  static let cssLinear = cssLinear(isRemarked: false) {
    DocumentRefusal(.malformed, DocumentProblem(.outOfRange, $0, parameter: "format"))
  }

  /// The same easing with a comment: its error, and a Bézier curve for clients without `linear()`.
  static let cssLinearWithRemark = cssLinear(isRemarked: true)

  /// The format; `refusing` makes the refusal of what a query describes, nil where that is a document.
  private static func cssLinear(
    isRemarked: Bool, refusing: (@Sendable (_ why: String) -> DocumentRefusal)? = nil
  ) -> Format {
    Format(
      "css-linear", mediaType: "text/css", contentType: "text/css; charset=utf-8",
      SchemaNode.type("string").described("The CSS easing of `format=css-linear`."),
      headers: [.easingError, .easingDuration],
      subject: .oneProgress,
      idle: [
        "fps", "step", "count", "times", "progress", "start", "end",
        "property", "values", "precision", "include", "layout",
      ]
    ) { routes, view, meter throws(DocumentRefusal) in
      let easing = try routes.easing(of: view, refusing: refusing, &meter).easing
      return Content(
        fields: [
          .maxError: easing.maximumError.json,
          .duration: easing.duration.json,
        ], text: isRemarked ? try routes.remarked(easing, &meter) : easing.text,
        valueCount: easing.points.count)
    }
  }
}

/// A CSS easing, and the column of a timeline that it approximates.
struct EasedColumn {
  let easing: CSSLinear
  let timeline: Timeline
  let column: Int
  /// The greatest error allowed.
  let tolerance: Double
}

extension Routes {
  /// The easing that approximates a view; `refusing` makes the refusal if there is none, nil where it
  /// is that of a document.
  func easing(
    of view: SampleView, refusing: ((_ why: String) -> DocumentRefusal)? = nil,
    _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> EasedColumn {
    try view.checkMoves(refusing: refusing)
    let timeline = try timeline(of: view.eased, &meter)
    var tolerance = 0.001
    if case .tolerance(let given) = view.query.spacing { tolerance = given }
    let column = try easedColumn(of: timeline, within: tolerance, &meter)
    let easing = try metered(&meter) { meter throws(TimelineRefusal) in
      if case .curve(let curve) = view.subject {
        return try CSSLinear(curve, tolerance: tolerance, meter: &meter)
      }
      let rest = tolerance - column.spread
      return try CSSLinear(timeline, column: column.index, tolerance: rest, meter: &meter)
    }
    guard let easing = easing?.covering(column.spread) else {
      let why = "There is no easing for \(Self.whatHasNoEasing(in: timeline))."
      throw refusing?(why) ?? .notExpressible(why)
    }
    return EasedColumn(
      easing: easing, timeline: timeline, column: column.index, tolerance: tolerance)
  }

  /// The CSS text of an easing, with its ``CSSLinear/remark`` on the next line.
  fileprivate func remarked(
    _ easing: CSSLinear, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> String {
    try meter.charge(work: CSSLinear.workOfFallback)
    return "\(easing.text)\n\(easing.remark)\n"
  }

  private static func whatHasNoEasing(in timeline: Timeline) -> String {
    guard timeline.columnCount > 0 else { return "a document without numbers" }
    guard let duration = timeline.duration else { return "an animation without an end" }
    let ends = [0, duration].map { timeline.value(ofColumn: 0, at: $0) }
    if ends.contains(where: \.isNaN) {
      return #"what has no value at some times: give the timing "fill":"both""#
    }
    return ends[0] == ends[1]
      ? "a value that does not change" : "a value that goes too far from its ends"
  }

  /// The column with whose progress all moving columns agree, and how far they are from it.
  ///
  /// - Throws: A refusal if columns move differently, as an easing can describe only one
  ///   progress.
  private func easedColumn(
    of timeline: Timeline, within tolerance: Double, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> (index: Int, spread: Double) {
    let column = try metered(&meter) { meter throws(TimelineRefusal) in
      try CSSLinear.easedColumn(of: timeline, within: tolerance, meter: &meter)
    }
    if let column { return column }
    throw .notExpressible(
      "An easing says one progress, and the properties of this document go different ways: export "
        + "css-keyframes, or a document for each of them.")
  }
}

extension SampleView {
  /// Refuses values that switch, which an easing cannot say.
  fileprivate func checkMoves(
    refusing: ((_ why: String) -> DocumentRefusal)?
  ) throws(DocumentRefusal) {
    guard let animation else { return }
    let switching = animation.properties.filter { $0.discreteValues.count > 1 }
    if switching.isEmpty { return }
    if let refusing { throw refusing("There is no easing for a value that switches.") }
    throw DocumentRefusal(
      .invalidDocument,
      switching.prefix(DocumentRefusal.mostKept).map { property in
        DocumentProblem(
          .notExpressible,
          "An easing moves numbers, and \"\(property.name)\" is a value that switches: leave it out "
            + "of the document.", pointer: pointer(toProperty: property.name))
      }, total: switching.count)
  }

  /// The view that an easing is made from, with all that moves as plain numbers.
  fileprivate var eased: SampleView {
    guard var animation, case .animation(let single) = animation.content else { return self }
    if single.from == single.to, single.velocityTakenOver.allSatisfy({ $0 == nil }) {
      animation.showProgress(by: single.animation)
    } else {
      animation.showLanes(of: single)
    }
    var view = self
    view.subject = .animation(animation)
    return view
  }
}

extension ResolvedAnimation {
  /// Shows the progress from 0 to 1 by an animation, where nothing else changes.
  fileprivate mutating func showProgress(by motion: Animation) {
    properties = [AnimatedProperty(name: "progress", type: .number)]
    content = .animation(
      SingleAnimation(
        from: [Components(scalar: 0)], to: [Components(scalar: 1)], velocity: [nil],
        animation: motion))
  }

  /// Shows integers before they are rounded, and of colours and other values that show something else
  /// than the numbers that move their progress from 0 to 1, where no velocity of theirs is part of it.
  fileprivate mutating func showLanes(of single: SingleAnimation) {
    var (shown, lanes) = (single, properties)
    let velocities = single.velocityTakenOver
    for index in lanes.indices {
      switch lanes[index].type {
      case .number, .angle, .composite, .vector, .discrete: continue
      case .integer: break
      case .color, .transform, .path, .css:
        if velocities[index] != nil { continue }
        shown.from[index] = Components(scalar: 0)
        shown.to[index] = Components(scalar: single.from[index] == single.to[index] ? 0 : 1)
        shown.velocity[index] = nil
      }
      lanes[index] = AnimatedProperty(name: lanes[index].name, type: .number)
    }
    properties = lanes
    content = .animation(shown)
  }
}

import AnimationDocuments
import AnimationEngine
import RealModule

/// Reads the eases of Motion: names, lists of four numbers, and CSS texts.
enum MotionEase {
  /// The ease that a value means. An unknown one is noted, and `easeOut` is used.
  static func curve(
    _ json: JSONText, _ place: SourcePlace, _ reading: inout ImportReading
  ) -> FittedCurve {
    if let curve = named(json) { return curve }
    // A value of it takes thirty halvings.
    if let (start, end) = points(json),
      let curve = reading.fitted(
        json.written, work: 3 * ImportReading.workPerFit, { wide(start, end) })
    {
      return curve
    }
    if let text = json.text ?? call(json), reading.affords(easing: text),
      let curve = try? UnitCurve(style: text)
    {
      return FittedCurve(exactly: curve)
    }
    reading.ignore(
      "The ease \(json.told) is unknown: \"easeOut\" holds in its place.", at: place)
    return FittedCurve(exactly: .easeOut)
  }

  /// Whether the value is a list of eases, one for each segment.
  static func isList(_ json: JSONText) -> Bool { json.isArray && points(json) == nil }

  /// Whether the value is an ease in a notation that only Motion has.
  static func isOwn(_ json: JSONText?) -> Bool {
    json.map { (named($0) != nil || points($0) != nil) && $0.text != "linear" } ?? false
  }

  /// Whether a script names a function of Motion for an ease, as in `ease: easeInOut`, or calls one.
  static func isFunction(_ json: JSONText) -> Bool {
    json["script"] != nil && (named(json) != nil || call(json) != nil)
  }

  /// The ease of a call of `cubicBezier()` or `steps()`, as a text of CSS.
  private static func call(_ json: JSONText) -> String? {
    guard let script = json["script"], script.length <= longestCall,
      let script = script.text, script.hasSuffix(")")
    else { return nil }
    let functions = [("cubicBezier(", "cubic-bezier("), ("steps(", "steps(")]
    guard let (name, style) = functions.first(where: { script.hasPrefix($0.0) }) else { return nil }
    let text = style + script.dropFirst(name.count).filter { !"\"'".contains($0) }
    return (try? UnitCurve(style: text)) == nil ? nil : text
  }

  /// The greatest length of a call that is read, in bytes, as many properties may look at the same one.
  private static let longestCall = 400

  private static func named(_ json: JSONText) -> FittedCurve? {
    if let curve = bezier(json) { return FittedCurve(exactly: curve) }
    switch json.text ?? json["script"]?.text {
    case "anticipate": return anticipate
    case "backInOut": return backInOut
    case let name?: return curves[name].map { FittedCurve(exactly: $0) }
    case nil: return nil
    }
  }

  /// The control points in a list of four numbers.
  private static func points(_ json: JSONText) -> (start: UnitPoint, end: UnitPoint)? {
    guard json.count == 4 else { return nil }
    let numbers = json.elements.compactMap(\.number)
    guard numbers.count == 4 else { return nil }
    let (start, end) = (
      UnitPoint(x: numbers[0], y: numbers[1]), UnitPoint(x: numbers[2], y: numbers[3])
    )
    return UnitCurve.problems(startControlPoint: start, endControlPoint: end).isEmpty
      ? (start, end) : nil
  }

  private static func bezier(_ json: JSONText) -> UnitCurve? {
    guard let (start, end) = points(json), (0...1).contains(start.x), (0...1).contains(end.x)
    else { return nil }
    return .bezier(startControlPoint: start, endControlPoint: end)
  }

  /// A Bézier whose control points lie before the start or behind the end. Motion halves the parameter
  /// until it has the time.
  private static func wide(_ start: UnitPoint, _ end: UnitPoint) -> FittedCurve {
    func value(_ t: Double, _ from: Double, _ to: Double) -> Double {
      t * (3 * (1 - t) * ((1 - t) * from + t * to) + t * t)
    }
    return FittedCurve(nil) { time in
      if time <= 0 || time >= 1 { return min(max(time, 0), 1) }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if value(middle, start.x, end.x) > time { high = middle } else { low = middle }
      }
      return value(low, start.y, end.y)
    }
  }

  private static let backIn = curve(1 - 0.69, 1 - 0.99, 1 - 0.33, 1 - 1.53)

  private static let curves: [String: UnitCurve] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    "circIn": .circularEaseIn, "circOut": .circularEaseOut, "circInOut": .circularEaseInOut,
    "backIn": backIn, "backOut": curve(0.33, 1.53, 0.69, 0.99),
  ]

  private static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// Motion's `backInOut`: half of `backIn`, then the same mirrored.
  private static let backInOut = FittedCurve(nil) { t in
    t <= 0.5 ? backIn.value(at: 2 * t) / 2 : 1 - backIn.value(at: 2 - 2 * t) / 2
  }

  /// Motion's `anticipate`: half of `backIn`, then an exponential curve, which misses the end by
  /// a two-thousandth.
  private static let anticipate = FittedCurve(nil) { t in
    if t <= 0 { return 0 }
    if t >= 1 { return 1 }
    return t < 0.5
      ? backIn.value(at: 2 * t) / 2 : 1 - Double.exp2(-10 * (2 * t - 1)) / 2
  }
}

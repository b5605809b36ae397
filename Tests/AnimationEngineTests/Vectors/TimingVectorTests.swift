import AnimationEngine
import AnimationScenes
import Testing

/// The figures of the Web Animations timing model, each asked of the model and of a timeline.
@Suite struct TimingVectorTests {
  // MARK: - The model at the boundaries of its phases

  @Test(arguments: ReferenceFile.web.vectors(of: "wpt-web-animations", kind: "timing model"))
  func theTimingModel(_ vector: ReferenceVector) throws {
    let model = TimingModel(
      vector.input.webTiming, iterationDuration: vector.input["duration"].double(else: 0))
    let moment = model.moment(atLocalTime: vector.input.localTime(in: model))
    let found =
      vector.input["output"].text == "progress" ? moment?.directedProgress : moment?.iteration
    #expect(found == vector.expected.number)
  }

  /// A line from 0 to 1 shows the progress, and with accumulation the iteration too.
  @Test(
    arguments: ReferenceFile.web.vectors(of: "wpt-web-animations", kind: "timing model").filter {
      $0.input["duration"].double(else: 0).isFinite && $0.input["iterations"].double(else: 1) < 1e9
    })
  func theTimingModelOfATimeline(_ vector: ReferenceVector) throws {
    let accumulates = vector.input["output"].text == "currentIteration"
    let duration = vector.input["duration"].double(else: 0)
    let timing = vector.input.webTiming(
      iterationDuration: duration, iterationComposite: accumulates ? .accumulate : .replace)
    let model = TimingModel(timing, iterationDuration: duration)
    let timeline = try ResolvedAnimation.line(timing).compiled()
    let time = model.time(of: vector.input.localTime(in: model))
    let shown = timeline.value(ofColumn: 0, at: time)
    guard let expected = vector.expected.number else {
      #expect(shown.isNaN)
      return
    }
    let progress = model.moment(at: time)?.directedProgress ?? .nan
    #expect(abs(shown - (accumulates ? expected + progress : expected)) < 1e-12)
    #expect(timeline.duration == (model.duration.isFinite ? model.duration : nil))
  }

  // MARK: - Times and durations

  @Test(arguments: ReferenceFile.web.vectors(of: "web-animations-js", kind: "effect time"))
  func theProgressAtATime(_ vector: ReferenceVector) throws {
    let input = vector.input
    let timing = WebTiming(
      delay: input["delay"].double / 1000, iterations: input["iterations"].double,
      iterationStart: input["iterationStart"].double,
      direction: try #require(WebTiming.Direction(rawValue: input["direction"].text)),
      fill: try #require(WebTiming.Fill(rawValue: input["fill"].text)),
      easing: try UnitCurve(css: input["easing"].text))
    let model = TimingModel(timing, iterationDuration: input["duration"].double / 1000)
    let time = input["time_ms"].double / 1000
    vector.check(try #require(model.moment(at: time)).progress)
    let line = ResolvedAnimation.change(to: 1, .linear(duration: 1), timing)
    vector.check(try line.compiled().value(ofColumn: 0, at: time))
  }

  @Test(arguments: ReferenceFile.web.vectors(of: "web-animations-js", kind: "active duration"))
  func theActiveDuration(_ vector: ReferenceVector) throws {
    let input = vector.input
    let timing = WebTiming(
      iterations: input["iterations"].double, playbackRate: input["playbackRate"].double)
    let duration = input["duration"].double
    vector.check(TimingModel(timing, iterationDuration: duration).duration)
    let line = ResolvedAnimation.change(.linear(duration: duration), timing)
    vector.check(try #require(try line.compiled().duration))
  }

  // MARK: - Easings of keyframes that the easing of the effect takes outside 0...1

  @Test(
    arguments: [
      "steps with out-of-range input", "nested cubic-bezier with extrapolation outside [0,1]",
    ].flatMap { ReferenceFile.web.vectors(of: "wpt-css-easing", kind: $0) })
  func easingsOfEasedProgress(_ vector: ReferenceVector) throws {
    let input = vector.input
    let length = input["duration_ms"].double / 1000
    let timing = WebTiming(fill: .both, easing: try input["effect_easing"].cssCurve)
    let curve = try input["keyframe_easing"].cssCurve
    let (from, to) = (input["from_px"].double, input["to_px"].double)
    let time = input["time_ms"].double / 1000
    var track = ResolvedAnimation.track(
      from: from, [.linear(to: [to], duration: length, curve: curve)])
    track.timing = timing
    vector.check(try track.compiled().value(ofColumn: 0, at: time))
    let change = ResolvedAnimation.change(
      from: from, to: to, .timingCurve(curve, duration: length), timing)
    vector.check(try change.compiled().value(ofColumn: 0, at: time))
  }

  // MARK: - Accumulation

  /// The kinds of values that are among ours; a length is a number, and opacity is not clamped.
  private static let accumulating = ReferenceFile.web.vectors(
    of: "wpt-web-animations", kind: "iterationComposite accumulate"
  ).filter { $0.input["type"].text != "filter" }

  private static let filters = ReferenceFile.web.vectors(
    of: "wpt-web-animations", kind: "iterationComposite accumulate"
  ).filter { $0.input["type"].text == "filter" }

  @Test func everyEntryIsChecked() {
    #expect(Self.accumulating.count == 10 && Self.filters.count == 4)
  }

  /// What is expected is read as a third value of the property, so that its number stands in the same
  /// column.
  @Test(arguments: filters) func filtersAddWhatIsAboveTheirNeutralAmount(
    _ vector: ReferenceVector
  ) throws {
    let input = vector.input
    let values = try [input["from"], input["to"], vector.expected].map { try CSSValue($0.text) }
    let property = AnimatedProperty(name: "filter", type: .css, table: .css(values))
    func shown(_ from: Double, _ to: Double, at time: Double, _ timing: WebTiming?) throws -> Double
    {
      let change = SingleAnimation(
        from: [[from]], to: [[to]], velocity: [nil], animation: .linear(duration: 1))
      return try ResolvedAnimation(
        properties: [property], content: .animation(change), timing: timing
      ).compiled().value(ofColumn: 0, at: time)
    }
    let time = input["iteration"].double + input["iteration_progress"].double
    let timing = WebTiming(iterations: 10, iterationComposite: .accumulate)
    let (sum, figure) = (try shown(0, 1, at: time, timing), try shown(2, 2, at: 0, nil))
    #expect(abs(sum - figure) < 1e-12)
  }

  @Test(arguments: accumulating) func iterationsAccumulate(_ vector: ReferenceVector) throws {
    let input = vector.input
    let type: PropertyType = input["type"].text == "color" ? .color(.srgb) : .number
    let timing = WebTiming(iterations: 10, iterationComposite: .accumulate)
    let line = ResolvedAnimation.change(
      of: type, from: input["from"].components, to: input["to"].components,
      .linear(duration: 1), timing)
    let time = input["iteration"].double + input["iteration_progress"].double
    let timeline = try line.compiled()
    let expected = vector.expected.components
    for (column, number) in expected.array.enumerated() {
      let shown = timeline.value(ofColumn: column, at: time)
      let clamped = type == .number ? shown : min(max(shown, 0), 1)
      #expect(abs(clamped - number) < 1e-6)
    }
  }
}

// MARK: - What the entries describe

extension ReferenceValue {
  fileprivate func double(else other: Double) -> Double {
    text == "Infinity" ? .infinity : number ?? other
  }

  /// The timing of an entry of the timing model, whose times stand without a unit.
  fileprivate var webTiming: WebTiming { webTiming() }

  fileprivate func webTiming(
    iterationDuration: Double? = nil, iterationComposite: WebTiming.IterationComposite = .replace
  ) -> WebTiming {
    guard let fill = WebTiming.Fill(rawValue: self["fill"].text) else {
      preconditionFailure("no fill: \(self)")
    }
    return WebTiming(
      delay: self["delay"].double(else: 0), endDelay: self["endDelay"].double(else: 0),
      iterations: self["iterations"].double(else: 1),
      iterationStart: self["iterationStart"].double(else: 0),
      iterationDuration: iterationDuration, fill: fill,
      playbackRate: self["playbackRate"].double(else: 1), iterationComposite: iterationComposite)
  }

  /// The local time that an entry of the timing model asks for by its phase: at the boundaries, or
  /// one unit before or after them.
  fileprivate func localTime(in model: TimingModel) -> Double {
    let timing = model.timing
    let begin = max(min(timing.delay, model.endTime), 0)
    let over = max(min(timing.delay + model.activeDuration, model.endTime), 0)
    let isBackwards = timing.playbackRate < 0
    switch self["phase"].text {
    case "before": return isBackwards ? begin : begin - 1
    case "active": return isBackwards ? over : begin
    case "after": return isBackwards ? over + 1 : over
    default: preconditionFailure("no phase: \(self)")
    }
  }

  /// The CSS easing of a text, or of the four numbers of a Bézier curve.
  var cssCurve: UnitCurve {
    get throws {
      if list.isEmpty { return try UnitCurve(css: text) }
      let numbers = numbers.map(\.description).joined(separator: ", ")
      return try UnitCurve(css: "cubic-bezier(\(numbers))")
    }
  }

  /// A number, a length in pixels or a colour in sRGB.
  fileprivate var components: Components {
    if let number { return [number] }
    if text.hasSuffix("px"), let length = Double(text.dropLast(2)) { return [length] }
    guard let color = try? ResolvedColor(css: text) else {
      preconditionFailure("no value: \(text)")
    }
    return color.components(in: .srgb)
  }
}

extension TimingModel {
  /// The time at which the local time is `local`, for a rate other than 0.
  fileprivate func time(of local: Double) -> Double {
    timing.playbackRate > 0
      ? local / timing.playbackRate : (endTime - local) / -timing.playbackRate
  }
}

extension ResolvedAnimation {
  /// One number from `from` to `to`, played by a timing.
  static func change(
    from: Double = 0, to: Double = 100, _ animation: Animation, _ timing: WebTiming
  ) -> ResolvedAnimation {
    var result = change(from: from, to: to, animation)
    result.timing = timing
    return result
  }

  /// One property of a type from one value to another, played by a timing.
  static func change(
    of type: PropertyType, from: Components, to: Components, _ animation: Animation,
    _ timing: WebTiming
  ) -> ResolvedAnimation {
    var result = change(of: type, from: from, to: to, animation)
    result.timing = timing
    return result
  }

  /// A straight line from 0 to 1 in a second, played by a timing.
  static func line(_ timing: WebTiming) -> ResolvedAnimation {
    change(to: 1, .linear(duration: 1), timing)
  }
}

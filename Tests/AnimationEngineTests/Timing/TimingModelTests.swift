import AnimationEngine
import Testing

@Suite struct TimingModelTests {
  typealias Moment = TimingModel.Moment

  func model(_ timing: WebTiming, _ duration: Double = 1) -> TimingModel {
    TimingModel(timing, iterationDuration: duration)
  }

  // MARK: - Phases and fill

  struct FillRow: Sendable {
    var fill: WebTiming.Fill
    var before: Double?
    var after: Double?
  }

  @Test(arguments: [
    FillRow(fill: .none), FillRow(fill: .auto), FillRow(fill: .forwards, after: 1),
    FillRow(fill: .backwards, before: 0), FillRow(fill: .both, before: 0, after: 1),
  ])
  func fillSaysWhatShowsOutside(_ row: FillRow) {
    let model = model(WebTiming(delay: 0.5, endDelay: 0.25, fill: row.fill))
    #expect(model.duration == 1.75)
    for time in [-3, 0, 0.25, 0.5.nextDown] {
      #expect(model.moment(at: time)?.progress == row.before)
      #expect(model.phase(atLocalTime: time) == .before)
    }
    for time in [1.5, 1.6, 1.75, 99] {
      #expect(model.moment(at: time)?.progress == row.after)
      #expect(model.phase(atLocalTime: time) == .after)
    }
    #expect(model.moment(at: 0.5)?.progress == 0)
    #expect(model.moment(at: 1)?.progress == 0.5)
    #expect(model.phase(atLocalTime: 1) == .active)
  }

  @Test func aNegativeDelayStartsInside() {
    let model = model(WebTiming(delay: -0.25, fill: .both))
    #expect(model.duration == 0.75)
    #expect(model.moment(at: 0)?.progress == 0.25)
    #expect(model.moment(at: 0)?.phase == .active)
  }

  @Test func aNegativeEndDelayEndsInside() {
    let model = model(WebTiming(endDelay: -0.25, fill: .both))
    #expect(model.duration == 0.75)
    #expect(model.phase(atLocalTime: 0.75) == .after)
    #expect(model.moment(at: 0.75)?.progress == 0.75)
    #expect(self.model(WebTiming(endDelay: -9, fill: .both)).duration == 0)
  }

  // MARK: - Iterations

  @Test(arguments: [
    WebTiming(iterations: 0.5, iterationStart: 0.5),
    WebTiming(iterations: 2.3, iterationStart: 0.7),
    WebTiming(delay: 0.1, iterations: 3), WebTiming(delay: -0.1, iterations: 3),
  ])
  func justBeforeTheEndTheLastIterationRuns(_ timing: WebTiming) throws {
    for duration in [0.35, 0.7, 1, 1.1] {
      let model = model(timing, duration)
      let moment = try #require(model.moment(at: model.endTime.nextDown))
      #expect(moment.simpleProgress > 0.999)
      #expect(moment.iteration == (timing.iterations + timing.iterationStart).rounded() - 1)
    }
  }

  @Test func aBoundaryBelongsToTheNextIteration() throws {
    let model = model(WebTiming(iterations: 3, fill: .both), 0.1)
    for iteration in 0..<3 {
      let moment = try #require(model.moment(at: Double(iteration) * 0.1))
      #expect(moment.iteration == Double(iteration) && moment.simpleProgress == 0)
    }
    let end = try #require(model.moment(at: model.duration))
    #expect(end.iteration == 2 && end.simpleProgress == 1)
  }

  @Test func aFractionEndsInsideAnIteration() {
    let model = model(WebTiming(iterations: 2.5, iterationStart: 0.25, fill: .both))
    #expect(model.activeDuration == 2.5)
    #expect(model.moment(at: 0)?.progress == 0.25)
    #expect(model.moment(at: 0.75)?.iteration == 1)
    #expect(model.moment(at: 9)?.progress == 0.75)
    #expect(model.moment(at: 9)?.iteration == 2)
  }

  @Test func noIterationsAndNoDurationTakeNoTime() {
    let none = model(WebTiming(iterations: 0, fill: .both))
    #expect(none.duration == 0)
    #expect(none.moment(at: 5)?.progress == 0)
    let brief = model(WebTiming(iterations: 3, fill: .both), 0)
    #expect(brief.duration == 0)
    #expect(brief.moment(at: -1)?.progress == 0)
    #expect(brief.moment(at: 0)?.progress == 1)
    #expect(brief.moment(at: 0)?.iteration == 2)
  }

  @Test func endlessIterationsWithoutDurationAreOverAtOnce() {
    let model = model(WebTiming(iterations: .infinity, iterationStart: 0.5, fill: .both), 0)
    #expect(model.duration == 0)
    #expect(model.moment(at: 0)?.iteration == .infinity)
    #expect(model.moment(at: 0)?.progress == 0.5)
    let whole = self.model(WebTiming(iterations: .infinity, fill: .both), 0)
    #expect(whole.moment(at: 0)?.progress == 1)
  }

  @Test func endlessIterationsNeverEnd() {
    let model = model(WebTiming(iterations: .infinity), 0.5)
    #expect(model.duration == .infinity)
    #expect(model.moment(at: 1e6 + 0.25)?.progress == 0.5)
    #expect(model.moment(at: 1e6 + 0.25)?.iteration == 2e6)
  }

  // MARK: - Directions

  @Test(arguments: WebTiming.Direction.allCases)
  func everyDirectionHasItsIterations(_ direction: WebTiming.Direction) {
    let model = model(WebTiming(iterations: 4, direction: direction))
    let expected: [Double] =
      switch direction {
      case .normal: [0.25, 0.25, 0.25, 0.25]
      case .reverse: [0.75, 0.75, 0.75, 0.75]
      case .alternate: [0.25, 0.75, 0.25, 0.75]
      case .alternateReverse: [0.75, 0.25, 0.75, 0.25]
      }
    #expect((0..<4).map { model.moment(at: Double($0) + 0.25)?.progress } == expected)
  }

  @Test func twoAlternatingIterationsAreSymmetric() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: -0.5), endControlPoint: UnitPoint(x: 0.5, y: 1.7))
    let model = model(WebTiming(iterations: 2, direction: .alternate, easing: curve))
    for step in 1..<64 {
      let time = Double(step) / 64
      #expect(model.moment(at: time)?.progress == model.moment(at: 2 - time)?.progress)
    }
  }

  // MARK: - Rates

  @Test func localTimeIsTheTimeTimesTheRate() {
    let model = model(WebTiming(playbackRate: 4), 2)
    #expect(model.duration == 0.5)
    #expect(model.moment(at: 0.25)?.progress == 0.5)
  }

  @Test func aNegativeRateMirrorsTheWhole() {
    let timing = WebTiming(
      delay: 0.5, endDelay: 0.25, iterations: 2.5, direction: .alternate, fill: .both,
      easing: .easeIn)
    let mirrored = WebTiming(
      delay: 0.5, endDelay: 0.25, iterations: 2.5, direction: .alternate, fill: .both,
      easing: .easeIn, playbackRate: -2)
    let (forwards, backwards) = (model(timing), model(mirrored))
    #expect(backwards.duration == forwards.duration / 2)
    for step in 0...65 {
      let local = Double(step) / 20
      let time = (forwards.duration - local) / 2
      // At the joint of two iterations both of them may answer.
      if (local - 0.5).truncatingRemainder(dividingBy: 1) == 0 { continue }
      let there = forwards.moment(at: local)?.progress ?? .nan
      #expect(abs((backwards.moment(at: time)?.progress ?? .nan) - there) < 1e-12, "at \(local)")
    }
  }

  @Test func aRateOfZeroStaysAtTheStart() {
    let model = model(WebTiming(iterationStart: 0.25, playbackRate: 0))
    #expect(model.duration == .infinity)
    for time in [0, 1, 1e9] { #expect(model.moment(at: time)?.progress == 0.25) }
  }

  @Test(arguments: [0.1, 0.3, 0.7, 1.0 / 3, 3, 7.1])
  func theEndIsReachedExactly(_ rate: Double) {
    for sign in [1.0, -1] {
      let model = model(WebTiming(fill: .both, playbackRate: sign * rate), 0.7)
      #expect(model.moment(at: model.duration)?.progress == (sign > 0 ? 1 : 0))
      #expect(model.moment(at: 0)?.progress == (sign > 0 ? 0 : 1))
    }
  }

  @Test(arguments: [(delay: 1.0, duration: 1.3), (0.2, 0.1), (0.7, 0.3)])
  func aNegativeRateLeavesTheLastIterationExactly(_ delay: Double, _ duration: Double) {
    let timing = WebTiming(
      delay: delay, endDelay: 0.5, iterations: 3, fill: .both, playbackRate: -1)
    let model = model(timing, duration)
    for time in [0.25, 0.5] {
      #expect(model.moment(at: time)?.progress == 1)
      #expect(model.moment(at: time)?.iteration == 2)
    }
  }

  // MARK: - Easing

  @Test func theEasingComesLastAndMayLeaveTheUnit() throws {
    let curve = try UnitCurve(css: "cubic-bezier(0.5, -1, 0.5, 2)")
    let model = model(WebTiming(direction: .reverse, easing: curve))
    #expect(model.moment(at: 0.25)?.progress == curve.value(at: 0.75))
    #expect(try #require(model.moment(at: 0.125)).progress > 1)
  }

  @Test func stepsKnowWhetherTheEffectHasBegun() throws {
    let steps = try UnitCurve(css: "step-start")
    let model = model(WebTiming(delay: 1, fill: .both, easing: steps))
    #expect(model.moment(at: 0.5)?.progress == 0)
    #expect(model.moment(at: 1)?.progress == 1)
    let reversed = self.model(
      WebTiming(delay: 1, direction: .reverse, fill: .both, easing: steps))
    #expect(reversed.moment(at: 0.5)?.progress == 1)
    #expect(reversed.moment(at: 2)?.progress == 0)
  }

  @Test(arguments: ["steps(2)", "steps(3, jump-both)", "step-start", "ease-in"])
  func anIterationWithoutDurationIsBeforeOrAfterItsSteps(easing: String) throws {
    let easing = try UnitCurve(css: easing)
    let model = model(WebTiming(delay: 1, fill: .both, easing: easing), 0)
    #expect(model.moment(at: 0.5)?.progress == 0)
    #expect(model.moment(at: 1)?.progress == 1)
    let part = self.model(
      WebTiming(delay: 1, iterations: 2.5, fill: .forwards, easing: easing), 0)
    #expect(part.moment(at: 1)?.progress == easing.value(at: 0.5))
  }

  // MARK: - Problems

  @Test func everyNumberHasItsBounds() {
    #expect(WebTiming.problems() == [])
    #expect(WebTiming.problems(delay: -1, endDelay: -1, iterations: .infinity) == [])
    #expect(WebTiming.problems(iterations: 0, iterationDuration: 0, playbackRate: 0) == [])
    let problems = WebTiming.problems(
      delay: .nan, endDelay: .infinity, iterations: -1, iterationStart: -0.5,
      iterationDuration: -2, playbackRate: .infinity)
    #expect(
      problems.map(\.parameter) == [
        "delay", "endDelay", "iterations", "iterationStart", "iterationDuration", "playbackRate",
      ])
    #expect(problems[2].message == "The iterations must be at least 0; this is -1.")
    #expect(WebTiming.problems(iterations: .nan, iterationStart: .infinity).count == 2)
  }
}

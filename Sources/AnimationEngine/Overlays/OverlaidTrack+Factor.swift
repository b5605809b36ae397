// The factor by which a transition multiplies what a property's SwiftUI animations show, and what blocks of
// UIKit add. It has a motion of its own, so that the property's value can change meanwhile.

extension OverlaidTrack {
  /// Whether a transition has ever multiplied the property.
  package var hasFactor: Bool { factor != nil }

  /// The factor that was last set, at which it comes to rest; 1 without one.
  package var factorModel: Double { factor?.content.model ?? 1 }

  /// The time at which the factor's last motion ends, in seconds; minus infinity if it never moved.
  package var factorEnd: Double { factor?.content.end ?? -.infinity }

  /// The logical completion of the factor's newest animation, in seconds; minus infinity at rest.
  package var factorLogicalEnd: Double { factor?.content.logicalEnd ?? -.infinity }

  /// Whether the factor moves at `time` or later.
  package func factorMoves(at time: Double) -> Bool { factor?.content.moves(at: time) ?? false }

  /// Sets the model value and the factor at `time`, both without an animation.
  package mutating func rest(on value: Components, times factor: Double, from time: Double) {
    rest(on: value, from: time)
    changeFactor { $0.rest(on: factor, from: time) }
  }

  /// Changes the factor with an animation.
  ///
  /// - Returns: Whether the change was made; false when too many animations are combined.
  package mutating func animateFactor(
    to target: Double, by animation: Animation, at time: Double, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    try changeFactor { (factor) throws(TimelineRefusal) in
      try factor.change(to: target, with: animation, at: time, meter: &meter)
    }
  }

  /// Ends the factor's motion at `time`: it is then what it was to become.
  package mutating func restFactor(at time: Double) { factor?.content.rest(at: time) }

  private mutating func changeFactor<Result, Failure: Error>(
    _ change: (inout MotionHistory<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var own =
      factor ?? Boxed(MotionHistory(restingAt: 1, context: MotionContext(history.context)))
    // The box is taken out meanwhile, so that it is not copied.
    factor = nil
    defer { factor = own }
    return try change(&own.content)
  }
}

// MARK: - What shows

extension OverlaidTrack {
  /// The value at `time` below all overlays: that of the SwiftUI animations, times the factor.
  package func baseValue(at time: Double) -> Components {
    let value = history.value(at: time)
    guard let factor else { return value }
    return value.scaled(by: factor.content.value(at: time))
  }

  /// The velocity of that value, in units per second.
  package func baseVelocity(at time: Double) -> Components {
    let velocity = history.velocity(at: time)
    guard let factor else { return velocity }
    return velocity.scaled(by: factor.content.value(at: time))
      + history.value(at: time).scaled(by: factor.content.velocity(at: time))
  }

  /// The lanes of that value, one for each component.
  func baseLanes(_ meter: inout WorkMeter) throws(TimelineRefusal) -> [Lane] {
    let lanes = try history.lanes(meter: &meter)
    guard let factor = try factorLane(&meter) else { return lanes }
    return try multiplied(lanes, by: factor, &meter)
  }

  /// The lane of the factor; nil where it has never moved.
  func factorLane(_ meter: inout WorkMeter) throws(TimelineRefusal) -> Lane? {
    guard let factor = factor?.content, factor.segments.count > 1 else { return nil }
    return try factor.lanes(meter: &meter)[0]
  }

  /// The factor that multiplies what an overlay adds; nil for nothing.
  func factor(of overlay: Overlay) -> MotionHistory<Double>? {
    overlay.isMultiplied ? factor?.content : nil
  }

  /// The lanes of the model value times the factor's, one for each component.
  package func models(_ meter: inout WorkMeter) throws(TimelineRefusal) -> [Lane] {
    let models = try history.models(meter: &meter)
    guard let factor = factor?.content else { return models }
    return try multiplied(models, by: factor.models(meter: &meter)[0], &meter)
  }

  private func multiplied(
    _ lanes: [Lane], by factors: Lane, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Lane] {
    guard let factor = factor?.content, factor.segments.count > 1 else { return lanes }
    let end = factor.model == 1 ? max(factor.end, factor.lastStart) : .infinity
    for lane in lanes {
      try meter.charge(50 + 5 * lane.segments.count)
      try meter.keep(bytes: 300 + (lane.segments.count + 3) * MemoryLayout<LaneSegment>.stride)
    }
    return lanes.map { $0.multiplied(by: factors, from: factor.segments[1].start, until: end) }
  }
}

extension Overlay {
  /// Whether the factor of a transition multiplies what the overlay adds, as it does what lies below.
  /// Animations of layers show as they are.
  var isMultiplied: Bool { !covers && !isOfLayer }
}

extension Lane {
  /// The lane with its values multiplied by those of another one between two times.
  fileprivate func multiplied(by factors: Lane, from start: Double, until end: Double) -> Lane {
    guard start < end else { return self }
    let product = OverlaidLane(
      base: part(from: start, until: end), all: [.factor(factors)], shown: [0],
      cost: OverlayPiece.factor(factors).rowCost)
    var lane = part(from: -.infinity, until: start)
    lane.append(.overlaid(product), from: Lane.including(start), origin: 0)
    guard end.isFinite else { return lane }
    lane.append(contentsOf: part(from: end, until: .infinity), from: Lane.including(end))
    return lane
  }
}

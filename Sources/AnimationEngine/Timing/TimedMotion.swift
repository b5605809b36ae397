/// A motion played by a timing: the Web Animations timing model of documents, for code.
///
///     let fall = KeyframeMotion(from: 0.0, keyframes: [.cubic(to: 10, duration: 0.5)])
///     let twice = fall.timed(by: WebTiming(delay: 1, iterations: 2, direction: .alternate))
///     twice.value(at: 0.5)     // nil: it has not begun, and nothing fills
///     twice.value(at: 1.5)     // 10
///     twice.duration           // 2
///
/// An iteration displays the motion from 0 to its duration, stretched over the iteration's
/// duration. Of a motion without end it displays as much as the iteration's duration. Where the
/// easing leaves 0...1, the values at the ends are kept.
public struct TimedMotion<Base: Motion> {
  /// The motion that is played.
  public let base: Base
  /// The map from a time to the progress of an iteration.
  public let model: TimingModel
  /// The part of the base that an iteration displays, in seconds from its start.
  private let span: Double

  /// Plays `base` by `timing`.
  ///
  /// - Precondition: For a base without end, the timing has an iteration duration; with a negative
  ///   rate, the effect has an end.
  public init(_ base: Base, by timing: WebTiming) {
    self.base = base
    model = TimingModel(timing, playing: base.duration)
    span = base.duration.isFinite ? base.duration : model.iterationDuration
  }

  /// The duration of the whole, in seconds; infinite when it has no end.
  public var duration: Double { model.duration }

  /// The value at `time` seconds; nil where the timing's fill gives none.
  public func value(at time: Double) -> Base.Value? {
    guard let moment = model.moment(at: time) else { return nil }
    let value = base.value(at: moment.clampedPlace(in: span))
    guard model.timing.iterationComposite == .accumulate, moment.iteration != 0 else {
      return value
    }
    return value + base.value(at: span).scaled(by: moment.iteration)
  }

  /// The velocity at `time` seconds, in units per second; 0 where the value at an end is kept, nil
  /// where there is no value.
  public func velocity(at time: Double) -> Base.Value? {
    guard let moment = model.moment(at: time) else { return nil }
    let place = moment.clampedPlace(in: span)
    let rate = model.rate(at: moment) * span
    let isHeld = moment.progress != min(max(moment.progress, 0), 1)
    let velocity = base.velocity(at: place, inIterationUpTo: span)
    return isHeld || rate == 0 ? velocity - velocity : velocity.scaled(by: rate)
  }
}

extension TimedMotion: Sendable where Base: Sendable {}

extension Motion {
  /// The velocity at `place` in an iteration that displays the motion from 0 to `span`. At the end
  /// it is the velocity with which the motion arrives, since the next iteration may go on from
  /// there.
  func velocity(at place: Double, inIterationUpTo span: Double) -> Value {
    velocity(at: place < span ? place : span.nextDown)
  }

  /// This motion, played by `timing`.
  public func timed(by timing: WebTiming) -> TimedMotion<Self> { TimedMotion(self, by: timing) }
}

/// A timeline of keyframes played by a timing.
///
///     let timed = timeline.timed(by: WebTiming(iterations: .infinity, direction: .alternate))
///     timed.value(time: 2.5)?.scale
///
/// Iterations do not accumulate, since not every value can be added.
public struct TimedKeyframeTimeline<Value> {
  /// The timeline that is played.
  public let base: KeyframeTimeline<Value>
  /// The map from a time to the progress of an iteration.
  public let model: TimingModel

  /// Plays `base` by `timing`.
  ///
  /// - Precondition: With a negative rate, the effect has an end.
  public init(_ base: KeyframeTimeline<Value>, by timing: WebTiming) {
    self.base = base
    model = TimingModel(timing, playing: base.duration)
  }

  /// The duration of the whole, in seconds; infinite when it has no end.
  public var duration: Double { model.duration }

  /// The value at `time` seconds; nil where the timing's fill gives none. Where the easing goes
  /// below 0 it is the initial value, also for a track that begins with a jump.
  public func value(time: Double) -> Value? {
    model.moment(at: time).map {
      $0.progress < 0 ? base.initial : base.value(time: $0.clampedPlace(in: base.duration))
    }
  }
}

extension KeyframeTimeline {
  /// This timeline, played by `timing`.
  public func timed(by timing: WebTiming) -> TimedKeyframeTimeline<Value> {
    TimedKeyframeTimeline(self, by: timing)
  }
}

extension TimingModel {
  /// Creates the model of a timing around content that lasts for `duration` seconds.
  fileprivate init(_ timing: WebTiming, playing duration: Double) {
    let length = timing.iterationDuration ?? duration
    precondition(
      length.isFinite, "What has no end needs an iterationDuration to be played by a timing.")
    self.init(timing, iterationDuration: length)
    precondition(
      !lacksEndToRunFrom, "Endless iterations have no end to run from at a negative rate.")
  }
}

extension TimingModel.Moment {
  /// The local time in content of `span` seconds; one of its ends where the easing leaves 0...1.
  fileprivate func clampedPlace(in span: Double) -> Double { min(max(place(in: span), 0), span) }
}

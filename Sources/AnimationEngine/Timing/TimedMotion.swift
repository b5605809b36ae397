/// A motion played by a timing: the same model that documents have, for motions in code.
///
///     let fall = KeyframeMotion(from: 0.0, keyframes: [.cubic(to: 10, duration: 0.5)])
///     let twice = fall.timed(by: WebTiming(delay: 1, iterations: 2, direction: .alternate))
///     twice.value(at: 0.5)     // nil: it has not begun, and nothing fills
///     twice.value(at: 1.5)     // 10
///     twice.duration           // 2
///
/// An iteration shows the motion from 0 to its duration, stretched over the iteration's duration. Of
/// a motion without end it shows as much as an iteration lasts. Where the easing leaves 0...1, the
/// ends hold.
public struct TimedMotion<Base: Motion> {
  /// The motion that is played.
  public let base: Base
  /// From a time to the progress of an iteration.
  public let model: TimingModel
  /// How much of the base an iteration shows, in seconds.
  private let span: Double

  /// `base` played by `timing`.
  ///
  /// - Precondition: a base without end is given an iteration duration, and a negative rate an end
  ///   that it runs from.
  public init(_ base: Base, by timing: WebTiming) {
    self.base = base
    model = TimingModel(timing, playing: base.duration)
    span = base.duration.isFinite ? base.duration : model.iterationDuration
  }

  /// How long the whole lasts, in seconds; infinite when it has no end.
  public var duration: Double { model.duration }

  /// The value at `time` seconds; nil where the timing leaves none.
  public func value(at time: Double) -> Base.Value? {
    guard let moment = model.moment(at: time) else { return nil }
    let value = base.value(at: moment.place(in: span))
    guard model.timing.iterationComposite == .accumulate, moment.iteration != 0 else {
      return value
    }
    return value + base.value(at: span).scaled(by: moment.iteration)
  }

  /// The velocity at `time` seconds, per second; 0 where an end holds, nil where there is no value.
  public func velocity(at time: Double) -> Base.Value? {
    guard let moment = model.moment(at: time) else { return nil }
    let place = moment.place(in: span)
    let rate = model.rate(at: moment) * span
    let isHeld = moment.progress != min(max(moment.progress, 0), 1)
    let velocity = base.velocity(at: place)
    return isHeld || rate == 0 ? velocity - velocity : velocity.scaled(by: rate)
  }
}

extension TimedMotion: Sendable where Base: Sendable {}

extension Motion {
  /// This motion, played by `timing`.
  public func timed(by timing: WebTiming) -> TimedMotion<Self> { TimedMotion(self, by: timing) }
}

/// A timeline of keyframes played by a timing.
///
///     let timed = timeline.timed(by: WebTiming(iterations: .infinity, direction: .alternate))
///     timed.value(time: 2.5)?.scale
///
/// Iterations do not accumulate: not every value can be added.
public struct TimedKeyframeTimeline<Value> {
  /// The timeline that is played.
  public let base: KeyframeTimeline<Value>
  /// From a time to the progress of an iteration.
  public let model: TimingModel

  /// `base` played by `timing`.
  ///
  /// - Precondition: a negative rate has an end that it runs from.
  public init(_ base: KeyframeTimeline<Value>, by timing: WebTiming) {
    self.base = base
    model = TimingModel(timing, playing: base.duration)
  }

  /// How long the whole lasts, in seconds; infinite when it has no end.
  public var duration: Double { model.duration }

  /// The value at `time` seconds; nil where the timing leaves none. Where the easing goes below 0
  /// it is the initial one, also of a track that begins with a jump.
  public func value(time: Double) -> Value? {
    model.moment(at: time).map {
      $0.progress < 0 ? base.initial : base.value(time: $0.place(in: base.duration))
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
  /// The model of a timing around something that lasts for `duration` seconds by itself.
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
  /// The place that shows of something that lasts for `span` seconds; one of its ends where the
  /// easing leaves 0...1.
  fileprivate func place(in span: Double) -> Double { min(max(progress, 0), 1) * span }
}

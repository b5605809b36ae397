extension Timeline {
  /// The timeline played by a timing.
  ///
  /// An iteration displays the content from start to end, stretched over the iteration's duration.
  /// Content without end is cut off at the iteration's duration instead.
  ///
  /// - Parameter extrapolation: The extrapolation of the lanes beyond their ends, for this
  ///   timeline's duration.
  package func played(
    by timing: WebTiming, in spaces: PropertySpaces, horizon: Double,
    within limits: CompilationLimits, extrapolatedBy extrapolation: (Double) -> Extrapolation
  ) throws(TimelineRefusal) -> Timeline {
    guard let length = timing.iterationDuration ?? duration else { throw .endlessIteration }
    let model = TimingModel(timing, iterationDuration: length)
    guard !model.lacksEndToRunFrom else { throw .endlessReversal }
    let playback = TimedPlayback(
      model, showing: duration ?? length, of: self, in: spaces,
      extrapolation: duration.map(extrapolation) ?? .none)
    let shown = events.filter { $0.time <= playback.span }
    let events = try playback.events(of: shown, horizon: horizon, limit: limits.steps)
    return Timeline(self, playedBy: playback, events: events)
  }
}

extension WebTiming {
  /// The time up to which endless content must be computed to be displayed until `horizon`, in
  /// seconds of its own time. It is the end of an iteration, or the part of the first one that is
  /// played until then.
  package func innerHorizon(_ horizon: Double) -> Double {
    guard let length = iterationDuration else { return 0 }
    guard direction == .normal, easing.isIdentity, playbackRate > 0, iterationComposite == .replace
    else { return length }
    let passed = iterationStart * length + max(horizon * playbackRate - delay, 0)
    return min(passed * (1 + 1e-12), length)
  }
}

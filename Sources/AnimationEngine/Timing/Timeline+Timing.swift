extension Timeline {
  /// The timeline, played by a timing.
  ///
  /// An iteration shows the content from its start to its end, stretched over the iteration's
  /// duration. Content without end is cut instead: of it an iteration shows as much as it lasts.
  ///
  /// - Parameter extrapolation: How the lanes go on outside, where the timeline has this duration.
  package func played(
    by timing: WebTiming, in spaces: PropertySpaces, horizon: Double,
    within limits: CompilationLimits, extrapolatedBy extrapolation: (Double) -> Extrapolation
  ) throws(TimelineRefusal) -> Timeline {
    guard let length = timing.iterationDuration ?? duration else { throw .endlessIteration }
    let model = TimingModel(timing, iterationDuration: length)
    guard !model.lacksEndToRunFrom else { throw .endlessReversal }
    let playback = TimedPlayback(
      model, showing: duration ?? length, of: self, spaces.mappings,
      extrapolation: duration.map(extrapolation) ?? .none)
    let shown = events.filter { $0.time <= playback.span }
    let events = try playback.events(of: shown, horizon: horizon, limit: limits.steps)
    return Timeline(self, playedBy: playback, events: events)
  }
}

extension WebTiming {
  /// Up to when content without end has to be known, in seconds of its own time, for times up to
  /// `horizon`: to the end of an iteration, unless the first one is not over by then.
  package func innerHorizon(_ horizon: Double) -> Double {
    guard let length = iterationDuration else { return 0 }
    guard direction == .normal, easing.isIdentity, playbackRate > 0,
      iterationComposite == .replace
    else { return length }
    let passed = iterationStart * length + max(horizon * playbackRate - delay, 0)
    return min(passed * (1 + 1e-12), length)
  }
}

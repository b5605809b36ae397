extension ResolvedAnimation {
  /// The timeline of `content`, which is converted out, played by a timing.
  ///
  /// An iteration shows the content from its start to its end, stretched over the iteration's
  /// duration. Content without end is cut instead: of it an iteration shows as much as it lasts.
  func compiled(
    _ content: Content, in spaces: PropertySpaces, by timing: WebTiming, springs: SpringModel,
    horizon: Double, within limits: CompilationLimits, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    let inner = try content.timeline(
      of: spaces, springs: springs, horizon: timing.innerHorizon(horizon), within: limits,
      meter: &meter)
    guard let length = timing.iterationDuration ?? inner.duration else {
      throw .endlessIteration
    }
    let model = TimingModel(timing, iterationDuration: length)
    guard !model.lacksEndToRunFrom else { throw .endlessReversal }
    let playback = TimedPlayback(
      model, showing: inner.duration ?? length, of: inner, spaces.mappings,
      extrapolation: inner.duration.map {
        content.extrapolation(spaces.properties, duration: $0)
      } ?? .none)
    let shown = inner.events.filter { $0.time <= playback.span }
    let events = try playback.events(of: shown, horizon: horizon, limit: limits.steps)
    return Timeline(inner, playedBy: playback, events: events)
  }
}

extension WebTiming {
  /// Up to when content without end has to be known, in seconds of its own time, for times up to
  /// `horizon`: to the end of an iteration, unless the first one is not over by then.
  fileprivate func innerHorizon(_ horizon: Double) -> Double {
    guard let length = iterationDuration else { return 0 }
    guard direction == .normal, easing.isIdentity, playbackRate > 0,
      iterationComposite == .replace
    else { return length }
    let passed = iterationStart * length + max(horizon * playbackRate - delay, 0)
    return min(passed * (1 + 1e-12), length)
  }
}

import AnimationEngine

/// Changes that were added to a property animator while it was active.
///
/// They run from 0 to 1 over the rest of the animator's path, with the animator's timing, and
/// follow its commands from then on.
struct AnimatorAddition {
  /// The animator's fraction at which the addition begins, and that at which it ends.
  private let span: FractionSpan
  /// The state of the addition: how far it is, from 0 to 1.
  private(set) var animatorState: AnimatorState<Double>
  /// The properties that the addition moves.
  var driven: [SceneAnimator.DrivenProperty]
  /// The share of the distance that the models of these properties have covered, 0 to 1.
  var modelPart = 0.0
  /// The component with a velocity of its own; nil where all components move as one.
  private(set) var component: String?

  /// An addition for one component with its own velocity, over the animator's whole path.
  init(
    _ component: String, _ animator: AnimatorState<Double>, _ settings: AnimatorSettings,
    _ driven: SceneAnimator.DrivenProperty
  ) {
    self.component = component
    span = FractionSpan(from: 0, to: 1)
    animatorState = AnimatorState(restingAt: 0)
    animatorState.to = 1
    animatorState.path = AnimatorPath(
      from: 0, to: 1, timing: settings.timing.moving(component), duration: settings.duration)
    let place = 1 - animator.destination
    animatorState.mode = .paused(.init(fraction: place, shown: place, place: place))
    self.driven = [driven]
  }

  /// Changes added to an animator in its present state.
  ///
  /// - Parameter delayFactor: The share of the remaining time that passes before the addition
  ///   begins.
  init(
    to animator: AnimatorState<Double>, _ settings: AnimatorSettings,
    _ driven: [SceneAnimator.DrivenProperty], delayFactor: Double, at time: Double
  ) {
    let place = animator.place(at: time)
    let begin = place + delayFactor * (animator.destination - place)
    span = FractionSpan(from: begin, to: animator.destination)
    let unit = animator.path.segment(at: place).unitDuration
    animatorState = AnimatorState(restingAt: 0)
    animatorState.to = 1
    animatorState.path = AnimatorPath(
      from: 0, to: 1, timing: settings.timing, duration: (span.to - span.from).magnitude * unit)
    self.driven = driven
    follow(animator, after: nil, settings, at: time)
  }

  /// Takes over the animator's mode after an action: running, paused, stopped or inactive.
  mutating func follow(
    _ animator: AnimatorState<Double>, after action: AnimatorCommand.Action?,
    _ settings: AnimatorSettings, at time: Double
  ) {
    animatorState.isReversed = animator.destination != span.to
    switch animator.mode {
    case .running(let run): goOn(with: run, after: action, at: time)
    case .paused(let pause):
      if case .scrub? = action {
        let fraction = min(max(part(at: pause.fraction), 0), 1)
        animatorState.scrub(to: fraction, at: time, isLinear: settings.scrubsLinearly)
      } else if case .inactive = animatorState.mode {
        animatorState.mode = .paused(.init(fraction: 0, shown: 0, place: 0))
      } else {
        animatorState.pause(at: time, scrubsLinearly: settings.scrubsLinearly)
      }
    case .stopped:
      animatorState.mode = .stopped(
        fraction: animatorState.fraction(at: time), shown: animatorState.value(at: time))
    case .inactive: animatorState = AnimatorState(restingAt: rest(after: action, at: time))
    }
  }

  /// The share of the addition's own path that lies before a fraction of the animator; below 0 if
  /// the addition has yet to begin.
  private func part(at place: Double) -> Double {
    let length = span.to - span.from
    return length == 0 ? (place == span.to ? 1 : 0) : (place - span.from) / length
  }

  /// Runs so that the addition ends together with the animator, or is back at its start when a
  /// reversed animator passes there.
  private mutating func goOn(
    with run: AnimatorState<Double>.Run, after action: AnimatorCommand.Action?, at time: Double
  ) {
    let (begin, place) = (max(time, run.begin), run.fraction(at: time))
    let left = run.end - begin
    let unit = run.to == place ? 0 : left / (run.to - place).magnitude
    // The seconds that the addition has done; below 0 if it has yet to begin.
    let done = (span.to == 1 ? place - span.from : span.from - place) * unit
    let delay = animatorState.isReversed ? 0 : max(-done, 0)
    let duration = animatorState.isReversed ? max(done, 0) : max(left - delay, 0)
    let (here, shown) = (animatorState.place(at: time), animatorState.value(at: time))
    if case .continue(let timing?, _)? = action, here != animatorState.destination {
      animatorState.path.lay(
        .init(
          timing, (here, animatorState.destination), from: shown,
          to: animatorState.destinationValue, velocity: nil, duration: duration))
    }
    animatorState.run(from: here, at: begin + delay, duration: duration)
  }

  /// The fraction at which the addition rests after an action: start, end, or where it is.
  private func rest(after action: AnimatorCommand.Action?, at time: Double) -> Double {
    switch action {
    case .finish(.start)?: 0
    case .finish(.end)?: 1
    default: animatorState.value(at: time)
    }
  }
}

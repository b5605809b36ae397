import AnimationEngine

/// What joined a property animator while it was active.
///
/// It runs from 0 to 1 over what remained of the animator's way, by the animator's timing, and does what
/// the animator does from then on.
struct AnimatorAddition {
  /// The fraction of the animator at which it begins, and its value there.
  private let span: FractionSpan
  /// How far it is.
  private(set) var animatorState: AnimatorState<Double>
  /// What it moves.
  var driven: [SceneAnimator.DrivenProperty]
  /// How much of the distance the models of those have covered.
  var modelPart = 0.0
  /// The name of the component that moves by itself; nil for all that it moves.
  private(set) var component: String?

  /// One component of what an animator moves from the moment it becomes active, over its whole
  /// path.
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

  /// What joins an animator that is in a state.
  ///
  /// - Parameter delayFactor: Which part of what remains passes before it begins.
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

  /// Does what its animator does now, after an action.
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

  /// How much of its own way lies before a place of the animator's; below 0 where it has yet to begin.
  private func part(at place: Double) -> Double {
    let length = span.to - span.from
    return length == 0 ? (place == span.to ? 1 : 0) : (place - span.from) / length
  }

  /// Runs on, so that it is there when the animator is, or back where it began when that passes it.
  private mutating func goOn(
    with run: AnimatorState<Double>.Run, after action: AnimatorCommand.Action?, at time: Double
  ) {
    let (begin, place) = (max(time, run.begin), run.fraction(at: time))
    let (left, part) = (run.end - begin, part(at: place))
    let unit = run.to == place ? 0 : left / (run.to - place).magnitude
    let whole = (span.to - span.from).magnitude * unit
    let delay = animatorState.isReversed ? 0 : max(-part, 0) * whole
    let duration = animatorState.isReversed ? max(part, 0) * whole : max(left - delay, 0)
    let (here, shown) = (animatorState.place(at: time), animatorState.value(at: time))
    if case .continue(let timing?, _)? = action, here != animatorState.destination {
      animatorState.path.lay(
        .init(
          timing, (here, animatorState.destination), from: shown,
          to: animatorState.destinationValue, velocity: nil, duration: duration))
    }
    animatorState.run(from: here, at: begin + delay, duration: duration)
  }

  /// Where it comes to rest.
  private func rest(after action: AnimatorCommand.Action?, at time: Double) -> Double {
    switch action {
    case .finish(.start)?: 0
    case .finish(.end)?: 1
    default: animatorState.value(at: time)
    }
  }
}

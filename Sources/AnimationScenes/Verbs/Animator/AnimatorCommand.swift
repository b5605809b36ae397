public import AnimationEngine

/// What a property animator is told; see ``PropertyAnimator`` for what each action means in each
/// state.
public struct AnimatorCommand: Hashable, Sendable {
  /// The name of the animator.
  public var name: String
  /// What the animator is told to do.
  public var action: Action

  /// What an animator can be told to do.
  public enum Action: Hashable, Sendable {
    /// Makes an inactive animator. Its changes of a layout move all frames that follow from them,
    /// as of the moment when it becomes active.
    case create(AnimatorSettings, [PropertyChange], layout: [LayoutInput] = [])
    /// The animator gets something more to animate. One that is active moves it over what remains of
    /// its duration, from now on, after `delayFactor` times that.
    case animate([PropertyChange], layout: [LayoutInput] = [], delayFactor: Double = 0)
    /// Starts after a delay in seconds, or resumes.
    case start(afterDelay: Double)
    /// Freezes what shows.
    case pause
    /// Pauses at a fraction in 0...1.
    case scrub(fraction: Double)
    /// Turns the direction round; with a value, gives the direction.
    case reverse(isReversed: Bool?)
    /// Runs on; `velocity` is relative: 1 covers what is left in one second.
    case `continue`(TimingParameters?, durationFactor: Double)
    /// Stops where it is.
    case stop(withoutFinishing: Bool)
    /// Comes to rest.
    case finish(at: AnimatingPosition)
  }

  /// An action of the animator called `name`.
  public init(_ name: String, _ action: Action) { (self.name, self.action) = (name, action) }
}

/// What a property animator is made with.
public struct AnimatorSettings: Hashable, Sendable {
  /// The duration of the whole, in seconds; springs may know their own.
  public var duration: Double
  /// How the distance is covered over time.
  public var timing: TimingParameters
  /// Whether scrubbing shows a fraction of the distance, whatever the timing.
  public var scrubsLinearly: Bool
  /// Whether the animator stays active, paused, when it comes to an end by itself.
  public var pausesOnCompletion: Bool
  /// Whether it can be paused, scrubbed, reversed, continued and stopped on its way.
  public var isInterruptible: Bool

  /// Settings with the usual defaults.
  public init(
    duration: Double, timing: TimingParameters, scrubsLinearly: Bool = true,
    pausesOnCompletion: Bool = false, isInterruptible: Bool = true
  ) {
    self.duration = duration
    self.timing = timing
    self.scrubsLinearly = scrubsLinearly
    self.pausesOnCompletion = pausesOnCompletion
    self.isInterruptible = isInterruptible
  }
}

extension AnimatorCommand {
  func title(_ properties: [AnimatedProperty]) -> String? { name + ": " + action.title }

  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb? {
    switch action {
    case .create(let settings, let changes, let inputs):
      .animator(
        AnimatorCommand(
          name, .create(settings, changes.inCoordinates(of: spaces), layout: inputs)))
    case .animate(let changes, let inputs, let delayFactor):
      .animator(
        AnimatorCommand(
          name,
          .animate(
            changes.inCoordinates(of: spaces), layout: inputs, delayFactor: delayFactor)))
    default: nil
    }
  }
}

extension AnimatorCommand.Action {
  fileprivate var title: String {
    switch self {
    case .create: "create"
    case .animate: "animate"
    case .start: "start"
    case .pause: "pause"
    case .scrub(let fraction): "scrub to \(fraction)"
    case .reverse: "reverse"
    case .continue: "continue"
    case .stop: "stop"
    case .finish(let position): "finish at \(position)"
    }
  }
}

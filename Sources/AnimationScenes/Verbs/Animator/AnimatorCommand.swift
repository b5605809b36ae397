public import AnimationEngine

/// A command to a property animator; ``PropertyAnimator`` says what each does in each state.
public struct AnimatorCommand: Hashable, Sendable {
  /// The name of the animator.
  public var name: String
  /// What the animator is told to do.
  public var action: Action

  /// What an animator can be told to do.
  public enum Action: Hashable, Sendable {
    /// Makes an inactive animator with some changes. Changes of a layout move all frames that
    /// follow from them, computed when the animator becomes active.
    case create(AnimatorSettings, [PropertyChange], layout: [LayoutInput] = [])
    /// Adds changes to the animator. An active animator moves them over the rest of its duration,
    /// after `delayFactor` of that rest has passed.
    case animate([PropertyChange], layout: [LayoutInput] = [], delayFactor: Double = 0)
    /// Starts the animator after a delay in seconds, or resumes it.
    case start(afterDelay: Double)
    /// Pauses the animator: what shows stays.
    case pause
    /// Pauses the animator and shows a fraction of its path, in 0...1.
    case scrub(fraction: Double)
    /// Sets the direction, or reverses it if the value is nil.
    case reverse(isReversed: Bool?)
    /// Continues the animator with other timing and `durationFactor` of its duration; the initial
    /// velocity is relative: at 1 the remaining distance would take one second.
    case `continue`(TimingParameters?, durationFactor: Double)
    /// Stops the animator where it is; it waits for `finish`, or is inactive if `withoutFinishing`.
    case stop(withoutFinishing: Bool)
    /// Finishes the animator at its start, its end or where it is.
    case finish(at: AnimatingPosition)
  }

  /// An action of the animator called `name`.
  public init(_ name: String, _ action: Action) { (self.name, self.action) = (name, action) }
}

/// The settings that a property animator is made with.
public struct AnimatorSettings: Hashable, Sendable {
  /// The duration of the whole animation in seconds; ignored for springs that have their own.
  public var duration: Double
  /// How the distance is covered over time.
  public var timing: TimingParameters
  /// Whether scrubbing shows that fraction of the distance, whatever the timing curve.
  public var scrubsLinearly: Bool
  /// Whether the animator stays active and paused when it reaches an end by itself.
  public var pausesOnCompletion: Bool
  /// Whether the animator can be paused, scrubbed, reversed, continued and stopped while it runs.
  public var isInterruptible: Bool

  /// Settings of an animator; the defaults are those of `UIViewPropertyAnimator`.
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
        AnimatorCommand(name, .create(settings, changes.inCoordinates(of: spaces), layout: inputs)))
    case .animate(let changes, let inputs, let delayFactor):
      .animator(
        AnimatorCommand(
          name,
          .animate(changes.inCoordinates(of: spaces), layout: inputs, delayFactor: delayFactor)))
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

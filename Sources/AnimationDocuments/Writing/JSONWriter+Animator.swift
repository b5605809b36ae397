internal import AnimationEngine

// What property animators are told.

extension JSONWriter {
  /// Writes a command to an animator.
  mutating func append(_ command: AnimatorCommand, _ properties: [AnimatedProperty]) {
    object { text in
      text.member(.name, command.name)
      text.append(command.action, properties)
    }
  }

  private mutating func append(
    _ action: AnimatorCommand.Action, _ properties: [AnimatedProperty]
  ) {
    member(.do, action.name)
    switch action {
    case .create(let settings, let changes):
      name(Word.set.text)
      append(changes, properties)
      members(of: settings)
    case .animate(let changes):
      name(Word.set.text)
      append(changes, properties)
    case .start(let delay): if delay != 0 { member(.afterDelay, delay) }
    case .pause: break
    case .scrub(let fraction): member(.fraction, fraction)
    case .reverse(let isReversed): if let isReversed { member(.isReversed, isReversed) }
    case .continue(let timing, let factor):
      if let timing { members(of: timing) }
      if factor != 0 { member(.durationFactor, factor) }
    case .stop(let withoutFinishing):
      if withoutFinishing { member(.withoutFinishing, true) }
    case .finish(let position): if position != .end { member(.at, position.rawValue) }
    }
  }

  private mutating func members(of settings: AnimatorSettings) {
    if settings.duration != 0 || settings.timing.isTimed { member(.duration, settings.duration) }
    if settings.timing != .curve(.easeInOut) { members(of: settings.timing) }
    if !settings.scrubsLinearly { member(.scrubsLinearly, false) }
    if settings.pausesOnCompletion { member(.pausesOnCompletion, true) }
  }

  private mutating func members(of timing: TimingParameters) {
    switch timing {
    case .cubic(let cubic):
      name(Word.curve.text)
      append(cubic.curve)
    case .spring(let spring):
      name(Word.spring.text)
      append(spring)
      if spring.initialVelocity != 0 { member(.velocity, spring.initialVelocity) }
    }
  }

  private mutating func append(_ parameters: SpringTimingParameters) {
    if let spring = parameters.spring {
      append(SpringDocument.description(of: spring, overDamps: true), as: Forms.springObject)
    } else if let ratio = parameters.dampingRatio {
      object { $0.member(.dampingRatio, ratio) }
    }
  }
}

extension TimingParameters {
  /// Whether the timing takes the duration of the animator.
  fileprivate var isTimed: Bool {
    if case .spring(let spring) = self { spring.dampingRatio != nil } else { true }
  }
}

extension AnimatorCommand.Action {
  /// The action as documents name it.
  fileprivate var name: String {
    switch self {
    case .create: "create"
    case .animate: "animate"
    case .start: "start"
    case .pause: "pause"
    case .scrub: "scrub"
    case .reverse: "reverse"
    case .continue: "continue"
    case .stop: "stop"
    case .finish: "finish"
    }
  }
}

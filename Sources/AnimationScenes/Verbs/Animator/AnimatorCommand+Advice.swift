import AnimationEngine

// Animators that hang, and velocities that look as if they were not relative.

extension AnimatorCommand {
  func prepare(_ advisor: inout SceneAdvisor) {
    if case .stop(withoutFinishing: false) = action {
      advisor.stoppedAnimators[name] = advisor.eventIndex
    } else {
      advisor.stoppedAnimators[name] = nil
    }
  }

  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {
    switch action {
    case .create(let settings, _, _):
      advisor.look(at: settings.timing)
      if !settings.timing.hasOwnDuration { advisor.look(atDuration: settings.duration, .action) }
    case .start(let delay): advisor.look(atDuration: delay, .action)
    case .continue(let timing?, _): advisor.look(at: timing)
    default: break
    }
  }
}

extension SceneAdvisor {
  fileprivate mutating func look(at timing: TimingParameters) {
    guard let spring = timing.spring else { return }
    look(atRelative: spring.initialVelocity, .velocity)
    for number in spring.spring?.suspiciousNumbers ?? [] { note(number, .action) }
  }

  /// Advises about each animator that was stopped and never finished.
  mutating func lookAtStoppedAnimators() {
    for (name, index) in stoppedAnimators.all.sorted(by: { $0.value < $1.value }) {
      note(
        at: ScenePlace(event: index, .action), .animatorNotFinished,
        "\(name) is stopped and never finished; UIKit ends the program when such an animator is "
          + "released. Finish it, or stop it without finishing.")
    }
  }
}

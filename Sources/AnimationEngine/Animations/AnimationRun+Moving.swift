// A motion that goes on somewhere else: what a change without animation leaves of it. Places are moved,
// and nothing is worked out again.

extension AnimationRun {
  /// The same run with all places moved by `shift`; it leads to `target` exactly.
  func moved(by shift: Value, to target: Value) -> AnimationRun {
    AnimationRun(
      animation: animation, from: from + shift, to: target,
      forward: forward.moved(by: shift, from: from + shift, to: target),
      backward: animation.reverses
        ? backward.moved(by: shift, from: target, to: from + shift) : nil,
      map: map)
  }
}

extension BaseMotion {
  /// The same motion with all places moved by `shift`, between the given ends.
  fileprivate func moved(by shift: Value, from: Value, to: Value) -> BaseMotion {
    BaseMotion(
      form: form.moved(by: shift), from: from, to: to, end: end, logicalEnd: logicalEnd)
  }
}

extension BaseMotion.Form {
  fileprivate func moved(by shift: Value) -> Self {
    switch self {
    case .pieces(let pieces): .pieces(pieces.moved(by: shift))
    case .steps(let table, let origin): .steps(table, origin: origin + shift)
    case .custom(let motion): .custom(motion.moved(by: shift))
    }
  }
}

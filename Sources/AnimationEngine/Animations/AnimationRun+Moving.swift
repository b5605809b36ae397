// Runs that are shifted, as a change without an animation shifts a running one. Only positions are
// moved; nothing is computed anew.

extension AnimationRun {
  /// The same run with all positions moved by `shift`, so that it leads to exactly `target`.
  func moved(by shift: Value, to target: Value) -> AnimationRun {
    AnimationRun(
      animation: animation, from: from + shift, to: target,
      forward: forward.moved(by: shift, from: from + shift, to: target),
      backward: animation.reverses
        ? backward.moved(by: shift, from: target, to: from + shift) : nil, map: map)
  }
}

extension BaseMotion {
  /// The same motion with all positions moved by `shift`, between the given end points.
  fileprivate func moved(by shift: Value, from: Value, to: Value) -> BaseMotion {
    BaseMotion(form: form.moved(by: shift), from: from, to: to, end: end, logicalEnd: logicalEnd)
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

// A property animator of vectors seen through one of its components. Curves and springs are linear
// in their vectors, so picking a component of the way picks it of the motion.

extension AnimatorSituation<Components> {
  /// The same of one component.
  func component(_ index: Int) -> AnimatorSituation<Double> {
    let pick = { (value: Components) in value.component(index) }
    var situation = AnimatorSituation<Double>(restingAt: pick(from))
    situation.to = pick(to)
    situation.path = path.map(pick)
    situation.mode = mode.map(pick)
    situation.isReversed = isReversed
    return situation
  }
}

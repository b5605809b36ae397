internal import AnimationEngine

// When animations of layers run, what is left of them, and their springs.

extension JSONWriter {
  /// Writes when an animation runs and what is left of it, where that is not what it is by itself.
  mutating func frame(of animation: LayerAnimation) {
    let standard = MediaTiming()
    let timing = animation.timing
    member(.beginTime, timing.beginTime, unless: standard.beginTime)
    member(.timeOffset, timing.timeOffset, unless: standard.timeOffset)
    member(.speed, timing.speed, unless: standard.speed)
    if timing.duration != animation.content.ownDuration { member(.duration, timing.duration) }
    repetition(.repeatCount, timing.repeatCount)
    repetition(.repeatDuration, timing.repeatDuration)
    if timing.autoreverses { member(.autoreverses, true) }
    if animation.fillMode != .removed { member(.fillMode, animation.fillMode.rawValue) }
    if !animation.isRemovedOnCompletion { member(.removedOnCompletion, false) }
  }

  private mutating func member(_ word: Word, _ number: Double, unless standard: Double) {
    if number != standard { member(word, number) }
  }

  private mutating func repetition(_ word: Word, _ number: Double) {
    if number == .infinity { return member(word, Word.infinite.text) }
    member(word, number, unless: 0)
  }

  /// Writes the shorter of the two descriptions that give exactly this spring; none of the one that
  /// every layer has by itself. Where neither gives the very bits, the physical one comes within a few
  /// units in the last place.
  mutating func members(ofLayerSpring spring: Spring) {
    guard spring != .coreAnimationDefault else { return }
    let bounce = SpringDocument.perceptual(spring)
    guard case .physical(let given) = SpringDocument.physical(spring) else { return }
    let physical: [(Word, Double)] = [
      (.mass, given.mass), (.stiffness, given.stiffness), (.damping, given.damping),
    ]
    guard case .perceptual(let duration, let bounce)? = bounce else { return members(physical) }
    let perceptual: [(Word, Double)] = [(.perceptualDuration, duration), (.bounce, bounce)]
    members(perceptual.length <= physical.length ? perceptual : physical)
  }

  private mutating func members(_ numbers: [(Word, Double)]) {
    for (word, number) in numbers { member(word, number) }
  }
}

extension [(Word, Double)] {
  /// How many bytes the numbers take.
  fileprivate var length: Int {
    reduce(0) { $0 + $1.0.text.utf8.count + NumberWriter().text($1.1).utf8.count }
  }
}

extension LayerAnimation.Content {
  /// How long the animation lasts where its timing does not say so.
  fileprivate var ownDuration: Double {
    guard case .spring(_, _, let spring, let velocity) = self else {
      return MediaTiming.defaultDuration
    }
    return spring.layerDuration(initialVelocity: velocity) ?? .nan
  }
}

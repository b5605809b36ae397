import AnimationEngine
import Testing

private struct AvatarTappedKey: TransactionKey { static let defaultValue = false }

extension Transaction {
  fileprivate var avatarTapped: Bool {
    get { self[AvatarTappedKey.self] }
    set { self[AvatarTappedKey.self] = newValue }
  }
}

/// What is usually done with animations, as one would write it.
@Suite struct RuntimeSampleTests {
  struct Avatar: Equatable {
    var selected = false
    var scale = 1.0
    /// A picture cannot animate; it changes at once.
    var image = "avatar"
  }

  @Test func aScopedAnimationLeavesThePictureAlone() {
    var avatar = AnimationRuntime(Avatar()) {
      AnimatedProperties(\.scale).animation(.spring, value: \.selected)
    }
    avatar.update { avatar in
      avatar.selected = true
      avatar.scale = avatar.selected ? 1.5 : 1.0
      avatar.image = "selected"
    }
    #expect(avatar.model.scale == 1.5)
    #expect(avatar.presentation == Avatar(selected: true, scale: 1, image: "selected"))
    #expect(avatar.presentation(at: 0.2).scale == shown(Spring(), from: 1, to: 1.5, at: 0.2))
  }

  @Test func aTapBouncesWhereTheProgramIsSmooth() {
    var avatar = AnimationRuntime(Avatar()) {
      AnimatedProperties(\.scale).transaction { transaction in
        transaction.animation = transaction.avatarTapped ? .bouncy : .smooth
      }
    }
    avatar.withTransaction(\.avatarTapped, true) { $0.scale = 1.5 }
    #expect(avatar.presentation(at: 0.3).scale == shown(.bouncy, from: 1, to: 1.5, at: 0.3))
    avatar.advance(to: 9)
    avatar.update { $0.scale = 1 }
    #expect(avatar.presentation(at: 9.3).scale == shown(.smooth, from: 1.5, to: 1, at: 9.3 - 9))
  }

  @Test func tappedTwiceASpringKeepsItsVelocityAndACurveCombines() {
    func tappedTwice(_ animation: Animation) -> (before: Double, after: Double) {
      var scale = AnimationRuntime(1.0)
      scale.withAnimation(animation) { $0 = 1.5 }
      scale.advance(to: 0.15)
      let before = scale.velocity(of: \.self)
      scale.withAnimation(animation) { $0 = 1.0 }
      return (before, scale.velocity(of: \.self))
    }
    let spring = tappedTwice(.bouncy)
    #expect(spring.before > 1)
    #expect(abs(spring.before - spring.after) < 1e-12)
    let curve = tappedTwice(.linear(duration: 0.35))
    #expect(abs(curve.before - 0.5 / 0.35) < 1e-9)
    #expect(abs(curve.after - curve.before) > 0.1, "a new straight line is added on top")
  }

  @Test func aNumberCountsUp() {
    var number = AnimationRuntime<Float>(0)
    number.withAnimation(.linear(duration: 1)) { $0 = 100 }
    #expect([0.05, 0.5, 0.999, 1].map { Int(number.presentation(at: $0)) } == [5, 50, 99, 100])
  }

  @Test func aDragFollowsAndThrows() {
    var bead = AnimationRuntime(AnimatablePair(0.0, 0.0))
    for sample in 1...20 {
      bead.advance(to: Double(sample) / 60)
      bead.withAnimation(.interactiveSpring) { $0 = AnimatablePair(Double(sample) * 6, 40) }
    }
    let speed = bead.velocity(of: \.self)
    bead.withAnimation(.spring) { $0 = AnimatablePair(200, 0) }
    #expect(abs(bead.velocity(of: \.self).first - speed.first) < 1e-9)
    #expect(speed.first > 200)
    #expect(bead.presentation(at: 10) == AnimatablePair(200, 0))
  }

  @Test func stepsFollowEachOtherByCompletions() {
    var log: [String] = []
    var card = AnimationRuntime<Card>.make()
    card.withAnimation(.smooth) {
      $0.offset = 100
    } completion: { card in
      log.append("moved at \(card.time)")
      card.withAnimation(.linear(duration: 0.25), completionCriteria: .removed) {
        $0.opacity = 0
      } completion: { card in
        log.append("gone at \(card.time)")
      }
    }
    while let next = card.nextEventTime { card.advance(to: next) }
    #expect(log == ["moved at 0.5", "gone at 0.75"])
  }

  /// A card that is dragged open by the fraction of a pan and let go with its velocity.
  struct CardPan {
    var animator = PropertyAnimator(from: 600.0, to: 100, duration: 0.5, dampingRatio: 1)
    var animationProgress = 0.0

    mutating func began(at time: Double) throws {
      try animator.pauseAnimation(at: time)
      animationProgress = animator.fractionComplete(at: time)
    }

    mutating func changed(translation: Double, at time: Double) throws {
      try animator.scrub(to: translation / -500 + animationProgress, at: time)
    }

    mutating func ended(velocity: Double, at time: Double) throws {
      try animator.setReversed(velocity > 0, at: time)
      let relative = relativeVelocity(
        of: velocity, from: animator.value(at: time), to: animator.model(at: time))
      try animator.continueAnimation(
        at: time,
        withTimingParameters: .spring(dampingRatio: 0.8, initialVelocity: relative),
        durationFactor: 0)
    }
  }

  @Test func aPanScrubsAnAnimatorAndHandsItsVelocityOn() throws {
    var pan = CardPan()
    try pan.began(at: 0)
    try pan.changed(translation: -200, at: 0.1)
    #expect(pan.animator.value(at: 0.1) == 400)
    try pan.ended(velocity: -800, at: 0.2)
    #expect(abs(pan.animator.velocity(at: 0.2 + 1e-9) + 800) < 1e-2)
    #expect(pan.animator.value(at: 1) == 100)
    #expect(pan.animator.advance(to: 1).map(\.position) == [.end])
  }

  @Test func aPanThatIsThrownBackReturnsToTheStart() throws {
    var pan = CardPan()
    try pan.began(at: 0)
    try pan.changed(translation: -200, at: 0.1)
    try pan.ended(velocity: 300, at: 0.2)
    #expect(abs(pan.animator.velocity(at: 0.2 + 1e-9) - 300) < 1e-2)
    #expect(pan.animator.value(at: 1) == 600)
    #expect(pan.animator.advance(to: 1).map(\.position) == [.start])
  }

  @Test func aPanThatInterruptsARunningAnimationDoesNotJump() throws {
    var pan = CardPan()
    pan.animator.scrubsLinearly = false
    try pan.animator.startAnimation(at: 0)
    let shown = pan.animator.value(at: 0.2)
    try pan.began(at: 0.2)
    try pan.changed(translation: 0, at: 0.2)
    #expect(abs(pan.animator.value(at: 0.2) - shown) < 1e-9)
  }

  @Test func aButtonIsHighlightedAtOnceAndFadesWhenLetGo() throws {
    var glow = PropertyAnimator(from: 0.0, to: 0, duration: 0.5, curve: .easeOut)
    for tap in [0.0, 0.3, 0.6] {
      glow.stopAnimation(true, at: tap)
      glow = PropertyAnimator(from: 1, to: 0, duration: 0.5, curve: .easeOut)
      try glow.startAnimation(at: tap + 0.1)
    }
    #expect(glow.value(at: 0.7) == 1)
    #expect(glow.value(at: 0.95) == 1 - UnitCurve.easeOut.value(at: 0.5))
    #expect(glow.value(at: 1.2) == 0)
  }
}

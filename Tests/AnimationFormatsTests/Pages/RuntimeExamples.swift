import AnimationEngine
import Testing

// <Transactions>
enum IsTapKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  var isTap: Bool {
    get { self[IsTapKey.self] }
    set { self[IsTapKey.self] = newValue }
  }
}

struct Avatar {
  var scale = 1.0
}

func makeAvatar() -> AnimationRuntime<Avatar> {
  AnimationRuntime(Avatar()) {
    AnimatedProperties(\.scale)
      .transaction { $0.animation = $0.isTap ? .bouncy : .smooth }
  }
}
// </Transactions>

// <CustomAnimations>
struct Drop: CustomAnimation {
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    let bounce = NamedEase(.bounce, .out)
    return value.scaled(by: UnitCurve.ease(bounce).value(at: time / duration))
  }
}

extension Animation {
  static func drop(duration: TimeInterval = 1) -> Animation { Animation(Drop(duration: duration)) }
}
// </CustomAnimations>

// <PropertyAnimators>
func forbidden() -> PropertyAnimatorError? {
  var lift = PropertyAnimator(from: 0.0, to: 100, duration: 1, curve: .easeInOut)
  do {
    try lift.finishAnimation(at: 0, position: .end)
    return nil
  } catch {
    return error
  }
}
// A property animator that is inactive cannot finish. It can animate, start, pause, …
// </PropertyAnimators>

/// The examples of the pages about what happens on the way, each with what its comments promise.
@Suite("The examples of running motions")
struct RuntimeExamples {
  @Test func transactions() {
    // <Transactions>
    struct Card {
      var offset = 0.0
      var opacity = 1.0
    }

    var card = AnimationRuntime(Card(), animating: \.offset, \.opacity)
    card.withAnimation(.bouncy, named: "out") { $0.offset = 150 }
    card.advance(to: 0.2)
    let speed = card.velocity(of: \.offset)  // 443…
    card.withAnimation(.bouncy, named: "back") { $0.offset = 0 }
    let model = card.model.offset  // 0
    let shown = card.presentation.offset  // 131…
    let times = card.advance(to: 2).map(\.time)  // 0.5, 0.7
    // </Transactions>
    #expect(isNear(speed, 443.5, within: 0.5))
    #expect(model == 0)
    #expect(isNear(shown, 131.5, within: 0.5))
    #expect(times.count == 2)
    #expect(isNear(times[0], 0.5, within: 1e-12))
    #expect(isNear(times[1], 0.7, within: 1e-12))
  }

  @Test func keysOfTransactions() {
    func scale(isTap: Bool) -> Double {
      var runtime = makeAvatar()
      runtime.withTransaction(\.isTap, isTap) { $0.scale = 2 }
      runtime.advance(to: 0.25)
      return runtime.presentation.scale
    }
    let bouncy = Spring.bouncy.value(target: 1, time: 0.25)
    let smooth = Spring.smooth.value(target: 1, time: 0.25)
    #expect(isNear(scale(isTap: true), 1 + bouncy, within: 1e-12))
    #expect(isNear(scale(isTap: false), 1 + smooth, within: 1e-12))
  }

  @Test func customAnimations() {
    // <CustomAnimations>
    var ball = AnimationRuntime(0.0)
    ball.withAnimation(.drop(duration: 0.8).delay(0.1)) { $0 = 100 }
    ball.advance(to: 0.5)
    let height = ball.presentation  // 76.5…
    // </CustomAnimations>
    #expect(isNear(height, 76.5625, within: 1e-9))
    ball.advance(to: 1)
    #expect(ball.presentation == 100)
    #expect(!ball.isAnimating)
  }

  @Test func propertyAnimators() throws {
    // <PropertyAnimators>
    var lift = PropertyAnimator(from: 0.0, to: 100, duration: 1, curve: .easeInOut)
    try lift.startAnimation(at: 0)
    try lift.pauseAnimation(at: 0.5)
    let paused = lift.value(at: 0.7)  // 50
    try lift.scrub(to: 0.4, at: 0.8)
    let scrubbed = lift.value(at: 0.8)  // 40
    try lift.continueAnimation(
      at: 1, withTimingParameters: .spring(dampingRatio: 0.7, initialVelocity: 0))
    let end = lift.advance(to: 3).map(\.position)  // end
    // </PropertyAnimators>
    #expect(isNear(paused, 50, within: 1e-9))
    #expect(scrubbed == 40)
    #expect(end == [.end])
    let sentence = try #require(forbidden()).description
    #expect(sentence.hasPrefix("A property animator that is inactive cannot finish."))
    #expect(sentence.contains("It can animate, start, pause, "))
  }

  @Test func phaseAnimators() {
    // <Phases>
    var star = PhaseAnimator([false, true]) { isLit in
      isLit ? 1.5 : 1.0
    } animation: { isLit in
      isLit ? .spring(duration: 0.8, bounce: 0.3) : .easeInOut(duration: 0.4)
    }
    star.advance(to: 1)
    let phase = star.phase  // false: on the way back since 0.8
    let size = star.value  // 1.2…
    // </Phases>
    #expect(phase == false)
    #expect(isNear(size, 1.25, within: 0.05))
    #expect(star.isRunning)
  }
}

import AnimationEngine
import Testing

private enum IsTapKey: TransactionKey { static let defaultValue = false }

extension Transaction {
  fileprivate var isTap: Bool {
    get { self[IsTapKey.self] }
    set { self[IsTapKey.self] = newValue }
  }
}

/// Which animation carries a change: the transaction and the modifiers of properties.
@Suite struct TransactionTests {
  private func runtime(
    _ modify: (AnimatedProperties<Card>) -> AnimatedProperties<Card>
  ) -> AnimationRuntime<Card> {
    AnimationRuntime(Card()) {
      modify(AnimatedProperties(\.offset))
      AnimatedProperties(\.opacity, \.tilt)
    }
  }

  @Test func aTransactionBeginsPlain() {
    let transaction = Transaction()
    #expect(transaction.animation == nil)
    #expect(!transaction.disablesAnimations)
    #expect(!transaction.isContinuous)
    #expect(!transaction.tracksVelocity)
    #expect(Transaction(animation: .bouncy).animation == .bouncy)
  }

  @Test func aKeyHasItsDefaultUntilItIsSet() {
    var transaction = Transaction()
    #expect(!transaction[IsTapKey.self])
    transaction.isTap = true
    #expect(transaction[IsTapKey.self])
    #expect(!Transaction().isTap)
  }

  @Test func aScopedAnimationCarriesEveryChange() {
    var runtime = runtime { $0.animation(.linear(duration: 1)) }
    runtime.update { card in
      card.offset = 10
      card.opacity = 0
    }
    #expect(runtime.presentation(at: 0.5).offset == 5)
    #expect(runtime.presentation.opacity == 0, "others are unaffected")
  }

  @Test func anImplicitAnimationCarriesChangesOfItsValueOnly() {
    var runtime = runtime { $0.animation(.linear(duration: 1), value: \.isOpen) }
    runtime.update { $0.offset = 10 }
    #expect(runtime.presentation.offset == 10)
    runtime.update { card in
      card.isOpen = true
      card.offset = 20
    }
    #expect(runtime.presentation(at: 0.5).offset == 15)
  }

  @Test func anImplicitAnimationWinsOverAnExplicitOne() {
    var runtime = runtime { $0.animation(.linear(duration: 1)) }
    runtime.withAnimation(.linear(duration: 4)) { card in
      card.offset = 8
      card.opacity = 0
    }
    #expect(runtime.presentation(at: 0.5).offset == 4)
    #expect(runtime.presentation(at: 2).opacity == 0.5)
  }

  @Test func disablingStopsImplicitAnimationsOnly() {
    var runtime = runtime { $0.animation(.linear(duration: 1)) }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    runtime.withTransaction(transaction) { $0.offset = 8 }
    #expect(runtime.presentation.offset == 8)
    transaction.animation = .linear(duration: 4)
    runtime.withTransaction(transaction) { $0.offset = 0 }
    #expect(runtime.presentation(at: 2).offset == 4)
    runtime.withTransaction(\.disablesAnimations, true) { $0.opacity = 0 }
    #expect(runtime.presentation.opacity == 0)
  }

  @Test func aModifierChoosesByAKeyOfOnesOwn() {
    var runtime = runtime {
      $0.transaction { $0.animation = $0.isTap ? .linear(duration: 1) : .linear(duration: 10) }
    }
    runtime.withTransaction(\.isTap, true) { $0.offset = 10 }
    #expect(runtime.presentation(at: 0.5).offset == 5)
    runtime.advance(to: 1)
    runtime.update { $0.offset = 20 }
    #expect(runtime.presentation(at: 2).offset == 11)
  }

  @Test func aModifierOfAValueSeesChangesOfThatValueOnly() {
    var runtime = runtime {
      $0.transaction(value: \.title) { $0.animation = .linear(duration: 1) }
    }
    runtime.update { $0.offset = 1 }
    #expect(runtime.presentation.offset == 1)
    runtime.update { card in
      card.title = "other"
      card.offset = 3
    }
    #expect(runtime.presentation(at: 0.5).offset == 2)
  }

  @Test func theModifierNearestToThePropertyHasTheLastWord() {
    var runtime = runtime { $0.animation(.linear(duration: 1)).animation(.linear(duration: 4)) }
    runtime.update { $0.offset = 1 }
    #expect(runtime.endTime == 1)
  }

  @Test func anOuterModifierCanDisableAnInnerOne() {
    var runtime = runtime {
      $0.animation(.linear(duration: 1)).transaction { $0.disablesAnimations = true }
    }
    runtime.update { $0.offset = 1 }
    #expect(!runtime.isAnimating)
  }

  @Test func aGroupSharesItsModifiers() {
    var runtime = AnimationRuntime(Card()) {
      AnimatedProperties {
        AnimatedProperties(\.offset)
        AnimatedProperties(\.opacity).animation(.linear(duration: 4))
      }
      .animation(.linear(duration: 1), value: \.isOpen)
    }
    runtime.update { card in
      card.isOpen = true
      card.offset = 10
      card.opacity = 0
    }
    #expect(runtime.presentation(at: 0.5).offset == 5)
    #expect(runtime.presentation(at: 2).opacity == 0.5, "the nearer modifier")
  }

  @Test(arguments: [false, true]) func propertiesAreBuiltWithConditionsAndLoops(_ isRich: Bool) {
    struct Bars {
      var heights = [0.0, 0.0, 0.0]
      var glow = 0.0
    }
    var runtime = AnimationRuntime(Bars()) {
      for index in 0..<3 { AnimatedProperties(\.heights[index]) }
      if isRich { AnimatedProperties(\.glow) }
    }
    runtime.withAnimation(.linear(duration: 1)) { bars in
      bars.heights[1] = 4
      bars.glow = 2
    }
    let half = runtime.presentation(at: 0.5)
    #expect(half.heights == [0, 2, 0])
    #expect(half.glow == (isRich ? 1 : 2))
  }

  @Test func aRecommitCutsAnExplicitAnimationAndLeavesAnImplicitOneAlone() {
    // The value is committed again outside its transaction: a change of nothing is no change.
    var runtime = runtime { $0.animation(.linear(duration: 1)) }
    runtime.update { $0.offset = 10 }
    runtime.withAnimation(.linear(duration: 1)) { $0.opacity = 0 }
    runtime.advance(to: 0.5)
    runtime.removeAnimations(of: \.opacity)
    #expect(runtime.presentation.opacity == 0)
    #expect(runtime.presentation.offset == 5)
  }

  @Test func aModifierOfSeveralPropertiesIsAppliedOnce() {
    var calls: [String] = []
    var runtime = AnimationRuntime(Card()) {
      AnimatedProperties {
        AnimatedProperties(\.offset).animation(.linear(duration: 2))
        AnimatedProperties(\.opacity)
      }
      .transaction { transaction in
        calls.append("asked")
        transaction.addAnimationCompletion { calls.append("complete") }
      }
    }
    runtime.withAnimation(.linear(duration: 1)) { card in
      card.offset = 1
      card.opacity = 0
    }
    runtime.advance(to: 1.9)
    #expect(calls == ["asked"])
    runtime.advance(to: 2)
    #expect(calls == ["asked", "complete"])
  }
}

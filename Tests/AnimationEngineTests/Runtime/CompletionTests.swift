import AnimationEngine
import Testing

/// When completions are called, how often and in which order.
@Suite struct CompletionTests {
  @Test func aSpringIsLogicallyCompleteAfterItsResponse() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.spring(duration: 0.5, bounce: 0.3), named: "first") { $0.offset = 1 }
    #expect(runtime.advance(to: 0.49) == [])
    #expect(runtime.advance(to: 0.5) == [.completed("first", at: 0.5)])
    #expect(runtime.isAnimating, "it still swings out")
    #expect(runtime.advance(to: 10) == [])
  }

  @Test func removalIsTheEndOfTheMotion() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.bouncy, named: "gone", completionCriteria: .removed) { $0.offset = 1 }
    let end = runtime.endTime
    #expect(end > 0.5)
    #expect(runtime.nextEventTime == end)
    #expect(runtime.advance(to: end.nextDown) == [])
    #expect(runtime.advance(to: end) == [.completed("gone", at: end, .removed)])
  }

  @Test func everyPropertyOfTheChangeHasToBeComplete() {
    var runtime = AnimationRuntime(Card()) {
      AnimatedProperties(\.offset).animation(.linear(duration: 2))
      AnimatedProperties(\.opacity)
    }
    runtime.withAnimation(.linear(duration: 1), named: "both") { card in
      card.offset = 1
      card.opacity = 0
    }
    #expect(runtime.advance(to: 10) == [.completed("both", at: 2)])
  }

  @Test func nothingAnimatedIsCompleteRightAway() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.advance(to: 3)
    var calls = 0
    runtime.withAnimation(.bouncy) {
      $0.title = "other"
    } completion: {
      calls += 1
    }
    #expect(calls == 1)
    runtime.withAnimation(nil) {
      $0.offset = 5
    } completion: {
      calls += 1
    }
    #expect(calls == 2)
    runtime.withAnimation(.bouncy, completionCriteria: .removed) { _ in
    } completion: {
      calls += 1
    }
    #expect(calls == 3)
    #expect(runtime.advance(to: 9).map(\.time) == [3, 3, 3])
    #expect(calls == 3)
  }

  @Test func anInterruptedAnimationReportsAtItsOwnLogicalEnd() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.spring(duration: 0.5), named: "first") { $0.offset = 150 }
    runtime.advance(to: 0.2)
    runtime.withAnimation(.spring(duration: 0.5), named: "second") { $0.offset = 0 }
    #expect(
      runtime.advance(to: 9) == [.completed("first", at: 0.5), .completed("second", at: 0.7)])
  }

  @Test func removalWaitsForWhatMergedWithIt() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.bouncy, named: "first", completionCriteria: .removed) { $0.offset = 1 }
    runtime.advance(to: 0.2)
    runtime.withAnimation(.bouncy, named: "second", completionCriteria: .removed) { $0.offset = 0 }
    let end = runtime.endTime
    let events = runtime.advance(to: 9)
    #expect(
      events == [.completed("first", at: end, .removed), .completed("second", at: end, .removed)])
  }

  @Test func removalWaitsForWhatWasCombinedWithIt() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.linear(duration: 1), named: "first", completionCriteria: .removed) {
      $0.offset = 1
    }
    runtime.advance(to: 0.5)
    runtime.withAnimation(.linear(duration: 1), named: "second") { $0.offset = 0 }
    #expect(
      runtime.advance(to: 9) == [
        .completed("first", at: 1.5, .removed), .completed("second", at: 1.5),
      ])
  }

  @Test func aMotionThatEndedBeforeAnotherBeganIsGone() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.linear(duration: 1), named: "both", completionCriteria: .removed) {
      $0.offset = 1
      $0.opacity = 0
    }
    runtime.withAnimation(.linear(duration: 2)) { $0.opacity = 0.5 }
    runtime.advance(to: 1)
    runtime.withAnimation(.linear(duration: 5)) { $0.offset = 9 }
    #expect(runtime.advance(to: 9) == [.completed("both", at: 2, .removed)])
  }

  @Test(arguments: [
    (Animation.linear(duration: 1).repeatCount(3), 3.0),
    (.easeIn(duration: 2).delay(0.5), 2.5),
    (.linear(duration: 2).speed(4), 0.5),
    (.linear(duration: 2).logicallyComplete(after: 0.75), 0.75),
    (.interpolatingSpring(mass: 1, stiffness: 100, damping: 5), 0.6283185307179586),
    (.bouncy.delay(1), 1.5),
  ]) func logicalEnds(_ animation: Animation, _ end: Double) {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(animation, named: "x") { $0.offset = 1 }
    let event = runtime.advance(to: 99).first
    #expect(abs((event?.time ?? 0) - end) < 1e-12)
  }

  @Test func whatNeverEndsNeverReports() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.linear.repeatForever(), named: "never") { $0.offset = 1 }
    #expect(runtime.advance(to: 1e6) == [])
    #expect(runtime.nextEventTime == nil)
    #expect(runtime.advance(to: .infinity) == [])
  }

  @Test func removingAnimationsReportsThatTheyHaveNotFinished() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.linear.repeatForever(), named: "forever") { $0.offset = 1 }
    runtime.withAnimation(.linear(duration: 1), named: "opacity", completionCriteria: .removed) {
      $0.opacity = 0
    }
    runtime.withAnimation(.linear(duration: 0.2), named: "tilt", completionCriteria: .removed) {
      $0.tilt = .degrees(3)
    }
    runtime.advance(to: 0.5)
    runtime.removeAllAnimations()
    #expect(!runtime.isAnimating)
    #expect(runtime.presentation == runtime.model)
    #expect(
      runtime.advance(to: 9) == [
        .completed("forever", at: 0.5, finished: false),
        .completed("opacity", at: 0.5, .removed, finished: false),
      ])
  }

  @Test func aLogicalEndThatHasPassedIsNotTakenBack() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.bouncy, named: "x") { $0.offset = 1 }
    #expect(runtime.advance(to: 0.6) == [.completed("x", at: 0.5)])
    runtime.removeAllAnimations()
    #expect(runtime.advance(to: 9) == [])
  }

  @Test func aCompletionActsAtItsExactTime() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.linear(duration: 1)) {
      $0.offset = 10
    } completion: { runtime in
      #expect(runtime.time == 1)
      #expect(runtime.presentation.offset == 10)
      runtime.withAnimation(.linear(duration: 1), named: "back") { $0.offset = 0 }
    }
    let events = runtime.advance(to: 1.5)
    #expect(events == [.completed("", at: 1)])
    #expect(runtime.presentation.offset == 5)
    #expect(runtime.advance(to: 100) == [.completed("back", at: 2)])
  }

  @Test func completionsOfOneTimeComeInTheOrderOfTheirChanges() {
    var runtime = AnimationRuntime<Card>.make()
    var log: [String] = []
    runtime.withAnimation(.linear(duration: 1)) {
      $0.offset = 1
    } completion: { runtime in
      log.append("first")
      runtime.withAnimation(.linear(duration: 0)) {
        $0.tilt = .degrees(1)
      } completion: {
        log.append("inner")
      }
      log.append("first ends")
    }
    runtime.withAnimation(.linear(duration: 1)) {
      $0.opacity = 0
    } completion: {
      log.append("second")
    }
    runtime.advance(to: 1)
    #expect(log == ["first", "first ends", "second", "inner"])
  }

  @Test func aPropertyThatACompletionAnimatesAnewWasGoneForAllOthers() {
    var runtime = AnimationRuntime<Card>.make()
    runtime.withAnimation(.linear(duration: 1), completionCriteria: .removed, named: "a") {
      $0.offset = 1
    } completion: { runtime in
      runtime.withAnimation(.linear(duration: 5)) { $0.offset = 2 }
    }
    runtime.withAnimation(nil, named: "none") { $0.opacity = 0.5 }
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion(named: "b", criteria: .removed)
    runtime.withTransaction(transaction) { $0.tilt = .degrees(1) }
    #expect(
      runtime.advance(to: 2) == [
        .completed("none", at: 0), .completed("a", at: 1, .removed),
        .completed("b", at: 1, .removed),
      ])
  }

  @Test func transactionsCarryCompletions() {
    var calls: [String] = []
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion { calls.append("logical") }
    transaction.addAnimationCompletion(criteria: .removed) { calls.append("removed") }
    var runtime = AnimationRuntime<Card>.make()
    runtime.withTransaction(transaction) { $0.offset = 1 }
    runtime.advance(to: 0.9)
    #expect(calls == [])
    runtime.advance(to: 1)
    #expect(calls == ["logical", "removed"])
    runtime.withTransaction(transaction) { _ in }
    #expect(calls == ["logical", "removed", "logical", "removed"])
  }

  @Test func aModifiersCompletionWaitsForItsOwnProperties() {
    var calls: [String] = []
    var runtime = AnimationRuntime(Card()) {
      AnimatedProperties(\.offset)
        .animation(.linear(duration: 1))
        .transaction { $0.addAnimationCompletion { calls.append("offset") } }
      AnimatedProperties(\.opacity)
    }
    runtime.withAnimation(.linear(duration: 3)) { card in
      card.offset = 1
      card.opacity = 0
    } completion: {
      calls.append("all")
    }
    runtime.advance(to: 1)
    #expect(calls == ["offset"])
    runtime.advance(to: 3)
    #expect(calls == ["offset", "all"])
  }

  @Test func aModifierThatReplacesTheTransactionBringsItsOwnCompletion() {
    var calls: [String] = []
    var runtime = AnimationRuntime(Card()) {
      AnimatedProperties(\.offset).transaction { transaction in
        transaction = Transaction(animation: .linear(duration: 2))
        transaction.addAnimationCompletion { calls.append("offset") }
      }
      AnimatedProperties(\.opacity)
    }
    runtime.withAnimation(.linear(duration: 1)) { card in
      card.offset = 1
      card.opacity = 0
    } completion: {
      calls.append("all")
    }
    runtime.advance(to: 1)
    #expect(calls == ["all"], "the property with a transaction of its own is not waited for")
    runtime.advance(to: 2)
    #expect(calls == ["all", "offset"])
  }

  @Test func anImplicitAnimationHasACompletionThroughItsModifier() {
    // What a view has to build out of `Animatable`: here the modifier says it.
    struct Cell: Equatable {
      var reveal = 0.0
      var closeToken = 0
    }
    var closed: [Double] = []
    var runtime = AnimationRuntime(Cell(reveal: 80)) {
      AnimatedProperties(\.reveal)
        .transaction(value: \.closeToken) { transaction in
          transaction.animation = .smooth
          transaction.addAnimationCompletion(criteria: .removed) { closed.append(1) }
        }
    }
    runtime.update { cell in
      cell.reveal = 0
      cell.closeToken = 1
    }
    runtime.advance(to: 0.1)
    // The rebuild of a parent commits the same state again, without a transaction of its own.
    runtime.update { $0.reveal = 0 }
    #expect(runtime.isAnimating)
    #expect(runtime.presentation.reveal > 0)
    runtime.advance(to: 5)
    #expect(closed.count == 1)
  }
}

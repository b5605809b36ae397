import AnimationEngine
import TestSupport

/// A random list of changes at rising times, which a runtime can be taken through in any steps.
struct RuntimeScript {
  enum Action {
    case animate(Animation, Card)
    case chain(Animation, Card, then: Animation, Card, AnimationCompletionCriteria)
    case update(Card)
    case drag(Double)
    case removeAll
  }

  var steps: [(time: Double, action: Action)] = []

  /// A script of `count` changes by `animations`; only those with `isMixed` jump, drag and chain.
  init(count: Int, by animations: [Animation], isMixed: Bool, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var time = 0.0
    for _ in 0..<count {
      time += Double.random(in: 0...0.4, using: &random)
      steps.append((time, Self.action(animations, isMixed, &random)))
    }
  }

  private static func action(
    _ animations: [Animation], _ isMixed: Bool, _ random: inout SplitMix64
  ) -> Action {
    let animation = animations.randomElement(using: &random)!
    switch isMixed ? Int.random(in: 0..<10, using: &random) : 0 {
    case 5: return .update(card(&random))
    case 6: return .drag(Double.random(in: -50...50, using: &random))
    case 7, 8:
      return .chain(
        animation, card(&random), then: animations.randomElement(using: &random)!, card(&random),
        Bool.random(using: &random) ? .logicallyComplete : .removed)
    case 9 where Int.random(in: 0..<4, using: &random) == 0: return .removeAll
    default: return .animate(animation, card(&random))
    }
  }

  private static func card(_ random: inout SplitMix64) -> Card {
    var card = Card()
    card.offset = Double.random(in: -50...50, using: &random)
    if Bool.random(using: &random) { card.opacity = Double.random(in: 0...1, using: &random) }
    if Bool.random(using: &random) {
      card.tilt = .degrees(Double.random(in: -9...9, using: &random))
    }
    return card
  }
}

extension RuntimeScript.Action {
  /// Does the action, the `index`th of its script, now.
  func apply(to runtime: inout AnimationRuntime<Card>, index: Int) {
    switch self {
    case .animate(let animation, let card):
      runtime.withAnimation(animation, named: "\(index)") { $0 = card }
    case .chain(let animation, let card, let next, let last, let criteria):
      runtime.withAnimation(animation, completionCriteria: criteria, named: "\(index)") {
        $0 = card
      } completion: { runtime in
        runtime.withAnimation(next, completionCriteria: criteria, named: "\(index) then") {
          $0 = last
        } completion: { runtime in
          runtime.withAnimation(animation, named: "\(index) at last") { $0.offset += 1 }
        }
      }
    case .update(let card): runtime.update { $0 = card }
    case .drag(let offset): runtime.withTransaction(\.tracksVelocity, true) { $0.offset = offset }
    case .removeAll: runtime.removeAllAnimations()
    }
  }

  /// How many completions the action brings about in the end.
  var completions: Int {
    switch self {
    case .animate: 1
    case .chain: 3
    case .update, .drag, .removeAll: 0
    }
  }
}

extension RuntimeScript {
  /// What a run of a script leaves.
  struct Outcome {
    var runtime: AnimationRuntime<Card>
    var events: [TimelineEvent]
  }

  /// Takes a runtime through the script and 15 s on, in steps of which `nextStop` says the next one
  /// after a time.
  func run(
    springs: SpringModel = .analytic,
    watching: (AnimationRuntime<Card>, AnimationRuntime<Card>, Action) -> Void = { _, _, _ in },
    nextStop: (Double) -> Double = { _ in .infinity }
  ) -> Outcome {
    var outcome = Outcome(runtime: .make(springs: springs), events: [])
    for (index, step) in steps.enumerated() {
      outcome.advance(to: step.time, nextStop)
      let before = outcome.runtime
      step.action.apply(to: &outcome.runtime, index: index)
      watching(before, outcome.runtime, step.action)
    }
    outcome.advance(to: (steps.last?.time ?? 0) + 15, nextStop)
    return outcome
  }
}

extension RuntimeScript.Outcome {
  mutating func advance(to time: Double, _ nextStop: (Double) -> Double) {
    while case let stop = nextStop(runtime.time), stop < time {
      events += runtime.advance(to: stop)
    }
    events += runtime.advance(to: time)
  }
}

import TestSupport
import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// That a rehearsal forbids what the player cannot do, and nothing else: both follow the same rules,
/// one without motion.
@Suite struct RehearsalLawTests {
  static let seeds: [UInt64] = Array(1...120)

  /// The first event that the player had to leave out: what comes after it may follow from that.
  private func firstForbidden(_ script: SceneScript) throws -> Int? {
    let whole = try script.made().completed(script.properties)
    var meter = WorkMeter()
    let player = try ScenePlayer(
      whole, spaces: PropertySpaces(whole.properties), springs: .analytic, horizon: 0,
      meter: &meter)
    return player.forbidden.first
  }

  private func expectAgreement(on scripts: [SceneScript]) throws {
    var (refused, allowed) = (0, 0)
    for (seed, script) in scripts.enumerated() {
      let first = script.problems.first?.place.event
      #expect(try firstForbidden(script) == first, "seed \(seed)")
      if first == nil { allowed += 1 } else { refused += 1 }
    }
    #expect(refused > 10 && allowed > 10, "\(refused) refused, \(allowed) allowed")
  }

  @Test func viewsComeAndGoAsWasRehearsed() throws {
    try expectAgreement(on: Self.seeds.map { Self.views(count: Int($0 % 8) + 1, seed: $0) })
  }

  @Test func animatorsDoWhatWasRehearsed() throws {
    try expectAgreement(on: Self.seeds.map { Self.animators(count: Int($0 % 6) + 1, seed: $0) })
  }

  /// A script of views that come, go and are swapped, also where they cannot.
  private static func views(count: Int, seed: UInt64) -> SceneScript {
    var random = SplitMix64(seed: seed)
    var script = SceneScript()
    for view in ["a", "b", "c"] { script.insert(view, ["x": 0], at: 0) }
    var time = 0.0
    for _ in 0..<count {
      time += Double.random(in: 0...0.6, using: &random)
      let view = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      let other = ["a", "b", "c"].randomElement(using: &random) ?? "b"
      let animation = SceneTransaction.animation(.linear(duration: 1))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: script.insert(view, ["x": 1], at: time, by: animation)
      case 1: script.insert(view, ["x": 1], at: time, replacing: other, by: animation)
      case 2: script.remove(view, at: time, by: animation)
      default:
        script.add(
          .swap(ViewSwap(from: "a", to: "b", hides: Bool.random(using: &random))), at: time,
          by: animation)
      }
    }
    return script
  }

  /// A script of what two animators are told, also where they cannot do it.
  private static func animators(count: Int, seed: UInt64) -> SceneScript {
    var random = SplitMix64(seed: seed)
    var script = SceneScript(["x": 0])
    let settings = AnimatorSettings(duration: 0.5, timing: .curve(.linear))
    script.animator("lift", { .create(settings, $0) }, ["x": 1], at: 0)
    let actions: [AnimatorCommand.Action] = [
      .create(settings, []), .animate([]), .start(afterDelay: 0), .start(afterDelay: 0), .pause,
      .scrub(fraction: 0.3), .reverse(isReversed: nil), .continue(nil, durationFactor: 0),
      .stop(withoutFinishing: false), .stop(withoutFinishing: true), .finish(at: .end),
    ]
    var time = 0.0
    for _ in 0..<count {
      time += Double.random(in: 0...0.3, using: &random)
      let name = Int.random(in: 0..<8, using: &random) == 0 ? "drop" : "lift"
      let action = actions.randomElement(using: &random) ?? .pause
      script.animator(name, action, at: time)
    }
    return script
  }
}

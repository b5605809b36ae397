import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// Random scripts of contents, swaps, zooms and layouts, in which everything may interrupt everything.
@Suite struct EffectLawTests {
  static let seeds: [UInt64] = Array(1...12)

  @Test(arguments: seeds) func velocityIsTheDerivativeOfValue(_ seed: UInt64) throws {
    let shown = try Shown(RandomEffects.script(seed))
    let step = 1e-6
    for time in stride(from: 0.013, to: 4, by: 0.0831) {
      for column in 0..<shown.timeline.columnCount {
        let (before, after) = (time - step, time + step)
        let velocities = [before, time, after].map {
          shown.timeline.velocity(ofColumn: column, at: $0)
        }
        let isSmooth = abs(velocities[0] - velocities[2]) < 1e-2 * (1 + abs(velocities[1]))
        guard isSmooth else { continue }
        let way =
          shown.timeline.value(ofColumn: column, at: after)
          - shown.timeline.value(ofColumn: column, at: before)
        guard abs(way) < 1 else { continue }
        let difference = way / (2 * step)
        #expect(
          abs(difference - velocities[1]) < 1e-3 * (1 + abs(velocities[1])),
          "seed \(seed), \(shown.timeline.columns[column].name) at \(time)")
      }
    }
  }

  @Test(arguments: seeds) func aViewThatTurnsShowsItsFaceUpToARightAngle(_ seed: UInt64) throws {
    for springs in [SpringModel.analytic, .swiftui] {
      let shown = try Shown(RandomEffects.script(seed), springs: springs)
      for view in RandomEffects.cards { expectFaces(of: view, in: shown, "seed \(seed)") }
    }
  }

  private func expectFaces(of view: String, in shown: Shown, _ comment: Comment) {
    for time in stride(from: 0.0, to: 5, by: 0.0293) {
      guard let rotation = shown("\(view).rotation", time).first, !rotation.isNaN else { continue }
      let turned = abs(rotation.remainder(dividingBy: 360))
      guard abs(turned - 90) > 1e-6 else { continue }
      let face = shown.label("\(view).isVisible", time)
      #expect(face == "\(turned < 90)", "\(comment), \(view) at \(time)")
    }
  }

  @Test(arguments: seeds) func nothingMovesAfterTheEnd(_ seed: UInt64) throws {
    let shown = try Shown(RandomEffects.script(seed))
    let end = try #require(shown.timeline.duration)
    for column in 0..<shown.timeline.columnCount {
      let last = shown.timeline.value(ofColumn: column, at: end)
      #expect(last.bitPattern == shown.timeline.value(ofColumn: column, at: end + 3).bitPattern)
      let model = shown.timeline.model(ofColumn: column, at: end)
      #expect(model == last || model.isNaN && last.isNaN, "seed \(seed)")
    }
  }

  @Test(arguments: seeds) func everyCompletionComesOnceAndNotBeforeItsEvent(
    _ seed: UInt64
  ) throws {
    let script = RandomEffects.script(seed)
    let (scene, shown) = (try script.made(), try Shown(script))
    var reported: [String: Double] = [:]
    for event in shown.timeline.events {
      guard case .completed(let name, _, _) = event.kind else { continue }
      #expect(reported.updateValue(event.time, forKey: name) == nil, "seed \(seed): \(name)")
    }
    for event in scene.events {
      guard let name = event.transaction.completion?.name else { continue }
      #expect(try #require(reported[name]) >= event.time, "seed \(seed): \(name)")
    }
  }

  @Test(arguments: seeds) func everyPushAppearsOnceAndGoesAtMostOnce(_ seed: UInt64) throws {
    let script = RandomEffects.script(seed)
    let (scene, shown) = (try script.made(), try Shown(script))
    for view in RandomEffects.screens {
      let reports = shown.reports(of: view)
      let (pushes, most) = (scene.surePushes(of: view), scene.pushes(of: view))
      #expect(pushes...most ~= reports.filter(\.isPresent).count, "seed \(seed): \(view)")
      let times = reports.map(\.time)
      #expect(times == times.sorted())
      #expect(reports.first?.isPresent != false)
    }
  }
}

extension Scene {
  fileprivate func pushes(of view: String) -> Int {
    events.filter { $0.pushes(view) }.count
  }

  /// The pushes of a view that was not pushed, or of which the event before was a pop.
  fileprivate func surePushes(of view: String) -> Int {
    let commands = events.filter {
      if case .zoom(let zoom) = $0.verb { zoom.view == view } else { false }
    }
    return commands.indices.filter { index in
      commands[index].pushes(view) && (index == 0 || commands[index - 1].pops(view))
    }.count
  }
}

extension SceneEvent {
  fileprivate func pushes(_ view: String) -> Bool {
    guard case .zoom(let zoom) = verb, case .push = zoom.action else { return false }
    return zoom.view == view
  }

  fileprivate func pops(_ view: String) -> Bool {
    verb == .zoom(ZoomCommand(view: view, .pop))
  }
}

/// Makes scripts that are allowed.
private enum RandomEffects {
  static let cards = ["front", "back", "third"]
  static let screens = ["zoom", "other"]

  static func script(_ seed: UInt64) -> SceneScript {
    var random = SplitMix64(seed: seed)
    let page = LayoutBox(
      view: "page", stack: .vertical, spacing: 4,
      children: [
        LayoutBox(view: "header", width: 100, height: 50),
        LayoutBox(view: "body", width: 80, height: 90),
      ])
    var script = SceneScript(["label": "10", "x": 0], layout: page)
    var time = 0.0
    for index in 0..<30 {
      if Bool.random(using: &random) { time += Double.random(in: 0...0.3, using: &random) }
      var next = script
      next.add(
        verb(&next, &random), at: time, by: transaction(named: "event \(index)", &random))
      if next.problems.isEmpty { script = next }
    }
    return script
  }

  private static func verb(
    _ script: inout SceneScript, _ random: inout SplitMix64
  ) -> SceneVerb {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return content(&script, &random)
    case 1: return swap(&random)
    case 2: return zoom(&random)
    default: return layout(&script, &random)
    }
  }

  private static func content(
    _ script: inout SceneScript, _ random: inout SplitMix64
  ) -> SceneVerb {
    let text = String(Int.random(in: 0..<2000, using: &random))
    let transitions: [ContentChange.Transition] = [
      .identity, .interpolate, .opacity, .replace, .numericText(countsDown: false),
      .numericText(countsDown: true),
    ]
    let change = script.change("label", .text(text))
    return .content(
      ContentChange(
        property: change.property, value: change.value,
        transition: transitions.randomElement(using: &random) ?? .identity))
  }

  private static func swap(_ random: inout SplitMix64) -> SceneVerb {
    let views = cards.shuffled(using: &random)
    return .swap(
      ViewSwap(
        from: views[0], to: views[1],
        effect: ViewSwap.Effect.allCases.randomElement(using: &random) ?? .crossDissolve,
        hides: Bool.random(using: &random)))
  }

  private static func zoom(_ random: inout SplitMix64) -> SceneVerb {
    let ends = ZoomCommand.Zoom(
      source: Rect(
        x: Double.random(in: 0...100, using: &random), y: 20, width: 50, height: 50),
      destination: Rect(x: 0, y: 0, width: 300, height: 600), sourceRadius: 12)
    let actions: [ZoomCommand.Action] = [
      .push(ends), .pop, .drag(progress: Double.random(in: 0...1, using: &random)),
      .release(velocity: Double.random(in: -3...3, using: &random)),
    ]
    let view = screens.randomElement(using: &random) ?? "zoom"
    return .zoom(ZoomCommand(view: view, actions.randomElement(using: &random) ?? .pop))
  }

  private static func layout(
    _ script: inout SceneScript, _ random: inout SplitMix64
  ) -> SceneVerb {
    let member = LayoutInput.Member.allCases.randomElement(using: &random) ?? .x
    let input = LayoutInput(
      view: ["page", "header", "body"].randomElement(using: &random) ?? "page", member: member,
      value: Double.random(in: 0...200, using: &random))
    let change = script.change("x", .number(Double.random(in: 0...9, using: &random)))
    return .layout(
      LayoutChange(
        changes: Bool.random(using: &random) ? [change] : [],
        inputs: Bool.random(using: &random) ? [input] : [],
        flush: LayoutChange.Flush.allCases.randomElement(using: &random) ?? .inside))
  }

  private static func transaction(
    named name: String, _ random: inout SplitMix64
  ) -> SceneTransaction {
    let curve = UIKitAnimation(
      .curve(.easeInOut, duration: Double.random(in: 0...0.6, using: &random)),
      options: Bool.random(using: &random) ? [.flushUpdates] : [])
    let damped = UIKitAnimation(
      .springDamping(duration: 0.5, dampingRatio: 0.6, initialVelocity: 1), delay: 0.05)
    let sources: [SceneTransaction.AnimationSource] = [
      .implicit, .none, .animation(.spring), .animation(.bouncy), .animation(.easeInOut),
      .animation(.linear(duration: 0.2)), .animation(.spring.delay(0.1)), .uikit(curve),
      .uikit(damped),
    ]
    let criteria: [SceneCompletion.Criteria?] = [nil, .removed, .logicallyComplete]
    return SceneTransaction(
      sources.randomElement(using: &random) ?? .none,
      completion: SceneCompletion(
        name: name, criteria: criteria.randomElement(using: &random) ?? nil))
  }
}

import AnimationEngine
import AnimationScenes
import Testing

/// What somebody sees who watches a scene, by the names of its columns.
struct Witness {
  let timeline: Timeline
  private let columns: [String: Int]

  init(
    _ script: SceneScript, springs: SpringModel = .analytic, horizon: Double = 10
  ) throws {
    #expect(script.problems.isEmpty)
    timeline = try script.animation.compiled(springs: springs, horizon: horizon)
    columns = Dictionary(
      uniqueKeysWithValues: timeline.columns.enumerated().map { ($1.name, $0) })
  }

  private func column(_ name: String) -> Int { columns[name] ?? -1 }

  func callAsFunction(_ name: String, _ time: Double) -> Double {
    timeline.value(ofColumn: column(name), at: time)
  }

  func model(_ name: String, _ time: Double) -> Double {
    timeline.model(ofColumn: column(name), at: time)
  }

  func velocity(_ name: String, _ time: Double) -> Double {
    timeline.velocity(ofColumn: column(name), at: time)
  }

  /// When a completion reports, and whether it is finished.
  func completions(_ name: String) -> [Report] {
    timeline.events.compactMap { event in
      guard case .completed(name, _, let finished) = event.kind else { return nil }
      return Report(event.time, finished)
    }
  }

  /// When an animator has come to rest, and where.
  func rests(_ name: String) -> [PropertyAnimator<Double>.Completion] {
    timeline.events.compactMap { event in
      guard case .animatorCompleted(name, let position) = event.kind else { return nil }
      return .init(time: event.time, position: position)
    }
  }

  struct Report: Equatable {
    var time: Double
    var isFinished: Bool
    init(_ time: Double, _ isFinished: Bool) { (self.time, self.isFinished) = (time, isFinished) }
  }

  /// Whether the velocity of every column is the derivative of its value on a grid, away from `joints`.
  func expectDerivatives(
    until end: Double, awayFrom joints: [Double], within tolerance: Double = 1e-4
  ) {
    let (step, nearest) = (1e-6, 1e-3)
    for time in stride(from: 0.0037, to: end, by: 0.0131)
    where !joints.contains(where: { abs($0 - time) < nearest }) {
      for (name, column) in columns {
        let slope =
          (timeline.value(ofColumn: column, at: time + step)
            - timeline.value(ofColumn: column, at: time - step)) / (2 * step)
        let velocity = timeline.velocity(ofColumn: column, at: time)
        #expect(
          abs(slope - velocity) <= tolerance * max(1, abs(velocity)), "\(name) at \(time)")
      }
    }
  }
}

extension SceneTransaction {
  /// A block along a curve.
  static func block(
    _ curve: UnitCurve = .linear, _ duration: Double = 1, delay: Double = 0,
    options: Set<UIKitAnimation.Option> = [], completion: String? = nil,
    _ criteria: SceneCompletion.Criteria? = nil
  ) -> SceneTransaction {
    SceneTransaction(
      .uikit(UIKitAnimation(.curve(curve, duration: duration), delay: delay, options: options)),
      completion: completion.map { SceneCompletion(name: $0, criteria: criteria) })
  }
}

func near(_ value: Double, _ expected: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(value - expected) <= tolerance
}

import AnimationRoutes
import Synchronization

/// Where the time of a request goes, stage by stage.
///
/// One thread uses it at a time, whichever serves the request: nothing is locked.
final class StageClock: Sendable {
  private let now: @Sendable () -> Int64
  /// The stage that runs; below 0 for none.
  private let stage = Atomic<Int>(-1)
  /// When it began.
  private let since: Atomic<Int64>
  /// Nanoseconds of each stage; below 0 for one that had no part.
  private let spent = InlineArray<5, Atomic<Int64>> { _ in Atomic(-1) }

  /// A clock by a time in nanoseconds that never goes back.
  init(now: @escaping @Sendable () -> Int64 = { OperatingSystem.uptime }) {
    self.now = now
    since = Atomic(now())
  }

  /// Ends the stage that runs and begins another, or with nil none; the one that ran.
  @discardableResult
  func enter(_ stage: Stage?) -> Stage? {
    let now = now()
    let earlier = Stage(rawValue: self.stage.load(ordering: .relaxed))
    if let earlier {
      let before = max(spent[earlier.rawValue].load(ordering: .relaxed), 0)
      spent[earlier.rawValue].store(
        before + now - since.load(ordering: .relaxed), ordering: .relaxed)
    }
    self.stage.store(stage?.rawValue ?? -1, ordering: .relaxed)
    since.store(now, ordering: .relaxed)
    return earlier
  }

  /// Counts what happens in `work` to a stage, and goes on with the one that ran.
  func during<Result>(_ stage: Stage, _ work: () -> Result) -> Result {
    let earlier = enter(stage)
    defer { enter(earlier) }
    return work()
  }

  /// Calls `body` with each stage that had a part so far, and its nanoseconds.
  func forEachStage(_ body: (_ stage: Stage, _ nanoseconds: Int64) -> Void) {
    for stage in Stage.allCases {
      let nanoseconds = spent[stage.rawValue].load(ordering: .relaxed)
      if nanoseconds >= 0 { body(stage, nanoseconds) }
    }
  }

  /// The stages that had a part so far, with their nanoseconds.
  var stages: [(stage: Stage, nanoseconds: Int64)] {
    var stages: [(stage: Stage, nanoseconds: Int64)] = []
    forEachStage { stages.append(($0, $1)) }
    return stages
  }

  /// The stages as the field `Server-Timing` has them, in milliseconds.
  var serverTiming: String {
    stages.map { "\($0.stage.name);dur=\(Double($0.nanoseconds / 1000) / 1000)" }
      .joined(separator: ", ")
  }
}

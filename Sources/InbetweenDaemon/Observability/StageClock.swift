import AnimationRoutes
import Synchronization

/// Measures the time of a request, stage by stage.
///
/// Only the thread that serves the request uses it at a time, so nothing is locked.
final class StageClock: Sendable {
  private let now: @Sendable () -> Int64
  /// The index of the running stage; negative for none.
  private let stage = Atomic<Int>(-1)
  /// The time at which the present stage began, in nanoseconds.
  private let since: Atomic<Int64>
  /// The nanoseconds of each stage; negative for a stage that has not run.
  private let spent = InlineArray<5, Atomic<Int64>> { _ in Atomic(-1) }

  /// A clock that reads a monotonic time in nanoseconds.
  init(now: @escaping @Sendable () -> Int64 = { OperatingSystem.uptime }) {
    self.now = now
    since = Atomic(now())
  }

  /// Ends the running stage and begins another one, or none for nil.
  ///
  /// - Returns: the stage that was running.
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

  /// Runs `work` as part of a stage, then continues the previous stage.
  func during<Result>(_ stage: Stage, _ work: () -> Result) -> Result {
    let earlier = enter(stage)
    defer { enter(earlier) }
    return work()
  }

  /// Calls `body` with each stage that has run, and its nanoseconds.
  func forEachStage(_ body: (_ stage: Stage, _ nanoseconds: Int64) -> Void) {
    for stage in Stage.allCases {
      let nanoseconds = spent[stage.rawValue].load(ordering: .relaxed)
      if nanoseconds >= 0 { body(stage, nanoseconds) }
    }
  }

  /// The stages that have run, with their nanoseconds.
  var stages: [(stage: Stage, nanoseconds: Int64)] {
    var stages: [(stage: Stage, nanoseconds: Int64)] = []
    forEachStage { stages.append(($0, $1)) }
    return stages
  }

  /// The value of the header field `Server-Timing`, in milliseconds.
  var serverTiming: String {
    stages.map { "\($0.stage.name);dur=\(Double($0.nanoseconds / 1000) / 1000)" }
      .joined(separator: ", ")
  }
}

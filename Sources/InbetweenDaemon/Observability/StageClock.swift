import AnimationRoutes
import MicroHTTP

/// Where the time of a request goes, stage by stage.
final class StageClock: Sendable {
  private struct State: Sendable {
    var stage: Stage?
    var since: Int64
    /// Nanoseconds of each stage; nil for one that had no part.
    var spent: InlineArray<5, Int64?> = .init(repeating: nil)
  }

  private let now: @Sendable () -> Int64
  private let state: Lock<State>

  /// A clock by a time in nanoseconds that never goes back.
  init(now: @escaping @Sendable () -> Int64 = { OperatingSystem.uptime }) {
    self.now = now
    state = Lock(State(stage: nil, since: now()))
  }

  /// Ends the stage that runs and begins another, or with nil none; the one that ran.
  @discardableResult
  func enter(_ stage: Stage?) -> Stage? {
    let now = now()
    return state.withLock { state in
      let earlier = state.stage
      if let earlier { state.spent[earlier.rawValue, default: 0] += now - state.since }
      state.stage = stage
      state.since = now
      return earlier
    }
  }

  /// Counts what happens in `work` to a stage, and goes on with the one that ran.
  func during<Result>(_ stage: Stage, _ work: () -> Result) -> Result {
    let earlier = enter(stage)
    defer { enter(earlier) }
    return work()
  }

  /// Calls `body` with each stage that had a part so far, and its nanoseconds.
  func forEachStage(_ body: (_ stage: Stage, _ nanoseconds: Int64) -> Void) {
    let spent = state.withLock { $0.spent }
    for stage in Stage.allCases {
      if let nanoseconds = spent[stage.rawValue] { body(stage, nanoseconds) }
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

extension InlineArray<5, Int64?> {
  fileprivate subscript(index: Int, default standard: Int64) -> Int64 {
    get { self[index] ?? standard }
    set { self[index] = newValue }
  }
}

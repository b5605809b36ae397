/// The watchdog's record of one connection, which decides whether a deadline is exceeded.
///
/// The library's own timeout restarts with every byte, so that a peer sending one byte a second
/// would live for ever; these rules prevent that.
struct DeadlineRecord {
  private var state: Watch.State
  /// The time in nanoseconds at which the connection was first seen in its present phase.
  private var since: Int64
  private var progress: Int64
  private var lastMove: Int64
  private var windowStart: Int64
  private var windowProgress: Int64
  /// The time in nanoseconds of the last check.
  private var seen: Int64

  init(state: Watch.State, progress: Int64, now: Int64) {
    self.state = state
    self.progress = progress
    since = now
    lastMove = now
    windowStart = now
    windowProgress = progress
    seen = now
  }

  /// How long the connection has been in its phase, in nanoseconds.
  func age(at now: Int64) -> Int64 { now - since }

  /// Whether the connection has exceeded a deadline of its phase.
  ///
  /// `isOurs` means that the connection waits for the server, not for its peer. Then the time
  /// since the last check counts for no deadline.
  mutating func isOverdue(
    state: Watch.State, progress: Int64, now: Int64, isOurs: Bool = false, limits: DeadlineLimits
  ) -> Bool {
    if isOurs { excuse(now - seen) }
    seen = now
    if state != self.state {
      // The deadline for the first head runs from the connection's start.
      let isFirstHead = self.state.phase == .opening && state.phase == .firstHead
      let start = isFirstHead ? since : now
      self = DeadlineRecord(state: state, progress: progress, now: now)
      since = start
      if !isFirstHead { return false }
    }
    switch state.phase {
    case .opening, .firstHead, .head: return now - since >= limits.head
    case .dropping: return now - since >= limits.dropping
    case .idle: return now - since >= limits.idle
    case .work: return false
    case .body:
      return isSlow(progress, now, window: limits.body, least: limits.leastBody)
    case .writing:
      return isSlow(progress, now, window: limits.write, least: limits.leastWrite)
    }
  }

  private mutating func excuse(_ time: Int64) {
    since += time
    lastMove += time
    windowStart += time
  }

  private mutating func isSlow(
    _ progress: Int64, _ now: Int64, window: Int64, least: Int64
  ) -> Bool {
    if progress != self.progress {
      self.progress = progress
      lastMove = now
    }
    if now - lastMove >= window { return true }
    guard now - windowStart >= window else { return false }
    if progress - windowProgress < least { return true }
    windowStart = now
    windowProgress = progress
    return false
  }
}

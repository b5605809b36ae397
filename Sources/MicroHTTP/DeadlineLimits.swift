/// The deadlines in the watchdog's units: nanoseconds, and bytes per period.
struct DeadlineLimits: Sendable {
  let head, body, idle, write: Int64
  /// The time for which an oversized body is read and discarded.
  let dropping: Int64
  /// The bytes of a body and of an answer that a period has to move at least.
  let leastBody, leastWrite: Int64

  init(_ deadlines: Deadlines) {
    head = deadlines.head.nanoseconds
    body = deadlines.body.nanoseconds
    idle = deadlines.idle.nanoseconds
    write = deadlines.write.nanoseconds
    dropping = min(2_000_000_000, body)
    leastBody = Int64(Double(deadlines.minimumBodyRate) * Double(body) / 1e9)
    leastWrite = Int64(Double(deadlines.minimumWriteRate) * Double(write) / 1e9)
  }

  /// The interval between checks in nanoseconds: an eighth of the shortest deadline, between 5
  /// and 250 ms.
  var tick: Int64 { min(max(min(head, body, idle, write) / 8, 5_000_000), 250_000_000) }
}

extension Duration {
  /// The duration in nanoseconds, limited to 0 … 100 years.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    if seconds > 3_155_760_000 { return 3_155_760_000_000_000_000 }
    return max(0, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}

/// Why a request's work ends before it is done.
enum WorkInterruption: Hashable, Sendable {
  /// It has waited too long for its turn.
  case queue
  /// All requests together hold as much memory as they may.
  case memory
  /// Nobody waits for the answer any more.
  case cancelled
}

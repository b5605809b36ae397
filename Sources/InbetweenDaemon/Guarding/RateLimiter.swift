import HTTPTypes
import MicroHTTP

/// A token bucket for each client address: `rate` requests per second, and as many at once as one
/// second brings, at least one.
final class RateLimiter: Sendable {
  /// What a client may do now.
  enum Verdict: Hashable, Sendable {
    case admitted
    /// Over the rate; a request passes again after so many seconds.
    case refused(retryAfter: Double)
  }

  private struct Bucket {
    var tokens: Double
    var filledAt: Double
  }

  private let rate: Double
  private let burst: Double
  private let buckets = Lock<[String: Bucket]>([:])

  /// Addresses remembered at one time; full buckets are forgotten first.
  private static let capacity = 100_000

  init(rate: Double) {
    self.rate = rate
    burst = max(rate, 1)
  }

  /// Takes a token of an address at a time in seconds, on a clock that never goes back.
  func admit(_ address: String, at now: Double) -> Verdict {
    buckets.withLock { buckets in
      if buckets.count >= Self.capacity { forgetRested(&buckets, at: now) }
      var bucket = buckets[address] ?? Bucket(tokens: burst, filledAt: now)
      bucket.tokens = min(burst, bucket.tokens + max(now - bucket.filledAt, 0) * rate)
      bucket.filledAt = now
      defer { buckets[address] = bucket }
      guard bucket.tokens >= 1 else { return .refused(retryAfter: (1 - bucket.tokens) / rate) }
      bucket.tokens -= 1
      return .admitted
    }
  }

  /// A bucket that has had time to fill says the same as none at all. If that frees nothing, all are
  /// forgotten: memory has a bound, and a flood of addresses gains one burst each.
  private func forgetRested(_ buckets: inout [String: Bucket], at now: Double) {
    buckets = buckets.filter { $0.value.tokens + (now - $0.value.filledAt) * rate < burst }
    if buckets.count >= Self.capacity { buckets.removeAll() }
  }
}

extension RateLimiter {
  /// What a refused client is told: when to come back, and (by the IETF's draft) under which policy.
  func fields(retryAfter seconds: Double) -> HTTPFields {
    let wait = String(Int(max(seconds, 1).rounded(.up)))
    var fields: HTTPFields = [.retryAfter: wait]
    fields[Self.policyName] = "\"default\";q=\(Int(burst));w=\(Int((burst / rate).rounded(.up)))"
    fields[Self.stateName] = "\"default\";r=0;t=\(wait)"
    return fields
  }

  private static let policyName = HTTPField.Name(fixed: "RateLimit-Policy")
  private static let stateName = HTTPField.Name(fixed: "RateLimit")
}

import AnimationEngine
import HTTPNames
import HTTPTypes
import MicroHTTP

/// A token bucket for each client: `rate` requests per second, with bursts of one second's worth,
/// at least ten.
final class RateLimiter: Sendable {
  /// Whether a client may send a request now.
  enum Verdict: Hashable, Sendable {
    case admitted
    /// The client exceeds its rate; the next request is allowed after this many seconds.
    case refused(retryAfter: Double)
  }

  private struct Bucket {
    var tokens: Double
    var filledAt: Double
  }

  /// The requests per second that a client may send.
  let rate: Double
  private let burst: Double
  private let buckets = Lock<[String: Bucket]>([:])

  /// The greatest number of clients remembered; full buckets are forgotten first.
  private static let capacity = 100_000
  /// The least burst allowed, as a web page makes several requests at once, however low the rate.
  private static let leastBurst = 10.0

  init(rate: Double) {
    self.rate = rate
    burst = max(rate, Self.leastBurst)
  }

  /// Takes a token from a client's bucket. The time is in seconds on a monotonic clock.
  func admit(_ client: String, at now: Double) -> Verdict {
    buckets.withLock { buckets in
      if buckets.count >= Self.capacity { forgetRested(&buckets, at: now) }
      var bucket = filled(buckets[client], at: now)
      defer { buckets[client] = bucket }
      guard bucket.tokens >= 1 else { return .refused(retryAfter: wait(for: bucket)) }
      bucket.tokens -= 1
      return .admitted
    }
  }

  /// The bucket filled up to this time; an unknown one is full.
  private func filled(_ bucket: Bucket?, at now: Double) -> Bucket {
    guard let bucket else { return Bucket(tokens: burst, filledAt: now) }
    let brought = max(now - bucket.filledAt, 0) * rate
    return Bucket(tokens: min(burst, bucket.tokens + brought), filledAt: now)
  }

  private func wait(for bucket: Bucket) -> Double { (1 - bucket.tokens) / rate }

  /// Forgets full buckets, which mean the same as none. If that frees nothing, all are forgotten:
  /// memory is bounded, and a flood of addresses gains one burst each.
  private func forgetRested(_ buckets: inout [String: Bucket], at now: Double) {
    buckets = buckets.filter { $0.value.tokens + (now - $0.value.filledAt) * rate < burst }
    if buckets.count >= Self.capacity { buckets.removeAll() }
  }
}

extension RateLimiter {
  /// The rate limit fields of an answer (IETF draft): the policy, the requests left, and the
  /// seconds until all are available again. With none left, the seconds until the next one is
  /// allowed.
  func fields(for client: String, at now: Double) -> HTTPFields {
    let bucket = filled(buckets.withLock { $0[client] }, at: now)
    let left = Int(saturating: bucket.tokens)
    let seconds = left == 0 ? max(wait(for: bucket), 1) : (burst - bucket.tokens) / rate
    var fields = HTTPFields()
    fields[Self.policyName] = policy
    fields[Self.stateName] = "\"default\";r=\(left);t=\(Self.whole(seconds))"
    return fields
  }

  /// The additional field of a refusal: when to retry.
  static func fields(retryAfter seconds: Double) -> HTTPFields {
    [.retryAfter: whole(max(seconds, 1))]
  }

  private var policy: String {
    "\"default\";q=\(Int(saturating: burst));w=\(Self.whole(burst / rate))"
  }

  private static func whole(_ seconds: Double) -> String {
    String(Int(saturating: min(seconds, 1e9).rounded(.up)))
  }

  private static let policyName = HTTPField.Name(fixed: "RateLimit-Policy")
  private static let stateName = HTTPField.Name(fixed: "RateLimit")
}

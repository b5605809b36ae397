import AnimationDocuments
import Logging
import MicroHTTP

// Settings that belong together.

/// The settings of the daemon's log.
struct LogSettings: Sendable {
  /// Whether every request is logged.
  var hasRequests: Bool
  var format: LogFormat
  var level: Logger.Level
}

/// How the daemon shuts down, with times in seconds.
struct DrainSettings: Sendable {
  /// The time after a signal in which new requests are still accepted.
  var delay: Double
  /// The time after that in which requests under way may finish.
  var timeout: Double
}

extension SettingReader {
  mutating func limits() -> Limits {
    Limits(
      maxBody: bytes(.maxBody, in: 1...(1 << 40)),
      maxBatchBody: bytes(.maxBatchBody, in: 1...(1 << 40)),
      maxBatchLines: count(.maxBatchLines, in: 1...Int(UInt32.max)),
      maxDepth: count(.maxDepth, in: 1...1000),
      maxTracks: count(.maxTracks, in: 1...Int(UInt32.max)),
      maxKeyframes: count(.maxKeyframes, in: 1...Int(UInt32.max)),
      maxEvents: count(.maxEvents, in: 1...Int(UInt32.max)),
      maxValues: count(.maxValues, in: 1...(1 << 50)),
      maxWork: count(.maxWork, in: 1...(1 << 50)),
      maxRequestMemory: bytes(.maxRequestMemory, in: (1 << 20)...(1 << 50)))
  }

  mutating func deadlines() -> Deadlines {
    Deadlines(
      head: deadline(.headTimeout), body: deadline(.bodyTimeout), idle: deadline(.idleTimeout),
      write: deadline(.writeTimeout))
  }

  /// Reads a deadline, which must not be zero: that would refuse every request.
  private mutating func deadline(_ setting: Setting) -> Duration {
    .seconds(seconds(setting, in: 0.001...86400))
  }

  mutating func drain() -> DrainSettings {
    DrainSettings(
      delay: seconds(.drainDelay, in: 0...3600), timeout: seconds(.shutdownTimeout, in: 0...3600))
  }

  mutating func logging() -> LogSettings {
    LogSettings(hasRequests: truth(.accessLog), format: logFormat(), level: logLevel())
  }
}

import AnimationDocuments
import Logging
import MicroHTTP

// Settings that are handed on together.

/// What the daemon writes to its log, and how.
struct LogSettings: Sendable {
  /// Whether every request is a line.
  var hasRequests: Bool
  var format: LogFormat
  var level: Logger.Level
}

/// How the daemon ends, in seconds.
struct DrainSettings: Sendable {
  /// How long requests are still taken after a signal.
  var delay: Double
  /// How long those under way may go on after that.
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

  /// A deadline of zero would refuse every request.
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

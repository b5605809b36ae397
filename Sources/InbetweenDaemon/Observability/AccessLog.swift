import AnimationRoutes
import MicroHTTP

/// Writes one line for each request to standard output, as JSON or plain text.
///
/// Lines are collected in memory and written ten times a second by a separate thread, so a
/// request never waits for the reader of the log. If that reader stalls, lines beyond a limit are
/// dropped, and a line says how many.
final class AccessLog: Sendable {
  /// The facts about a request in its line.
  struct Line: Sendable {
    var nanosecondsSince1970: Int64
    var id: String
    var method: String
    var path: String
    var route: String
    var status: Int
    var durationNanoseconds: Int64
    var requestBytes: Int
    var responseBytes: Int
    var remoteAddress: String
    /// The address of the trusted proxy that forwarded the request; nil if none did.
    var proxyAddress: String? = nil
    var outcome: String
    /// The notes made while the request was handled; nil if it never reached a handler.
    var notes: RequestNotes? = nil
  }

  private struct Gathered {
    var bytes: [UInt8] = []
    var dropped = 0
  }

  private let gathered = Lock(Gathered())
  /// The descriptor to write to. It is locked while writing, so that lines stay in order if two
  /// threads flush at the end.
  private let output: Lock<Int32>
  private let capacity: Int
  private let format: LogFormat
  /// Tells the writing thread to end, and that it has.
  private let (end, hasEnded) = (Wakeup(), Wakeup())

  /// A log to a descriptor that buffers at most `capacity` bytes.
  init(_ format: LogFormat = .json, descriptor: Int32 = 1, capacity: Int = 16 << 20) {
    self.format = format
    output = Lock(descriptor)
    self.capacity = capacity
  }

  /// Adds a line. The lock is held while its bytes are copied, not while they are written.
  func add(_ line: borrowing Line) {
    let bytes = format == .json ? line.json : line.text
    gathered.withLock { gathered in
      if gathered.bytes.count < capacity {
        gathered.bytes += bytes
      } else {
        gathered.dropped += 1
      }
    }
  }

  /// Writes all collected lines.
  func flush() {
    output.withLock { descriptor in
      var taken = Gathered()
      gathered.withLock { swap(&$0, &taken) }
      if taken.dropped > 0 { taken.bytes += dropped(taken.dropped) }
      if !taken.bytes.isEmpty { OperatingSystem.write(taken.bytes, to: descriptor) }
    }
  }

  /// Lets the writing thread write what is collected, before the process ends. A reader that has
  /// stopped reading is waited for one second; then the lines are lost.
  func finish() {
    end.raise()
    _ = hasEnded.wait(until: OperatingSystem.uptime + Self.patience)
  }

  /// How long ``finish()`` waits, in nanoseconds.
  private static let patience: Int64 = 1_000_000_000
  /// The time between two flushes, in nanoseconds.
  private static let interval: Int64 = 100_000_000

  /// Starts a thread that flushes ten times a second.
  ///
  /// - Throws: What ``OperatingSystem/detach(_:)`` throws.
  func startFlushing() throws(ListenerError) {
    try OperatingSystem.detach { [self] in
      while !end.wait(until: OperatingSystem.uptime + Self.interval) { flush() }
      flush()
      hasEnded.raise()
    }
  }

  private func dropped(_ count: Int) -> String.UTF8View {
    switch format {
    case .json: "{\"dropped\":\(count)}\n".utf8
    case .text: "\(count) lines were dropped\n".utf8
    }
  }
}

extension AccessLog.Line {
  fileprivate var json: [UInt8] {
    var line = JSONLine(at: nanosecondsSince1970)
    line.add(.id, id)
    line.add(.method, method)
    line.add(.path, path)
    line.add(.route, route)
    line.add(.status, status)
    line.add(.durationMicroseconds, Int(durationNanoseconds / 1000))
    line.add(.requestBytes, requestBytes)
    line.add(.responseBytes, responseBytes)
    line.add(.remote, remoteAddress)
    if let proxyAddress { line.add(.proxy, proxyAddress) }
    line.add(.outcome, outcome)
    if let notes { notes.write(to: &line) }
    return line.ended()
  }

  /// The line as plain text: time, status, request, duration, length of the answer, client, and
  /// how it ended if not normally.
  fileprivate var text: [UInt8] {
    var line: [UInt8] = []
    UTCTime(nanoseconds: nanosecondsSince1970).write(to: &line, .milliseconds)
    let milliseconds = Double(durationNanoseconds / 10_000) / 100
    line += PlainText.bytes(
      " \(status) \(method) \(path) \(milliseconds) ms, \(responseBytes) B, \(remoteAddress), \(id)"
        + (outcome == "completed" ? "" : ", \(outcome)"))
    return line + [UInt8(ascii: "\n")]
  }
}

extension RequestNotes {
  private static let stageNames = Stage.allCases.map { JSONLine.Name("\($0.name)Microseconds") }

  /// Adds the token's name, the trace, the number of samples and the durations of stages.
  fileprivate func write(to line: inout JSONLine) {
    if let token { line.add(.token, token) }
    if let trace {
      line.add(.trace, trace.traceID)
      line.add(.span, trace.spanID)
      line.add(.parentSpan, trace.parentID)
    }
    if samples > 0 { line.add(.samples, samples) }
    clock.forEachStage { stage, nanoseconds in
      line.add(Self.stageNames[stage.rawValue], Int(nanoseconds / 1000))
    }
  }
}

/// The names of a line's members, encoded once.
extension JSONLine.Name {
  fileprivate static let id = Self("id")
  fileprivate static let method = Self("method")
  fileprivate static let path = Self("path")
  fileprivate static let route = Self("route")
  fileprivate static let status = Self("status")
  fileprivate static let durationMicroseconds = Self("durationMicroseconds")
  fileprivate static let requestBytes = Self("requestBytes")
  fileprivate static let responseBytes = Self("responseBytes")
  fileprivate static let remote = Self("remote")
  fileprivate static let proxy = Self("proxy")
  fileprivate static let outcome = Self("outcome")
  fileprivate static let token = Self("token")
  fileprivate static let trace = Self("trace")
  fileprivate static let span = Self("span")
  fileprivate static let parentSpan = Self("parentSpan")
  fileprivate static let samples = Self("samples")
}

import AnimationRoutes
import MicroHTTP

/// One line for each request on standard output, as JSON or as plain words.
///
/// Lines gather in memory and leave ten times a second by a thread of their own, so a request pays
/// for its line in memory and never waits for whoever reads the log. When that reader stands still,
/// lines beyond a bound are dropped, and a line says how many.
final class AccessLog: Sendable {
  /// What is said of a request.
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
    /// The trusted proxy that passed the request on, if one did.
    var proxyAddress: String? = nil
    var outcome: String
    /// What was noted on the way.
    var notes: RequestNotes? = nil
  }

  private struct Gathered {
    var bytes: [UInt8] = []
    var dropped = 0
  }

  private let gathered = Lock(Gathered())
  /// Where lines go. It is held while writing, so that they leave in order though two threads flush
  /// at the end.
  private let output: Lock<Int32>
  private let capacity: Int
  private let format: LogFormat

  /// A log to a descriptor that holds back at most `capacity` bytes.
  init(_ format: LogFormat = .json, descriptor: Int32 = 1, capacity: Int = 16 << 20) {
    self.format = format
    output = Lock(descriptor)
    self.capacity = capacity
  }

  /// Adds a line. Others wait while its bytes are copied, not while it is written.
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

  /// Writes out what has gathered.
  func flush() {
    output.withLock { descriptor in
      var taken = Gathered()
      gathered.withLock { swap(&$0, &taken) }
      if taken.dropped > 0 { taken.bytes += dropped(taken.dropped) }
      if !taken.bytes.isEmpty { OperatingSystem.write(taken.bytes, to: descriptor) }
    }
  }

  /// Flushes ten times a second for as long as the daemon lives.
  func startFlushing() {
    OperatingSystem.detach { [self] in
      while true {
        OperatingSystem.sleep(seconds: 0.1)
        flush()
      }
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

  /// Time, status, request, duration, bytes of the answer, client; how it ended if not well.
  fileprivate var text: [UInt8] {
    var line: [UInt8] = []
    Timestamp(nanosecondsSince1970: nanosecondsSince1970).write(to: &line)
    let milliseconds = Double(durationNanoseconds / 10_000) / 100
    line += PlainText.bytes(
      " \(status) \(method) \(path) \(milliseconds) ms, \(responseBytes) B, \(remoteAddress), \(id)"
        + (outcome == "completed" ? "" : ", \(outcome)"))
    return line + [UInt8(ascii: "\n")]
  }
}

extension RequestNotes {
  private static let stageNames = Stage.allCases.map { JSONLine.Name("\($0.name)Microseconds") }

  /// Adds the token's name, the trace, the samples, and how long each stage took.
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

/// The members of a line, made once.
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

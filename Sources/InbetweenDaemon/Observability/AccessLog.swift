import MicroHTTP

/// One JSON line for each request on standard output.
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
    var outcome: String
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

  /// A log to a descriptor that holds back at most `capacity` bytes.
  init(descriptor: Int32 = 1, capacity: Int = 16 << 20) {
    output = Lock(descriptor)
    self.capacity = capacity
  }

  /// Adds a line.
  func add(_ line: borrowing Line) {
    gathered.withLock { gathered in
      if gathered.bytes.count < capacity {
        Self.write(line, to: &gathered.bytes)
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
      if taken.dropped > 0 { taken.bytes += "{\"dropped\":\(taken.dropped)}\n".utf8 }
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

  private static func write(_ line: borrowing Line, to buffer: inout [UInt8]) {
    buffer += "{\"time\":\"".utf8
    Timestamp(nanosecondsSince1970: line.nanosecondsSince1970).write(to: &buffer)
    buffer += "\",\"id\":".utf8
    JSONText.write(line.id, to: &buffer)
    buffer += ",\"method\":".utf8
    JSONText.write(line.method, to: &buffer)
    buffer += ",\"path\":".utf8
    JSONText.write(line.path, to: &buffer)
    buffer += ",\"route\":".utf8
    JSONText.write(line.route, to: &buffer)
    buffer += ",\"status\":".utf8
    JSONText.write(line.status, to: &buffer)
    buffer += ",\"durationMicroseconds\":".utf8
    JSONText.write(Int(line.durationNanoseconds / 1000), to: &buffer)
    buffer += ",\"requestBytes\":".utf8
    JSONText.write(line.requestBytes, to: &buffer)
    buffer += ",\"responseBytes\":".utf8
    JSONText.write(line.responseBytes, to: &buffer)
    buffer += ",\"remote\":".utf8
    JSONText.write(line.remoteAddress, to: &buffer)
    buffer += ",\"outcome\":".utf8
    JSONText.write(line.outcome, to: &buffer)
    buffer += "}\n".utf8
  }
}

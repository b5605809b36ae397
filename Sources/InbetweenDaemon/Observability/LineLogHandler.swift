import AnimationDocuments
import AnimationRoutes
import Logging
import MicroHTTP

/// The daemon's own log: one line for each event on standard error.
///
/// As JSON a line has the members `time`, `level` and `message`, then further facts, such as
/// `listen` and `admin` when the daemon is ready.
struct LineLogHandler: LogHandler {
  var format: LogFormat
  var metadata: Logger.Metadata = [:]
  /// The descriptor to write to, locked while writing so that lines of several threads do not
  /// mix.
  private let output: Lock<Int32>
  /// The log level. All copies share it, so that it can change while the daemon runs.
  private let level = Lock(Logger.Level.info)

  /// How long a line waits for its reader, in milliseconds, before it is lost.
  private static let patience: Int32 = 100

  var logLevel: Logger.Level {
    get { level.withLock { $0 } }
    nonmutating set { level.withLock { $0 = newValue } }
  }

  init(_ format: LogFormat, descriptor: Int32 = 2) {
    self.format = format
    output = Lock(descriptor)
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let line = line(
      event.level, "\(event.message)", metadata.merging(event.metadata ?? [:]) { $1 },
      at: OperatingSystem.now)
    // Requests and the end of the daemon do not wait for a reader that has stopped reading.
    output.withLock { descriptor in
      guard OperatingSystem.hasRoom(in: descriptor, within: Self.patience) else { return }
      OperatingSystem.write(line, to: descriptor)
    }
  }

  /// The line for an event, with its line end.
  func line(
    _ level: Logger.Level, _ message: String, _ metadata: Logger.Metadata, at now: Int64
  ) -> [UInt8] {
    let members = metadata.sorted { $0.key < $1.key }.map { (name: $0.key, text: "\($0.value)") }
    switch format {
    case .json:
      var line = JSONLine(at: now)
      line.add(JSONLine.Name("level"), level.rawValue)
      line.add(JSONLine.Name("message"), message)
      for member in members { line.add(JSONLine.Name(member.name), member.text) }
      return line.ended()
    case .text:
      var line: [UInt8] = []
      UTCTime(nanoseconds: now).write(to: &line, .milliseconds)
      line += " \(level.rawValue): ".utf8
      line += PlainText.bytes(message)
      return line + [UInt8(ascii: "\n")]
    }
  }
}

/// Prepares texts for logs that people read.
enum PlainText {
  /// The text with each control character replaced by a question mark, so that it stays on one
  /// line and cannot control a terminal.
  static func bytes(_ text: String) -> [UInt8] {
    text.utf8.map { $0 < 0x20 || $0 == 0x7f ? UInt8(ascii: "?") : $0 }
  }
}

/// A log line as a JSON object whose first member is the time.
struct JSONLine {
  /// The encoded name of a member: `,"status":`.
  struct Name: Sendable {
    fileprivate let bytes: [UInt8]

    /// A member's name, which must need no escaping.
    init(_ name: String) { bytes = Array(",\"\(name)\":".utf8) }
  }

  private var bytes: [UInt8] = []

  init(at nanosecondsSince1970: Int64) {
    bytes.reserveCapacity(512)
    bytes += "{\"time\":\"".utf8
    UTCTime(nanoseconds: nanosecondsSince1970).write(to: &bytes, .milliseconds)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func add(_ name: Name, _ text: String) {
    bytes += name.bytes
    JSONQuoting.write(text, .numeric, to: &bytes)
  }

  mutating func add(_ name: Name, _ number: Int) {
    bytes += name.bytes
    bytes.append(whole: number)
  }

  /// The line with its end.
  consuming func ended() -> [UInt8] {
    bytes += "}\n".utf8
    return bytes
  }
}

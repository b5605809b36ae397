/// Parses a stream of server-sent events, whose bytes may be split anywhere.
struct EventParser {
  /// A complete event.
  struct Message: Hashable {
    var id: String
    var event: String
    var data: String
  }

  /// The last id in the stream, which may come without an event; nil before the first.
  private(set) var lastID: String?
  /// The time to wait before reconnecting, in milliseconds; nil if no stream has given one.
  private(set) var retry: Int?

  private var line: [UInt8] = []
  private var skipsNewline = false
  private var event = ""
  private var data: [String] = []

  /// A parser of a new stream. The time to wait that an earlier stream gave holds until this one
  /// gives another.
  init(retry: Int? = nil) { self.retry = retry }

  /// Parses more bytes and returns the events that are complete.
  mutating func add(_ bytes: [UInt8]) -> [Message] {
    var messages: [Message] = []
    for byte in bytes {
      let isSecond = skipsNewline && byte == UInt8(ascii: "\n")
      skipsNewline = byte == UInt8(ascii: "\r")
      if isSecond { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if let message = endLine() { messages.append(message) }
      } else {
        line.append(byte)
      }
    }
    return messages
  }

  private mutating func endLine() -> Message? {
    let text = String(decoding: line, as: UTF8.self)
    line = []
    guard text.isEmpty else {
      read(text)
      return nil
    }
    defer { (event, data) = ("", []) }
    guard !data.isEmpty else { return nil }
    return Message(
      id: lastID ?? "", event: event.isEmpty ? "message" : event,
      data: data.joined(separator: "\n"))
  }

  /// Reads a line with a field; a line that begins with a colon is a comment. A time to wait has
  /// digits alone: a sign makes it no number.
  private mutating func read(_ line: String) {
    let name = line.prefix { $0 != ":" }
    let rest = line.dropFirst(name.count + 1)
    let value = String(rest.first == " " ? rest.dropFirst() : rest)
    switch name {
    case "id": lastID = value
    case "event": event = value
    case "data": data.append(value)
    case "retry" where value.utf8.allSatisfy(Self.isDigit): retry = Int(value) ?? retry
    default: break
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

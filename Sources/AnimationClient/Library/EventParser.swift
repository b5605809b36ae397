/// Reads a stream of server-sent events, however its bytes are cut.
struct EventParser {
  /// An event with all of its lines.
  struct Message: Hashable {
    var id: String
    var event: String
    var data: String
  }

  /// The last id that the stream has named; an id may come without an event.
  private(set) var lastID: String?
  /// How long to wait before connecting again, in milliseconds, if the stream has said so.
  private(set) var retry: Int?

  private var line: [UInt8] = []
  private var skipsNewline = false
  private var event = ""
  private var data: [String] = []

  /// Reads on, and returns the events that are complete.
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

  /// A field; what begins with a colon is a comment.
  private mutating func read(_ line: String) {
    let name = line.prefix { $0 != ":" }
    let rest = line.dropFirst(name.count + 1)
    let value = String(rest.first == " " ? rest.dropFirst() : rest)
    switch name {
    case "id": lastID = value
    case "event": event = value
    case "data": data.append(value)
    case "retry": retry = Int(value) ?? retry
    default: break
    }
  }
}

import Foundation
import MicroHTTP

@testable import InbetweenDaemon

extension DaemonProcess {
  /// The first answer to bytes that no client library would send.
  func send(raw request: String) throws -> RawAnswer {
    guard let address = ListenerAddress(parsing: listen) else {
      throw Failure(text: "no address: \(listen)")
    }
    let connection = try LocalConnection(to: address, timeout: 300)
    let text = request.replacingOccurrences(of: "\n", with: "\r\n")
    return RawAnswer(try connection.exchange(Array(text.utf8)))
  }

  /// The same for a head in its simplest form, whose connection ends with the answer.
  func send(_ line: String, _ fields: String...) throws -> RawAnswer {
    let lines = ["\(line) HTTP/1.1", "Host: h", "Connection: close"] + fields
    return try send(raw: lines.joined(separator: "\n") + "\n\n")
  }
}

/// An answer as it stands on the wire; of several the first.
struct RawAnswer {
  var status: Int
  /// By names in small letters.
  var fields: [String: String] = [:]
  /// What follows the head, with its transfer coding.
  var body: [UInt8]

  init(_ bytes: [UInt8]) {
    let end = Array("\r\n\r\n".utf8)
    let head = bytes.firstRange(of: end).map { bytes[..<$0.lowerBound] } ?? bytes[...]
    body = Array(bytes.dropFirst(head.count + end.count))
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
  }

  var text: String { String(decoding: body, as: UTF8.self) }
}

import Foundation

/// A document as it was given: a file, or standard input.
struct Input {
  /// What messages call it.
  let name: String
  let bytes: [UInt8]

  /// Reads a file, or standard input for `-`.
  init(_ path: String, atMost most: Int) throws {
    name = path == "-" ? "standard input" : path
    let handle: FileHandle
    if path == "-" {
      handle = Standard.input
    } else {
      guard let opened = FileHandle(forReadingAtPath: path) else {
        throw ToolFailure(code: .usage, message: "\(path) cannot be read: is it there?")
      }
      handle = opened
    }
    guard let data = try? handle.read(upToCount: most + 1) ?? Data() else {
      throw ToolFailure(code: .usage, message: "\(name) cannot be read.")
    }
    guard data.count <= most else {
      throw ToolFailure(
        code: .document, message: "\(name) has more than \(most) bytes: raise --max-input.")
    }
    bytes = Array(data)
  }

  init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

  /// A line of the text, counted from 1, without its end.
  func line(_ number: Int) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    return number <= lines.count ? String(lines[number - 1]) : ""
  }
}

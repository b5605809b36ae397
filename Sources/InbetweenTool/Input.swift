import Foundation

/// A document given to a command: a file, standard input, or the name of a stored document.
struct Input {
  /// The name of the document in messages.
  let name: String
  let bytes: [UInt8]
  /// Whether the document is stored on the server under this name.
  private(set) var isStored = false
  /// The documents that it was made of, by the members in which they stand.
  private var parts: [String: Input] = [:]

  /// Reads a file, or standard input for `-`.
  init(_ path: String, atMost most: Int) throws {
    name = path == "-" ? "standard input" : path
    let handle: FileHandle
    if path == "-" {
      handle = Standard.input
    } else {
      guard let opened = FileHandle(forReadingAtPath: path) else {
        throw ToolFailure(code: .usage, message: Self.obstacle(to: path))
      }
      handle = opened
    }
    guard let data = try? handle.read(upToCount: most + 1) ?? Data() else {
      throw ToolFailure(
        code: .usage,
        message: path == "-" ? "\(name) cannot be read: is it open?" : Self.obstacle(to: path))
    }
    guard data.count <= most else {
      throw ToolFailure(
        code: .document, message: "\(name) has more than \(most) bytes: raise --max-input.")
    }
    bytes = Array(data)
  }

  init(name: String, bytes: [UInt8], parts: [String: Input] = [:]) {
    (self.name, self.bytes, self.parts) = (name, bytes, parts)
  }

  /// A document stored on the server.
  init(stored name: String) {
    (self.name, bytes) = (name, [])
    isStored = true
  }

  /// Why a file cannot be read, and what to do.
  private static func obstacle(to path: String) -> String {
    guard !path.isEmpty else { return "The name of the file is empty: is a variable not set?" }
    let place = URL(filePath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: place) else {
      return "\(path) cannot be read: is it there?"
    }
    return attributes[.type] as? FileAttributeType == .typeDirectory
      ? "\(path) is a folder: name a file in it."
      : "\(path) cannot be read: do its permissions allow it?"
  }

  /// The path of a request about the document: the plain one with the document in the body, or
  /// the one below its name.
  func path(from plain: String) -> String {
    isStored ? "/v1/animations/\(name)/" + plain.dropFirst("/v1/".count) : plain
  }

  /// The document that a JSON Pointer leads into, and the pointer in it; this one and the same pointer
  /// where it was not made of others.
  func part(at pointer: String?) -> (document: Input, pointer: String?) {
    guard let pointer else { return (self, nil) }
    let member = pointer.dropFirst().prefix { $0 != "/" }
    guard let part = parts[String(member)] else { return (self, pointer) }
    return (part, String(pointer[member.endIndex...]))
  }

  /// A line of the text, counted from 1, without its line end; empty if there is no such line.
  ///
  /// Lines end, and columns count scalars, as in the positions of problems.
  func line(_ number: Int) -> [Unicode.Scalar] {
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) {
      ["\n", "\r", "\r\n"].contains($0)
    }
    return number <= lines.count ? Array(lines[number - 1].unicodeScalars) : []
  }
}

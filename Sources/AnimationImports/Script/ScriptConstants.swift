import AnimationDocuments
import AnimationEngine

/// The constants of a script whose values are literals: `const timing = { duration: 1000 }`.
struct ScriptConstants {
  private let bytes: [UInt8]
  /// Where the literals begin; nil for names that stand for several things.
  private var starts: [String: Int?] = [:]
  /// How many bytes of literals may be read where their names stand.
  var room: Int
  /// How many constants stand one in another here.
  private var level = 0

  private static let (roomPerByte, leastRoom, mostLevels, workPerByte) = (2, 10_000, 4, 6)

  /// Finds the constants of a text; what reading them where they stand may take is charged.
  ///
  /// - Throws: The refusal of too much work.
  /// - Complexity: O(length).
  init(_ reading: inout ImportReading) throws(DocumentRefusal) {
    bytes = reading.source.bytes
    room = Self.leastRoom + Self.roomPerByte * bytes.count
    try reading.charge(bytes.count)
    find()
    guard !starts.isEmpty else { return }
    // Each of the literals that stand one in another may exceed the room once.
    let most = room + Self.mostLevels * bytes.count
    try reading.charge(WorkMeter.product(most, Self.workPerByte), bytes: most)
  }

  private mutating func find() {
    var cursor = ScriptCursor(bytes)
    while !cursor.isAtEnd {
      if !cursor.takeBlank().isEmpty { continue }
      if cursor.isAtQuote {
        _ = cursor.takeString()
      } else if cursor.isAtName {
        if cursor.takeName() == "const" { take(&cursor) }
      } else {
        cursor.index += 1
      }
    }
  }

  /// Takes the name of a constant, and goes to its value.
  private mutating func take(_ cursor: inout ScriptCursor) {
    _ = cursor.takeBlank()
    var name = cursor.takeName()
    // TypeScript has `as const` behind values.
    while name == "const" {
      _ = cursor.takeBlank()
      name = cursor.takeName()
    }
    _ = cursor.takeBlank()
    if cursor.byte == UInt8(ascii: ":") { cursor.skipType() }
    guard !name.isEmpty, cursor.isAtAssignment else { return }
    cursor.index += 1
    _ = cursor.takeBlank()
    let isKnown = starts[name] != nil
    starts[name] = .some(cursor.isAtLiteral && !isKnown ? cursor.index : nil)
  }

  /// A cursor at the literal of a constant, or of a member in it, as in `theme.spring`; nil for other names,
  /// and where there is no room.
  ///
  /// - Complexity: O(length of the literal) for a member, for which room is taken.
  mutating func cursor(at path: String) -> ScriptCursor? {
    guard room > 0, level < Self.mostLevels else { return nil }
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let start = starts[names[0]] ?? nil else { return nil }
    var cursor = ScriptCursor(bytes)
    cursor.index = start
    for name in names.dropFirst() {
      let before = cursor.index
      let isThere = cursor.goToMember(name)
      room -= cursor.index - before
      guard isThere else { return nil }
    }
    return cursor
  }

  /// The constants inside of a literal.
  var inside: ScriptConstants {
    var inside = self
    inside.level += 1
    return inside
  }
}

extension ScriptText {
  /// The literal that a name stands for, as JSON without line breaks; nil for other names.
  ///
  /// - Complexity: O(length of the literal).
  mutating func literal(named name: String, depth: Int) -> [UInt8]? {
    guard let start = constants.cursor(at: name) else { return nil }
    var inner = self
    (inner.cursor, inner.constants, inner.json) = (start, constants.inside, [])
    let isRead = (try? inner.readLiteral(depth: depth)) != nil
    _ = inner.cursor.takeBlank()
    constants.room = inner.constants.room - (inner.cursor.index - start.index)
    guard isRead, inner.cursor.isBehindLiteral else { return nil }
    return inner.json.filter { $0 != 0x0A }
  }
}

extension ScriptCursor {
  /// Skips the type behind the name of a constant, up to `=`.
  fileprivate mutating func skipType() {
    while !isAtEnd, byte != UInt8(ascii: ";"), !isAtAssignment { index += 1 }
  }

  /// Goes from the start of an object to the literal of a member; false if it has none of that name.
  fileprivate mutating func goToMember(_ name: String) -> Bool {
    guard byte == UInt8(ascii: "{") else { return false }
    repeat {
      index += 1
      _ = takeBlank()
      let key = isAtQuote ? String(decoding: takeString(), as: UTF8.self) : takeName()
      _ = takeBlank()
      if byte == UInt8(ascii: ":"), key == name {
        index += 1
        _ = takeBlank()
        return isAtLiteral
      }
      _ = takeExpression()
    } while byte == UInt8(ascii: ",")
    return false
  }

  private var next: UInt8 { index + 1 < bytes.count ? bytes[index + 1] : 0 }

  fileprivate var isAtAssignment: Bool {
    byte == UInt8(ascii: "=") && ![UInt8(ascii: "="), UInt8(ascii: ">")].contains(next)
  }

  fileprivate var isAtLiteral: Bool {
    let starts = [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: ".")]
    return isAtQuote && !isAtTemplate || starts.contains(byte) || byte.isDigit
  }

  /// Whether nothing goes on with a value that was taken, with the blank behind it, as `.map(…)` and
  /// `* 2` do.
  fileprivate var isBehindLiteral: Bool {
    let ends = [";", ",", ")", "]", "}", "<"].map { UInt8(ascii: $0) }
    return isAtEnd || isAtName || ends.contains(byte)
  }
}

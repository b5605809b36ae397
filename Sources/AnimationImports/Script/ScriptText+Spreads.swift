// Constants whose members are spread into objects.

extension ScriptText {
  /// Reads the members of a constant that is spread, as in `...spring`; false for all else.
  mutating func readSpread(depth: Int) -> Bool {
    var next = cursor
    guard next.bytes[next.index...].starts(with: "...".utf8) else { return false }
    next.index += 3
    let name = next.takeWord()
    _ = next.takeBlank()
    guard [UInt8(ascii: ","), UInt8(ascii: "}")].contains(next.byte),
      let literal = literal(named: name, depth: depth), literal.count > 2,
      literal.first == UInt8(ascii: "{")
    else { return false }
    json += literal.dropFirst().dropLast()
    keepLines(of: cursor.bytes[cursor.index..<next.index])
    cursor = next
    spreads += 1
    return true
  }

  /// Keeps of the members from `start` on, to the end of the text, the last one of each name, with the line
  /// breaks of all: `{ ...base, x: 1 }` has one `x`. All are kept where there is no room.
  ///
  /// - Complexity: O(length of the members), for which room is taken.
  mutating func keepLastMembers(from start: Int) {
    guard constants.room > 0 else { return }
    constants.room -= json.count - start
    let members = Self.members(of: json[start...])
    let last = Dictionary(members.indices.map { (members[$0].name, $0) }) { $1 }
    guard last.count < members.count else { return }
    json.removeLast(json.count - start)
    var isFirst = true
    for (index, member) in members.enumerated() {
      guard last[member.name] == index else {
        json += member.text.filter { $0 == 0x0A }
        continue
      }
      if !isFirst { json.append(UInt8(ascii: ",")) }
      isFirst = false
      json += member.text
    }
  }

  /// The members between the braces of an object of JSON, with their names.
  private static func members(
    of object: ArraySlice<UInt8>
  ) -> [(name: ArraySlice<UInt8>, text: ArraySlice<UInt8>)] {
    var cursor = ScriptCursor(Array(object))
    var members: [(ArraySlice<UInt8>, ArraySlice<UInt8>)] = []
    while !cursor.isAtEnd {
      let start = cursor.index
      _ = cursor.takeBlank()
      let name = cursor.takeString()
      _ = cursor.takeExpression()
      members.append((name, cursor.bytes[start..<cursor.index]))
      cursor.index += 1
    }
    return members
  }
}

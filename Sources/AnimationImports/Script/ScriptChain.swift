/// Follows what the calls of a script are made on, name by name and byte by byte.
struct ScriptChain {
  /// The variable that the calls of the current chain are made on.
  private(set) var owner = ""
  /// The variable that gets the value of the current statement; empty without one.
  private var assigned = ""
  private var name = ""
  /// The last two tokens: a byte each, 0 for a name.
  private var last: (UInt8, UInt8) = (0, 0)
  private var count = 0

  mutating func add(name next: String) {
    if last.1 != UInt8(ascii: ".") {
      owner = next
    } else if last.0 != UInt8(ascii: ")") {
      owner = name
    }
    name = next
    add(token: 0)
  }

  mutating func add(byte: UInt8) {
    if byte == UInt8(ascii: "="), last.1 == 0 { assigned = name }
    if byte == UInt8(ascii: ";") { assigned = "" }
    add(token: byte)
  }

  /// Makes what a call answers the owner of the calls behind it: the variable that it is given, or
  /// a name of its own.
  mutating func begin() {
    count += 1
    owner = assigned.isEmpty ? "#\(count)" : assigned
    assigned = ""
  }

  private mutating func add(token: UInt8) { last = (last.1, token) }
}

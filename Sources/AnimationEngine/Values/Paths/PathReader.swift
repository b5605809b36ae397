/// A reader that parses path data and converts every command to absolute coordinates.
struct PathReader {
  private var scanner: PathScanner
  /// The commands so far.
  private(set) var commands: [PathCommand] = []
  /// The numbers of the commands so far.
  private(set) var numbers: [Double] = []
  /// The current point.
  private var x = 0.0
  private var y = 0.0
  /// The start of the subpath, to which `Z` returns.
  private var startX = 0.0
  private var startY = 0.0

  init(_ text: String) { scanner = PathScanner(text) }

  /// Reads the whole text.
  mutating func read() throws(ValueSyntaxError) {
    scanner.skipSpace()
    while let letter = scanner.next {
      guard let command = PathCommand(rawValue: letter & ~0x20), letter >= 0x41,
        command == .move || !commands.isEmpty
      else { throw unexpected() }
      scanner.skip()
      scanner.skipSpace()
      try read(command, isRelative: letter & 0x20 != 0)
    }
  }

  /// Reads the arguments after a letter, and further sets of arguments as long as numbers follow.
  private mutating func read(_ command: PathCommand, isRelative: Bool) throws(ValueSyntaxError) {
    try readArguments(command, isRelative)
    guard command != .close else { return scanner.skipSpace() }
    // The points after the first one of “M” are lines.
    let next = command == .move ? .line : command
    while scanner.skipSeparator() || scanner.isAtNumber { try readArguments(next, isRelative) }
  }

  private mutating func readArguments(
    _ command: PathCommand, _ isRelative: Bool
  ) throws(ValueSyntaxError) {
    commands.append(command)
    let (originX, originY) = isRelative ? (x, y) : (0, 0)
    for (index, argument) in command.arguments.enumerated() {
      if index > 0 { _ = scanner.skipSeparator() }
      let number = argument == .flag ? try flag() : try number(index, of: command)
      switch argument {
      case .x:
        x = originX + number
        try append(x)
      case .y:
        y = originY + number
        try append(y)
      case .size, .flag: try append(number)
      }
    }
    if command == .move { (startX, startY) = (x, y) }
    if command == .close { (x, y) = (startX, startY) }
  }

  private mutating func number(
    _ index: Int, of command: PathCommand
  ) throws(ValueSyntaxError) -> Double {
    let offset = scanner.position
    guard let number = scanner.number() else {
      let count = command.numberCount
      throw error(
        "Expected number \(index + 1) of the \(count == 1 ? "one" : "\(count)") that "
          + "\"\(command.letter)\" takes.")
    }
    guard number.isFinite else { throw ValueSyntaxError("This number is too large.", at: offset) }
    return number
  }

  private mutating func flag() throws(ValueSyntaxError) -> Double {
    guard let flag = scanner.flag() else { throw error("A flag of \"A\" is 0 or 1.") }
    return flag
  }

  /// Appends a number; a sum of relative ones may have overflowed, which is an error.
  private mutating func append(_ number: Double) throws(ValueSyntaxError) {
    guard number.isFinite else { throw error("The place that is reached here is too far away.") }
    // Adding 0 turns -0 into 0.
    numbers.append(number + 0)
  }

  private func unexpected() -> ValueSyntaxError {
    commands.isEmpty
      ? error("A path begins with \"M\" or \"m\".")
      : error("Expected a command: one of M, L, H, V, C, S, Q, T, A and Z, in either case.")
  }

  private func error(_ message: String) -> ValueSyntaxError {
    ValueSyntaxError(message, at: scanner.position)
  }
}

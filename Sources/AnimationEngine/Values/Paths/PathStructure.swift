/// The commands of a path without numbers; paths interpolate if their structures are equal.
public struct PathStructure: Hashable, Sendable {
  /// The commands in order, all absolute.
  public let commands: [PathCommand]
  /// The number of all arguments together.
  public let numberCount: Int

  /// Creates the structure of some commands.
  ///
  /// - Complexity: O(commands).
  public init(_ commands: [PathCommand]) {
    self.commands = commands
    numberCount = commands.reduce(0) { $0 + $1.numberCount }
  }

  /// The first difference between two structures.
  public struct Difference: Hashable, Sendable {
    /// The index of the command, from 0.
    public let index: Int
    /// The command of this structure; nil after its end.
    public let this: PathCommand?
    /// The command of the other structure; nil after its end.
    public let other: PathCommand?
  }

  /// The first difference from `other`; nil when the two structures are equal.
  ///
  /// - Complexity: O(commands).
  public func firstDifference(from other: PathStructure) -> Difference? {
    if commands == other.commands { return nil }
    let shared = zip(commands, other.commands).prefix { $0 == $1 }.reduce(0) { sum, _ in sum + 1 }
    return Difference(
      index: shared, this: shared < commands.count ? commands[shared] : nil,
      other: shared < other.commands.count ? other.commands[shared] : nil)
  }
}

// MARK: - Writing

extension PathStructure {
  /// A part of a path's text.
  public enum TextPart: Hashable, Sendable {
    /// The ASCII letter of a command.
    case command(UInt8)
    /// A space between two numbers.
    case space
    /// A number.
    case number(Double)
    /// A flag: `1` if its number is above 0, otherwise (also for NaN) `0`.
    case flag(Bool)
  }

  /// Passes the text of the path with these numbers to `body`, part by part in order.
  ///
  /// While a flag interpolates, its number is between 0 and 1 and counts as 1, as in CSS.
  ///
  /// - Precondition: There are ``numberCount`` numbers.
  /// - Complexity: O(numbers).
  public func forEachTextPart(numbers: ArraySlice<Double>, _ body: (TextPart) -> Void) {
    precondition(
      numbers.count == numberCount, "\(numbers.count) numbers for a path of \(numberCount)")
    var index = numbers.startIndex
    for command in commands {
      body(.command(command.rawValue))
      var isFirst = true
      for argument in command.arguments {
        if !isFirst { body(.space) }
        isFirst = false
        let number = numbers[index]
        body(argument == .flag ? .flag(number > 0) : .number(number))
        index += 1
      }
    }
  }

  /// Appends the text of the path with these numbers to `bytes`; `write` appends one number.
  ///
  /// - Precondition: There are ``numberCount`` numbers.
  /// - Complexity: O(numbers).
  public func append(
    numbers: ArraySlice<Double>, to bytes: inout [UInt8],
    using write: (Double, inout [UInt8]) -> Void
  ) {
    forEachTextPart(numbers: numbers) { part in
      switch part {
      case .command(let letter): bytes.append(letter)
      case .space: bytes.append(UInt8(ascii: " "))
      case .number(let number): write(number, &bytes)
      case .flag(let isSet): bytes.append(UInt8(ascii: isSet ? "1" : "0"))
      }
    }
  }

  /// The text of the path with these numbers, such as `M0 0L10 10`; each number has the fewest
  /// digits that parse as the same number.
  ///
  /// - Precondition: There are ``numberCount`` numbers.
  /// - Complexity: O(numbers).
  public func svgText(numbers: some Collection<Double>) -> String {
    var bytes: [UInt8] = []
    append(numbers: Array(numbers)[...], to: &bytes) { number, bytes in
      let text = "\(number + 0)"
      bytes.append(contentsOf: text.hasSuffix(".0") ? text.dropLast(2).utf8 : text[...].utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

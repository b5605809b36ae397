/// The name of a stored animation, such as `button.primary.press`.
///
/// It has 1 to 128 of the characters `a-z 0-9 . _ -` and starts with a letter or a digit. Dots
/// make families, which can be listed by their prefix. Names are ordered by their bytes.
public struct AnimationName: Hashable, Sendable {
  /// The name as text.
  public let text: String

  /// The greatest length of a name in characters.
  public static let maxLength = 128

  /// The name with this text; nil if the text is not allowed.
  public init?(_ text: some StringProtocol) {
    let bytes = text.utf8
    guard (1...Self.maxLength).contains(bytes.count), let first = bytes.first,
      Self.isLetterOrDigit(first), bytes.allSatisfy(Self.isAllowed)
    else { return nil }
    self.text = String(text)
  }

  /// Whether a name can begin with this prefix; every name begins with an empty one.
  public static func canBegin(with prefix: some StringProtocol) -> Bool {
    prefix.isEmpty || AnimationName(prefix) != nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "._-".utf8.contains(byte)
  }
}

extension AnimationName: Comparable {
  public static func < (left: AnimationName, right: AnimationName) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension AnimationName: CustomStringConvertible {
  public var description: String { text }
}

/// The name of an animation in a library, such as `button.primary.press`.
///
/// It has 1 to 128 of the characters `a-z 0-9 . _ -` and starts with a letter or a digit. Dots make
/// families, which a prefix lists. Names are in the order of their bytes.
public struct AnimationName: Hashable, Sendable {
  /// The name as it stands in a path.
  public let text: String

  /// The most characters that a name has.
  public static let maxLength = 128

  /// The name that a text is; nil where it is none.
  public init?(_ text: some StringProtocol) {
    let bytes = text.utf8
    guard (1...Self.maxLength).contains(bytes.count), let first = bytes.first,
      Self.isLetterOrDigit(first), bytes.allSatisfy(Self.isAllowed)
    else { return nil }
    self.text = String(text)
  }

  /// Whether names may begin with a text. The empty text begins every name.
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

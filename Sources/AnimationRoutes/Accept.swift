import AnimationEngine
import HTTPNames

/// The header field `Accept`: the media types a client takes, and its preferences.
///
/// It is read leniently, as RFC 9110 asks of fields that only state a preference: a part that
/// cannot be read is ignored, and a field without a readable part counts as absent.
struct Accept: Hashable, Sendable {
  /// One media range of the field, such as `text/*;q=0.5`.
  struct Range: Hashable, Sendable {
    var type: Substring
    var subtype: Substring
    /// The quality in thousandths, 0 to 1000; 0 means not acceptable.
    var quality: Int
  }

  private var ranges: [Range]

  init(_ field: String) {
    ranges = Self.parts(of: field[...], at: UInt8(ascii: ",")).compactMap(Self.range)
  }

  /// The quality of a media type in thousandths, by the most specific range that covers it; 1000
  /// without the field.
  func quality(of mediaType: String) -> Int {
    guard !ranges.isEmpty else { return 1000 }
    let parts = mediaType.split(separator: "/", maxSplits: 1)
    var best = (specificity: 0, quality: 0)
    for range in ranges {
      let specificity = Self.specificity(of: range, for: parts)
      if specificity > best.specificity { best = (specificity, range.quality) }
    }
    return best.quality
  }

  /// The choice with the highest quality, the first of equal ones; nil when none is acceptable.
  func best<Choice>(of choices: [Choice], mediaType: (Choice) -> String) -> Choice? {
    var best: (choice: Choice, quality: Int)?
    for choice in choices {
      let quality = quality(of: mediaType(choice))
      if quality > best?.quality ?? 0 { best = (choice, quality) }
    }
    return best?.choice
  }

  /// How specifically a range covers a media type: 3 for the type itself, 2 for `type/*`, 1 for
  /// `*/*`, 0 if it does not.
  private static func specificity(of range: Range, for parts: [Substring]) -> Int {
    if range.type == "*" { return range.subtype == "*" ? 1 : 0 }
    guard parts.count == 2, isSame(range.type, parts[0]) else { return 0 }
    if range.subtype == "*" { return 2 }
    return isSame(range.subtype, parts[1]) ? 3 : 0
  }

  private static func isSame(_ left: Substring, _ right: Substring) -> Bool {
    left == right || left.lowercased() == right.lowercased()
  }

  private static func range(_ part: Substring) -> Range? {
    var pieces = parts(of: part, at: UInt8(ascii: ";")).map { Substring($0.utf8.trimmed) }
    guard !pieces.isEmpty else { return nil }
    let names = pieces.removeFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard names.count == 2, !names[0].isEmpty, !names[1].isEmpty else { return nil }
    return quality(in: pieces[...]).map {
      Range(type: names[0], subtype: Self.offered(names[1]), quality: $0)
    }
  }

  /// The subtype under which a format is offered that goes by several: lines of JSON have no
  /// registered one.
  private static func offered(_ subtype: Substring) -> Substring {
    isSame(subtype, "ndjson") || isSame(subtype, "jsonl") ? "x-ndjson" : subtype
  }

  /// The parts of a text between separators that do not stand in quotes. Empty ones are left out.
  private static func parts(of text: Substring, at separator: UInt8) -> [Substring] {
    var (isQuoted, isEscaped) = (false, false)
    return text.utf8.split { byte in
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if isQuoted, byte == UInt8(ascii: "\\") {
        isEscaped = true
      }
      return byte == separator && !isQuoted
    }.map { Substring($0) }
  }

  /// The quality from the parameter `q`, in thousandths; 1000 without one, nil if it is unreadable.
  static func quality(in parameters: ArraySlice<Substring>) -> Int? {
    var quality = 1.0
    for piece in parameters where piece.hasPrefix("q=") || piece.hasPrefix("Q=") {
      guard let given = Double(piece.dropFirst(2)), (0...1).contains(given) else { return nil }
      quality = given
    }
    return Int(saturating: (quality * 1000).rounded())
  }
}

import AnimationDocuments
import HTTPNames

/// The entity tags of a field such as `If-Match` (RFC 9110, 13.1), read strictly.
enum TagList: Hashable, Sendable {
  /// The list is `*`, which matches any animation that exists.
  case any
  /// The entity tags of the list.
  case tags([Tag])

  /// An entity tag in a field.
  struct Tag: Hashable, Sendable {
    /// The text between the quotes.
    var opaque: String
    /// Whether the tag is weak, so that equal tags do not mean equal bytes.
    var isWeak: Bool
  }

  /// The list in a field; nil if it is malformed. Elements may be empty.
  init?(_ field: String) {
    var rest = Substring(field).utf8[...]
    if rest.trimmed.elementsEqual("*".utf8) {
      self = .any
      return
    }
    var tags: [Tag] = []
    repeat {
      rest = rest.trimmed
      if let byte = rest.first, byte != UInt8(ascii: ",") {
        guard let tag = Self.tag(&rest) else { return nil }
        tags.append(tag)
        rest = rest.trimmed
      }
      if let byte = rest.popFirst(), byte != UInt8(ascii: ",") { return nil }
    } while !rest.isEmpty
    if tags.isEmpty { return nil }
    self = .tags(tags)
  }

  /// Whether the list names an entity tag. The comparison is strong (RFC 9110, 13.1.1).
  func names(_ tag: String) -> Bool {
    switch self {
    case .any: true
    case .tags(let tags): tags.contains { !$0.isWeak && "\"\($0.opaque)\"" == tag }
    }
  }

  /// The sentence, after a space, about weak tags, which no strong comparison matches; empty where
  /// there are none. Proxies that change the coding of an answer make its tag weak.
  var remark: String {
    guard case .tags(let tags) = self, let weak = tags.first(where: \.isWeak) else { return "" }
    return " A weak tag such as W/\"\(weak.opaque.shortened)\" never matches: send it without W/."
  }

  /// Removes a tag from the front of a text; nil if there is none.
  private static func tag(_ rest: inout Substring.UTF8View) -> Tag? {
    let isWeak = rest.starts(with: "W/".utf8)
    if isWeak { rest = rest.dropFirst(2) }
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    let opaque = rest.prefix { $0 == 0x21 || $0 >= 0x23 && $0 != 0x7F }
    rest = rest.dropFirst(opaque.count)
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    return Tag(opaque: String(decoding: opaque, as: UTF8.self), isWeak: isWeak)
  }
}

extension Refusal {
  /// The refusal of a field `If-Match` that is no list of tags.
  static let noTagList = Refusal(
    .malformed, "If-Match is * or a list of entity tags such as \"7\", with their quotes.")
}

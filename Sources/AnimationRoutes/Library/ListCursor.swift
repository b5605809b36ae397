import AnimationLibrary

/// The position at which the next page of a list begins. Clients return its text unchanged.
enum ListCursor: Hashable, Sendable {
  /// After an animation, in the order of names.
  case after(AnimationName)
  /// Before a revision, in descending order.
  case before(Revision)

  /// The cursor that a text encodes; nil if the text is none.
  init?(_ text: String) {
    guard let bytes = Base64URL.bytes(of: text.utf8),
      let plain = String(validating: bytes, as: UTF8.self)
    else { return nil }
    let value = plain.dropFirst()
    switch plain.first {
    case "n":
      guard let name = AnimationName(value) else { return nil }
      self = .after(name)
    case "r":
      guard let revision = Int(value).flatMap(Revision.init) else { return nil }
      self = .before(revision)
    default: return nil
    }
  }

  /// The text of the cursor in answers and queries.
  var text: String {
    switch self {
    case .after(let name): Base64URL.text(of: Array("n\(name)".utf8))
    case .before(let revision): Base64URL.text(of: Array("r\(revision)".utf8))
    }
  }

  /// The animation after which the page begins; nil in a list of revisions.
  var name: AnimationName? { if case .after(let name) = self { name } else { nil } }

  /// The revision below which the page begins; nil in a list of animations.
  var revision: Revision? { if case .before(let revision) = self { revision } else { nil } }
}

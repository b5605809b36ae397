import AnimationLibrary
import Testing

/// A name that is one.
func name(_ text: String) throws -> AnimationName { try #require(AnimationName(text)) }

/// A revision's number that is one.
func revision(_ number: Int) throws -> Revision { try #require(Revision(number)) }

extension AnimationDraft {
  /// A draft of which only the bytes matter.
  static func make(
    _ text: String = "{}", formatVersion: Int = 1, kind: String = "keyframes",
    duration: Double? = 1.5
  ) -> AnimationDraft {
    AnimationDraft(
      document: Array(text.utf8), formatVersion: formatVersion, kind: kind, duration: duration)
  }
}

extension AnimationStore {
  /// Writes a draft of which only the bytes matter.
  @discardableResult
  func put(
    _ text: String, as name: AnimationName, if condition: WriteCondition = .none,
    now: Int64 = StoreKind.start + 1
  ) throws -> PutOutcome {
    try put(.make(text), as: name, if: condition, now: now)
  }

  /// Deletes an animation.
  @discardableResult
  func delete(_ name: AnimationName, if condition: WriteCondition = .none) throws -> Revision? {
    try delete(name, if: condition, now: StoreKind.start + 2)
  }

  /// All changes after a number, or from the beginning.
  func changes(
    after number: ChangeNumber = ChangeNumber(StoreKind.start), of name: AnimationName? = nil
  ) throws -> [Change] {
    try changes(after: number, name: name, limit: 1_000_000)
  }
}

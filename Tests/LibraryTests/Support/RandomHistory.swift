import AnimationLibrary
import TestSupport

/// Calls of a store by chance, few names and few texts, so that they meet often.
struct RandomHistory {
  /// One call.
  enum Step: CustomStringConvertible {
    case put(AnimationDraft, AnimationName, WriteCondition)
    case delete(AnimationName, WriteCondition)
    case read(AnimationName, Revision?)
    case list(prefix: String, after: AnimationName?, limit: Int)
    case revisions(AnimationName, before: Revision?, limit: Int)
    case changes(ChangeNumber, AnimationName?, limit: Int)

    var description: String {
      switch self {
      case .put(let draft, let name, let condition):
        "put \(String(decoding: draft.document, as: UTF8.self)) as \(name) if \(condition)"
      case .delete(let name, let condition): "delete \(name) if \(condition)"
      case .read(let name, let revision): "read \(name) \(revision?.description ?? "newest")"
      case .list(let prefix, let name, let limit): "list \(prefix) after \(name as Any) \(limit)"
      case .revisions(let name, let revision, let limit):
        "revisions of \(name) before \(revision as Any) \(limit)"
      case .changes(let number, let name, let limit):
        "changes after \(number.number) of \(name as Any) \(limit)"
      }
    }
  }

  private static let names = ["a", "a-b", "a.b", "a_b", "b", "b.c"].compactMap { AnimationName($0) }
  private static let prefixes = ["", "a", "a.", "a_", "b", "b.c", "c"]

  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> Step {
    let name = Self.names[number(below: Self.names.count)]
    switch number(below: 10) {
    case 0...3: return .put(draft(), name, condition())
    case 4: return .delete(name, condition())
    case 5...6: return .read(name, revision())
    case 7:
      let prefix = Self.prefixes[number(below: Self.prefixes.count)]
      return .list(prefix: prefix, after: isLucky() ? name : nil, limit: number(below: 8))
    case 8: return .revisions(name, before: revision(), limit: number(below: 5))
    default:
      let offset = Int64(number(below: 60)) - 3
      let after = ChangeNumber(StoreKind.start + offset)
      return .changes(after, isLucky() ? name : nil, limit: number(below: 20))
    }
  }

  private mutating func draft() -> AnimationDraft {
    let text = String(repeating: "x", count: number(below: 3))
    return .make(text, kind: isLucky() ? "scene" : "phases", duration: isLucky() ? nil : 0.25)
  }

  private mutating func condition() -> WriteCondition {
    switch number(below: 6) {
    case 0...2: .none
    case 3: .absent
    case 4: .present
    default: .newest(in: [revision(), revision()].compactMap(\.self))
    }
  }

  private mutating func revision() -> Revision? { Revision(number(below: 9)) }
  private mutating func isLucky() -> Bool { number(below: 2) == 0 }
  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &random)
  }
}

import AnimationDocuments

// Settings of a motion that stand without values: `value` moves from 0 to 1 by them.

extension JSONText {
  /// The settings of an object that holds settings alone, perhaps with a name. They are its own
  /// members if all are `known`, or its only member if that is one of `wrappers`. Nil for any other
  /// text.
  func settingsAlone(_ known: Set<String>, in wrappers: Set<String> = []) -> JSONText? {
    let members = members.filter { $0.name != "name" }
    guard let first = members.first else { return nil }
    if members.count == 1, wrappers.contains(first.name) { return first.value }
    return members.allSatisfy { known.contains($0.name) } ? self : nil
  }
}

extension [StyleDeclaration] {
  /// The declarations of one element in the order in which they win, the last most: those with
  /// `!important` behind all others, and without what a later shorthand for an animation or a
  /// transition sets anew.
  ///
  /// - Complexity: O(declarations).
  var settled: [StyleDeclaration] {
    var settled = filter { !$0.isImportant } + filter(\.isImportant)
    for name in StyleDeclaration.shorthands {
      guard let last = settled.lastIndex(where: { $0.name == name }) else { continue }
      settled = settled.indices.filter { $0 >= last || !settled[$0].name.hasPrefix(name) }
        .map { settled[$0] }
    }
    return settled
  }
}

extension StyleDeclaration {
  /// The shorthands of animations and transitions; their longhands begin with the same word.
  static let shorthands = ["animation", "transition"]
}

internal import AnimationEngine

// How events carry what they change.

extension JSONWriter {
  /// Writes the members of a transaction that are not its defaults.
  mutating func members(of transaction: SceneTransaction, _ properties: [AnimatedProperty]) {
    switch transaction.source {
    case .implicit: break
    case .none:
      name(Word.animation.text)
      appendNull()
    case .animation(let animation):
      name(Word.animation.text)
      append(animation)
    case .uikit(let block):
      name(Word.uikit.text)
      append(block, as: Forms.uikit)
    }
    member(.animations, transaction.scoped, properties)
    if transaction.disablesAnimations { member(.disablesAnimations, true) }
    if !transaction.keys.isEmpty {
      name(Word.keys.text)
      append(transaction.keys, as: Forms.keys(called: "keys"))
    }
    if let completion = transaction.completion {
      name(Word.completion.text)
      append(completion, as: Forms.completion)
    }
  }
}

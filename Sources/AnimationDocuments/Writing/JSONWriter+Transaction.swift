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
      append(block)
    }
    member(.animations, transaction.scoped, properties)
    if transaction.disablesAnimations { member(.disablesAnimations, true) }
    member(.keys, transaction.keys)
    if let completion = transaction.completion { append(completion) }
  }

  /// Writes values of transaction keys by rising names, if there are any.
  mutating func member(_ word: Word, _ keys: [String: String]) {
    guard !keys.isEmpty else { return }
    name(word.text)
    object { text in
      for (key, value) in keys.sorted(by: { $0.key < $1.key }) {
        text.name(key)
        text.append(json: value)
      }
    }
  }

  private mutating func append(_ completion: SceneCompletion) {
    guard let criteria = completion.criteria else {
      return member(.completion, completion.name)
    }
    name(Word.completion.text)
    object { text in
      text.member(.name, completion.name)
      text.member(.criteria, criteria.rawValue)
    }
  }

  /// Writes an animation, or `null` for none.
  mutating func append(optional animation: Animation?) {
    if let animation { append(animation) } else { appendNull() }
  }

  /// Writes a block animation.
  private mutating func append(_ block: UIKitAnimation) {
    object { text in
      text.members(of: block.form)
      if block.delay != 0 { text.member(.delay, block.delay) }
      text.member(.options, block.options)
    }
  }

  private mutating func members(of form: UIKitAnimation.Form) {
    switch form {
    case .curve(let curve, let duration):
      member(.duration, duration)
      guard curve != .easeInOut else { return }
      name(Word.curve.text)
      append(curve)
    case .springDamping(let duration, let ratio, let velocity):
      member(.duration, duration)
      member(.damping, ratio)
      if velocity != 0 { member(.initialVelocity, velocity) }
    case .spring(let duration, let bounce, let velocity):
      member(.springDuration, duration)
      if bounce != 0 { member(.bounce, bounce) }
      if velocity != 0 { member(.initialVelocity, velocity) }
    case .animation(let animation):
      name(Word.animation.text)
      append(animation)
    }
  }
}

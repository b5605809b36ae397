internal import AnimationEngine

extension JSONWriter {
  /// Writes a transition: by name where that says it all, else as an object.
  mutating func append(_ transition: ViewTransition) {
    if let type = TransitionType.allCases.first(where: { $0.plain == transition }) {
      return append(type.rawValue)
    }
    object { text in
      guard case .animated(let inner, let animation) = transition else {
        return text.members(of: transition)
      }
      text.members(of: inner)
      text.name(Word.animation.text)
      text.append(optional: animation)
    }
  }

  private mutating func members(of transition: ViewTransition) {
    switch transition {
    case .identity: member(.type, .identity)
    case .opacity: member(.type, .opacity)
    case .slide: member(.type, .slide)
    case .scale(let scale, let anchor):
      member(.type, .scale)
      if scale != 0 { member(.scale, scale) }
      self.anchor(anchor)
    case .move(let edge):
      member(.type, .move)
      member(.edge, edge.rawValue)
    case .push(let edge):
      member(.type, .push)
      member(.edge, edge.rawValue)
    case .offset(let x, let y):
      member(.type, .offset)
      if x != 0 { member(.x, x) }
      if y != 0 { member(.y, y) }
    case .blurReplace(let replacement):
      member(.type, .blurReplace)
      if replacement != .downUp { member(.config, replacement.rawValue) }
    case .combined(let all): combined(all)
    case .asymmetric(let insertion, let removal):
      member(.type, .asymmetric)
      name(Word.insertion.text)
      append(insertion)
      name(Word.removal.text)
      append(removal)
    case .animated:
      // An object has room for one animation: the inner one goes into a combination of one.
      combined([transition])
    }
  }

  private mutating func combined(_ all: [ViewTransition]) {
    member(.type, .combined)
    name(Word.transitions.text)
    array { text in
      for transition in all { text.append(transition) }
    }
  }

  private mutating func member(_ word: Word, _ type: TransitionType) { member(word, type.rawValue) }

  /// Writes an anchor other than the centre.
  mutating func anchor(_ anchor: UnitPoint) {
    guard anchor != .center else { return }
    name(Word.anchor.text)
    object { text in
      text.member(.x, anchor.x)
      text.member(.y, anchor.y)
    }
  }
}

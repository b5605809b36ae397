import AnimationEngine

// Whether a script has an end, as far as that shows without working it out.

extension Scene {
  var mayRunForever: Bool {
    animations.contains(where: \.mayRunForever)
      || events.contains { event in
        event.transaction.source.mayRunForever
          || event.transaction.scoped.contains(where: \.mayRunForever)
          || event.verb.playable.mayRunForever
      }
  }
}

extension ImplicitAnimation {
  fileprivate var mayRunForever: Bool { animation?.mayRunForever ?? false }
}

extension SceneTransaction.AnimationSource {
  fileprivate var mayRunForever: Bool {
    switch self {
    case .implicit, .none: false
    case .animation(let animation): animation.mayRunForever
    case .uikit(let block): block.mayRunForever
    }
  }
}

extension UIKitAnimation {
  fileprivate var mayRunForever: Bool {
    if options.contains(.repeat) { return true }
    return switch form {
    case .curve, .springDamping: false
    case .spring(let duration, let bounce, _): !Spring(duration: duration, bounce: bounce).isDamped
    case .animation(let animation): animation.mayRunForever
    }
  }
}

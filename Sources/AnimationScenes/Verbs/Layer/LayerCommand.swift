import AnimationEngine

/// What a layer is told about its animations.
public enum LayerCommand: Hashable, Sendable {
  /// An animation is added; one that has the same key on the same view is removed. Each view is a
  /// layer of its own, and so are all properties without a view together.
  case add(key: String, LayerAnimation)
  /// The animation with this key is removed, wherever it is; nothing happens where none is.
  case remove(key: String)
  /// All animations of layers are removed, blocks of UIKit and the motions of property animators among
  /// them; of one view where a view is named. Those of SwiftUI go on.
  case removeAll(view: String?)
}

extension LayerCommand {
  func title(_ properties: [AnimatedProperty]) -> String? {
    switch self {
    case .add(let key, _): "add " + key
    case .remove(let key): "remove " + key
    case .removeAll: "remove all"
    }
  }

  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction) {
    guard case .removeAll(let view) = self else { return }
    let properties = rehearsal.properties
    rehearsal.takeAwayAnimations { view == nil || properties[$0].view == view }
  }

  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb? {
    guard case .add(let key, let animation) = self else { return nil }
    return .layer(.add(key: key, animation.inCoordinates(of: spaces)))
  }
}

import AnimationEngine

/// A command to layers about their animations.
public enum LayerCommand: Hashable, Sendable {
  /// Adds an animation and removes one with the same key on the same view. Each view is a layer
  /// of its own; properties without a view share one layer.
  case add(key: String, LayerAnimation)
  /// Adds animations together, as in one `CATransaction`: the completion waits for all of them.
  case addAll([LayerAddition])
  /// Removes the animation with this key on all layers; without effect if there is none.
  case remove(key: String)
  /// Removes all animations of all layers, or of one view's. UIKit blocks and the motions of
  /// property animators are among them, SwiftUI's animations are not.
  case removeAll(view: String?)
  /// Changes how the time of layers passes.
  case time(LayerTimeChange)
}

/// A layer animation to add, with its key.
public struct LayerAddition: Hashable, Sendable {
  /// The key of the animation on the layers of its views.
  public var key: String
  /// The animation that is added to the layer.
  public var animation: LayerAnimation

  /// An animation to add under a key.
  public init(key: String, _ animation: LayerAnimation) {
    (self.key, self.animation) = (key, animation)
  }
}

/// A new speed or time of layers, by the rule of `CAMediaTiming`. Layer animations and UIKit
/// blocks follow it; property animators and SwiftUI's animations keep their own time.
public struct LayerTimeChange: Hashable, Sendable {
  /// The view whose layer is changed; nil for all layers.
  public var view: String?
  /// How many seconds pass in the layer per second; at least 0, and 0 pauses.
  public var speed: Double
  /// The time of the layer now, in seconds, which at first is the scene's. Nil keeps the time that
  /// it has, so that nothing jumps.
  public var timeOffset: Double?

  /// A change of the layers' speed and, if given, of their time.
  public init(view: String? = nil, speed: Double, timeOffset: Double? = nil) {
    (self.view, self.speed, self.timeOffset) = (view, speed, timeOffset)
  }
}

extension LayerCommand {
  /// The animations that the command adds.
  var additions: [LayerAddition] {
    switch self {
    case .add(let key, let animation): [LayerAddition(key: key, animation)]
    case .addAll(let additions): additions
    case .remove, .removeAll, .time: []
    }
  }

  func title(_ properties: [AnimatedProperty]) -> String? {
    switch self {
    case .add(let key, _): "add " + key
    case .addAll(let additions): "add " + additions.map(\.key).joined(separator: ", ")
    case .remove(let key): "remove " + key
    case .removeAll: "remove all"
    case .time(let change): "speed \(change.speed)" + (change.view.map { " of \($0)" } ?? "")
    }
  }

  func check(
    in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    guard case .removeAll(let view) = self else { return }
    try rehearsal.takeAwayAnimations(in: view.map { .view($0) } ?? .all)
  }

  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb? {
    switch self {
    case .add(let key, let animation): .layer(.add(key: key, animation.inCoordinates(of: spaces)))
    case .addAll(let additions):
      .layer(
        .addAll(
          additions.map { LayerAddition(key: $0.key, $0.animation.inCoordinates(of: spaces)) }))
    case .remove, .removeAll, .time: nil
    }
  }
}

import AnimationEngine

/// What a layer is told about its animations.
public enum LayerCommand: Hashable, Sendable {
  /// An animation is added; one that has the same key on the same view is removed. Each view is a
  /// layer of its own, and so are all properties without a view together.
  case add(key: String, LayerAnimation)
  /// Several animations are added together, as in one `CATransaction`: what completes is all of them.
  case addAll([LayerAddition])
  /// The animation with this key is removed, wherever it is; nothing happens where none is.
  case remove(key: String)
  /// All animations of layers are removed, blocks of UIKit and the motions of property animators among
  /// them; of one view where a view is named. Those of SwiftUI go on.
  case removeAll(view: String?)
  /// The time of layers passes otherwise from now on.
  case time(LayerTimeChange)
}

/// An animation that is added to layers, with its key.
public struct LayerAddition: Hashable, Sendable {
  /// What it is known by, on the layers of its views.
  public var key: String
  /// The animation that is added to the layer.
  public var animation: LayerAnimation

  /// An animation with a key.
  public init(key: String, _ animation: LayerAnimation) {
    (self.key, self.animation) = (key, animation)
  }
}

/// How the time of layers passes from now on, by the rule of `CAMediaTiming`: animations of layers and
/// blocks of UIKit follow it. Property animators keep their own clocks, and SwiftUI's animations know
/// no layers.
public struct LayerTimeChange: Hashable, Sendable {
  /// The view whose layer it is; nil for all layers.
  public var view: String?
  /// How many seconds of the layer pass in one second; at least 0, and 0 pauses.
  public var speed: Double
  /// The time of the layer now, in seconds; at first that is the time of the scene. Nil where it goes
  /// on, so that nothing jumps.
  public var timeOffset: Double?

  /// A pause, a new speed or another time.
  public init(view: String? = nil, speed: Double, timeOffset: Double? = nil) {
    (self.view, self.speed, self.timeOffset) = (view, speed, timeOffset)
  }
}

extension LayerCommand {
  /// The animations that are added.
  var additions: [LayerAddition] {
    switch self {
    case .add(let key, let animation): [LayerAddition(key: key, animation)]
    case .addAll(let additions): additions
    case .remove, .removeAll, .time: []
    }
  }
}

extension LayerCommand {
  func title(_ properties: [AnimatedProperty]) -> String? {
    switch self {
    case .add(let key, _): "add " + key
    case .addAll(let additions): "add " + additions.map(\.key).joined(separator: ", ")
    case .remove(let key): "remove " + key
    case .removeAll: "remove all"
    case .time(let change): "speed \(change.speed)" + (change.view.map { " of \($0)" } ?? "")
    }
  }

  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction) {
    guard case .removeAll(let view) = self else { return }
    let properties = rehearsal.properties
    rehearsal.takeAwayAnimations { view == nil || properties[$0].view == view }
  }

  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb? {
    switch self {
    case .add(let key, let animation):
      .layer(.add(key: key, animation.inCoordinates(of: spaces)))
    case .addAll(let additions):
      .layer(
        .addAll(
          additions.map { LayerAddition(key: $0.key, $0.animation.inCoordinates(of: spaces)) }))
    case .remove, .removeAll, .time: nil
    }
  }
}

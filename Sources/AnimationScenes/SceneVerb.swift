public import AnimationEngine

/// What can happen in a scene.
public enum SceneVerb: Hashable, Sendable {
  /// Values change, animated by the event's transaction.
  case set([PropertyChange])
  /// A property follows a movement by hand.
  case gesture(Gesture)
  /// A property animator is told what to do.
  case animator(AnimatorCommand)
  /// A block of keyframes changes values of views at relative times of its duration.
  case keyframes(ViewKeyframes)
  /// An animation is added to a layer by its key, or removed from it.
  case layer(LayerCommand)
  /// Running animations are removed from properties, which then show their models.
  case removeAnimations(AnimationScope)
  /// A view is inserted.
  case insert(ViewInsertion)
  /// A view is removed.
  case remove(ViewRemoval)
  /// A view takes over the frame of another view by matched geometry.
  case match(MatchedGeometry)
  /// A text or a symbol changes within its view.
  case content(ContentChange)
  /// One view is replaced by another.
  case swap(ViewSwap)
  /// A zoom transition is pushed, dragged, released or popped.
  case zoom(ZoomCommand)
  /// Inputs of a layout, and values that change with it, are changed.
  case layout(LayoutChange)
  /// Values are set again outside of their transaction, which cuts an explicit animation short.
  case recommit([PropertyChange])
  /// A hit test: which view is at the point.
  case hitTest(Point)
}

extension SceneVerb {
  /// The behaviour of this verb. The switch lists all verbs; each has its folder in `Verbs`.
  var playable: any PlayableVerb {
    switch self {
    case .set(let changes): SetValues(changes: changes)
    case .gesture(let gesture): gesture
    case .animator(let command): command
    case .keyframes(let block): block
    case .layer(let command): command
    case .removeAnimations(let scope): AnimationRemoval(scope: scope)
    case .insert(let insertion): insertion
    case .remove(let removal): removal
    case .match(let match): match
    case .content(let change): change
    case .swap(let swap): swap
    case .zoom(let command): command
    case .layout(let change): change
    case .recommit(let changes): RecommittedValues(changes: changes)
    case .hitTest(let point): HitTest(point: point)
    }
  }
}

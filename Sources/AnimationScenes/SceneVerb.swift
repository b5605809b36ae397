public import AnimationEngine

/// What can happen in a scene.
public enum SceneVerb: Hashable, Sendable {
  /// Values change, animated by the event's transaction.
  case set([PropertyChange])
  /// A property follows a movement by hand.
  case gesture(Gesture)
  /// A property animator is told what to do.
  case animator(AnimatorCommand)
  /// Keyframes of views: one block that changes values at parts of its duration.
  case keyframes(ViewKeyframes)
  /// An animation is added to a layer by its key, or removed from it.
  case layer(LayerCommand)
  /// Running animations are removed from properties; their models show.
  case removeAnimations(AnimationScope)
  /// A view comes.
  case insert(ViewInsertion)
  /// A view goes.
  case remove(ViewRemoval)
  /// A view takes its frame over from another one.
  case match(MatchedGeometry)
  /// A text or a symbol changes within its view.
  case content(ContentChange)
  /// A view takes the place of another one.
  case swap(ViewSwap)
  /// A zoom transition is pushed, dragged, released or popped.
  case zoom(ZoomCommand)
  /// Values that a layout computes from change.
  case layout(LayoutChange)
  /// Values are committed again outside of their transaction.
  case recommit([PropertyChange])
  /// Somebody asks which view is at a point.
  case hitTest(Point)
}

extension SceneVerb {
  /// What the verb does: the list of all verbs. Each has a folder of its own in `Verbs`.
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

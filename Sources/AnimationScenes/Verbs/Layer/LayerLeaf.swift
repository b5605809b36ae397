import AnimationEngine

/// One property that a layer animation moves, with the clocks of all groups around it.
struct LayerLeaf {
  /// The property and components that move.
  var property: LayerProperty
  /// The basic, keyframe or spring content that moves the property; never a group.
  var content: LayerAnimation.Content
  /// The clocks from the outermost group to the animation itself.
  var clocks: [LayerClock]
  /// Whether the property shows the direction of the keyframes' path rather than a point on it.
  var isDirection = false
}

extension LayerAnimation {
  /// One leaf for each property that the animation moves, those inside groups included.
  ///
  /// - Complexity: O(animations).
  var leaves: [LayerLeaf] {
    // The outermost clock fills both ways: its ``LayerSpan`` already limits when it shows.
    leaves(inside: [LayerClock(timing, filling: .both, curve: content.timingFunction)])
  }

  /// The properties that the animation moves, those inside groups included.
  ///
  /// - Complexity: O(animations * depth).
  var properties: [LayerProperty] {
    switch content {
    case .basic(let property, _, _), .spring(let property, _, _, _): [property]
    case .keyframe(let property, let keyframes, _):
      [property, keyframes.rotation?.property].compactMap(\.self)
    case .group(let animations, _): animations.flatMap(\.properties)
    }
  }

  /// The number of animations, groups included, and the depth of their nesting.
  var count: (animations: Int, depth: Int) {
    if case .keyframe(_, let keyframes, _) = content {
      return (keyframes.rotation == nil ? 1 : 2, 1)
    }
    guard case .group(let animations, _) = content else { return (1, 1) }
    return animations.reduce((1, 1)) { sum, animation in
      let inside = animation.count
      return (sum.0 + inside.animations, max(sum.1, inside.depth + 1))
    }
  }

  private func leaves(inside clocks: [LayerClock]) -> [LayerLeaf] {
    switch content {
    case .basic(let property, _, _), .spring(let property, _, _, _):
      return [LayerLeaf(property: property, content: content, clocks: clocks)]
    case .keyframe(let property, let keyframes, _):
      let leaf = LayerLeaf(property: property, content: content, clocks: clocks)
      guard let rotation = keyframes.rotation else { return [leaf] }
      var turn = leaf
      (turn.property, turn.isDirection) = (rotation.property, true)
      return [leaf, turn]
    case .group(let animations, _):
      return animations.flatMap { animation in
        animation.leaves(
          inside: clocks + [
            LayerClock(
              animation.timing, filling: animation.fillMode,
              curve: animation.content.timingFunction)
          ])
      }
    }
  }
}

extension LayerAnimation.Content {
  /// The timing function of the whole content; nil for a spring.
  fileprivate var timingFunction: UnitCurve? {
    switch self {
    case .basic(_, _, let curve), .keyframe(_, _, let curve), .group(_, let curve): curve
    case .spring: nil
    }
  }
}

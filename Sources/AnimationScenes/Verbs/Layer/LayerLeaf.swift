import AnimationEngine

/// One property that a layer animation moves, with all the clocks around it.
struct LayerLeaf {
  /// What moves.
  var property: LayerProperty
  /// How: never a group.
  var content: LayerAnimation.Content
  /// The clocks from the outermost group to the animation itself.
  var clocks: [LayerClock]
  /// Whether it shows where the path of the keyframes points, instead of where it leads.
  var isDirection = false
}

extension LayerAnimation {
  /// What the animation moves: itself, or what is in the group and in groups inside.
  ///
  /// - Complexity: O(animations).
  var leaves: [LayerLeaf] {
    // When the whole shows is said by its span: while it does, it has a value.
    leaves(inside: [LayerClock(timing, filling: .both, curve: content.timingFunction)])
  }

  /// Goes through the properties that it moves, those inside it too.
  ///
  /// - Complexity: O(animations).
  func visitProperties(_ visit: (LayerProperty) -> Void) {
    switch content {
    case .basic(let property, _, _), .spring(let property, _, _, _): visit(property)
    case .keyframe(let property, let keyframes, _):
      visit(property)
      if let rotation = keyframes.rotation { visit(rotation.property) }
    case .group(let animations, _):
      for animation in animations { animation.visitProperties(visit) }
    }
  }

  /// How many animations there are in all, groups too, and how deep they lie in each other.
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
  /// What eases the whole; a spring brings its own timing.
  fileprivate var timingFunction: UnitCurve? {
    switch self {
    case .basic(_, _, let curve), .keyframe(_, _, let curve), .group(_, let curve): curve
    case .spring: nil
    }
  }
}

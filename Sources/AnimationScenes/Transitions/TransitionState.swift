import AnimationEngine

/// What a transition makes of a view that is not there: the members that it moves, and how far.
struct TransitionState {
  /// What happens to one member.
  struct Effect {
    /// What is combined with the view's own value.
    var amount: Components
    /// What animates the member, whatever the event says; nil leaves it to the event.
    var source: ScenePlayer.AnimationSource?
  }

  private(set) var effects: [TransitionMember: Effect] = [:]

  /// Puts an effect together with those that are there; of two animations the first one counts.
  mutating func add(
    _ member: TransitionMember, _ amount: Components, _ source: ScenePlayer.AnimationSource?
  ) {
    guard let present = effects[member] else {
      effects[member] = Effect(amount: amount, source: source)
      return
    }
    effects[member] = Effect(
      amount: member.combined(present.amount, with: amount),
      source: present.source ?? source)
  }

  /// What shows of a value while the view is not there.
  func applied(to own: Components, _ member: TransitionMember?) -> Components {
    guard let member, let effect = effects[member] else { return own }
    return member.combined(effect.amount, with: own)
  }

  /// What animates a member, whatever the event says.
  func animationSource(of member: TransitionMember?) -> ScenePlayer.AnimationSource? {
    member.flatMap { effects[$0]?.source }
  }
}

extension ViewTransition {
  /// Whether a view comes or goes.
  enum Direction { case insertion, removal }

  /// What the view looks like before it comes, or when it has gone.
  ///
  /// - Parameter container: What edges are taken of; without one they are where the view is.
  /// - Complexity: O(parts).
  func state(_ direction: Direction, in container: Size?) -> TransitionState {
    var state = TransitionState()
    collect(direction, container ?? .zero, nil, into: &state)
    return state
  }

  private func collect(
    _ direction: Direction, _ container: Size, _ source: ScenePlayer.AnimationSource?,
    into state: inout TransitionState
  ) {
    switch self {
    case .identity, .opacity, .scale, .slide, .move, .push, .offset, .blurReplace:
      for (member, amount) in effects(direction, container) { state.add(member, amount, source) }
    case .combined(let parts):
      for part in parts { part.collect(direction, container, source, into: &state) }
    case .asymmetric(let insertion, let removal):
      let half = direction == .insertion ? insertion : removal
      half.collect(direction, container, source, into: &state)
    case .animated(let inner, let animation):
      let own = ScenePlayer.AnimationSource(animation, isExplicit: false)
      inner.collect(direction, container, own, into: &state)
    }
  }

  /// What a transition that has no parts does, and how far.
  private func effects(
    _ direction: Direction, _ container: Size
  ) -> KeyValuePairs<TransitionMember, Components> {
    switch self {
    case .identity, .combined, .asymmetric, .animated: return [:]
    case .opacity: return [.opacity: [0]]
    case .scale(let scale, let anchor): return [.scale: [scale], .anchor: [anchor.x, anchor.y]]
    case .slide:
      let edge = direction == .insertion ? Edge.leading : .trailing
      return [.offset: edge.offset(of: container)]
    case .move(let edge): return [.offset: edge.offset(of: container)]
    case .push(let edge):
      let end = direction == .insertion ? edge : edge.opposite
      return [.offset: end.offset(of: container), .opacity: [0]]
    case .offset(let x, let y): return [.offset: [x, y]]
    case .blurReplace(let replacement):
      return [
        .blur: [BlurReplacement.radius], .opacity: [0], .scale: [replacement.scale(direction)],
      ]
    }
  }

  /// Whether it asks for the size of a container, while coming or going.
  func needsContainer(_ direction: Direction) -> Bool {
    switch self {
    case .slide, .move, .push: true
    case .identity, .opacity, .scale, .offset, .blurReplace: false
    case .combined(let parts): parts.contains { $0.needsContainer(direction) }
    case .asymmetric(let insertion, let removal):
      (direction == .insertion ? insertion : removal).needsContainer(direction)
    case .animated(let inner, _): inner.needsContainer(direction)
    }
  }
}

extension ViewTransition.Edge {
  var opposite: ViewTransition.Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// How far a view is moved to be out of the container by this edge.
  func offset(of container: Size) -> Components {
    switch self {
    case .top: [0, -container.height]
    case .bottom: [0, container.height]
    case .leading: [-container.width, 0]
    case .trailing: [container.width, 0]
    }
  }
}

extension ViewTransition.BlurReplacement {
  /// The radius of a view that is not there, in points.
  static var radius: Double { 10 }

  /// The scale of a view that is not there.
  func scale(_ direction: ViewTransition.Direction) -> Double {
    switch (self, direction) {
    case (.upUp, .removal): 1.2
    case (_, .insertion), (.downUp, .removal): 0.8
    }
  }
}

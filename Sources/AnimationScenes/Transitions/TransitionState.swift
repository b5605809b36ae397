import AnimationEngine

/// The appearance that a transition gives to a view that is not there: how far each property is
/// from the view's own value.
struct TransitionState {
  /// The effect of a transition on one property.
  struct Effect {
    /// The value that is combined with the view's own.
    var amount: Components
    /// The animation that the transition itself gives the property; nil leaves that to the event.
    var source: ScenePlayer.AnimationSource?
  }

  private(set) var effects: [TransitionMember: Effect] = [:]

  /// Combines an effect with one already on the property, whose animation is kept.
  mutating func add(
    _ member: TransitionMember, _ amount: Components, _ source: ScenePlayer.AnimationSource?
  ) {
    guard let present = effects[member] else {
      effects[member] = Effect(amount: amount, source: source)
      return
    }
    effects[member] = Effect(
      amount: member.combined(present.amount, with: amount), source: present.source ?? source)
  }

  /// The value that shows for the view's own value while the view is not there.
  func applied(to own: Components, _ member: TransitionMember?) -> Components {
    guard let member, let effect = effects[member] else { return own }
    return member.combined(effect.amount, with: own)
  }

  /// The animation that the transition itself gives a property; nil leaves that to the event.
  func animationSource(of member: TransitionMember?) -> ScenePlayer.AnimationSource? {
    member.flatMap { effects[$0]?.source }
  }
}

extension ViewTransition {
  /// Whether the view is being inserted or removed.
  enum Direction { case insertion, removal }

  /// The appearance of the view before its insertion, or after its removal.
  ///
  /// - Parameter container: The size whose edges `move`, `slide` and `push` use; nil counts as
  ///   zero.
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

  /// The effects of a simple transition; none for one that is composed of others.
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

  /// The animations that the transition itself has, in both directions.
  var animations: [Animation] {
    switch self {
    case .identity, .opacity, .scale, .slide, .move, .push, .offset, .blurReplace: []
    case .combined(let parts): parts.flatMap(\.animations)
    case .asymmetric(let insertion, let removal): insertion.animations + removal.animations
    case .animated(let inner, let animation): inner.animations + (animation.map { [$0] } ?? [])
    }
  }

  /// Whether the transition needs the size of a container in this direction.
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

  /// The offset that moves a view out of the container by this edge.
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
  /// The blur radius of a view that is not there, in points.
  static var radius: Double { 10 }

  /// The scale of a view that is not there: before its insertion or after its removal.
  func scale(_ direction: ViewTransition.Direction) -> Double {
    switch (self, direction) {
    case (.upUp, .removal): 1.2
    case (_, .insertion), (.downUp, .removal): 0.8
    }
  }
}

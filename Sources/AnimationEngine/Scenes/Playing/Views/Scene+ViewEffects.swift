// The properties that transitions show besides those that are declared.

extension Scene {
  /// The members that transitions move, for each view that comes or goes, in the order in which they
  /// are needed.
  ///
  /// A view that is there at first has them at their identity; on others they come with the view.
  ///
  /// - Complexity: O(events + properties).
  func viewEffects(_ properties: [AnimatedProperty]) -> [EffectProperty] {
    var collector = ViewEffectCollector(present: viewsThereAtFirst(properties))
    for event in events {
      switch event.verb {
      case .insert(let insertion): collector.add(insertion)
      case .remove(let removal): collector.add(removal)
      default: break
      }
    }
    return collector.effects
  }

  /// The views that have a value before anything happens, or a box that nothing inserts first.
  func viewsThereAtFirst(_ properties: [AnimatedProperty]) -> Set<String> {
    var views = Set<String>()
    for (property, value) in zip(properties, initial) where value != nil {
      if let view = property.view { views.insert(view) }
    }
    guard let layout else { return views }
    return views.union(layout.names.subtracting(viewsInsertedFirst))
  }

  /// The views that are inserted before any other verb takes them away.
  var viewsInsertedFirst: Set<String> {
    var inserted = Set<String>()
    var removed = Set<String>()
    for event in events {
      switch event.verb {
      case .insert(let insertion):
        if let other = insertion.replaces, !inserted.contains(other) { removed.insert(other) }
        if !removed.contains(insertion.view) { inserted.insert(insertion.view) }
      case .remove(let removal) where !inserted.contains(removal.view):
        removed.insert(removal.view)
      default: break
      }
    }
    return inserted
  }
}

/// Goes through the events that let views come and go.
private struct ViewEffectCollector {
  let present: Set<String>
  var transitions: [String: ViewTransition] = [:]
  var known: Set<String> = []
  var effects: [EffectProperty] = []

  init(present: Set<String>) { self.present = present }

  mutating func add(_ insertion: ViewInsertion) {
    if let other = insertion.replaces { add(ViewRemoval(view: other)) }
    let transition = insertion.transition ?? .opacity
    transitions[insertion.view] = transition
    add(transition.state(.insertion, in: nil), to: insertion.view)
  }

  mutating func add(_ removal: ViewRemoval) {
    let transition = removal.transition ?? transitions[removal.view] ?? .opacity
    add(transition.state(.removal, in: nil), to: removal.view)
  }

  private mutating func add(_ state: TransitionState, to view: String) {
    for member in TransitionMember.allCases where state.effects[member] != nil {
      let name = member.name(of: view)
      guard known.insert(name).inserted else { continue }
      effects.append(
        EffectProperty(
          name: name, type: member.type, initial: present.contains(view) ? member.identity : nil))
    }
  }
}

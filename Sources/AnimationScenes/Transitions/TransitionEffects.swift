import AnimationEngine

/// The members that transitions move, for each view that comes or goes, in the order in which they are
/// needed.
///
/// A view that is there at first has them at their identity; on others they come with the view.
struct TransitionEffects {
  /// The views that are inserted before any other verb takes them away.
  private(set) var insertedFirst: NameSet = []
  private var removedFirst: NameSet = []
  private var transitions = NameTable<ViewTransition>()
  private var known: NameSet = []
  private var effects: [(view: String, member: TransitionMember)] = []

  mutating func add(_ insertion: ViewInsertion) {
    if let other = insertion.replaces { add(ViewRemoval(view: other)) }
    if !removedFirst.contains(insertion.view) { insertedFirst.insert(insertion.view) }
    let transition = insertion.transition ?? .opacity
    transitions[insertion.view] = transition
    add(transition.state(.insertion, in: nil), to: insertion.view)
  }

  mutating func add(_ removal: ViewRemoval) {
    takeAway(removal.view)
    let transition = removal.transition ?? transitions[removal.view] ?? .opacity
    add(transition.state(.removal, in: nil), to: removal.view)
  }

  /// Notes that a view goes, by whatever verb.
  mutating func takeAway(_ view: String) {
    if !insertedFirst.contains(view) { removedFirst.insert(view) }
  }

  private mutating func add(_ state: TransitionState, to view: String) {
    for member in TransitionMember.allCases where state.effects[member] != nil {
      if known.insert(member.name(of: view)).inserted { effects.append((view, member)) }
    }
  }

  /// The properties that these effects add.
  ///
  /// - Parameter present: The views that are there at first.
  func properties(_ present: NameSet) -> [EffectProperty] {
    effects.map { view, member in
      EffectProperty(
        name: member.name(of: view), type: member.type,
        initial: present.contains(view) ? member.identity : nil)
    }
  }
}

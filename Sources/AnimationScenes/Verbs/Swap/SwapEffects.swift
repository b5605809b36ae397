import AnimationEngine

/// The properties that swaps add, in the order in which the script needs them.
///
/// A view first swapped out is visible before; one first swapped in is hidden or absent.
struct SwapEffects {
  private var effects: [Effect] = []
  private var known: NameSet = []
  /// The first swap that brings each view in; nil for a view that is first swapped out, which is
  /// visible before.
  private var firstEntrances = NameTable<Entrance?>()

  /// The first swap that brings a view in.
  private struct Entrance: Equatable {
    var effect: ViewSwap.Effect
    /// Whether the view is absent before, and not only hidden. It is neither if the document
    /// declares it in another way.
    var isAbsentBefore: Bool
  }

  /// An added property of a view, and the swap effect that needs it first.
  private struct Effect {
    var view: String
    var member: SwapMember
    var effect: ViewSwap.Effect
    var name: String
  }

  /// Adds the properties of a swap; an opacity that is declared is replaced by a dissolve factor.
  ///
  /// - Parameter declared: The names of properties that keep their own values.
  fileprivate mutating func add(_ swap: ViewSwap, hides: Bool, besides declared: NameSet) {
    if firstEntrances[swap.from] == nil { firstEntrances[swap.from] = .some(nil) }
    if firstEntrances[swap.to] == nil {
      firstEntrances[swap.to] = Entrance(effect: swap.effect, isAbsentBefore: !hides)
    }
    for view in [swap.from, swap.to] {
      for member in swap.members(hides: hides) {
        let own = member.name(of: view)
        let isKept = member == .opacity && declared.contains(own)
        let name = isKept ? SwapMember.factorName(of: view) : own
        guard known.insert(name).inserted else { continue }
        effects.append(Effect(view: view, member: member, effect: swap.effect, name: name))
      }
    }
  }

  /// The properties that the swaps add.
  ///
  /// - Parameter present: The views that are present before the first event.
  func properties(_ present: NameSet) -> [EffectProperty] {
    effects.map { effect in
      EffectProperty(
        name: effect.name, type: effect.member.type, initial: value(of: effect, present),
        discreteValues: effect.member.type == .discrete ? SwapMember.switchValues : [])
    }
  }

  private func value(of effect: Effect, _ present: NameSet) -> Components? {
    guard let entrance = firstEntrances[effect.view] ?? nil else { return effect.member.shown }
    if entrance.isAbsentBefore, !present.contains(effect.view) { return nil }
    return entrance.effect == effect.effect
      ? effect.effect.before(effect.member) : effect.member.shown
  }
}

extension ViewSwap {
  func addEffects(to effects: inout SceneEffects, by transaction: SceneTransaction) {
    let hides = hides(in: transaction)
    if !hides { effects.transitions.takeAway(from) }
    effects.swaps.add(self, hides: hides, besides: effects.declared)
  }
}

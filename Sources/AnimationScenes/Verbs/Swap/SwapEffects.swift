import AnimationEngine

/// The properties that show how views are swapped, in the order in which they are needed.
///
/// A view that first goes shows before; one that first comes is hidden, or not there.
struct SwapEffects {
  private var effects: [Effect] = []
  private var known: Set<String> = []
  /// The swap that brings on a view which no earlier one knows; nil for one that shows before.
  private var firstEntrances: [String: Entrance?] = [:]

  /// How a view comes for the first time.
  private struct Entrance: Equatable {
    var effect: ViewSwap.Effect
    /// Whether it is not there before, if nothing else says so.
    var isAbsentBefore: Bool
  }

  /// A member that shows of a view, and by which swap it is needed.
  private struct Effect {
    var view: String
    var member: SwapMember
    var effect: ViewSwap.Effect
    /// What it is called.
    var name: String
  }

  /// - Parameter declared: The names of properties that keep their own values.
  fileprivate mutating func add(_ swap: ViewSwap, hides: Bool, besides declared: Set<String>) {
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

  /// The properties that show them.
  ///
  /// - Parameter present: The views that are there at first.
  func properties(_ present: Set<String>) -> [EffectProperty] {
    effects.map { effect in
      EffectProperty(
        name: effect.name, type: effect.member.type,
        initial: value(of: effect, present),
        discreteValues: effect.member.type == .discrete ? SwapMember.switchValues : [])
    }
  }

  private func value(of effect: Effect, _ present: Set<String>) -> Components? {
    guard let entrance = firstEntrances[effect.view] ?? nil else { return effect.member.shown }
    if entrance.isAbsentBefore, !present.contains(effect.view) { return nil }
    return entrance.effect == effect.effect
      ? effect.effect.before(effect.member) : effect.member.shown
  }
}

extension ViewSwap {
  func addEffects(to effects: inout SceneEffects, by transaction: SceneTransaction) {
    effects.swaps.add(self, hides: hides(in: transaction), besides: effects.declared)
  }
}

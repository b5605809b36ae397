internal import AnimationEngine

// A view that takes the place of another one: {"from":"front","to":"back","effect":"flipFromRight"}.

extension DocumentDecoder {
  /// Reads a swap of views; nil, reported, when something is wrong with it.
  mutating func viewSwap(at node: Int) -> ViewSwap? {
    var members = Members(of: node)
    guard gather(&members, "swap is an object with the views from and to") else { return nil }
    check(&members, allowed: [.from, .to, .effect, .hide], "swap")
    let from = viewName(.from, of: members, "swap")
    let to = viewName(.to, of: members, "swap")
    let effect: ViewSwap.Effect? = choice(.effect, of: members, "effect", default: .crossDissolve)
    let hides = members[.hide].map { bool(at: $0) } ?? false
    guard let from, let to, let effect, let hides else { return nil }
    return ViewSwap(from: from, to: to, effect: effect, hides: hides)
  }
}

internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  static let swap = Form<ViewSwap>(viewSwap, "swap is an object with the views from and to")

  private static let viewSwap = ObjectForm<ViewSwap>(
    "ViewSwap", "swap", "Swap of views.", Member(.from, .text, "The view that goes.") { $0.from },
    Member(.to, .text, "The view that comes.") { $0.to },
    Member(
      .effect, .name("SwapEffect", "effect", "How a swap looks."), orElse: .crossDissolve,
      """
      How it looks. A cross fade shows `<view>.opacity`, a flip `<view>.rotation` and \
      `<view>.isVisible`, which side is to be seen, a curl `<view>.curl` from 0 to 1.
      """
    ) { $0.effect },
    Member(
      .hide, .bool, orElse: false,
      """
      Whether the view that goes is hidden, `<view>.isHidden`, and can come back; else it is removed.
      """
    ) { $0.hides },
    make: { ViewSwap(from: $0, to: $1, effect: $2, hides: $3) })

  static let swapVerb = Verb(
    .swap, swap, SceneVerb.swap,
    """
    A view takes the place of another one (`UIView.transition`). Where nothing says how, in 0.35 \
    s with easeInOut. A view whose `opacity` is declared keeps it in a cross dissolve, and shows the \
    factor as `<view>.dissolve`.
    """,
    taking: transaction,
    examples: [
      """
      {"at": 0, "swap": {"from": "front", "to": "back", "effect": "flipFromRight", "hide": \
      true}}
      """
    ]
  ) {
    if case .swap(let swap) = $0 { swap } else { nil }
  }
}

import AnimationEngine
import AnimationScenes
import Testing

/// Transitions in the spelling of SwiftUI are the cases that documents name.
@Suite struct TransitionFactoryTests {
  /// The lines of a `.transition(…)` as they are written for SwiftUI.
  private let written: [ViewTransition] = [
    .slide,
    .scale.combined(with: .opacity),
    .move(edge: .bottom),
    .asymmetric(insertion: .scale.combined(with: .opacity), removal: .opacity),
    .push(from: .trailing),
    .scale(scale: 0.5, anchor: .top),
    .offset(x: 10, y: 20),
    .offset(Size(width: 10, height: 20)),
    .offset(x: 10),
    .offset(y: 20).combined(with: .scale(0.5)),
    .blurReplace,
    .opacity.animation(.linear(duration: 1)),
    .scale.combined(with: .opacity).combined(with: .slide),
  ]

  @Test func theyAreTheCases() {
    let expected: [ViewTransition] = [
      .slide,
      .combined([.scale(0, anchor: .center), .opacity]),
      .move(.bottom),
      .asymmetric(
        insertion: .combined([.scale(0, anchor: .center), .opacity]), removal: .opacity),
      .push(from: .trailing),
      .scale(0.5, anchor: .top),
      .offset(x: 10, y: 20),
      .offset(x: 10, y: 20),
      .offset(x: 10, y: 0),
      .combined([.offset(x: 0, y: 20), .scale(0.5, anchor: .center)]),
      .blurReplace(.downUp),
      .animated(.opacity, .linear(duration: 1)),
      .combined([.scale(0, anchor: .center), .opacity, .slide]),
    ]
    #expect(written == expected)
  }
}

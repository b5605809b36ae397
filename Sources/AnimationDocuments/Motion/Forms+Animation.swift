internal import AnimationEngine

extension Forms {
  /// An animation: the name of a preset, or an object with a type, its members and its modifiers.
  static let animation: Form<Animation> = Form(
    animationObject, orName: plainAnimations, title: "Animation",
    "A name for the preset with its defaults, or an object.", names: "AnimationName",
    "An animation with its defaults.", "An animation is the name of a preset or an object")

  static let animationObject = base.joined(
    with: modifiersHead, last: true, { $1.modified(by: $0) }, from: { ($0.modifiers, $0.base) })

  private static let modifiersHead = ObjectForm<[Animation.Modifier]>(
    "AnimationHead", "An animation", nil,
    Member(.modifiers, modifiers, orElse: [], "Applied one after another, the first innermost."))

  private static let plainAnimations: [(name: String, value: Animation)] = [
    ("default", .default), ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInOut", .easeInOut), ("spring", .spring), ("smooth", .smooth), ("snappy", .snappy),
    ("bouncy", .bouncy), ("interactiveSpring", .interactiveSpring),
    ("interpolatingSpring", .interpolatingSpring()),
  ]

  private static let base = TaggedForm<Animation>(
    title: "AnimationObject",
    meaning: "An animation by its type and the members that the type takes.", tag: .type,
    owner: "An animation", noun: "animation",
    cases: [
      TaggedCase(
        "default", ObjectForm<Void>("DefaultAnimation", "The animation default") { () },
        { .default }, from: { $0.isDefault ? () : nil }),
      easing("linear", "LinearAnimation", .linear) { .linear(duration: $0) },
      easing("easeIn", "EaseInAnimation", .easeIn) { .easeIn(duration: $0) },
      easing("easeOut", "EaseOutAnimation", .easeOut) { .easeOut(duration: $0) },
      easing("easeInOut", "EaseInOutAnimation", .easeInOut) { .easeInOut(duration: $0) },
      TaggedCase("custom", custom, { $0 }) { $0.measuredPoints == nil ? nil : $0 },
      TaggedCase("timingCurve", timingCurve, { .timingCurve($0.0, duration: $0.1) }) {
        if case .curve(let curve, let duration, _) = $0.movement { (curve, duration) } else { nil }
      },
      TaggedCase("spring", fluidSpring, { $0.0.animation(blendDuration: $0.1) }) {
        $0.fluidSpring.map { ($0.description, $0.blendDuration) }
      },
      preset("smooth", "SmoothAnimation", .smooth) { .smooth(duration: $0, extraBounce: $1) },
      preset("snappy", "SnappyAnimation", .snappy) { .snappy(duration: $0, extraBounce: $1) },
      preset("bouncy", "BouncyAnimation", .bouncy) { .bouncy(duration: $0, extraBounce: $1) },
      TaggedCase(
        "interactiveSpring", interactiveSpring, { $0.0.animation(blendDuration: $0.1) },
        from: { _ in nil }),
      // The form by mass, stiffness and damping is SwiftUI's: none counts as critically damped.
      TaggedCase(
        "interpolatingSpring", interpolatingSpring,
        { .interpolatingSpring($0.0.spring(overDamps: true), initialVelocity: $0.1) }
      ) {
        guard case .interpolatingSpring(let spring, let velocity) = $0.movement else { return nil }
        return (.description(of: spring, overDamps: true), velocity)
      },
      TaggedCase(
        "usingSpringWithDamping", classicSpring,
        {
          .usingSpringWithDamping(
            duration: $0.duration, dampingRatio: $0.ratio, initialVelocity: $0.velocity)
        }
      ) {
        guard case .classicSpring(let duration, let ratio, let velocity) = $0.movement else {
          return nil
        }
        return (duration, ratio, velocity)
      },
    ])
}

extension Animation {
  /// The animation without its modifiers.
  fileprivate var base: Animation {
    var base = self
    base.modifiers = []
    return base
  }

  /// The animation with these modifiers added, the innermost first.
  fileprivate func modified(by modifiers: [Modifier]) -> Animation {
    var modified = self
    modified.modifiers += modifiers
    return modified
  }
}

internal import AnimationEngine

// The types of animations with their members.

// MARK: - Curves

extension Forms {
  /// An animation along a named curve, with a duration.
  static func easing(
    _ name: String, _ title: String, _ curve: UnitCurve,
    _ animation: @escaping @Sendable (Double) -> Animation
  ) -> TaggedCase<Animation> {
    let object = ObjectForm<Double>(
      title, "The animation \(name)", nil,
      Member(
        .duration, .duration, orElse: Animation.defaultDuration, isAlwaysWritten: true, "Seconds."))
    return TaggedCase(name, object, animation) { value in
      guard case .curve(curve, let duration, reportsVelocity: false) = value.movement else {
        return nil
      }
      return duration
    }
  }

  static let timingCurve = ObjectForm<(UnitCurve, Double)>(
    "TimingCurveAnimation", "The animation timingCurve", nil,
    Member(.curve, curve) { $0.0 },
    Member(
      .duration, .duration, orElse: Animation.defaultDuration, isAlwaysWritten: true, "Seconds."
    ) { $0.1 },
    make: { ($0, $1) })

  /// A measured response: points of time and progress, connected by straight lines.
  static let custom = ObjectForm<[UnitPoint]>(
    "CustomAnimation", "The animation custom", "A measured response, read as CSS `linear()`.",
    Member(.points, points, "Pairs of a time in seconds and a progress; times do not fall.")
  ).resolved(
    { $0.measured($2, at: $1[.points] ?? $1.object) }, from: { $0.measuredPoints ?? [] })

  private static let points = Form<[UnitPoint]>.list(
    of: point, "points is a list of pairs of a time and a progress"
  ).described(by: .array(of: point.schema, [("minItems", .number(2))])).countingFirst {
    if $2 >= 2 { return true }
    $0.report(.empty, at: $1, "A custom animation has at least two points; this has \($2).")
    return false
  }

  private static let point = Form<UnitPoint>.couple(
    .amount("A time").rising("Times"), .number, "A point is a list of a time and a progress",
    { UnitPoint(x: $0, y: $1) }, from: { ($0.x, $0.y) }
  ).described(
    by: .array(of: .type("number"), 2...2)
      .named("ProgressPoint", "A time in seconds and a progress."))

  // MARK: - Springs

  /// A spring animation that merges with the one it interrupts: SwiftUI's `spring`.
  static let fluidSpring = springSets(response: 0.5, dampingRatio: 0.825).object("")
    .joined(
      with: blendDuration(
        0, "SpringAnimation", "The animation spring",
        """
        Any set of a spring's members. Beside a damping ratio the response may be left out (0.5), \
        and beside a response the damping ratio (0.825).
        """, "Accepted, and without effect in the model `analytic`."))

  /// A short spring that merges: SwiftUI's `interactiveSpring`, also with a bounce on top of 0.15.
  static let interactiveSpring = interactiveSets.object("")
    .joined(
      with: blendDuration(
        0.25, "InteractiveSpringAnimation", "The animation interactiveSpring",
        """
        By response (default 0.15) and damping ratio (default 0.86), or by duration (default 0.15) \
        and an extra bounce on top of 0.15, or by any other set of a spring's members.
        """, nil))

  private static func blendDuration(
    _ standard: Double, _ title: String, _ owner: String, _ meaning: String, _ sentence: String?
  ) -> ObjectForm<Double> {
    ObjectForm(
      title, owner, meaning, Member(.blendDuration, .duration, orElse: standard, sentence))
  }

  private static let interactiveSets: MemberSets<SpringDocument> = {
    let sets = springSets(response: 0.15, dampingRatio: 0.86)
    let extended = MemberSet<SpringDocument>(
      extendedBounce("", "This spring", base: 0.15, duration: 0.15),
      { .perceptual(duration: $0.0, bounce: 0.15 + $0.1) }, from: { _ in nil })
    // First the response and ratio, which it means without members; a duration alone belongs to
    // the extra bounce.
    let first = sets.sets.filter { $0.object.words.contains(.response) }
    let others = sets.sets.filter { !$0.object.words.contains(.response) }
    return MemberSets(owner: sets.owner, mixture: sets.mixture, sets: first + [extended] + others)
  }()

  /// A spring animation named like a preset, such as `bouncy`.
  static func preset(
    _ name: String, _ title: String, _ preset: SpringPreset,
    _ animation: @escaping @Sendable (Double, Double) -> Animation
  ) -> TaggedCase<Animation> {
    let object = extendedBounce(title, "The animation \(name)", base: preset.bounce, duration: 0.5)
    return TaggedCase(name, object, { animation($0.0, $0.1) }, from: { _ in nil })
  }

  /// The members for a duration and an extra bounce on top of `base`.
  private static func extendedBounce(
    _ title: String, _ owner: String, base: Double, duration: Double
  ) -> ObjectForm<(Double, Double)> {
    ObjectForm<(Double, Double)>(
      title, owner, nil,
      Member(
        .duration, .positive, orElse: duration, perceptualDuration
      ) { $0.0 },
      Member(.extraBounce, .number, orElse: 0, "Added to a bounce of \(base.plainText).") { $0.1 },
      make: { ($0, $1) }
    ).refusing {
      Spring.problems(duration: $0.0, extraBounce: $0.1, baseBounce: base)
    } ofOnly: {
      ($0[.duration], $0[.extraBounce])
    }
  }

  static let interpolatingSpring = springSets().object("")
    .joined(
      with: ObjectForm<Double>(
        "InterpolatingSpringAnimation", "The animation interpolatingSpring",
        "A spring by exactly one set of its members.",
        Member(
          .initialVelocity, .number, orElse: 0,
          "In whole intervals per second, positive towards the target."
        )))

  /// What the duration of UIKit's classic spring means.
  static let classicDuration = "Seconds of the whole: then the target shows, whatever the velocity."

  /// UIKit's classic spring with a duration, a damping ratio and a velocity.
  static let classicSpring = ObjectForm<(duration: Double, ratio: Double, velocity: Double)>(
    "ClassicSpringAnimation", "The animation usingSpringWithDamping",
    "UIKit's classic spring, which settles in its duration.",
    Member(.duration, .positive, classicDuration) { $0.duration },
    Member(.damping, .positive, "The damping ratio; above 1 it counts as 1.") { $0.ratio },
    Member(.initialVelocity, .number, orElse: 0, "In whole intervals per second.") { $0.velocity },
    make: { ($0, $1, $2) }
  ).refusing { given in
    let names = ["settlingDuration": "duration", "dampingRatio": "damping"]
    return Spring.problems(
      settlingDuration: given.duration, dampingRatio: given.ratio, epsilon: 0.001
    ).map { $0.renamed(names) }
  } ofOnly: {
    ($0[.duration], $0[.damping], $0[.initialVelocity])
  }
}

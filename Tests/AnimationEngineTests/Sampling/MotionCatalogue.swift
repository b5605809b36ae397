import AnimationEngine
import AnimationScenes
import Testing

/// One animation of every sort, for laws that hold for all of them.
struct CatalogueEntry: Sendable, CustomTestStringConvertible {
  var name: String
  var animation: ResolvedAnimation
  /// Up to when it is asked, in seconds.
  var end: Double
  var springs = SpringModel.analytic
  /// Whether a spring moves something.
  var hasSprings = true

  var testDescription: String { name }

  var timeline: Timeline {
    get throws { try animation.compiled(springs: springs, horizon: end) }
  }
}

extension ResolvedAnimation {
  /// One number from `from` to `to`.
  static func change(
    from: Double = 0, to: Double = 100, velocity: Double? = nil, _ animation: Animation
  ) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)],
      content: .animation(
        SingleAnimation(
          from: [[from]], to: [[to]], velocity: [velocity.map { [$0] }], animation: animation)))
  }

  /// One property of one component along keyframes.
  static func track(
    of property: AnimatedProperty = AnimatedProperty(name: "x", type: .number),
    from: Double = 0, velocity: Double? = nil, _ keyframes: [Keyframe<Components>]
  ) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: [property],
      content: .keyframes(
        KeyframeAnimation(
          initial: [[from]],
          tracks: [PropertyTrack(property: 0, components: 0..<1, keyframes: keyframes)],
          velocity: [velocity.map { [$0] }])))
  }

  /// One number through phases, each with its value and the animation into it.
  static func phases(
    _ phases: [(Double, Animation?)], run: PhaseAnimation.Run = .cycles(1)
  ) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)],
      content: .phases(
        PhaseAnimation(
          phases: phases.enumerated().map { index, phase in
            .init(name: "\(index)", values: [[phase.0]], animation: phase.1)
          }, run: run)))
  }

  /// One property of a type, from one value to another.
  static func change(
    of type: PropertyType, from: Components, to: Components, _ animation: Animation
  ) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: [AnimatedProperty(name: "p", type: type)],
      content: .animation(
        SingleAnimation(from: [from], to: [to], velocity: [nil], animation: animation)))
  }
}

let motionCatalogue: [CatalogueEntry] =
  curves + springs + modified + keyframed + phased + finished + timed

private let curves = [
  CatalogueEntry(
    name: "linear", animation: .change(.linear(duration: 1)), end: 1.2, hasSprings: false),
  CatalogueEntry(
    name: "easeInOut", animation: .change(.easeInOut(duration: 1)), end: 1.2, hasSprings: false),
  CatalogueEntry(
    name: "overshooting bezier",
    animation: .change(.timingCurve(0.3, -0.6, 0.2, 1.8, duration: 0.7)), end: 0.9,
    hasSprings: false),
  CatalogueEntry(
    name: "circular", animation: .change(.timingCurve(.circularEaseIn, duration: 1)), end: 1.1,
    hasSprings: false),
]

private let springs: [CatalogueEntry] =
  [-0.9, -0.3, -0.001, 0, 0.001, 0.15, 0.3, 0.8, 1].map { bounce in
    CatalogueEntry(
      name: "spring with bounce \(bounce)",
      animation: .change(.spring(duration: 0.5, bounce: bounce)), end: 4)
  } + [
    CatalogueEntry(
      name: "spring with velocity", animation: .change(velocity: -3000, .bouncy), end: 2),
    CatalogueEntry(
      name: "interpolating spring",
      animation: .change(.interpolatingSpring(stiffness: 100, damping: 5, initialVelocity: 3)),
      end: 4),
    CatalogueEntry(
      name: "fluid spring", animation: .change(.bouncy), end: 2, springs: .swiftui),
  ]

private let modifiers: [(String, Animation)] = [
  ("delay", .bouncy.delay(0.25)),
  ("negative delay", .bouncy.delay(-0.1)),
  ("negative delay in a delay", .bouncy.delay(-0.2).delay(0.3)),
  ("speed", .easeInOut(duration: 1).speed(2.5)),
  ("repeat", .bouncy.repeatCount(3)),
  ("repeat without reversal", .easeIn(duration: 0.3).repeatCount(4, autoreverses: false)),
  ("for ever", .linear(duration: 0.37).repeatForever()),
  ("delayed cycles", .snappy.delay(0.2).repeatForever(autoreverses: false)),
  ("delay, speed, repeat, delay", .smooth.delay(0.1).speed(1.7).repeatCount(3).delay(0.3)),
  ("repeated repeat", .easeOut(duration: 0.1).repeatCount(2).speed(0.5).repeatForever()),
  ("tiny cycles", .linear(duration: 0.0007).repeatForever()),
]

private let modified = modifiers.map {
  CatalogueEntry(name: $0.0, animation: .change($0.1), end: 3)
}

private let keyframed = [
  CatalogueEntry(
    name: "all keyframes",
    animation: .track(
      from: 1,
      [
        .linear(to: [1.2], duration: 0.15), .cubic(to: [1.5], duration: 0.3),
        .cubic(to: [-2], duration: 0.4, startVelocity: [3]),
        .spring(to: [1], duration: 0.6, spring: Spring(duration: 0.5, bounce: 0.3)),
        .spring(to: [3], spring: Spring(duration: 0.3, bounce: -0.4)), .move(to: [7]),
        .linear(to: [9], duration: 0.2, curve: .easeIn), .move(to: [2]),
      ]), end: 3),
  CatalogueEntry(
    name: "jumps at both ends",
    animation: .track([
      .move(to: [5]), .linear(to: [10], duration: 0.5), .move(to: [-5]),
      .linear(to: [1], duration: 0.5), .move(to: [4]),
    ]), end: 1.3, hasSprings: false),
]

private let phased = [
  CatalogueEntry(
    name: "spring phases",
    animation: .phases([(0, .bouncy), (10, .snappy), (30, .spring(duration: 1, bounce: 0.5))]),
    end: 5),
  CatalogueEntry(
    name: "springs and curves",
    animation: .phases(
      [(0, .easeInOut), (10, .bouncy), (30, .linear(duration: 0.4)), (5, nil)], run: .forever),
    end: 5),
  CatalogueEntry(
    name: "interrupted phases",
    animation: .phases(
      [(0, .easeOut(duration: 0.5)), (10, .easeInOut(duration: 0.4)), (30, .bouncy)],
      run: .triggers([0.2, 0.45, 1.1, 3])), end: 5),
  CatalogueEntry(
    name: "fluid phases",
    animation: .phases([(0, .bouncy), (10, .interactiveSpring), (30, .smooth)]), end: 5,
    springs: .swiftui),
]

private let finished = [
  CatalogueEntry(
    name: "colour",
    animation: .change(
      of: .color(.srgbLinear), from: [1, 0.02, 0.3, 1], to: [0, 0.9, -0.2, 0.5], .bouncy), end: 1.5
  ),
  CatalogueEntry(
    name: "integer",
    animation: .change(of: .integer, from: [0], to: [17], .easeInOut(duration: 1)), end: 1.2,
    hasSprings: false),
  CatalogueEntry(
    name: "point", animation: .change(of: .point, from: [1, 2], to: [30, -40], .snappy), end: 1.5),
  CatalogueEntry(
    name: "long vector",
    animation: .change(
      of: .vector(count: 6), from: [1, 2, 3, 4, 5, 6], to: [6, 5, 4, 3, 2, 1], .smooth), end: 1),
]

private let timings: [(String, WebTiming)] = [
  ("timed", WebTiming(delay: 0.25, iterations: 2.5, fill: .both)),
  (
    "timed alternately",
    WebTiming(
      iterations: .infinity, iterationStart: 0.3, direction: .alternate, fill: .both,
      easing: .easeInOut, playbackRate: 1.7)
  ),
  (
    "timed backwards, accumulating",
    WebTiming(
      delay: -0.1, endDelay: 0.2, iterations: 3, iterationDuration: 0.6,
      direction: .alternateReverse, fill: .both, playbackRate: -0.8,
      iterationComposite: .accumulate)
  ),
  (
    "timed with an overshoot",
    WebTiming(
      iterationDuration: 2, fill: .both, easing: try! UnitCurve(css: "cubic-bezier(0, -1, 1, 2)"))
  ),
]

private let timed = timings.flatMap { name, timing in
  [
    CatalogueEntry(name: "\(name): spring", animation: .change(.bouncy, timing), end: 3),
    CatalogueEntry(
      name: "\(name): curve",
      animation: .change(
        .timingCurve(try! UnitCurve(css: "cubic-bezier(0.2, 0, 0.4, 1.5)"), duration: 0.9), timing),
      end: 3, hasSprings: false),
    CatalogueEntry(
      name: "\(name): colour",
      animation: .change(
        of: .color(.srgbLinear), from: [1, 0.02, 0.3, 1], to: [0, 0.9, 0.2, 0.5],
        .easeInOut(duration: 1), timing), end: 3, hasSprings: false),
    CatalogueEntry(
      name: "\(name): fluid spring", animation: .change(.bouncy, timing), end: 3,
      springs: .swiftui),
  ]
}

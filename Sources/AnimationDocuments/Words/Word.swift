/// The words of the document language: names of members, and names used as values.
///
/// The reader works with these instead of strings, so each member name is looked up once.
enum Word: UInt8, CaseIterable, Sendable {
  // Documents.
  case kind, name, description, timing, inbetween
  case animation, keyframes, phases, scene
  case from, to, velocity, initial, tracks, property, values, cycles, triggers, forever
  // Keyframes.
  case type, duration, curve, spring, startVelocity, endVelocity
  case linear, cubic, move, hold
  // Springs.
  case preset, extraBounce, bounce, response, dampingRatio, mass, stiffness, damping
  case allowOverDamping, settlingDuration, epsilon
  case smooth, snappy, bouncy
  // Animations.
  case blendDuration, initialVelocity, points, modifiers
  case `default`, easeIn, easeOut, easeInOut, timingCurve, interactiveSpring
  case interpolatingSpring, usingSpringWithDamping, custom
  case delay, speed, repeatCount, autoreverses, repeatForever, logicallyCompleteAfter
  // Timing.
  case endDelay, iterations, iterationStart, iterationDuration, direction, fill, easing
  case playbackRate, iterationComposite, infinite
  // Curves.
  case bezier, ease, overshoot, amplitude, period, exponent
  case circularEaseIn, circularEaseOut, circularEaseInOut
  // Values.
  case degrees, radians, x, y, z, dx, dy, width, height, top, leading, bottom, trailing
  case color, space, hue, red, green, blue, opacity
  case integer, discrete, transform, matrix, path, morph, auto
  case left, right
  // Colour spaces.
  case srgb, srgbLinear, oklab, oklch, displayP3, css
  case shorter, longer, increasing, decreasing
  // Scenes.
  case events, animations, layout, at
  case set, gesture, animator, layer, removeAnimations, insert, remove, match, content, swap, zoom
  case recommit, hitTest
  case uikit, keys, disablesAnimations, completion, criteria, properties, when, value
  case options, springDuration, samples, nested
  // Property animators.
  case `do`, afterDelay, fraction, isReversed, durationFactor, withoutFinishing
  case scrubsLinearly, pausesOnCompletion, isInterruptible, delayFactor
  // Layers and keyframes of views.
  case calculationMode, relativeStartTime, relativeDuration
  case add, removeAll, key, basic, keyframe, group, by
  case beginTime, timeOffset, repeatDuration, fillMode, removedOnCompletion, timingFunction
  case additive, cumulative, keyTimes, timingFunctions
  case tensionValues, continuityValues, biasValues, perceptualDuration, rotationMode
  // Views.
  case view, transition, container, replaces, scale, anchor, edge, config, transitions
  case insertion, removal, id, namespace, source, countsDown, effect, hide, destination, radius
  case progress, shadow
  // Layout.
  case flush, stack, spacing, alignment, padding, children, point

  /// The word as written in documents.
  var text: String { Self.texts[Int(rawValue)] }

  /// The texts of all words: the names of the cases, except for words with a hyphen.
  private static let texts = allCases.map { word in
    switch word {
    case .srgbLinear: "srgb-linear"
    case .displayP3: "display-p3"
    default: "\(word)"
    }
  }
}

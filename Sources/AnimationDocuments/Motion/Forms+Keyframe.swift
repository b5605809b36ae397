internal import AnimationEngine

extension Forms {
  /// A keyframe: `{"type":"linear","to":10,"duration":0.3}`, with a value of its track's property.
  static let keyframe = Form(
    TaggedForm<Keyframe<Components>>(
      title: "Keyframe", meaning: "How a track gets to its next value.", tag: .type,
      owner: "A keyframe", noun: "kind of keyframe",
      cases: [
        keyframe(.linear, linear), keyframe(.cubic, cubic), keyframe(.spring, springKeyframe),
        keyframe(.move, move), keyframe(.hold, hold),
      ],
      shared: [
        SharedMember(.duration, .duration), SharedMember(.curve, curve),
        SharedMember(.spring, spring), SharedMember(.to, target),
      ]), "A keyframe is an object")

  private static func keyframe(
    _ kind: KeyframeKind, _ object: ObjectForm<Keyframe<Components>>
  ) -> TaggedCase<Keyframe<Components>> {
    TaggedCase(kind.rawValue, object, { $0 }, from: { $0.stated.kind == kind ? $0 : nil })
  }

  private static let linear = ObjectForm<Keyframe<Components>>(
    "LinearKeyframe", "A linear keyframe", "A straight line, bent by a unit curve.",
    Member(.to, target) { $0.stated.target }, duration(), end(),
    Member(.curve, curve, orElse: .linear) { $0.stated.curve },
    rules: [.durationOrEnd],
    make: { to, duration, _, curve in .linear(to: to, duration: duration, curve: curve) })

  private static let cubic = ObjectForm<Keyframe<Components>>(
    "CubicKeyframe", "A cubic keyframe",
    """
    A Hermite curve. A velocity that is left out is taken from the neighbours, as a spline through \
    the keyframes has it.
    """,
    Member(.to, target) { $0.stated.target }, duration(), end(),
    Member(.startVelocity, optional: startVelocity) { $0.stated.startVelocity },
    Member(.endVelocity, optional: endVelocity) { $0.stated.endVelocity },
    rules: [.durationOrEnd],
    make: { to, duration, _, start, end in
      .cubic(to: to, duration: duration, startVelocity: start, endVelocity: end)
    })

  private static let springKeyframe = ObjectForm<Keyframe<Components>>(
    "SpringKeyframe", "A spring keyframe",
    """
    A spring towards a value. It is not cut to its target: after its duration it is where it \
    physically is. Without a duration it runs until it settles.
    """,
    Member(.to, target) { $0.stated.target }, springDuration, end(),
    Member(.spring, spring, orElse: Spring()) { $0.stated.spring },
    Member(.startVelocity, optional: startVelocity) { $0.stated.startVelocity },
    rules: [.atMostOne(.duration, .at)],
    make: { to, duration, _, spring, velocity in
      .spring(to: to, duration: duration, spring: spring, startVelocity: velocity)
    }
  ).checked { decoder, members, keyframe in
    guard keyframe.statedDuration == nil, let node = members[.spring] else { return true }
    return decoder.checkSettles(keyframe.stated.spring, at: node)
  }

  private static let move = ObjectForm<Keyframe<Components>>(
    "MoveKeyframe", "A move keyframe",
    "A jump that takes no time. At its exact time what was before still shows, unless it ends the track.",
    Member(.to, target) { $0.stated.target }, make: { .move(to: $0) })

  private static let hold = ObjectForm<Keyframe<Components>>(
    "HoldKeyframe", "A hold keyframe", "Stays where the value is, at rest.",
    duration(), end(), rules: [.durationOrEnd], make: { duration, _ in .hold(duration: duration) })
}

// Values that are read and written as those of the present track.

extension Forms {
  static let target = Form<Components>(.value) {
    $0.target(at: $1)
  } write: { value, text in
    guard let place = text.keyframe else { return }
    text.keyframe?.target = value
    ValueEncoder(property: place.property).append(value, of: place.components, to: &text.json)
  }

  static let startVelocity = Form<Components>(.velocity) {
    $0.rate(at: $1, of: $0.keyframe.part, from: $0.keyframe.start)
  } write: {
    $1.keyframe?.write($0, from: $1.keyframe?.start, to: &$1.json)
  }

  static let endVelocity = Form<Components>(.velocity) {
    $0.rate(at: $1, of: $0.keyframe.part, from: $0.keyframe.target)
  } write: {
    $1.keyframe?.write($0, from: $1.keyframe?.target, to: &$1.json)
  }
}

extension DocumentDecoder {
  /// Reads the target value of a keyframe and remembers it for the velocity.
  mutating func target(at node: Int) -> Components? {
    keyframe.target = value(at: node, of: keyframe.part)
    return keyframe.target
  }

  /// Whether a spring keyframe without a duration settles. Reports a problem if not.
  mutating func checkSettles(_ spring: Spring, at node: Int) -> Bool {
    guard spring.decayConstant == 0 else { return true }
    report(
      .outOfRange, at: node,
      "A spring that never settles needs a keyframe with a duration; its damping is 0.")
    return false
  }
}

/// The state of the track while its keyframes are read.
struct KeyframePlace {
  /// The property or component that the track animates.
  var part: PropertyPart = .unknown
  /// The value before the present keyframe; nil if unknown.
  var start: Components?
  /// The target of the present keyframe, once read.
  var target: Components?
  /// When the previous keyframe ends, in seconds from the start of the track; nil after a spring
  /// that runs until it settles.
  var end: Double? = 0
  /// The index of the track in the document; before the first track it is -1.
  var track = -1
  /// The index of the present keyframe in the track.
  var index = 0
}

/// The state of the track while its keyframes are written.
struct WrittenPlace {
  /// The property of the track, and the components that it animates.
  let property: AnimatedProperty
  let components: Range<Int>
  /// The value at which the present keyframe begins.
  var start: Components
  /// The value at which the present keyframe ends.
  var target: Components

  fileprivate func write(
    _ velocity: Components, from value: Components?, to text: inout JSONWriter
  ) {
    ValueEncoder(property: property).append(
      velocity: velocity, of: components, from: value ?? start, to: &text)
  }
}

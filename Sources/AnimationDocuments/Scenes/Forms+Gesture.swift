internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// A gesture: a property that follows a movement by hand.
  static let gesture = Form<Gesture>(handGesture, "A gesture is an object")

  private static let handGesture = ObjectForm<Gesture>(
    "Gesture", "A gesture", "Movement by hand.",
    Member(
      .property, followingPart, "The property, or one member of a composite; none that is discrete."
    ) { PropertyPart(property: $0.property, components: $0.components, isComponent: false) },
    Member(
      .samples,
      .list(
        of: gestureSample, "samples is a list of pairs of a time and a value",
        atLeastOne: "A gesture has at least one sample."),
      """
      Pairs of a time, in seconds since the event, and a place in the form of the property; times \
      never fall.
      """
    ) { $0.samples },
    Member(
      .animation, optional: animation.nullable,
      """
      What carries the property from sample to sample; without it, and with null, it is where the \
      hand is.
      """
    ) { $0.animation.map { .some($0) } },
    make: {
      Gesture(property: $0.property, components: $0.components, samples: $1, animation: $2 ?? nil)
    }
  ).aboutOnePart

  private static let followingPart = part.reading { decoder, node in
    guard let part = part.read(&decoder, node) else { return nil }
    guard decoder.isDiscrete(part) else { return part }
    decoder.report(
      .wrongType, at: node, "A hand moves numbers; \(decoder.quoted(node)) is a discrete value.")
    return nil
  }

  private static let gestureSample = Form<Gesture.Sample>.couple(
    sampleTime, value, "A sample is a list of a time and a value",
    { Gesture.Sample(time: $0, value: $1) }, from: { ($0.time, $0.value) }
  ).named(
    "GestureSample", "A time in seconds since the event, and a place in the form of the property.")

  private static let risingTime = Form.amount("The time of a sample").rising("The times of samples")

  private static let sampleTime = Form<Double>(Form.duration.schema) { decoder, node in
    guard let time = risingTime.read(&decoder, node) else { return nil }
    guard (decoder.eventTime + time).isFinite else {
      decoder.report(
        .numberRange, at: node, "No double holds a time as late as \(decoder.quoted(node)).")
      return nil
    }
    return time
  }

  static let gestureVerb = Verb(
    .gesture, gesture, SceneVerb.gesture,
    """
    A property follows a movement by hand. Without an `animation` it is where the hand is; its \
    velocity is tracked from the last three samples, the older pair with three quarters, and the next \
    spring on the property begins with it. With one every sample is a change that it carries, as by a \
    `set`: springs merge, and the next one goes on with the velocity that shows. A `set` in between \
    does not end the gesture: the next sample sets the value again.
    """,
    taking: noTransaction,
    examples: [
      """
      {"at": 0, "gesture": {"property": "x", "samples": [[0, 0], [0.05, 12], [0.1, 30]], \
      "animation": "interactiveSpring"}}
      """
    ]
  ) {
    if case .gesture(let gesture) = $0 { gesture } else { nil }
  }
}

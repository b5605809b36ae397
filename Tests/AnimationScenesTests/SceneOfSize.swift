import AnimationEngine
import AnimationScenes
import Testing

/// A sort of script that can be made longer.
struct SceneOfSize: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let animation: @Sendable (Int) -> ResolvedAnimation

  init(_ name: String, _ animation: @escaping @Sendable (Int) -> ResolvedAnimation) {
    (testDescription, self.animation) = (name, animation)
  }

  /// A view comes and goes: each time all of its properties do.
  static func toggleEvents(_ count: Int, view: String, from time: Double = 0) -> [SceneEvent] {
    (0..<count).flatMap { step in
      [
        SceneEvent(
          at: time + Double(step), .remove(ViewRemoval(view: view, transition: .identity))),
        SceneEvent(
          at: time + Double(step) + 0.5,
          .insert(ViewInsertion(view: view, values: [], transition: .identity))),
      ]
    }
  }
}

extension ResolvedAnimation {
  /// A script for so many properties that begin at 0.
  private static func script(
    _ names: [String], _ type: PropertyType = .number, count: Int = 1,
    animations: [ImplicitAnimation] = [], layout: LayoutBox? = nil, events: [SceneEvent]
  ) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: names.map { AnimatedProperty(name: $0, type: type) },
      content: .scene(
        Scene(
          initial: names.map { _ in Components(repeating: 0, count: count) },
          animations: animations, layout: layout, events: events)))
  }

  private static func vector(_ events: [SceneEvent]) -> ResolvedAnimation {
    script(["v"], .vector(count: 16), count: 16, events: events)
  }

  private static func full(_ value: Double) -> Components {
    Components(repeating: value, count: 16)
  }

  private static func change(_ value: Double) -> SceneVerb {
    .set([PropertyChange(property: 0, value: full(value))])
  }

  static func views(properties: Int, _ events: [SceneEvent]) -> ResolvedAnimation {
    script((0..<properties).map { "v.p\($0)" }, events: events)
  }

  static func toggles(_ count: Int, properties: Int) -> ResolvedAnimation {
    views(properties: properties, SceneOfSize.toggleEvents(count, view: "v"))
  }

  static func gesture(samples: Int) -> ResolvedAnimation {
    let samples = (1...samples).map { step in
      Gesture.Sample(time: Double(step) / 60, value: full(Double(step % 7)))
    }
    let gesture = Gesture(
      property: 0, components: 0..<16, samples: samples, animation: .smooth)
    return vector([SceneEvent(at: 0, .gesture(gesture))])
  }

  static func layers(_ count: Int) -> ResolvedAnimation {
    let layer = LayerAnimation(
      .basic(
        LayerProperty(property: 0, components: 0..<16), LayerInterval(to: full(1)),
        timingFunction: nil), timing: MediaTiming(duration: 0.5))
    return vector(
      (0..<count).map { SceneEvent(at: Double($0) / 10, .layer(.add(key: "\($0)", layer))) })
  }

  static func removals(_ count: Int, properties: Int) -> ResolvedAnimation {
    script(
      (0..<properties).map { "p\($0)" },
      events: (0..<count).map { SceneEvent(at: Double($0), .removeAnimations(.all)) })
  }

  static func flushes(_ count: Int, boxes: Int) -> ResolvedAnimation {
    let children = (0..<boxes).map { LayoutBox(view: "b\($0)", width: 1, height: 1) }
    return script(
      [], layout: LayoutBox(view: "a", stack: .vertical, children: children),
      events: (0..<count).map { step in
        let input = LayoutInput(view: "b0", member: .height, value: Double(step % 5 + 2))
        return SceneEvent(
          at: Double(step), .layout(LayoutChange(changes: [], inputs: [input], flush: .inside)))
      })
  }

  static func hitTests(_ count: Int, views: Int, areMoving: Bool = false) -> ResolvedAnimation {
    let block = UIKitAnimation(.curve(.easeInOut, duration: 1000))
    let changes = (0..<views).map { PropertyChange(property: $0, value: [1, 2, 3, 4]) }
    let move = SceneEvent(at: 0, .set(changes), by: SceneTransaction(.uikit(block)))
    return script(
      (0..<views).map { "v\($0).frame" }, .rect, count: 4,
      events: (areMoving ? [move] : [])
        + (0..<count).map { SceneEvent(at: Double($0), .hitTest(Point(x: -1, y: -1))) })
  }

  static func flips(_ count: Int) -> ResolvedAnimation {
    script(
      ["a.x", "b.x"],
      events: (0..<count).map { step in
        let (from, to) = step % 2 == 0 ? ("a", "b") : ("b", "a")
        return SceneEvent(
          at: Double(step), .swap(ViewSwap(from: from, to: to, effect: .flipFromLeft, hides: true)))
      })
  }

  static func scrubs(_ count: Int) -> ResolvedAnimation {
    let settings = AnimatorSettings(
      duration: 1, timing: .cubic(CubicTimingParameters(animationCurve: .easeInOut)))
    let create = AnimatorCommand(
      "a", .create(settings, [PropertyChange(property: 0, value: full(1))]))
    return vector(
      [SceneEvent(at: 0, .animator(create))]
        + (1...count).map { step in
          let scrub = AnimatorCommand("a", .scrub(fraction: Double(step % 10) / 10))
          return SceneEvent(at: Double(step) / 100, .animator(scrub))
        })
  }

  static func blocks(_ count: Int) -> ResolvedAnimation {
    let block = UIKitAnimation(.curve(.easeInOut, duration: 0.3))
    return vector(
      (0..<count).map { step in
        SceneEvent(
          at: Double(step) / 10, change(Double(step % 3)), by: SceneTransaction(.uikit(block)))
      })
  }

  static func keyframes(_ count: Int) -> ResolvedAnimation {
    let keyframes = (0..<count).map { step -> ViewKeyframes.Keyframe in
      ViewKeyframes.Keyframe(
        relativeStart: Double(step) / Double(count), relativeDuration: 1 / Double(count),
        changes: [PropertyChange(property: 0, value: full(Double(step % 4 + 1)))])
    }
    return vector([SceneEvent(at: 0, .keyframes(ViewKeyframes(duration: 2, keyframes: keyframes)))])
  }

  static func completions(_ count: Int) -> ResolvedAnimation {
    vector(
      (0..<count).map { step in
        SceneEvent(
          at: Double(step), change(Double(step % 5 + 1)),
          by: SceneTransaction(
            .animation(.smooth),
            completion: SceneCompletion(name: "\(step)", criteria: .progress)))
      })
  }

  static func implicit(_ count: Int, animations: Int) -> ResolvedAnimation {
    let animations = (0..<animations).map { _ in
      ImplicitAnimation(properties: [0], animation: .smooth, condition: ["k": "v"])
    }
    return script(
      ["x"], animations: animations,
      events: (0..<count).map { step in
        SceneEvent(
          at: Double(step), .set([PropertyChange(property: 0, value: [Double(step % 5 + 1)])]),
          by: SceneTransaction(keys: ["k": "w"]))
      })
  }
}

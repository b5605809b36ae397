internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  static let keyframeAnimation = Form<LayerAnimation>(
    layerKeyframes.joined(with: layerProperty).joined(
      with: layerTiming("For the whole, before those of the parts.")
    ).joined(with: mediaTiming)
      .called(
        "KeyframeLayerAnimation", "A keyframe animation",
        "Through values at times, or along a path."
      )
      .mapped({ content, frame in
        var keyframes = content.0.0
        keyframes.rotation?.property.isAdditive = content.0.1.isAdditive
        return frame.animation(.keyframe(content.0.1, keyframes, timingFunction: content.1))
      }) {
        guard case .keyframe(let property, let keyframes, let curve) = $0.content else {
          return nil
        }
        return (((keyframes, property), curve), LayerFrame($0))
      },
    "keyframe is an object with values or a path")

  private static let layerKeyframes = ObjectForm(
    "LayerKeyframes", "A keyframe animation", changing: LayerKeyframes(values: []),
    [
      .part(
        Member(
          .values,
          optional: .list(
            of: value, "values is a list of values",
            atLeastOne: "A keyframe animation has at least one value."),
          "Either these or a `path`."
        ) { $0.path == nil ? $0.values : nil }
      ) { $0.values = $1 ?? [] },
      .part(
        .path, optional: followedPath, \.path,
        """
        SVG path data that a point follows. Each line, curve and quarter turn of an arc is a part, and its \
        end is what a key time or a timing function belongs to; a jump to a new outline takes no time. \
        Straight from part to part in even times (`linear`), at even speed (`paced`), or by jumps from \
        point to point (`discrete`); `cubic` and `cubicPaced` are as `linear` and `paced`, since a path \
        says itself how it bends.
        """),
      .part(
        Member(
          .rotationMode,
          optional: .name(
            "LayerRotationMode", "rotation mode", "Where what follows a path points: on, or back."),
          """
          Turns what follows the path: the view's `rotation` (or `rotate`, `angle`), or the rotation about z \
          of its `transform`, shows the angle of the tangent, with `autoReverse` half a turn more. It goes on \
          without jumps where the path is smooth.
          """
        ) { $0.rotation?.mode }
      ) { $0.rotation = $1.map { PathRotation($0, of: .unknown) } },
      .part(.calculationMode, calculationMode, \.mode),
      .part(
        .keyTimes,
        .list(of: .fraction("A key time").rising("Key times"), "keyTimes is a list of numbers"),
        \.keyTimes,
        """
        When each value is reached, as a share of the duration; never falling, one for each value. \
        Without them the parts are even. With the mode `discrete` there may be one more, the end of \
        the last value.
        """),
      .part(
        .timingFunctions, .list(of: layerCurve, "timingFunctions is a list of curves"),
        \.timingFunctions, "One for each part between two values; without them straight."),
      splineNumbers(
        .tensionValues, \.tension, "How tight the spline is at each value, 0 where it is missing."),
      splineNumbers(
        .continuityValues, \.continuity,
        "How smooth it is at each value, 0 where it is missing."),
      splineNumbers(
        .biasValues, \.bias,
        """
        Which way it leans at each value, 0 where it is missing; 1 goes on as it comes, -1 comes as it \
        goes on.
        """),
    ],
    rules: [
      .exactlyOne(.values, .path), .jumpsOfDiscreteValues, .keyTimeCount, .timingFunctionCount,
      .splineCounts, .membersOfPaths,
    ]
  ).resolved({ $0.checked($2, $1) }, from: { $0 })

  private static let followedPath = Form<Path>(.type("string")) { decoder, node in
    if decoder.tape[node].kind == .string { return decoder.svgPath(at: node) }
    decoder.wrongType(at: node, "path is SVG path data", hint: #""path":"M0 0L100 0""#)
    return nil
  } write: {
    $1.json.append($0.svgText)
  }

  private static func splineNumbers(
    _ word: Word, _ numbers: any WritableKeyPath<LayerKeyframes, [Double]> & Sendable,
    _ meaning: String
  ) -> PartMember<LayerKeyframes> {
    .part(word, .list(of: .number, "\(word.text) is a list of numbers"), numbers, meaning)
  }
}

// MARK: - What holds between the members

extension ObjectRule {
  /// The rule that a discrete property needs the calculation mode `discrete`.
  fileprivate static let jumpsOfDiscreteValues = ObjectRule(schema: []) { decoder, members, _ in
    guard let name = decoder.place.name, decoder.isDiscrete(decoder.place.part) else { return true }
    switch decoder.calculationMode(members) {
    case nil, .discrete: return true
    default:
      decoder.reportDiscrete(at: name)
      return false
    }
  }

  fileprivate static let keyTimeCount = ObjectRule(schema: []) { decoder, members, _ in
    guard let times = decoder.count(of: .keyTimes, members),
      let values = decoder.count(of: .values, members), let mode = decoder.calculationMode(members),
      times.count != values.count, mode != .discrete || times.count != values.count + 1
    else { return true }
    let last = mode == .discrete ? ", or one more, the end of the last" : ""
    decoder.report(
      .outOfRange, at: times.node,
      "There is a key time for each value\(last): for \(values.count.things("value")) this has "
        + "\(times.count.things("time")).")
    return false
  }

  fileprivate static let timingFunctionCount = ObjectRule(schema: []) { decoder, members, _ in
    guard let curves = decoder.count(of: .timingFunctions, members),
      let values = decoder.count(of: .values, members), curves.count != values.count - 1
    else { return true }
    decoder.report(
      .outOfRange, at: curves.node,
      "There is a timing function between each value and the next: for "
        + "\(values.count.things("value")) there are \(values.count - 1), and this has "
        + "\(curves.count).")
    return false
  }

  fileprivate static let splineCounts = ObjectRule(schema: []) { decoder, members, _ in
    guard let values = decoder.count(of: .values, members) else { return true }
    var holds = true
    for word in [Word.tensionValues, .continuityValues, .biasValues] {
      guard let numbers = decoder.count(of: word, members), numbers.count > values.count else {
        continue
      }
      holds = false
      decoder.report(
        .outOfRange, at: numbers.node,
        "\(word.text) has a number for each value at most: for \(values.count.things("value")) "
          + "this has \(numbers.count.things("number")).")
    }
    return holds
  }
}

extension DocumentDecoder {
  /// The node and the length of a member that is a list; nil otherwise.
  fileprivate func count(of word: Word, _ members: Members) -> (node: Int, count: Int)? {
    guard let node = members[word], tape[node].kind == .array else { return nil }
    return (node, tape[node].count)
  }

  /// The calculation mode given, `linear` by default; nil if the one given is wrong.
  fileprivate func calculationMode(_ members: Members) -> CalculationMode? {
    guard let node = members[.calculationMode] else { return .linear }
    return tape[node].kind == .string ? CalculationMode(rawValue: tape.string(at: node)) : nil
  }
}

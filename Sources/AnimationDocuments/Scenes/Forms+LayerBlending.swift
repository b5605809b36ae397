internal import AnimationEngine
internal import AnimationScenes

// How layer animations blend with the values below, and their timing curves.

extension Forms {
  /// The members that say how an animation of the named part blends with the values below.
  static let layerProperty = ObjectForm<(isAdditive: Bool, isCumulative: Bool)>(
    "LayerBlending", "An animation of a layer", nil,
    Member(
      .additive, .bool, orElse: false, "Whether its values are added to what shows below it."
    ) { $0.isAdditive },
    Member(
      .cumulative, .bool, orElse: false,
      """
      Whether the value at which a repetition ends is added to all later ones: from zero on, each of \
      them begins where the last one ended.
      """
    ) { $0.isCumulative },
    rules: [
      ObjectRule(schema: []) { decoder, members, _ in
        guard decoder.isDiscrete(decoder.place.part) else { return true }
        var isRight = true
        for word in [Word.additive, .cumulative] {
          guard let node = members[word], decoder.tape[node].kind == .bool, decoder.tape[node].flag
          else { continue }
          decoder.report(.typeMismatch, at: node, "Nothing can be added to a discrete value.")
          isRight = false
        }
        return isRight
      }
    ],
    make: { ($0, $1) }
  )
  .resolved(
    { decoder, _, blending in
      let part = decoder.place.part
      return LayerProperty(
        property: part.property, components: part.components, part: part.transformPart,
        isAdditive: blending.isAdditive, isCumulative: blending.isCumulative)
    }, from: { ($0.isAdditive, $0.isCumulative) })

  /// The timing curve of a whole layer animation.
  static func layerTiming(_ meaning: String? = nil) -> ObjectForm<UnitCurve?> {
    ObjectForm<UnitCurve?>(
      "LayerTiming", "An animation of a layer", nil,
      Member(.timingFunction, optional: layerCurve, meaning))
  }

  /// A unit curve, which may also have one of Core Animation's own names.
  static let layerCurve = Form<UnitCurve>.either(
    .string,
    Form<UnitCurve>(layerCurveName.schema) { decoder, node in
      let name = LayerCurveName(rawValue: decoder.tape.string(at: node))
      return name.map(\.curve) ?? curve.read(&decoder, node)
    } write: { _, text in
      text.json.append(LayerCurveName.default.rawValue)
    },
    or: curve
  ) {
    $0 == LayerCurveName.default.curve
  }
  .named(
    "LayerCurve",
    """
    A unit curve, or one of Core Animation's names `easeInEaseOut` and `default`, which is \
    cubic-bezier(0.25, 0.1, 0.25, 1).
    """)

  private static let layerCurveName = Form<LayerCurveName>.name(
    "LayerCurveName", "timing function", "Core Animation's own names of timing functions.")
}

/// The names of Core Animation's timing functions that are not names of unit curves.
private enum LayerCurveName: String, CaseIterable {
  case `default`, easeInEaseOut

  /// The curve that the name means.
  var curve: UnitCurve {
    switch self {
    case .default:
      .bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
    case .easeInEaseOut: .easeInOut
    }
  }
}

internal import AnimationEngine
internal import AnimationScenes

// Layer animations from one value to another, along a curve or by a spring.

extension Forms {
  static let basicAnimation = Form<LayerAnimation>(
    layerInterval.joined(with: layerProperty).joined(with: layerTiming()).joined(with: mediaTiming)
      .called("BasicLayerAnimation", "A basic animation", "From one value to another.")
      .mapped({ content, frame in
        frame.animation(.basic(content.0.1, content.0.0, timingFunction: content.1))
      }) {
        guard case .basic(let property, let interval, let curve) = $0.content else { return nil }
        return (((interval, property), curve), LayerFrame($0))
      },
    "basic is an object")

  static let springAnimation = Form<LayerAnimation>(
    layerInterval.joined(with: layerSpring).joined(with: layerProperty).joined(with: mediaTiming)
      .called(
        "SpringLayerAnimation", "A spring animation",
        """
        From one value to another by a spring: mass, stiffness and damping, or a perceptual duration \
        and a bounce.
        """
      )
      .checked { $0.checkSettling(of: $2.0.0.1, lasting: $2.1.duration, $1) }
      .mapped({ content, frame in
        let ((interval, motion), property) = content
        return frame.animation(
          .spring(property, interval, motion.spring, initialVelocity: motion.velocity))
      }) {
        guard case .spring(let property, let interval, let spring, let velocity) = $0.content
        else { return nil }
        return (((interval, (spring, velocity)), property), LayerFrame($0))
      },
    "spring is an object")

  // MARK: - Ends

  private static let layerInterval = ObjectForm<LayerInterval>(
    "LayerInterval", "An animation of a layer", nil,
    Member(
      .from, optional: value,
      """
      Of `from`, `to` and `by` any two, or one, or none. What is left out is read when the animation \
      is added: from what shows then, or to it; with none of them from what showed before to what \
      shows. An additive animation has zero in its place.
      """
    ) { $0.from },
    Member(.to, optional: value) { $0.to },
    Member(
      .by, optional: difference,
      """
      The change. Not for transforms, paths and discrete values, nor for colours that mix in oklch or \
      by the rule of CSS.
      """
    ) { $0.by },
    rules: [
      ObjectRule(schema: [("not", .required(.from, .to, .by))]) { decoder, members, _ in
        let isFull = ([.from, .to, .by] as WordSet).isSubset(of: members.words)
        guard isFull, !decoder.isDiscrete(decoder.place.part) else { return true }
        decoder.report(
          .conflictingMembers, at: members.object,
          "Two of from, to and by are enough; this has all three.")
        return false
      }
    ],
    make: { LayerInterval(from: $0, to: $1, by: $2) }
  ).ofNumbers

  private static let difference = value.reading { $0.difference(at: $1) }
}

extension ObjectForm {
  /// The same object form with a check that the property is not discrete; otherwise a problem is
  /// reported at the property's name.
  fileprivate var ofNumbers: ObjectForm {
    reading { [readMembers] decoder, members in
      guard let name = decoder.place.name, decoder.isDiscrete(decoder.place.part) else {
        return readMembers(&decoder, members)
      }
      decoder.reportDiscrete(at: name)
      return nil
    }
  }
}

extension DocumentDecoder {
  /// Reports a discrete property that is animated by anything but discrete keyframes.
  mutating func reportDiscrete(at node: Int) {
    report(
      .typeMismatch, at: node,
      "\(quoted(node)) is a discrete value: a layer shows it by keyframes that jump.",
      hint: #""keyframe":{"values":[…],"calculationMode":"discrete"}"#)
  }

  /// Reads a difference between two values of the property, if its values can be added.
  fileprivate mutating func difference(at node: Int) -> Components? {
    guard table.canRead(place.part), place.part.transformPart == nil else {
      return Forms.value.read(&self, node)
    }
    let type = table.properties[place.part.property].type
    switch type {
    case .transform, .path, .css, .discrete, .color(.oklch), .color(.css):
      report(
        .typeMismatch, at: node,
        "by is added to a value, and nothing can be added to \(type.sentence): give both ends.",
        hint: #""from" and "to""#)
      return nil
    default: return Forms.value.read(&self, node)
    }
  }
}

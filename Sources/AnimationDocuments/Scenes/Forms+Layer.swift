internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// A command to layers: adding or removing animations, or changing the time.
  static let layer = Form<LayerCommand>(
    layerCommand, "LayerCommand",
    "Animations are added or removed, or the time of layers passes otherwise from now on.",
    "layer is an object with add, remove, removeAll or speed")

  private static let layerCommand = MemberSets<LayerCommand>(
    owner: "layer", mixture: .conflictingMembers,
    sets: [
      MemberSet(layerAdd, { $0 }) {
        switch $0 {
        case .add, .addAll: $0
        case .remove, .removeAll, .time: nil
        }
      },
      MemberSet(layerRemove, { .remove(key: $0) }) {
        if case .remove(let key) = $0 { key } else { nil }
      },
      MemberSet(layerRemoveAll, { .removeAll(view: $0) }) {
        if case .removeAll(let view) = $0 { .some(view) } else { nil }
      },
      MemberSet(layerTime, { .time($0) }) {
        if case .time(let change) = $0 { change } else { nil }
      },
    ], needsMember: true)

  private static let layerAdd = ObjectForm<LayerCommand>(
    "LayerAdd", "layer",
    """
    Adds an animation, or several together as in one `CATransaction`: a completion reports once, when \
    all of them are over, with `finished` false if one was cut.
    """,
    Member(.add, layerAdditions))

  /// One layer animation to add, or a list of them.
  private static let layerAdditions = Form<LayerCommand>.either(
    .array,
    Form<[LayerAddition]>.list(
      of: layerAddition, "add is an animation with a key, or a list of them",
      atLeastOne: "At least one animation is added."
    ).mapped({ .addAll($0) }) {
      if case .addAll(let additions) = $0 { additions } else { [] }
    },
    or: layerAddition.mapped({ .add(key: $0.key, $0.animation) }) {
      guard case .add(let key, let animation) = $0 else { preconditionFailure("not one animation") }
      return LayerAddition(key: key, animation)
    }
  ) {
    if case .addAll = $0 { true } else { false }
  }

  private static let layerTime = ObjectForm<LayerTimeChange>(
    "LayerTimeChange", "layer",
    """
    The time of a view's layer, or of all layers, passes at another speed from now on: 0 pauses, 1 goes \
    on. By the rule of `CAMediaTiming` the layer's time is `(time - beginTime) * speed + timeOffset`; \
    nothing jumps, unless `timeOffset` says so. Animations of layers and blocks of `uikit` follow it. \
    What is paused never completes by itself. Property animators have clocks of their own, and animations \
    of SwiftUI know no layers.
    """,
    Member(.view, optional: .text, "The view; without it all layers.") { $0.view },
    Member(.speed, .amount("The speed of a layer"), "Seconds of the layer in one second.") {
      $0.speed
    },
    Member(
      .timeOffset, optional: .number,
      "The time of the layer now, in seconds; at first that is the scene's. With a speed of 0 it scrubs."
    ) { $0.timeOffset },
    make: { LayerTimeChange(view: $0, speed: $1, timeOffset: $2) })

  private static let layerRemove = ObjectForm<String>(
    "LayerRemove", "layer", "Removes the animation of a key; of an unknown key nothing.",
    Member(.remove, .text))

  private static let layerRemoveAll = ObjectForm<String?>(
    "LayerRemoveAll", "layer",
    """
    Removes all animations of layers, or those of a view: blocks of UIKit and what property animators \
    move are animations of layers too. Their completions report `finished` false.
    """,
    Member(.removeAll, removedView))

  /// The value of `removeAll`: true, or the name of a view.
  private static let removedView = Form<String?>(
    .oneOf([.const(.truth(true)), SchemaNode.type("string").described("The name of a view.")])
  ) { decoder, node in
    let value = decoder.tape[node]
    if value.kind == .string { return decoder.tape.string(at: node) }
    if value.kind == .bool, value.flag { return .some(nil) }
    decoder.wrongType(at: node, "removeAll is true or the name of a view")
    return nil
  } write: { view, text in
    if let view { text.json.append(view) } else { text.json.append(true) }
  }

  private static let layerAddition = Form<LayerAddition>(
    layerKey.joined(
      with: layerAnimation(
        "LayerAddition", "An animation that is added",
        """
        An animation with its key; one that has the same key on the same view is removed, after what is \
        left out of `from`, `to` and `by` was read. All properties without a view count as one view. It \
        is of exactly one kind, with the timing of `CAMediaTiming`.
        """)
    ).mapped({ LayerAddition(key: $0, $1) }, { ($0.key, $0.animation) }),
    "add is an object with a key, a property and an animation")

  private static let layerKey = ObjectForm<String>(
    "LayerKey", "An animation that is added", nil, Member(.key, .text))

  // MARK: - Animations

  /// The members for the kinds of layer animations, of which one is given.
  private static func layerAnimation(
    _ title: String, _ owner: String, _ meaning: String
  ) -> ObjectForm<LayerAnimation> {
    ObjectForm<LayerAnimation?>(
      title, owner, meaning,
      Member(
        .property, optional: layerPart,
        """
        The property, or one member of a composite; of all but a group. Core Animation's key paths lead \
        into transforms and rectangles: `transform.rotation` (or `.x`, `.y`, `.z` of it; an angle), \
        `transform.scale` (all three factors, or one), `transform.translation` (a point, or one \
        number), `bounds.size.width`, `bounds.origin.x`. A part of a transform is set in it, and its other \
        parts stay.
        """
      ) { $0?.content.part },
      kind(.basic, basicAnimation), kind(.keyframe, keyframeAnimation),
      kind(.spring, springAnimation), kind(.group, groupAnimation),
      rules: [.exactlyOne(.basic, .keyframe, .spring, .group), propertyOfAllButGroups],
      make: { $1 ?? $2 ?? $3 ?? $4 }
    )
    .resolved({ _, _, animation in animation }, from: { $0 })
    .aboutOnePart
  }

  /// The member for one kind of layer animation; nil for animations of another kind.
  private static func kind(
    _ word: Word, _ form: Form<LayerAnimation>
  ) -> Member<LayerAnimation?, LayerAnimation?> {
    Member(word, optional: form) { $0.flatMap { $0.content.word == word ? $0 : nil } }
  }

  private static let propertyOfAllButGroups = ObjectRule(
    schema: [
      (
        "dependentRequired",
        .object([Word.basic, .keyframe, .spring].map { ($0.text, .names([Word.property.text])) })
      ),
      ("not", .required(.property, .group)),
    ]
  ) { decoder, members, owner in
    if members.words.isDisjoint(with: [.basic, .keyframe, .spring]) {
      guard members[.group] != nil, let node = members[.property] else { return true }
      decoder.report(
        .unknownMember, at: node,
        "A group has no property of its own; each of its animations has one.")
      return false
    }
    return decoder.require(.property, of: members, owner) != nil
  }

  private static let groupAnimation = Form<LayerAnimation>(
    groupedAnimations.joined(with: layerTiming()).joined(with: mediaTiming)
      .called("GroupLayerAnimation", "A group of animations", "Group of layer animations.")
      .mapped({ $0.1.animation(.group($0.0.0.animations, timingFunction: $0.0.1)) }) {
        guard case .group(let animations, let curve) = $0.content else { return nil }
        return (((animations, $0.timing.duration), curve), LayerFrame($0))
      },
    "group is an object with a list of animations")

  /// The animations of a group, and the group's duration in seconds.
  private typealias Grouped = (animations: [LayerAnimation], duration: Double)

  private static let groupedAnimations = ObjectForm<Grouped>(
    "GroupLayerAnimation", "A group of animations", nil,
    Member(
      .animations,
      .list(
        of: .deferred("GroupedLayerAnimation") { groupedAnimation },
        "animations is a list of objects", atLeastOne: "A group has at least one animation."),
      """
      They run on the clock of the group and are cut at its duration; one without a duration of its own \
      lasts as long as the group.
      """
    ) { $0.animations },
    make: { ($0, 0) }
  ).lastingAsLongAsTheGroup

  private static let groupedAnimation: Form<LayerAnimation> = Form(
    layerAnimation(
      "GroupedLayerAnimation", "An animation of a group",
      "An animation in a group, of exactly one kind."),
    "An animation of a group is an object")
}

extension ObjectForm<(animations: [LayerAnimation], duration: Double)> {
  /// The members of a group whose animations get the group's duration by default.
  fileprivate var lastingAsLongAsTheGroup: ObjectForm {
    reading { [readMembers] decoder, members in
      let outer = decoder.layerDuration
      // Wrong durations are reported where the member itself is read.
      if let node = members[.duration], decoder.tape[node].kind == .number {
        decoder.layerDuration = decoder.tape[node].number
      }
      let animations = readMembers(&decoder, members)
      decoder.layerDuration = outer
      return animations
    }
    .writing { [writeMembers] group, text in
      let outer = text.layerDuration
      text.layerDuration = group.duration
      writeMembers(group, &text)
      text.layerDuration = outer
    }
  }
}

extension LayerAnimation.Content {
  /// The property or part that moves; nil for a group.
  fileprivate var part: PropertyPart? {
    switch self {
    case .basic(let property, _, _), .keyframe(let property, _, _), .spring(let property, _, _, _):
      PropertyPart(
        property: property.property, components: property.components, isComponent: false,
        transformPart: property.part)
    case .group: nil
    }
  }

  /// The member name of this kind of animation.
  fileprivate var word: Word {
    switch self {
    case .basic: .basic
    case .keyframe: .keyframe
    case .spring: .spring
    case .group: .group
    }
  }
}

// MARK: - The verb

extension ObjectRule {
  /// The rule that a completion needs an animation to be added.
  fileprivate static let completionOfAdded = ObjectRule(
    schema: [
      ("if", .required(.completion)),
      ("then", .object([("properties", .object([(Word.layer.text, .required(.add))]))])),
    ]
  ) { decoder, members, _ in
    guard let node = members[.completion], let layer = members[.layer] else { return true }
    var inner = Members(of: layer)
    guard decoder.tape[layer].kind == .object, decoder.gather(&inner, ""), inner[.add] == nil,
      !inner.words.isDisjoint(with: [.remove, .removeAll, .speed])
    else { return true }
    decoder.report(
      .unknownMember, at: node,
      "Of a layer's commands only add has a completion: leave it out here.")
    return false
  }
}

extension Forms {
  private static let layerCompletion = completion("Only with `add`.", rules: [.completionOfAdded])

  static let layerVerb = Verb(
    .layer, layer, SceneVerb.layer,
    """
    An animation of Core Animation is added or removed, or a layer is paused, slowed and resumed. An \
    animation shows over the model for its time and leaves the model alone: when it is removed, the model \
    shows again.
    """,
    taking: layerCompletion,
    examples: [
      """
      {"at": 0, "layer": {"add": {"key": "corner", "property": "card.cornerRadius", "basic": \
      {"from": 0, "to": 20, "duration": 0.3}}}}
      """,
      #"{"at": 0.1, "layer": {"view": "card", "speed": 0}}"#,
    ]
  ) {
    if case .layer(let command) = $0 { command } else { nil }
  }
}

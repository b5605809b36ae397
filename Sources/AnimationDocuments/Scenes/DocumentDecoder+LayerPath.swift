internal import AnimationEngine
internal import AnimationScenes

// Checks layer animations along a path against the path and the property.

extension ObjectRule {
  /// The rule that `rotationMode` needs a path, and that tension, continuity and bias exclude one.
  static let membersOfPaths = ObjectRule(schema: [
    ("dependentRequired", .object([(Word.rotationMode.text, .names([Word.path.text]))]))
  ]) { decoder, members, _ in
    if members[.path] == nil, let node = members[.rotationMode] {
      decoder.report(
        .missingMember, at: node, "rotationMode turns what follows a path: give a path too.",
        hint: #""path":"M0 0 L100 0""#)
      return false
    }
    guard members[.path] != nil else { return true }
    let strange = [Word.tensionValues, .continuityValues, .biasValues].compactMap { members[$0] }
    for node in strange {
      decoder.report(
        .conflictingMembers, at: node, "A path says itself how it bends: leave this out.")
    }
    return strange.isEmpty
  }
}

extension LayerProperty {
  /// A placeholder for a property that is determined once the whole object is read.
  static let unknown = LayerProperty(property: 0, components: 0..<1)
}

extension DocumentDecoder {
  /// The keyframes, if their path fits the property. Reports a problem and returns nil otherwise.
  mutating func checked(_ keyframes: LayerKeyframes, _ members: Members) -> LayerKeyframes? {
    guard let path = keyframes.path, let node = members[.path] else { return keyframes }
    guard
      check(
        path.structure.commands.count, of: .keyframes, SceneLength.keyframes, at: node),
      let outline = KeyframeOutline(path)
    else {
      if path.structure.commands.isEmpty {
        report(
          .invalidPath, at: node, "A view cannot follow an empty path: it begins with a command M.")
      }
      return nil
    }
    guard checkPoint(at: node), checkCounts(of: keyframes, outline, members) else { return nil }
    var keyframes = keyframes
    if let rotation = keyframes.rotation, let mode = members[.rotationMode] {
      guard let property = turningProperty(at: mode) else { return nil }
      keyframes.rotation = PathRotation(rotation.mode, of: property)
    }
    return keyframes
  }

  /// Whether the property that follows a path is a point. Reports a problem if not.
  private mutating func checkPoint(at node: Int) -> Bool {
    guard table.canRead(place.part) else { return true }
    let property = table.properties[place.part.property]
    if place.part.transformPart?.type == .point { return true }
    if property.type == .point, !place.part.isComponent, place.part.transformPart == nil {
      return true
    }
    report(
      .typeMismatch, at: place.name ?? node,
      "A path leads a point, such as the position of a view; this is \(property.type.sentence).",
      hint: PropertyType.point.form)
    return false
  }

  /// Whether key times and timing functions are as many as the path's points and segments.
  /// Reports a problem if not.
  private mutating func checkCounts(
    of keyframes: LayerKeyframes, _ outline: KeyframeOutline, _ members: Members
  ) -> Bool {
    let (points, parts) = (outline.pointCount, outline.pointCount - 1)
    let (times, curves) = (keyframes.keyTimes.count, keyframes.timingFunctions.count)
    var isRight = true
    if times > 0, times != points, keyframes.mode != .discrete || times != points + 1 {
      report(
        .outOfRange, at: members[.keyTimes] ?? members.object,
        "There is a key time for each point of the path: this path has \(points), and there are "
          + "\(times) times.")
      isRight = false
    }
    if curves > 0, curves != parts {
      report(
        .outOfRange, at: members[.timingFunctions] ?? members.object,
        "There is a timing function for each part of the path: this path has \(parts), and there are "
          + "\(curves).")
      isRight = false
    }
    return isRight
  }

  /// The property that turns along with a path: an angle or transform of the same view. Reports a
  /// problem and returns nil if there is none.
  private mutating func turningProperty(at node: Int) -> LayerProperty? {
    guard table.canRead(place.part) else { return .unknown }
    let view = table.properties[place.part.property].name.viewName.map { $0 + "." } ?? ""
    for name in ["rotation", "rotate", "angle"] {
      guard let index = table.index(of: view + name), table.properties[index].type == .angle else {
        continue
      }
      return LayerProperty(property: index, components: 0..<1)
    }
    if let index = table.index(of: view + "transform"), table.properties[index].type == .transform {
      let part = table.part(index)
      return LayerProperty(property: index, components: part.components, part: .rotationZ)
    }
    report(
      .unknownProperty, at: node,
      "rotationMode turns \"\(view)rotation\" or \"\(view)transform\": give one of them a first value.",
      hint: #""\#(view)rotation":"0deg""#)
    return nil
  }
}

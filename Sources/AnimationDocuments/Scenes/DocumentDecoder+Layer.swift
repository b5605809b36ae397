internal import AnimationEngine

// What a layer is told: {"add":{"key":"corner","property":"card.cornerRadius","basic":{…}}},
// {"remove":"corner"} or {"removeAll":true}.

extension DocumentDecoder {
  /// Reads what a layer is told; nil, reported, when something is wrong with it.
  mutating func layerCommand(at node: Int) -> LayerCommand? {
    var members = Members(of: node)
    guard gather(&members, "layer is an object with add, remove or removeAll"),
      let verb = only([.add, .remove, .removeAll], of: &members, "layer"), let node = members[verb]
    else { return nil }
    switch verb {
    case .add: return addition(at: node)
    case .remove: return string(at: node).map { .remove(key: $0) }
    default: return removalOfAll(at: node)
    }
  }

  private mutating func removalOfAll(at node: Int) -> LayerCommand? {
    if tape[node].kind == .string { return .removeAll(view: tape.string(at: node)) }
    guard tape[node].kind == .bool, tape[node].flag else {
      wrongType(at: node, "removeAll is true or the name of a view")
      return nil
    }
    return .removeAll(view: nil)
  }

  private mutating func addition(at node: Int) -> LayerCommand? {
    var members = Members(of: node)
    guard gather(&members, "add is an object with a key, a property and an animation") else {
      return nil
    }
    let owner = "An animation that is added"
    let kind = only(.layerKinds, of: &members, beside: [.key, .property], owner)
    let key = require(.key, of: members, owner).flatMap { string(at: $0) }
    let animation = layerAnimation(members, kind, owner)
    guard let key, let animation else { return nil }
    return .add(key: key, animation)
  }

  // MARK: - Animations

  /// Reads one animation inside a group.
  private mutating func groupedAnimation(at node: Int) -> LayerAnimation? {
    var members = Members(of: node)
    guard gather(&members, "An animation of a group is an object") else { return nil }
    let owner = "An animation of a group"
    let kind = only(.layerKinds, of: &members, beside: [.property], owner)
    return layerAnimation(members, kind, owner)
  }

  /// Reads the animation of a kind among the members of an object, and the property that it moves.
  /// The property is read too where the kind is not known.
  private mutating func layerAnimation(
    _ members: Members, _ kind: Word?, _ owner: String
  ) -> LayerAnimation? {
    if kind == .group { return groupAnimation(members) }
    let name = kind == nil ? members[.property] : require(.property, of: members, owner)
    let target = LayerTarget(name: name, part: name.flatMap { layerPart(at: $0) })
    guard let kind, let node = members[kind] else { return nil }
    switch kind {
    case .basic: return basicAnimation(at: node, of: target)
    case .keyframe: return keyframeAnimation(at: node, of: target)
    default: return springAnimation(at: node, of: target)
    }
  }

  private mutating func layerPart(at node: Int) -> PropertyPart? {
    guard tape[node].kind == .string else {
      wrongType(at: node, "The name of a property belongs here")
      return nil
    }
    return part(named: node)
  }

  private mutating func groupAnimation(_ members: Members) -> LayerAnimation? {
    if let node = members[.property] {
      report(
        .unknownMember, at: node,
        "A group has no property of its own; each of its animations has one.")
    }
    guard let node = members[.group] else { return nil }
    var members = Members(of: node)
    guard gather(&members, "group is an object with a list of animations") else { return nil }
    let owner = "A group of animations"
    check(&members, allowed: .groupAnimation, owner)
    let before = problems.total
    let animations = require(.animations, of: members, owner).flatMap {
      groupedAnimations(at: $0)
    }
    let curve = members[.timingFunction].flatMap { timingFunction(at: $0) }
    let frame = layerFrame(members, lasting: MediaTiming.defaultDuration)
    guard let animations, problems.total == before else { return nil }
    return frame.animation(.group(animations, timingFunction: curve))
  }

  private mutating func groupedAnimations(at node: Int) -> [LayerAnimation]? {
    guard let elements = list(at: node, "animations is a list of objects") else { return nil }
    guard tape[node].count > 0 else {
      report(.empty, at: node, "A group has at least one animation.")
      return nil
    }
    let animations = elements.compactMap { groupedAnimation(at: $0) }
    return animations.count == tape[node].count ? animations : nil
  }
}

/// What an animation of a layer moves.
struct LayerTarget {
  /// The node of its name.
  var name: Int?
  /// The part that the name stands for; nil where it could not be read, and values are not checked.
  var part: PropertyPart?
}

extension WordSet {
  fileprivate static let layerKinds: WordSet = [.basic, .keyframe, .spring, .group]
  fileprivate static let groupAnimation = layerFrame.union([.animations, .timingFunction])
}

internal import AnimationEngine

// An animation beside properties: {"property":"x","animation":…,"value":"y","when":{…}}.

extension DocumentDecoder {
  /// Reads a list of animations beside properties; nil, reported, when one of them is wrong.
  mutating func implicitAnimations(
    at node: Int, _ shown: ShownProperties
  ) -> [ImplicitAnimation]? {
    guard let elements = list(at: node, "animations is a list of objects"),
      check(
        tape[node].count, atMost: limits.maxTracks, "animations beside properties", "max-tracks",
        at: node)
    else { return nil }
    let before = problems.total
    var animations: [ImplicitAnimation] = []
    for element in elements {
      if let animation = implicitAnimation(at: element, shown) { animations.append(animation) }
    }
    return problems.total == before ? animations : nil
  }

  private mutating func implicitAnimation(
    at node: Int, _ shown: ShownProperties
  ) -> ImplicitAnimation? {
    let owner = "An animation beside a property"
    var members = Members(of: node)
    guard gather(&members, "\(owner) is an object") else { return nil }
    check(&members, allowed: .implicitAnimation, owner)
    let before = problems.total
    let properties = namedProperties(members, shown)
    let names: WordSet = [.property, .properties]
    if members.words.union(members.guessed).isDisjoint(with: names) {
      report(.missingMember, at: node, "\(owner) has a member property or properties.")
    }
    let animation = require(.animation, of: members, owner).flatMap { optionalAnimation(at: $0) }
    let trigger = members[.value].flatMap { shownProperty(at: $0, shown) }
    let condition = members[.when].flatMap { transactionKeys(at: $0, "when") }
    guard let properties, problems.total == before else { return nil }
    return ImplicitAnimation(
      properties: properties, animation: animation, trigger: trigger, condition: condition ?? [:])
  }

  /// Reads what running animations are removed from; nil, reported, when something is wrong.
  mutating func animationScope(at node: Int, _ shown: ShownProperties) -> AnimationScope? {
    var members = Members(of: node)
    guard gather(&members, "removeAnimations is an object") else { return nil }
    check(&members, allowed: [.view, .property, .properties], "removeAnimations")
    let before = problems.total
    let properties = namedProperties(members, shown)
    let view = members[.view].flatMap { viewName(at: $0, shown) }
    if let view = members[.view], let other = members[.property] ?? members[.properties] {
      report(
        .conflictingMembers, at: max(view, other),
        "A view and properties exclude each other; this has both.")
    }
    guard problems.total == before else { return nil }
    return view.map { .view($0) } ?? properties.map { .properties($0) } ?? .all
  }

  /// Reads `property` or `properties`; nil where there is neither, or, reported, something is wrong.
  private mutating func namedProperties(
    _ members: Members, _ shown: ShownProperties
  ) -> [Int]? {
    let one = members[.property].flatMap { shownProperty(at: $0, shown) }
    let list = members[.properties].flatMap { shownProperties(at: $0, shown) }
    if let property = members[.property], let properties = members[.properties] {
      report(
        .conflictingMembers, at: max(property, properties),
        "property and properties exclude each other; this has both.")
      return nil
    }
    return one.map { [$0] } ?? list
  }

  private mutating func shownProperties(at node: Int, _ shown: ShownProperties) -> [Int]? {
    guard let elements = list(at: node, "properties is a list of names") else { return nil }
    guard tape[node].count > 0 else {
      report(.empty, at: node, "A list of properties names at least one.")
      return nil
    }
    let before = problems.total
    var properties: [Int] = []
    var given: Set<Int> = []
    for element in elements {
      guard let property = shownProperty(at: element, shown) else { continue }
      guard given.insert(property).inserted else {
        reportDuplicate(element)
        continue
      }
      properties.append(property)
    }
    return problems.total == before ? properties : nil
  }
}

extension WordSet {
  fileprivate static let implicitAnimation: WordSet = [
    .property, .properties, .animation, .value, .when,
  ]
}

internal import AnimationEngine

// Forms that several verbs have: one of several members, a rectangle, a size, an anchor.

extension DocumentDecoder {
  /// The one member of `choices` that an object has, after all of its members are checked; nil,
  /// reported, when it has none of them or more than one.
  ///
  /// `others` are the members that it may have beside; `owner` begins the sentences.
  mutating func only(
    _ choices: WordSet, of members: inout Members, beside others: WordSet = [], _ owner: String
  ) -> Word? {
    check(&members, allowed: choices.union(others), owner)
    let given = members.words.intersection(choices)
    if given.count == 1 { return given.words.first }
    let rule = "\(owner) has one of the members \(choices.words.map(\.text).listed("or"))"
    if given.count > 1 {
      report(.conflictingMembers, at: members.object, "\(rule); this has \(given.text).")
    } else if members.guessed.isDisjoint(with: choices) {
      report(.missingMember, at: members.object, "\(rule).")
    }
    return nil
  }

  /// The plain numbers of a rectangle, a size, a point or insets, all of which have to be given.
  mutating func numbers(at node: Int, of type: PropertyType, _ owner: String) -> [Double]? {
    var members = Members(of: node)
    let words = type.componentWords
    guard gather(&members, "\(owner) is an object with \(words.map(\.text).listed("and"))") else {
      return nil
    }
    check(&members, allowed: type.componentSet, owner)
    let nodes = words.compactMap { require($0, of: members, owner) }
    let numbers = nodes.compactMap { number(at: $0) }
    return numbers.count == words.count ? numbers : nil
  }

  /// Reads a rectangle.
  mutating func rectangle(at node: Int, _ owner: String) -> Rect? {
    numbers(at: node, of: .rect, owner).map {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  /// Reads the size of what views move in, the member `container`; nil where there is none too.
  mutating func container(of members: Members) -> Size? {
    members[.container].flatMap { numbers(at: $0, of: .size, "A container") }.map {
      Size(width: $0[0], height: $0[1])
    }
  }

  /// Reads the member `anchor`, a point in parts of a frame; the centre where there is none. nil,
  /// reported, when it is wrong.
  mutating func anchor(of members: Members) -> UnitPoint? {
    guard let node = members[.anchor] else { return .center }
    return numbers(at: node, of: .point, "An anchor").map { UnitPoint(x: $0[0], y: $0[1]) }
  }

  /// Reads the member `transition`; nil where there is none, or, reported, something is wrong.
  mutating func viewTransition(of members: Members) -> ViewTransition? {
    members[.transition].flatMap { Forms.transition.read(&self, $0) }
  }

  /// Reads the member that names a view; nil, reported, when it is missing or no name.
  mutating func viewName(_ word: Word, of members: Members, _ owner: String) -> String? {
    require(word, of: members, owner).flatMap { string(at: $0) }
  }
}

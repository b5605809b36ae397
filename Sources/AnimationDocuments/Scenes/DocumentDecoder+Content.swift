internal import AnimationEngine

// A change of content: {"property":"label","to":"42","transition":"numericText"}.

extension DocumentDecoder {
  /// Reads a change of content; nil, reported, when something is wrong with it.
  mutating func contentChange(at node: Int) -> ContentChange? {
    var members = Members(of: node)
    guard gather(&members, "content is an object with a property and its new value") else {
      return nil
    }
    let owner = "A change of content"
    check(&members, allowed: [.property, .to, .transition], owner)
    let property = require(.property, of: members, owner).flatMap { contentProperty(at: $0) }
    let label = require(.to, of: members, owner).flatMap { contentLabel(at: $0) }
    var transition: ContentChange.Transition? = .interpolate
    if let node = members[.transition] { transition = contentTransition(at: node) }
    guard let property, let label, let transition else { return nil }
    let number = table.number(of: label, in: property)
    return ContentChange(
      property: property, value: Components(scalar: Double(number)), transition: transition)
  }

  /// The discrete property that is the content; nil, reported, when it is none.
  private mutating func contentProperty(at node: Int) -> Int? {
    guard tape[node].kind == .string else {
      wrongType(at: node, "The name of a property belongs here")
      return nil
    }
    guard let part = part(named: node), table.canRead(part) else { return nil }
    let type = table.properties[part.property].type
    guard type != .discrete else { return part.property }
    let given = part.isComponent ? "a component of \(type.sentence)" : type.sentence
    report(
      .typeMismatch, at: node, "Content is a discrete value; \(quoted(node)) is \(given).",
      hint: PropertyType.discrete.form)
    return nil
  }

  /// Content is written as what it is. Only an object needs the form of discrete values: a misspelt
  /// one could not be told from it.
  private mutating func contentLabel(at node: Int) -> TableEntry? {
    guard tape[node].kind == .object else { return discrete(at: node)?.entry }
    var members = Members(of: node)
    guard gather(&members, "") else { return nil }
    guard let inner = members[.discrete] else {
      wrongType(
        at: node, "Content is a text, a number or other JSON",
        hint: #"{"discrete":…} for content that is an object"#)
      return nil
    }
    check(&members, allowed: .discrete, "Content in the form of a discrete value")
    return discrete(at: inner)?.entry
  }

  // MARK: - How it shows

  /// Reads how a change of content shows: a name, or an object with a type.
  private mutating func contentTransition(at node: Int) -> ContentChange.Transition? {
    if tape[node].kind == .string {
      let type: ContentTransitionType? = choice(at: node, "content transition")
      return type?.transition(countsDown: false)
    }
    var members = Members(of: node)
    guard gather(&members, "A content transition is a name or an object with a type") else {
      return nil
    }
    guard let node = members[.type] else {
      check(&members, allowed: [.type, .countsDown], "A content transition")
      _ = require(.type, of: members, "A content transition")
      return nil
    }
    let chosen: ContentTransitionType? = choice(at: node, "content transition")
    guard let type = chosen else { return nil }
    let allowed: WordSet = type == .numericText ? [.type, .countsDown] : [.type]
    check(&members, allowed: allowed, "The content transition \(type.rawValue)")
    guard type == .numericText, let node = members[.countsDown] else {
      return type.transition(countsDown: false)
    }
    return bool(at: node).map { type.transition(countsDown: $0) }
  }
}

/// The types of content transitions.
enum ContentTransitionType: String, CaseIterable {
  case identity, interpolate, opacity, numericText, replace

  /// The type of a transition.
  init(_ transition: ContentChange.Transition) {
    switch transition {
    case .identity: self = .identity
    case .interpolate: self = .interpolate
    case .opacity: self = .opacity
    case .numericText: self = .numericText
    case .replace: self = .replace
    }
  }

  /// The transition of the type; only digits count up or down.
  fileprivate func transition(countsDown: Bool) -> ContentChange.Transition {
    switch self {
    case .identity: .identity
    case .interpolate: .interpolate
    case .opacity: .opacity
    case .numericText: .numericText(countsDown: countsDown)
    case .replace: .replace
    }
  }
}

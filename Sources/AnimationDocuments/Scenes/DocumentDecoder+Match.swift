internal import AnimationEngine

// A frame that one view takes over from another: {"from":"thumb","to":"hero","id":"card",…}.

extension DocumentDecoder {
  /// Reads a frame handed over; nil, reported, when something is wrong with it.
  mutating func matchedGeometry(at node: Int) -> MatchedGeometry? {
    var members = Members(of: node)
    guard gather(&members, "match is an object with the views from and to") else { return nil }
    check(&members, allowed: .match, "match")
    let before = problems.total
    let from = viewName(.from, of: members, "match")
    let to = viewName(.to, of: members, "match")
    let id = members[.id].flatMap { string(at: $0) }
    let namespace = members[.namespace].flatMap { string(at: $0) }
    let properties: MatchedGeometry.Properties? =
      choice(.properties, of: members, "part of a frame", default: .frame)
    let anchor = anchor(of: members)
    let source: MatchedGeometry.Source? =
      choice(.source, of: members, "source", default: .to)
    guard let from, let to, let properties, let anchor, let source, problems.total == before
    else { return nil }
    return MatchedGeometry(
      from: from, to: to, id: id, namespace: namespace, properties: properties, anchor: anchor,
      source: source)
  }
}

extension WordSet {
  fileprivate static let match: WordSet = [
    .from, .to, .id, .namespace, .properties, .anchor, .source,
  ]
}

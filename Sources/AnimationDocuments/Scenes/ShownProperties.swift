internal import AnimationEngine
internal import AnimationScenes

/// The properties and views that a scene shows, known once its events are read.
struct ShownProperties {
  /// The indices of the properties that verbs add, by name.
  var effects = NameTable<Int>()
  /// The names of the views that have properties.
  var views: NameSet = []
  /// The names of views whose properties are unknown because something is wrong with the scene.
  var unknownViews: NameSet = []
}

extension DocumentDecoder {
  /// The properties that a scene shows. If there are problems with its events, the views in them
  /// count as unknown.
  mutating func shownProperties(of whole: CompletedScene, _ members: Members) -> ShownProperties {
    guard problems.isEmpty else {
      let nodes = [members[.events], members[.layout]].compactMap { $0 }
      let unknown = nodes.reduce(into: [ZoomCommand.defaultView] as NameSet) {
        $0.formUnion(NameSet(viewNames(inside: $1)))
      }
      let known = table.properties.compactMap(\.name.viewName)
      return ShownProperties(views: NameSet(known), unknownViews: unknown)
    }
    let shown = whole.properties
    if let node = members[.events] {
      _ = check(shown.count, of: .tracks, "properties", at: node)
    }
    checkOverlaps(with: shown[table.count...])
    var effects = NameTable<Int>()
    for index in (table.count..<shown.count).reversed() { effects[shown[index].name] = index }
    return ShownProperties(effects: effects, views: NameSet(shown.lazy.compactMap(\.name.viewName)))
  }

  /// Reports declared properties that are a component of one that the scene adds, or that have one as a
  /// component: it would have two values.
  private mutating func checkOverlaps(with added: ArraySlice<AnimatedProperty>) {
    for property in added {
      for component in property.type.memberNames {
        guard let index = table.index(of: property.name + "." + component) else { continue }
        reportOverlap(component, of: property.name, at: index)
      }
      guard let view = property.name.viewName, let owner = table.index(of: view),
        let component = property.name.dropping(view),
        table.properties[owner].type.memberNames.contains(component)
      else { continue }
      reportOverlap(component, of: view, at: owner)
    }
  }

  private mutating func reportOverlap(_ component: String, of whole: String, at index: Int) {
    report(
      .duplicateMember, at: table.nameNode(of: index),
      "The \(component) of \"\(whole.shortened)\" would be there twice, as the scene shows one too: choose "
        + "another name.")
  }

  /// Reads the name of a property that shows. Reports a problem and returns nil without one.
  mutating func shownProperty(at node: Int) -> Int? {
    guard isName(node, of: "a property") else { return nil }
    if let index = table.index(of: node, guess: 0, in: tape) { return index }
    let name = tape.string(at: node)
    if let index = shown.effects[name] { return index }
    if let view = name.viewName, shown.unknownViews.contains(view) { return nil }
    if let whole = componentPart(named: name) {
      if let owner = whole.fixedOwner ?? whole.part?.property { reportPart(node, of: owner) }
      return nil
    }
    report(
      .unknownProperty, at: node,
      "There is no property \(quoted(node)): no first value and no verb of the scene makes one.",
      hint: problems.isFull ? nil : NameHint.of(name, among: shownNames))
    return nil
  }

  /// Reads the name of a view with properties. Reports a problem and returns nil without one.
  mutating func shownView(at node: Int) -> String? {
    guard let name = string(at: node) else { return nil }
    if shown.views.contains(name) || shown.unknownViews.contains(name) { return name }
    let views = shown.views
    reportUnknownName(at: node, among: views.inOrder, "view")
    return nil
  }

  private mutating func reportPart(_ node: Int, of owner: Int) {
    report(
      .unknownProperty, at: node,
      "An animation belongs to a whole property; \(quoted(node)) is a part of one.",
      hint: table.properties[owner].name)
  }

  private var shownNames: [String] { table.properties.map(\.name) + shown.effects.names }
}

extension String {
  /// The view of a property of this name: the part before the last dot; nil without one.
  var viewName: String? {
    partsAtLastDot.flatMap { $0.owner.isEmpty ? nil : String($0.owner) }
  }
}

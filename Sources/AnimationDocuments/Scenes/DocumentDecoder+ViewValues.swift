internal import AnimationEngine
internal import AnimationScenes

// Reads the values of an inserted view, whose names lack the view's name.

extension DocumentDecoder {
  /// Reads the values of an inserted view's properties, whose names lack the view's name. Reports
  /// a problem and returns nil when one is wrong. New properties are declared by this.
  mutating func viewValues(at node: Int, of view: String?) -> [PropertyChange]? {
    guard holdsValues(node, "values") else { return nil }
    guard let view else {
      for member in tape.members(of: node) { _ = value(at: member.value, colorsIn: .srgbLinear) }
      return nil
    }
    // Each name begins with that of the view, which may be as long as the body.
    guard charge(work: WorkMeter.product(tape[node].count, view.utf8.count)) else { return nil }
    guard checkPropertyCount(node, of: view) else { return nil }
    let before = problems.total
    var changes: [PropertyChange] = []
    var given = GivenParts()
    for (name, _) in tape.members(of: node) {
      addValue(name, of: view, unless: &given, to: &changes)
    }
    return problems.total == before ? changes : nil
  }

  /// Whether all properties together are within the limit. Reports a problem if not.
  private mutating func checkPropertyCount(_ node: Int, of view: String) -> Bool {
    guard table.count + tape[node].count > limits.maxTracks else { return true }
    var count = table.count
    for (name, _) in tape.members(of: node)
    where table.index(of: view + "." + tape.string(at: name)) == nil { count += 1 }
    return check(count, of: .tracks, "properties", at: node)
  }

  /// Reads one value of a view's property; `given` holds the parts so far, to find repetitions.
  private mutating func addValue(
    _ name: Int, of view: String, unless given: inout GivenParts, to changes: inout [PropertyChange]
  ) {
    let text = view + "." + tape.string(at: name)
    if let index = table.index(of: text) {
      return addChange(name, of: table.part(index), unless: &given, to: &changes)
    }
    if let found = componentPart(named: text) {
      guard let part = viewPart(name, found, of: view) else { return }
      return addChange(name, of: part, unless: &given, to: &changes)
    }
    guard !tape.plainText(at: name).contains(UInt8(ascii: ".")) else {
      return report(
        .unknownProperty, at: name,
        "There is no property \"\(text.shortened)\", and the name of a new one has no dot in it.",
        hint: problems.isFull ? nil : nearestPart(to: text).flatMap { $0.dropping(view) })
    }
    declare(name, called: text, unless: &given, to: &changes)
  }

  /// The component that a name with a dot means. Reports a problem and returns nil if it cannot
  /// be set here.
  private mutating func viewPart(
    _ name: Int, _ found: ComponentPart, of view: String
  ) -> PropertyPart? {
    if let owner = found.fixedOwner { return reportFixedComponent(name, owner) }
    guard let part = found.part else { return nil }
    let owner = table.properties[part.property].name
    guard owner.isExactly(view) else { return part }
    report(
      .duplicateMember, at: name,
      "\(quoted(name)) is a component of the property \"\(owner.shortened)\", which has the "
        + "name of the view: rename one of the two.")
    return nil
  }

  /// How often the name of a property is kept: in tables of names, in the scene, and in the answer.
  private static var copiesOfName: Int { 8 }

  private mutating func declare(
    _ name: Int, called text: String, unless given: inout GivenParts,
    to changes: inout [PropertyChange]
  ) {
    guard charge(bytes: WorkMeter.product(Self.copiesOfName, text.utf8.count)) else { return }
    let value = value(at: name + 1, colorsIn: .srgbLinear)
    let index = table.count
    table.add(name, called: text, value?.type)
    _ = given.insert(table.part(index))
    guard let value else { return }
    changes.append(PropertyChange(property: index, value: coordinates(of: value, property: index)))
    let overlap = value.type.memberNames.first { table.index(of: text + "." + $0) != nil }
    if let overlap {
      report(
        .duplicateMember, at: name,
        "\"\(text.shortened)\" has a component \(overlap), which is a property of its own already.")
    }
  }
}

extension String {
  /// The name without the view and its dot; nil if it does not begin with them.
  func dropping(_ view: String) -> String? {
    guard utf8.starts(with: view.utf8), utf8.dropFirst(view.utf8.count).first == UInt8(ascii: ".")
    else { return nil }
    return String(decoding: utf8.dropFirst(view.utf8.count + 1), as: UTF8.self)
  }
}

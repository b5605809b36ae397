internal import AnimationEngine

/// The properties of a document, as its first values declare them. Properties of views that are
/// inserted later are added then.
struct PropertyTable {
  /// The properties in order; the tables of their values are kept apart.
  private(set) var properties: [AnimatedProperty] = []
  private var declarations: [Declaration] = []
  /// Whether the first values could not be told apart at all. Then no name counts as unknown.
  var isUnknown = false
  /// The number of properties, from the first on, whose name is just the text at its node. Names
  /// of properties that an insertion declares begin with the view's.
  private var plainCount = 0
  // Keyed by bytes and not by ``ExactName``, as names are looked up before they are texts.
  private var indexByName: [[UInt8]: Int] = [:]
  private var tables: [Int: EntryTable] = [:]
  /// The common structure of each property's CSS values.
  private var patterns: [Int: CSSPattern] = [:]
  /// The paths of each property that has paths: how many there are, and whether they are morphed.
  private var groups: [Int: PathGroup] = [:]

  /// The number of properties from which on names are looked up by hash instead of one by one.
  private static let fewest = 16

  var count: Int { properties.count }

  /// Reserves room for a number of properties.
  mutating func reserve(_ count: Int) {
    properties.reserveCapacity(count)
    declarations.reserveCapacity(count)
  }

  /// Adds the property named at a node; its type is nil if its first value could not be read.
  mutating func add(_ name: Int, _ type: PropertyType?, in tape: JSONTape) {
    if plainCount == count { plainCount += 1 }
    add(name, called: tape.string(at: name), type)
  }

  /// Adds a property with the name `text`, which need not be the text at the node.
  mutating func add(_ name: Int, called text: String, _ type: PropertyType?) {
    if count == Self.fewest {
      for (index, property) in properties.enumerated() {
        indexByName[Array(property.name.utf8)] = index
      }
    }
    if count >= Self.fewest { indexByName[Array(text.utf8)] = count }
    let property = AnimatedProperty(name: text, type: type ?? .number)
    let whole = PropertyPart(
      property: count, components: 0..<property.valueCount, isComponent: false)
    declarations.append(Declaration(name: name, isKnown: type != nil, whole: whole))
    properties.append(property)
  }

  /// The node of a property's name in the text.
  func nameNode(of index: Int) -> Int { declarations[index].name }

  /// Whether a property's first value could be read. For the others no type is checked, so that one
  /// fault is reported once.
  func isKnown(_ index: Int) -> Bool { declarations[index].isKnown }

  /// Whether values of a part can be checked: its property exists and its first value was read.
  func canRead(_ part: PropertyPart) -> Bool { part.property >= 0 && isKnown(part.property) }

  /// The index of the property named at a string node; nil if none. `guess` is tried first.
  func index(of name: Int, guess: Int, in tape: JSONTape) -> Int? {
    if guess < plainCount, tape.haveSameText(nameNode(of: guess), name) { return guess }
    if count > Self.fewest { return indexByName[Array(tape.plainText(at: name))] }
    let plain = declarations[..<plainCount]
    if let index = plain.firstIndex(where: { tape.haveSameText($0.name, name) }) { return index }
    guard plainCount < count else { return nil }
    let text = tape.plainText(at: name)
    return properties[plainCount...].firstIndex { $0.name.utf8.elementsEqual(text) }
  }

  /// The index of the property with a name; nil if there is none.
  func index(of name: String) -> Int? {
    if count > Self.fewest { return indexByName[Array(name.utf8)] }
    return properties.firstIndex { $0.name.isExactly(name) }
  }

  /// The index of a value in its property's table, to which it is added if it is new.
  mutating func number(of entry: TableEntry, in property: Int) -> Int {
    let count = tables[property]?.entries.count ?? 0
    let number = tables[property, default: EntryTable()].number(of: entry)
    if number == count { note(entry, in: property) }
    return number
  }

  /// Updates what the property's paths or CSS values have in common by a new, checked value.
  private mutating func note(_ entry: TableEntry, in property: Int) {
    switch entry {
    case .css(let value): try? patterns[property, default: CSSPattern()].add(value)
    case .path(let path, let isMorphing):
      groups[property] = paths(of: property).adding(path, isMorphing: isMorphing)
    case .label, .color, .transform: break
    }
  }

  func part(_ index: Int) -> PropertyPart { declarations[index].whole }

  /// The common structure of a property's CSS values so far.
  func pattern(of property: Int) -> CSSPattern { patterns[property] ?? CSSPattern() }

  /// The paths of a property that have been read so far.
  func paths(of property: Int) -> PathGroup { groups[property] ?? PathGroup() }

  /// The number of cubic curves that the morphs of all properties make.
  var morphedCubics: Int { groups.values.reduce(0) { $0 + ($1.isMorphing ? $1.cubics : 0) } }

  /// The properties with the tables of their values; paths stay as they are unless they are `morphed`.
  func filledProperties(morphed: Bool) -> [AnimatedProperty] {
    var filled = properties
    for (index, table) in tables { filled[index].table = table.values(morphed: morphed) }
    return filled
  }
}

extension PropertyTable {
  /// Facts about a declared property that the property itself does not hold.
  private struct Declaration {
    let name: Int
    let isKnown: Bool
    /// The property as a part. It is kept, since a copy of a property has references to count.
    let whole: PropertyPart
  }
}

extension JSONTape {
  /// Whether two string nodes have the same text, escapes resolved.
  func haveSameText(_ left: Int, _ right: Int) -> Bool {
    guard !nodes[left].hasEscapes, !nodes[right].hasEscapes else {
      return string(at: left).isExactly(string(at: right))
    }
    let (first, second) = (nodes[left], nodes[right])
    let count = first.stringEnd &- first.start
    return second.stringEnd &- second.start == count
      && bytes.span.areSame(count, from: first.start, and: second.start)
  }
}

/// A property or a single component of it.
struct PropertyPart {
  /// The index of the property; -1 if it is unknown.
  let property: Int
  /// The components meant: all, or a single one.
  let components: Range<Int>
  /// Whether the part is a single component with numbers as values, not the property.
  let isComponent: Bool
  /// The part of a transform that a layer animation moves on its own; nil for the whole property.
  var transformPart: TransformPart? = nil

  /// A part that could not be read; values given for it are not checked.
  static let unknown = PropertyPart(property: -1, components: 0..<0, isComponent: false)
}

extension DocumentDecoder {
  /// Reads the name of a property or component. Reports a problem and returns nil if unknown.
  mutating func part(named name: Int, guess: Int = 0) -> PropertyPart? {
    if let index = table.index(of: name, guess: guess, in: tape) { return table.part(index) }
    if table.isUnknown { return nil }
    let text = tape.string(at: name)
    if let found = componentPart(named: text) {
      if let owner = found.fixedOwner { return reportFixedComponent(name, owner) }
      return found.part
    }
    if let found = keyPathPart(named: text) { return reportKeyPath(name, found) }
    let near = problems.isFull ? nil : nearestPart(to: text)
    guard isTarget, near == nil, table.count > 0 else {
      let hint = near ?? (problems.isFull ? nil : partHint(for: text))
      report(
        .unknownProperty, at: name,
        "There is no property \(quoted(name)): give it a first value, or name one that has one.",
        hint: hint)
      return nil
    }
    report(
      .unknownProperty, at: name,
      "\(quoted(name)) stands in \"to\" and not in \"from\": give it a first value there.")
    return nil
  }

  /// The hint for an unknown name: what was probably meant, or the names that exist. Nil if there
  /// are none.
  func partHint(for text: String) -> String? {
    nearestPart(to: text) ?? NameHint.of(text, among: Array(namesForHints))
  }

  /// The first property names only, so that making a hint takes bounded time.
  private var namesForHints: some Sequence<String> {
    table.properties.lazy.map(\.name).prefix(NearestName.mostCandidates)
  }

  func nearestPart(to text: String) -> String? {
    let names = namesForHints
    if let name = NearestName.of(text, among: names) { return name }
    guard let (owner, last) = text.partsAtLastDot,
      let whole = NearestName.of(String(owner), among: names),
      let type = table.properties.first(where: { $0.name == whole })?.type, !type.isScalar
    else { return nil }
    return NearestName.of(String(last), among: type.componentNames).map { whole + "." + $0 }
  }

  /// Reports that a component cannot be animated alone; always returns nil.
  mutating func reportFixedComponent(_ name: Int, _ owner: Int) -> PropertyPart? {
    let property = table.properties[owner]
    report(
      .unknownProperty, at: name,
      "\(quoted(name)) does not move by itself: \(property.type.sentence) moves as a whole.",
      hint: property.name)
    return nil
  }

  /// The component that a name with a dot addresses; nil if the name before the dot is no property.
  func componentPart(named text: String) -> ComponentPart? {
    guard let (owner, last) = text.partsAtLastDot, let index = table.index(of: String(owner))
    else { return nil }
    guard table.isKnown(index) else { return ComponentPart() }
    let type = table.properties[index].type
    guard let component = type.memberNames.firstIndex(of: String(last)) else { return nil }
    guard type.isMovable(component) else { return ComponentPart(fixedOwner: index) }
    return ComponentPart(
      part: PropertyPart(property: index, components: component..<component + 1, isComponent: true))
  }
}

/// The meaning of a name that looks like a component's.
struct ComponentPart {
  /// The component; nil if its property could not be read or if it cannot be animated alone.
  var part: PropertyPart?
  /// The index of the property, if its component cannot be animated alone.
  var fixedOwner: Int?

  /// The index of the property that has the component; nil if the property could not be read.
  var owner: Int? { part?.property ?? fixedOwner }
}

extension PropertyType {
  /// Whether a component can be animated alone: not in transforms, nor where a colour's
  /// components depend on each other.
  fileprivate func isMovable(_ component: Int) -> Bool {
    switch self {
    case .transform: false
    case .color(let space): component < 3 ? space.isSeparable : space.isVector
    default: true
    }
  }
}

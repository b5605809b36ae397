internal import AnimationEngine

/// The properties of a document, as its first values declare them; those of views that come later are
/// added when they come.
struct PropertyTable {
  /// The properties in order, without the tables of their values.
  private(set) var properties: [AnimatedProperty] = []
  /// Whether each property's first value could be read. What is said of the others cannot be
  /// checked, and is not: one fault is reported once.
  private(set) var isKnown: [Bool] = []
  /// The node of each property's name.
  private(set) var names: [Int] = []
  /// How many properties, the first ones, are called what the nodes of their names say. Those that
  /// come with a view are called so after the name of the view.
  private var plainCount = 0
  // Keyed by bytes: strings that differ only in how their characters are composed are equal, and
  // names are not.
  private var indexByName: [[UInt8]: Int] = [:]
  private var tables: [Int: EntryTable] = [:]
  /// What the CSS values of a property have in common.
  private var patterns: [Int: CSSPattern] = [:]
  /// What is known of the paths of a property.
  private var groups: [Int: PathGroup] = [:]

  /// From how many properties on they are found by hashing.
  private static let fewest = 16

  var count: Int { properties.count }

  /// Makes room for some properties.
  mutating func reserve(_ count: Int) {
    properties.reserveCapacity(count)
    isKnown.reserveCapacity(count)
    names.reserveCapacity(count)
  }

  /// Adds a property; its type is nil when its first value could not be read.
  mutating func add(_ name: Int, _ type: PropertyType?, in tape: JSONTape) {
    if plainCount == count { plainCount += 1 }
    add(name, called: tape.string(at: name), type)
  }

  /// Adds a property with the name `text` instead of the text at the node.
  mutating func add(_ name: Int, called text: String, _ type: PropertyType?) {
    if count == Self.fewest {
      for (index, property) in properties.enumerated() {
        indexByName[Array(property.name.utf8)] = index
      }
    }
    if count >= Self.fewest { indexByName[Array(text.utf8)] = count }
    properties.append(AnimatedProperty(name: text, type: type ?? .number))
    isKnown.append(type != nil)
    names.append(name)
  }

  /// Whether the values of a part can be read: its property is there, and so is its first value.
  func canRead(_ part: PropertyPart) -> Bool { part.property >= 0 && isKnown[part.property] }

  /// The property that the string node `name` names. `guess` is looked at first.
  func index(of name: Int, guess: Int, in tape: JSONTape) -> Int? {
    if guess < plainCount, tape.haveSameText(names[guess], name) { return guess }
    if count > Self.fewest { return indexByName[Array(tape.plainText(at: name))] }
    if let index = names[..<plainCount].firstIndex(where: { tape.haveSameText($0, name) }) {
      return index
    }
    let text = tape.plainText(at: name)
    return properties[plainCount...].firstIndex { $0.name.utf8.elementsEqual(text) }
  }

  /// The property with a name.
  func index(of name: String) -> Int? {
    if count > Self.fewest { return indexByName[Array(name.utf8)] }
    return properties.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The number of a value among the distinct ones of its property; a new one is added.
  mutating func number(of entry: TableEntry, in property: Int) -> Int {
    let count = tables[property]?.entries.count ?? 0
    let number = tables[property, default: EntryTable()].number(of: entry)
    if number == count { note(entry, in: property) }
    return number
  }

  /// Takes up a new value among what its property's values have in common. It has been checked.
  private mutating func note(_ entry: TableEntry, in property: Int) {
    switch entry {
    case .css(let value): try? patterns[property, default: CSSPattern()].add(value)
    case .path(let path, let isMorphing):
      groups[property] = paths(of: property).adding(path, isMorphing: isMorphing)
    case .label, .color, .transform: break
    }
  }

  /// A whole property as a part.
  func part(_ index: Int) -> PropertyPart {
    let count = properties[index].valueCount
    return PropertyPart(property: index, components: 0..<count, isComponent: false)
  }

  /// What the CSS values of a property have in common so far.
  func pattern(of property: Int) -> CSSPattern { patterns[property] ?? CSSPattern() }

  /// What is known of the paths of a property so far.
  func paths(of property: Int) -> PathGroup { groups[property] ?? PathGroup() }

  /// The properties with the tables of their values.
  var filledProperties: [AnimatedProperty] {
    var filled = properties
    for (index, table) in tables { filled[index].table = table.values }
    return filled
  }
}

extension JSONTape {
  /// Whether two string nodes stand for the same text.
  func haveSameText(_ left: Int, _ right: Int) -> Bool {
    guard !nodes[left].hasEscapes, !nodes[right].hasEscapes else {
      return string(at: left).utf8.elementsEqual(string(at: right).utf8)
    }
    let count = nodes[left].stringEnd - nodes[left].start
    guard nodes[right].stringEnd - nodes[right].start == count else { return false }
    let (first, second) = (nodes[left].start, nodes[right].start)
    for offset in 1..<count where bytes[first + offset] != bytes[second + offset] { return false }
    return true
  }
}

/// A property, or one component of it that is addressed alone.
struct PropertyPart {
  /// The index of the property.
  let property: Int
  /// Which of its lanes; all but where one is addressed alone.
  let components: Range<Int>
  /// Whether a component is addressed alone: it is written as a plain number then.
  let isComponent: Bool
  /// The part of a transform that an animation of a layer moves by itself.
  var transformPart: TransformPart? = nil

  /// Stands for a part that is not known: whatever is said of its values is not checked.
  static let unknown = PropertyPart(property: -1, components: 0..<0, isComponent: false)
}

extension DocumentDecoder {
  /// The part that a string node names. Reports a problem and returns nil when there is no such
  /// property.
  mutating func part(named name: Int, guess: Int = 0) -> PropertyPart? {
    if let index = table.index(of: name, guess: guess, in: tape) { return table.part(index) }
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
        .unknownProperty, at: name, "No property \(quoted(name)) has a first value.", hint: hint)
      return nil
    }
    report(
      .unknownProperty, at: name,
      "\(quoted(name)) stands in \"to\" and not in \"from\": give it a first value there.")
    return nil
  }

  /// What helps with a name of no property: the one that was probably meant, be it of a component, or
  /// the names that there are.
  func partHint(for text: String) -> String? {
    nearestPart(to: text) ?? NameHint.of(text, among: Array(namesForHints))
  }

  /// The first names of properties: a hint looks at no more, whatever is asked.
  private var namesForHints: some Sequence<String> {
    table.properties.lazy.map(\.name).prefix(NearestName.mostCandidates)
  }

  func nearestPart(to text: String) -> String? {
    let names = namesForHints
    if let name = NearestName.of(text, among: names) { return name }
    guard let point = text.lastIndex(of: "."),
      let whole = NearestName.of(String(text[..<point]), among: names),
      let type = table.properties.first(where: { $0.name == whole })?.type, !type.isScalar
    else { return nil }
    let component = String(text[text.index(after: point)...])
    return NearestName.of(component, among: type.componentNames).map { whole + "." + $0 }
  }

  /// Reports a component that does not move by itself; always nil.
  mutating func reportFixedComponent(_ name: Int, _ owner: Int) -> PropertyPart? {
    let property = table.properties[owner]
    report(
      .unknownProperty, at: name,
      "\(quoted(name)) does not move by itself: \(property.type.sentence) moves as a whole.",
      hint: property.name)
    return nil
  }

  /// What a name with a point addresses; nil when that is no component of a property.
  func componentPart(named text: String) -> ComponentPart? {
    guard let point = text.lastIndex(of: "."),
      let index = table.index(of: String(text[..<point]))
    else { return nil }
    guard table.isKnown[index] else { return ComponentPart() }
    let type = table.properties[index].type
    let names = type.isScalar ? [] : type.componentNames
    guard let component = names.firstIndex(of: String(text[text.index(after: point)...])) else {
      return nil
    }
    guard type.isMovable(component) else { return ComponentPart(fixedOwner: index) }
    return ComponentPart(
      part: PropertyPart(
        property: index, components: component..<component + 1, isComponent: true))
  }
}

/// What the name of a component stands for.
struct ComponentPart {
  /// The component; nil where nothing is known of its property, or where it does not move alone.
  var part: PropertyPart?
  /// The property of a component that does not move alone.
  var fixedOwner: Int?

  /// Whether it is certain that there is such a component.
  var isKnown: Bool { part != nil || fixedOwner != nil }
}

extension PropertyType {
  /// Whether a component can be moved alone: where every component moves by itself and shows by
  /// itself.
  fileprivate func isMovable(_ component: Int) -> Bool {
    switch self {
    case .transform: false
    case .color(let space): component < 3 ? space.isSeparable : space.isVector
    default: true
    }
  }
}

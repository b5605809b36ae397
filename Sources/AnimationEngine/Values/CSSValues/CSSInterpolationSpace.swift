/// The interpolation space of one property's CSS values: the numbers that interpolate, their
/// mapping to displayed numbers, and the text around those.
struct CSSInterpolationSpace: Hashable, Sendable {
  /// The mapping from lanes to displayed numbers.
  let mapping: ColumnMapping
  /// The text form around the displayed numbers.
  let text: ValueText
  /// The number of each column at which it has no effect, such as 1 for `brightness()`.
  let neutrals: [Double]
  /// The coordinates of each value.
  private let places: [Components]

  /// Creates the space of all `values` that the property `name` takes.
  ///
  /// - Precondition: The values match (``CSSPattern``).
  /// - Complexity: O(pieces of all values).
  init(for values: [CSSValue], named name: String) {
    self.init(for: values, CSSPattern(of: values, named: name), named: name)
  }

  private init(for values: [CSSValue], _ pattern: CSSPattern, named name: String) {
    var builder = Builder(bound: CSSBound(property: name), valueCount: values.count)
    builder.add(pattern, values)
    mapping = .parts(builder.mappings)
    text = builder.text
    neutrals = builder.neutrals
    places = builder.places.map(Components.init)
  }

  /// The text form of all `values` of the property `name`, which follows from their pattern: the
  /// coordinates of one value are enough.
  ///
  /// - Complexity: O(pieces of all values).
  static func text(of values: [CSSValue], named name: String) -> ValueText {
    Self(for: Array(values.prefix(1)), CSSPattern(of: values, named: name), named: name).text
  }

  /// The work of creating the space of some values, and the memory that it takes in bytes: a short
  /// list has the numbers of the longest.
  ///
  /// - Complexity: O(pieces of all values).
  static func cost(of values: [CSSValue], named name: String) -> (work: Int, bytes: Int) {
    let lanes = CSSPattern(of: values, named: name).laneCount
    let numbers = WorkMeter.product(lanes, values.count)
    return (
      WorkMeter.product(workPerNumber, numbers), WorkMeter.product(bytesPerNumber, numbers)
    )
  }

  /// The work of a number, in units of work, and its memory in bytes: it is kept twice for a while.
  private static let (workPerNumber, bytesPerNumber) = (10, 16)

  func coordinates(ofValue index: Int) -> Components { places[index] }
}

/// A builder that assigns lanes to the numbers of the values, piece by piece.
private struct Builder {
  /// The bound on plain numbers that follows from the property's name.
  let bound: CSSBound
  var mappings: [ColumnMapping] = []
  var text = ValueText()
  var neutrals: [Double] = []
  /// The coordinates of each value so far.
  var places: [[Double]]

  init(bound: CSSBound, valueCount: Int) {
    self.bound = bound
    places = [[Double]](repeating: [], count: valueCount)
  }

  mutating func add(_ pattern: CSSPattern, _ values: [CSSValue]) {
    switch pattern.form {
    case .visibility(let hidden): addVisibility(values, hidden ?? "hidden")
    case .filters, .shadows, .transforms, .plain: addEntries(of: pattern, values)
    case .open, nil: text.append(.text("none"))
    }
    // A value without numbers still gets one lane, which says whether the property has a value.
    if places.first?.isEmpty == true { addPresence() }
  }

  private mutating func addPresence() {
    text.append(.presence)
    add(.separate([.plain]), neutral: [0])
    for index in places.indices { places[index].append(0) }
  }

  /// Adds a lane for `visibility`, which is visible while the number is above 0, so at every point
  /// strictly between the two values.
  private mutating func addVisibility(_ values: [CSSValue], _ hidden: String) {
    text.append(.choice("visible", hidden))
    add(.separate([.flag]), neutral: [0])
    for (index, value) in values.enumerated() {
      places[index].append(value.form == .visibility("visible") ? 1 : 0)
    }
  }

  private mutating func addEntries(of pattern: CSSPattern, _ values: [CSSValue]) {
    let separator = pattern.form == .shadows ? ", " : " "
    for (index, entry) in pattern.entries.enumerated() {
      if index > 0 { text.append(.text(separator)) }
      if !entry.name.isEmpty { text.append(.text(entry.name + "(")) }
      for (place, slot) in entry.slots.enumerated() {
        add(slot, entry.name, values.map { $0.form.piece(place, ofEntry: index) })
      }
      if !entry.name.isEmpty { text.append(.text(")")) }
    }
  }

  /// Adds a piece of all values; `contents` is nil for a value whose list is shorter.
  private mutating func add(
    _ slot: CSSPattern.Slot, _ name: String, _ contents: [CSSPiece.Content?]
  ) {
    switch slot.content {
    case .absent: return
    case .nothing: text.append(.text(slot.lead))
    case .color:
      text.append(.text(slot.lead))
      addColors(contents)
    case .sum(let units):
      text.append(.text(slot.lead))
      addSums(slot, units.isEmpty ? [""] : units, name, contents)
    }
  }

  private mutating func addColors(_ contents: [CSSPiece.Content?]) {
    let clear = MixedColor(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0), isLegacy: true)
    let colors = contents.map { content in
      if case .color(let color)? = content { color } else { clear }
    }
    let space = ColorInterpolationSpace(for: colors, in: .css)
    text.append(.color(.whole))
    add(.joint(.color(space)), neutral: [0, 0, 0, 0])
    for index in places.indices { places[index] += space.coordinates(ofValue: index).array }
  }

  private mutating func addSums(
    _ slot: CSSPattern.Slot, _ units: [String], _ name: String, _ contents: [CSSPiece.Content?]
  ) {
    if units.count > 1 { text.append(.text("calc(")) }
    for (index, unit) in units.enumerated() {
      if index > 0 { text.append(.text(" + ")) }
      text.append(.number)
      text.append(.text(unit))
    }
    if units.count > 1 { text.append(.text(")")) }
    let bound = slot.bound == .none ? self.bound : slot.bound
    let transform = units.count == 1 ? bound.transform(of: units[0]) : .plain
    add(.separate(units.map { _ in transform }), neutral: units.map { _ in Self.neutral(name) })
    for (index, content) in contents.enumerated() {
      places[index] += units.map { unit in
        if case .sum(let sum)? = content { return sum.value(of: unit) }
        return content == nil ? Self.neutral(name) : 0
      }
    }
  }

  /// Adds columns: their mapping, and the number of each at which it has no effect.
  private mutating func add(_ mapping: ColumnMapping, neutral: [Double]) {
    mappings.append(mapping)
    neutrals += neutral
  }

  /// The number at which a filter function, or a transform function, has no effect.
  private static func neutral(_ name: String) -> Double {
    let isFactor = ["brightness", "contrast", "opacity", "saturate"].contains(name)
    return isFactor || name.lowercased().hasPrefix("scale") ? 1 : 0
  }
}

extension CSSValue.Form {
  /// The content of a piece; nil where the list has no such entry.
  fileprivate func piece(_ index: Int, ofEntry entry: Int) -> CSSPiece.Content? {
    switch self {
    case .none, .visibility: nil
    case .filters(let entries), .shadows(let entries), .transforms(let entries):
      entry < entries.count ? entries[entry].pieces[index].content : nil
    case .plain(let pieces): pieces[index].content
    }
  }
}

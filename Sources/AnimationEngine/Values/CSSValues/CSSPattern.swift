/// The common structure of one property's CSS values: the text around their numbers, and the units.
///
/// Values are added one after another; each must match those before.
public struct CSSPattern: Hashable, Sendable {
  /// The maximum number of different units in a sum, and in all sums that match each other
  /// together. Each unit takes a number in every value, and is compared with all others.
  package static let mostUnits = 16

  /// The form of the values; nil before the first value.
  private(set) var form: Form?
  private(set) var entries: [Entry] = []

  enum Form: Hashable, Sendable {
    /// The form of a pattern that contains only `none` so far.
    case open
    case visibility(hidden: String?)
    case filters, shadows, transforms, plain
  }

  struct Entry: Hashable, Sendable {
    var name: String
    var slots: [Slot]
  }

  /// The common structure of one piece of all values.
  struct Slot: Hashable, Sendable {
    var lead: String
    var content: Content
    var bound: CSSBound

    enum Content: Hashable, Sendable {
      case nothing, absent, color
      /// A number, with the units that occur here; an empty list while all are 0 without a unit.
      case sum([String])
    }
  }

  /// Creates the pattern without any value.
  public init() {}

  /// Adds a value.
  ///
  /// - Throws: ``CSSMismatch`` where it does not match those before; the pattern then stays as it
  ///   was.
  /// - Complexity: O(pieces of the value), however long those before it are.
  public mutating func add(_ value: CSSValue) throws(CSSMismatch) {
    let (form, first) = try joined(value)
    self.form = form
    entries.replaceSubrange(0..<min(first.count, entries.count), with: first)
  }

  /// Checks that a value matches those before it.
  ///
  /// - Throws: ``CSSMismatch`` where it does not.
  /// - Complexity: O(pieces of the value).
  public func check(_ value: CSSValue) throws(CSSMismatch) { _ = try joined(value) }

  /// The form and the first entries that the pattern has once `value` is added. There is one entry
  /// for each entry of the value.
  private func joined(_ value: CSSValue) throws(CSSMismatch) -> (form: Form, first: [Entry]) {
    let form = try form?.joined(value.form) ?? Form(value.form)
    var first: [Entry] = []
    for (index, entry) in value.form.entries.enumerated() {
      var joined =
        index < entries.count
        ? entries[index] : Entry(name: entry.name, slots: entry.pieces.map(Slot.init))
      if index < entries.count { try joined.add(entry) }
      first.append(joined)
    }
    return (form, first)
  }
}

extension CSSPattern {
  /// Creates the pattern of values that match, all of the property `name`.
  init(of values: [CSSValue], named name: String) {
    self.init()
    for value in values {
      guard (try? add(value)) != nil else {
        preconditionFailure("the CSS values of \(name) do not match")
      }
    }
  }

  /// The number of lanes of the values, and one more.
  var laneCount: Int {
    entries.reduce(1) { $0 + $1.slots.reduce(0) { $0 + $1.laneCount } }
  }
}

extension CSSPattern.Slot {
  fileprivate var laneCount: Int {
    switch content {
    case .nothing, .absent: 0
    case .color: 4
    case .sum(let units): max(units.count, 1)
    }
  }
}

/// The error that two CSS values do not match.
public struct CSSMismatch: Error, Hashable, Sendable {
  /// The contents of the value and of those before it at the first difference.
  public let message: String
}

extension CSSValue.Form {
  /// The entries of a list; a value that is no list counts as one entry.
  var entries: [CSSValue.Entry] {
    switch self {
    case .none, .visibility: []
    case .filters(let entries), .shadows(let entries), .transforms(let entries): entries
    case .plain(let pieces): [CSSValue.Entry(pieces: pieces)]
    }
  }

  fileprivate var name: String {
    switch self {
    case .none: "none"
    case .visibility(let word): word
    case .filters: "a list of filters"
    case .shadows: "a list of shadows"
    case .transforms: "a list of transforms"
    case .plain: "another value"
    }
  }
}

extension CSSPattern.Form {
  /// Creates the form that the first value gives to its property. After `none` any list may follow.
  fileprivate init(_ value: CSSValue.Form) {
    switch value {
    case .none: self = .open
    case .filters: self = .filters
    case .shadows: self = .shadows
    case .transforms: self = .transforms
    case .plain: self = .plain
    case .visibility(let word): self = .visibility(hidden: word == "visible" ? nil : word)
    }
  }

  fileprivate func joined(_ other: CSSValue.Form) throws(CSSMismatch) -> CSSPattern.Form {
    switch (self, other) {
    case (.filters, .none), (.shadows, .none), (.transforms, .none), (.open, .none): return self
    case (.open, .filters), (.filters, .filters): return .filters
    case (.open, .shadows), (.shadows, .shadows): return .shadows
    case (.open, .transforms), (.transforms, .transforms): return .transforms
    case (.plain, .plain): return .plain
    case (.visibility(let hidden), .visibility(let word)):
      if word == "visible" || hidden == word { return self }
      if hidden == nil { return .visibility(hidden: word) }
      throw CSSMismatch(message: "this is \(word), and another is \(hidden ?? "")")
    default: throw CSSMismatch(message: "this is \(other.name), and those before are \(name)")
    }
  }

  private var name: String {
    switch self {
    case .open: "none"
    case .visibility: "visible or hidden"
    case .filters: "lists of filters"
    case .shadows: "lists of shadows"
    case .transforms: "lists of transforms"
    case .plain: "other values"
    }
  }
}

extension CSSPattern.Entry {
  fileprivate mutating func add(_ entry: CSSValue.Entry) throws(CSSMismatch) {
    guard entry.name == name else {
      throw CSSMismatch(message: "\(entry.name)() stands where \(name)() stands before")
    }
    guard entry.pieces.count == slots.count else {
      throw CSSMismatch(
        message: "it has \(entry.pieces.count) parts, and those before have \(slots.count)")
    }
    for (index, piece) in entry.pieces.enumerated() { try slots[index].add(piece) }
  }
}

extension CSSPattern.Slot {
  fileprivate init(_ piece: CSSPiece) {
    lead = piece.lead
    bound = piece.bound
    switch piece.content {
    case .nothing: content = .nothing
    case .absent: content = .absent
    case .color: content = .color
    case .sum(let sum): content = .sum(sum.isPlainZero ? [] : sum.terms.map(\.unit))
    }
  }

  fileprivate mutating func add(_ piece: CSSPiece) throws(CSSMismatch) {
    guard piece.lead == lead else {
      throw CSSMismatch(
        message: "\"\(piece.lead.start)\" stands where \"\(lead.start)\" stands before")
    }
    let other = CSSPattern.Slot(piece)
    switch (content, other.content) {
    case (.nothing, .nothing), (.absent, .absent), (.color, .color), (.sum, .absent): return
    case (.absent, .sum): content = other.content
    case (.sum(let units), .sum(let others)): content = .sum(try Self.joined(units, others))
    default: throw CSSMismatch(message: "\(other.name) stands where \(name) stands before")
    }
  }

  private static func joined(_ units: [String], _ others: [String]) throws(CSSMismatch) -> [String]
  {
    let added = others.filter { !units.contains($0) }
    if added.isEmpty { return units }
    let joined = units + added
    guard joined.count <= CSSPattern.mostUnits else {
      throw CSSMismatch(
        message: "a number and those before it have more than \(CSSPattern.mostUnits) units")
    }
    // A percentage adds to units that do not add to each other.
    let fixed = joined.filter { CSSUnitFamily($0) != .percentage }
    for first in joined.prefix(1) + fixed.prefix(1) {
      let family = CSSUnitFamily(first)
      for unit in joined where !family.adds(to: CSSUnitFamily(unit)) {
        throw CSSMismatch(
          message: "\"\(unit.start)\" does not add to \"\(first.start)\": "
            + "\(Self.name(unit)) and \(Self.name(first))")
      }
    }
    return joined
  }

  private static func name(_ unit: String) -> String {
    unit.isEmpty ? "a number" : "a number with the unit \(unit.start)"
  }

  private var name: String {
    switch content {
    case .nothing: "the end"
    case .absent: "nothing"
    case .color: "a colour"
    case .sum: "a number"
    }
  }
}

extension String {
  /// The first 60 code points, for a message that is made for each value that does not match.
  fileprivate var start: String { codePoints(60) }
}

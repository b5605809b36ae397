import AnimationEngine

/// Lists of filters or of shadows of which only some match those beside them.
///
/// CSS moves between neighbours that match and switches between others. In one list that moves all
/// the way, each form has entries of its own, one form behind the other; they have no effect while
/// another form shows.
struct ListRuns {
  /// A value that a keyframe has in one of the forms.
  struct Stop {
    /// The index of the keyframe.
    let keyframe: Int
    let form: Int
    let change: Change
  }

  /// How a value follows the one before it.
  enum Change {
    case moves, switches
    /// The same value in another form.
    case changesForm
  }

  private(set) var stops: [Stop] = []
  private let lists: [[ListEntry]]
  private let separator: String
  private var forms: [Form] = []

  private struct Form {
    var pattern = CSSPattern()
    /// The longest list of the form.
    var longest: [ListEntry] = []

    /// The entries without an effect.
    var still: [String] { longest.map(\.neutral) }
  }

  private static let mostForms = 8

  /// Finds the runs of lists that match; nil for other values, and where none match.
  ///
  /// - Complexity: O(length of the texts).
  init?(_ texts: [String], named name: String) {
    lists = texts.compactMap { ListEntry.all(in: $0, of: name) }
    separator = ListEntry.separator(of: name)
    let values = texts.compactMap { try? CSSValue($0) }
    guard lists.count == texts.count, values.count == texts.count else { return nil }
    for index in values.indices {
      guard append(index, values) else { return nil }
    }
    guard stops.contains(where: { $0.keyframe > 0 && $0.change == .moves }),
      forms.allSatisfy({ isWithoutEffect($0) })
    else { return nil }
  }

  /// Whether the entries without an effect match those of the form.
  private func isWithoutEffect(_ form: Form) -> Bool {
    guard let value = try? CSSValue(form.still.joined(separator: separator)) else { return false }
    return form.pattern.adding([value]) != nil
  }

  /// The length of the texts at all stops, at most, in bytes.
  var length: Int {
    func length(_ texts: [String]) -> Int { texts.reduce(0) { $0 + $1.utf8.count + 2 } }
    let still = forms.reduce(0) { $0 + length($1.still) }
    let own = stops.reduce(0) { $0 + length(lists[$1.keyframe].map(\.text)) }
    return WorkMeter.product(stops.count, still) + own
  }

  /// The value at a stop, in one form for all stops.
  ///
  /// - Complexity: O(entries of all forms).
  func text(at stop: Stop) -> String {
    let own = lists[stop.keyframe].map(\.text)
    let entries = forms.indices.flatMap { form in
      form == stop.form ? own + forms[form].still.dropFirst(own.count) : forms[form].still
    }
    return entries.joined(separator: separator)
  }

  // MARK: Forms

  /// Appends the stops of a keyframe. False if there are too many forms.
  private mutating func append(_ index: Int, _ values: [CSSValue]) -> Bool {
    let value = values[index]
    if let last = stops.last?.form, let pattern = forms[last].pattern.adding([value]) {
      take(index, in: last, pattern, .moves)
      return true
    }
    let pair = Array(values[max(index - 1, 0)...index])
    let moves = CSSPattern().adding(pair) != nil
    guard let (form, pattern) = form(for: moves ? pair : [value]) else { return false }
    if moves, index > 0 { take(index - 1, in: form, pattern, .changesForm) }
    take(index, in: form, pattern, moves ? .moves : .switches)
    return true
  }

  /// The first form that values match, with its pattern; a new one if there is none. Nil if there are
  /// too many.
  private mutating func form(for values: [CSSValue]) -> (Int, CSSPattern)? {
    for (index, form) in forms.enumerated() {
      if let pattern = form.pattern.adding(values) { return (index, pattern) }
    }
    guard forms.count < Self.mostForms else { return nil }
    forms.append(Form())
    return CSSPattern().adding(values).map { (forms.count - 1, $0) }
  }

  private mutating func take(_ index: Int, in form: Int, _ pattern: CSSPattern, _ change: Change) {
    forms[form].pattern = pattern
    if lists[index].count > forms[form].longest.count { forms[form].longest = lists[index] }
    stops.append(Stop(keyframe: index, form: form, change: change))
  }
}

extension CSSPattern {
  /// The pattern with more values; nil where one does not match.
  fileprivate func adding(_ values: [CSSValue]) -> CSSPattern? {
    var pattern = self
    for value in values {
      guard (try? pattern.add(value)) != nil else { return nil }
    }
    return pattern
  }
}

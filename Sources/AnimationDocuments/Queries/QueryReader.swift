internal import AnimationEngine

/// Reads the parameters of a query one by one and notes everything that is wrong with them.
struct QueryReader {
  /// The problems found so far; no more are kept than a refusal tells.
  private(set) var problems: [DocumentProblem] = []
  /// The number of all problems.
  private var total = 0
  /// The parameters in order. As they are few, searching the list is faster than a dictionary.
  private var given: [QueryString.Parameter]
  /// The number of parameters that nobody has read yet.
  private var leftCount = 0
  /// The names of the parameters asked for while some were left, for hints about unknown ones.
  private var known: [String] = []
  /// The parameters asked for, if they are being listed; nil while reading a request, as
  /// collecting schemas takes time.
  private var listed: [RequestParameter]?
  /// The names of parameters that would be read and change nothing here.
  private var idle: [String] = []

  init(_ text: some StringProtocol) { self.init(QueryString(text)) }

  init(_ query: QueryString) {
    given = query.parameters
    add(query.problems)
    if given.count > 1 { reportRepetitions() }
    leftCount = given.count
  }

  private mutating func reportRepetitions() {
    let all = given
    given = []
    if all.count > Self.few { return reportRepetitions(ofMany: all) }
    for parameter in all { add(parameter, isNew: index(of: parameter.name) == nil) }
  }

  /// A line of a batch may have any number of parameters.
  private mutating func reportRepetitions(ofMany all: [QueryString.Parameter]) {
    var names: Set<String> = []
    for parameter in all { add(parameter, isNew: names.insert(parameter.name).inserted) }
  }

  private mutating func add(_ parameter: QueryString.Parameter, isNew: Bool) {
    if isNew { return given.append(parameter) }
    report(
      .duplicateParameter, parameter.name,
      "The parameter \"\(parameter.name.shortened)\" is given twice.")
  }

  /// The number of parameters up to which searching the list is faster than a set.
  private static let few = 16

  private func index(of name: String) -> Int? { given.firstIndex { $0.name == name } }

  /// Notes a problem with a parameter.
  mutating func report(
    _ code: ErrorCode, _ parameter: String, _ message: String, hint: String? = nil
  ) {
    total += 1
    guard problems.count < DocumentRefusal.mostKept else { return }
    problems.append(
      DocumentProblem(code, message, parameter: parameter.shortened, hint: hint))
  }

  /// Notes that a parameter is missing, unless it is known to be given and wrong.
  mutating func reportMissing(_ parameter: String, _ message: String) {
    guard !problems.contains(where: { $0.parameter == parameter }) else { return }
    report(.missingParameter, parameter, message)
  }

  /// Reports the given ones of parameters that would change nothing here, and takes them out; no hint
  /// offers any of them.
  mutating func refuse(idle names: [String]) {
    idle = names
    for name in names {
      guard let index = index(of: name) else { continue }
      given.remove(at: index)
      leftCount -= 1
      report(
        .unknownParameter, name, "The parameter \"\(name)\" changes nothing here: leave it out.")
    }
  }

  /// Adds problems that another reader found.
  mutating func add(_ others: [DocumentProblem]) {
    total += others.count
    problems += others.prefix(DocumentRefusal.mostKept - problems.count)
  }

  /// The refusal for the problems found.
  var refusal: DocumentRefusal { DocumentRefusal(.malformed, problems, total: total) }

  /// The number of parameters given.
  var count: Int { given.count }

  /// Whether a parameter with this name is given.
  func has(_ name: String) -> Bool { index(of: name) != nil }

  /// The text of a parameter, without marking it as read.
  subscript(name: String) -> String? { index(of: name).map { given[$0].value } }

  /// Reads a parameter; nil when it is not given or wrong. Each parameter is asked for at most
  /// once, and counts as known from then on.
  mutating func take<Value>(_ parameter: @autoclosure () -> QueryParameter<Value>) -> Value? {
    // Most queries give one or two of the twenty parameters asked for.
    if leftCount == 0, listed == nil { return nil }
    return take(of: parameter())
  }

  private mutating func take<Value>(of parameter: QueryParameter<Value>) -> Value? {
    known.append(parameter.said.name)
    if listed != nil { list(parameter) }
    guard let index = index(of: parameter.said.name) else { return nil }
    if !given[index].isTaken { leftCount -= 1 }
    given[index].isTaken = true
    return parameter.read(&self, given[index].value)
  }

  // A separate function: inlined, it would copy each parameter before it is known to be listed.
  @inline(never)
  private mutating func list<Value>(_ parameter: QueryParameter<Value>) {
    listed?.append(parameter.said)
  }

  /// Whether this parameter is given.
  func has<Value>(_ parameter: QueryParameter<Value>) -> Bool { has(parameter.said.name) }

  /// Throws a refusal if there are problems; every parameter that nobody read is one. `others`
  /// are further names that a misspelt parameter may have meant.
  mutating func finish(orMeant others: [String] = []) throws(DocumentRefusal) {
    for name in given.filter({ !$0.isTaken }).map(\.name) {
      report(
        .unknownParameter, name, "There is no parameter \"\(name.shortened)\" here.",
        hint: hint(for: name, others + known))
    }
    if !problems.isEmpty { throw refusal }
  }

  /// The hint for an unknown parameter. It lists all that there are, since a request has no other
  /// place to look them up; only problems that a refusal keeps have hints.
  private func hint(for name: String, _ known: [String]) -> String? {
    guard problems.count < DocumentRefusal.mostKept else { return nil }
    return NameHint.of(name, among: known.filter { !idle.contains($0) }, listing: .max)
  }
}

extension QueryReader {
  /// The parameters that `read` asks for, each once, in order.
  static func parameters(_ read: (inout QueryReader) -> Void) -> [RequestParameter] {
    var reader = QueryReader("")
    reader.listed = []
    read(&reader)
    var names: Set<String> = []
    return reader.listed?.filter { names.insert($0.name).inserted } ?? []
  }

  // MARK: - Kinds of parameters

  /// Reads a number above 0. Reports a problem and returns nil otherwise.
  mutating func positiveNumber(_ text: String, of name: String) -> Double? {
    guard let number = number(text, of: name) else { return nil }
    if number > 0 { return number }
    report(.outOfRange, name, "\(name) is greater than 0; this is \(number.plainText).")
    return nil
  }

  /// Reads a whole number within bounds. Reports a problem and returns nil otherwise.
  mutating func wholeNumber(_ text: String, of name: String, in range: ClosedRange<Int>) -> Int? {
    let decimal = WrittenDecimal.number(ArraySlice(text.utf8))
    guard let decimal, decimal == decimal.rounded() else {
      report(.wrongType, name, "\(name) is a whole number; this is \"\(text.shortened)\".")
      return nil
    }
    if let number = Int(text) ?? Int(exactly: decimal), range.contains(number) { return number }
    let bounds =
      range.upperBound == .max && decimal < Double(range.lowerBound)
      ? "at least \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    report(.outOfRange, name, "\(name) is \(bounds); this is \(text.shortened).")
    return nil
  }

  /// Reads one or more finite numbers, with commas. Reports a problem and returns nil otherwise.
  mutating func numbers(_ text: String, of name: String) -> [Double]? {
    let before = total
    var numbers: [Double] = []
    for part in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let number = number(String(Substring(part)), of: name) else { break }
      numbers.append(number)
    }
    return total == before ? numbers : nil
  }

  /// Reads texts separated by commas.
  func texts(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// Reads names separated by commas, each one of `names`; wrong ones are reported and left out.
  mutating func names<Name: RawRepresentable<String>>(
    _ text: String, of name: String, among names: [Name]
  ) -> [Name] {
    texts(text).compactMap { self.name($0, of: name, among: names) }
  }

  /// Reads one of `names`. Reports a problem and returns nil otherwise.
  mutating func name<Name: RawRepresentable<String>>(
    _ text: String, of name: String, among names: [Name]
  ) -> Name? {
    self.text(text, of: name, among: names.map(\.rawValue)).flatMap { Name(rawValue: $0) }
  }

  /// Reads one of `texts`. Reports a problem and returns nil otherwise.
  mutating func text(_ text: String, of name: String, among texts: [String]) -> String? {
    if texts.contains(text) { return text }
    report(
      .unknownName, name, "\(name) is \(texts.listed("or")); this is \"\(text.shortened)\".",
      hint: NameHint.meant(by: text, among: texts))
    return nil
  }

  /// Reads a finite number. Reports a problem and returns nil otherwise.
  mutating func number(_ text: String, of name: String) -> Double? {
    guard let number = WrittenDecimal.number(ArraySlice(text.utf8)) else {
      report(.wrongType, name, "\(name) takes a number; this is \"\(text.shortened)\".")
      return nil
    }
    guard number.isFinite else {
      report(.outOfRange, name, "No double holds a number as large as \(text.shortened).")
      return nil
    }
    return number
  }
}

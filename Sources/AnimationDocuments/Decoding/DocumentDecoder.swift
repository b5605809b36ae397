internal import AnimationEngine
internal import AnimationScenes

/// Reads the JSON of a document into checked values, and notes everything that is wrong with it.
///
/// Every function reads one value at one node. If the value is wrong the function reports a
/// problem and returns nil, and its caller goes on with the rest, so that all problems are found
/// at once. Nothing that was reported reaches a result. Values that are returned have been
/// checked, and nobody checks them again.
struct DocumentDecoder {
  /// The JSON text as a flat list of nodes.
  let tape: JSONTape
  /// The limits on what a document may hold.
  let limits: Limits
  /// The meter that reading is charged to.
  var meter: WorkMeter
  /// The refusal of the meter, if reading has used it up; what was read is then incomplete.
  var excess: TimelineRefusal?
  /// The problems found so far.
  var problems: ProblemList
  /// The properties that the first values declare; empty until these are read.
  var table = PropertyTable()
  /// The names of the boxes in the layout; nil if it could not be read: any view may be one.
  var boxes: NameSet? = []
  /// The node of the document, the root of its pointers.
  var root = 0
  /// The initial values of the properties; empty if these were refused.
  var start: [Components] = []
  /// The number of phases, and the index of the one being read.
  var (phaseCount, phaseIndex) = (1, 0)
  /// The scene with the properties that its verbs add; nil until it is read.
  var completedScene: CompletedScene?
  /// The colour space of colours that name none.
  var expectedSpace = ColorSpace.srgbLinear
  /// The keyframe that is being read, and its track.
  var keyframe = KeyframePlace()
  /// The keyframes that end at a stated time after a spring without a duration, with the nodes of
  /// these times.
  var openEnds: [(end: KeyframeAnimation.StatedEnd, node: Int)] = []
  /// The outermost box of the scene's layout; nil without one.
  var layout: LayoutBox?
  /// The properties that the scene shows, known once its events are read.
  var shown = ShownProperties()
  /// The events of the scene read so far.
  var script = SceneEvents()
  /// The time of the event that is being read, in seconds.
  var eventTime = 0.0
  /// The previous number in a list whose numbers must not fall; nil at its beginning.
  var lastTime: Double?
  /// The property after the one named last: most are named in their order.
  var nextProperty = 0
  /// The property or part that was named last: values are read as values of it.
  var place = NamedPart()
  /// Whether the values being read are the targets of a single animation.
  var isTarget = false
  /// The nodes of values that may be any JSON: these keep the text they were written in.
  var anyValues: Set<Int> = []
  /// The duration of a layer animation that states none: that of its group, in seconds.
  var layerDuration = MediaTiming.defaultDuration
  /// Members that hints do not offer, as they cannot be given in the text that was read.
  var unoffered = WordSet()
  private let words = WordTable.shared

  init(_ tape: JSONTape, within limits: Limits, meter: WorkMeter = WorkMeter()) {
    self.tape = tape
    self.limits = limits
    self.meter = meter
    problems = ProblemList(tape)
  }

  /// Notes a problem at a node, or about a member of the object there, which may be missing.
  mutating func report(
    _ code: ErrorCode, at node: Int, about member: Word? = nil, _ message: String,
    hint: String? = nil, excess: DocumentProblem.Excess? = nil
  ) {
    problems.add(code, at: node, about: member, message, hint: hint, excess: excess)
  }
}

// MARK: - Scalars

extension DocumentDecoder {
  /// The known word that a string node is; nil for other strings and nodes.
  func word(at node: Int) -> Word? {
    let string = tape[node]
    guard string.kind == .string else { return nil }
    if string.hasEscapes { return words.word(tape.string(at: node).utf8) }
    return words.word(
      tape.bytes.span, from: string.start &+ 1, count: string.stringEnd &- string.start &- 2)
  }

  /// Reads a number that a double can hold. Reports a problem and returns nil otherwise.
  mutating func number(at node: Int) -> Double? {
    let number = tape[node]
    guard number.kind == .number else {
      reportNoNumber(at: node)
      return nil
    }
    if number.isBeyondRange {
      report(.numberRange, at: node, "No double holds a number as large as \(quoted(node)).")
      return nil
    }
    return number.number
  }

  /// Reports that a node is no number. For a text that means one, the message says how to write it.
  private mutating func reportNoNumber(at node: Int) {
    guard let mistake = text(at: node).flatMap({ NumberMistake($0) }) else {
      return wrongType(at: node, "A number belongs here")
    }
    report(.wrongType, at: node, mistake.sentence)
  }

  /// Reads a whole number of at least `least`. Reports a problem and returns nil otherwise.
  mutating func wholeNumber(at node: Int, atLeast least: Int? = nil, _ owner: String) -> Int? {
    guard let number = number(at: node) else { return nil }
    // Beyond 2⁵³ doubles skip whole numbers, so the number read may not be the one written.
    if let whole = Int(exactly: number), whole >= least ?? .min, whole.magnitude <= 1 << 53 {
      return whole
    }
    let bound = least.map { " of at least \($0)" } ?? ""
    let rule = number > 0x1p53 ? "at most \(1 << 53)" : "a whole number\(bound)"
    report(.outOfRange, at: node, "\(owner) is \(rule); this is \(quoted(node)).")
    return nil
  }

  /// Reads a duration in seconds, at least 0. Reports a problem and returns nil otherwise.
  mutating func duration(at node: Int) -> Double? {
    number(at: node, .negativeDuration, "A duration is at least 0") { $0 >= 0 }
  }

  /// Reads a number of at least 0, called `name` in messages. Reports a problem and returns nil
  /// otherwise.
  mutating func amount(at node: Int, _ name: String) -> Double? {
    number(at: node, .outOfRange, "\(name) is at least 0") { $0 >= 0 }
  }

  /// Reads a number in 0...1, called `name` in messages. Reports a problem and returns nil
  /// otherwise.
  mutating func fraction(at node: Int, _ name: String) -> Double? {
    number(at: node, .outOfRange, "\(name) is from 0 to 1") { (0...1).contains($0) }
  }

  /// Reads a number that follows a rule. Reports a problem with the rule and returns nil otherwise.
  @inline(__always)
  private mutating func number(
    at node: Int, _ code: ErrorCode, _ rule: @autoclosure () -> String,
    where holds: (Double) -> Bool
  ) -> Double? {
    guard let number = number(at: node) else { return nil }
    if holds(number) { return number }
    report(code, at: node, "\(rule()); this is \(quoted(node)).")
    return nil
  }

  /// Reads a list of `count` numbers. Reports a problem and returns nil otherwise: `expectation` is
  /// the message for anything but a list, `code` and `rule` are about one of another length.
  mutating func numbers(
    at node: Int, count: Int, _ expectation: String, _ code: ErrorCode, _ rule: String,
    hint: String? = nil
  ) -> [Double]? {
    guard let elements = list(at: node, expectation) else { return nil }
    guard tape[node].count == count else {
      report(code, at: node, "\(rule); this has \(tape[node].count).", hint: hint)
      return nil
    }
    let numbers = elements.compactMap { number(at: $0) }
    return numbers.count == count ? numbers : nil
  }

  /// The text of a string node; nil, without a report, for any other.
  func text(at node: Int) -> String? { tape[node].kind == .string ? tape.string(at: node) : nil }

  /// Reads a Boolean. Reports a problem and returns nil otherwise.
  mutating func bool(at node: Int) -> Bool? {
    guard tape[node].kind == .bool else {
      wrongType(at: node, "true or false belongs here")
      return nil
    }
    return tape[node].flag
  }

  /// Reads a text. Reports a problem and returns nil otherwise.
  mutating func string(at node: Int) -> String? {
    guard tape[node].kind == .string else {
      wrongType(at: node, "A text belongs here")
      return nil
    }
    return tape.string(at: node)
  }

  /// The value that `parse` reads from the text at a node. If it throws, this reports a problem
  /// with `code` that says the text is no `noun`, and returns nil.
  mutating func parsed<Value>(
    _ text: String, at node: Int, _ code: ErrorCode, _ noun: String,
    _ parse: (String) throws(ValueSyntaxError) -> Value
  ) -> Value? {
    do {
      return try parse(text)
    } catch {
      report(error, at: node, code, noun)
      return nil
    }
  }

  /// Reports a text that is no `noun` from some character on.
  mutating func report(
    _ error: ValueSyntaxError, at node: Int, _ code: ErrorCode, _ noun: String, hint: String? = nil
  ) {
    report(
      code, at: node,
      "\(quoted(node)) is no \(noun), from character \(error.offset + 1) on: "
        + error.message.messageStart, hint: hint)
  }

  /// The element nodes of an array. Reports a problem and returns nil for any other node.
  mutating func list(at node: Int, _ expectation: @autoclosure () -> String) -> JSONChildren? {
    guard tape[node].kind == .array else {
      wrongType(at: node, expectation())
      return nil
    }
    return tape.children(of: node)
  }

  /// Reads a word, one of `allowed`. Reports a problem and returns nil otherwise. `noun` says
  /// what it names, without an article: "colour space".
  mutating func name(at node: Int, among allowed: WordSet, _ noun: String) -> Word? {
    if let word = word(at: node), allowed.contains(word) { return word }
    guard isName(node, of: "the \(noun)") else { return nil }
    reportUnknownName(at: node, among: allowed.words.map(\.text), noun)
    return nil
  }

  /// Whether a node is a text, as the name of `thing` is. Reports a problem if not.
  mutating func isName(
    _ node: Int, of thing: @autoclosure () -> String, hint: @autoclosure () -> String? = nil
  ) -> Bool {
    if tape[node].kind == .string { return true }
    wrongType(at: node, "The name of \(thing()) belongs here", hint: hint())
    return false
  }

  /// Reports a name that is none of the known `names`, with a hint at the nearest one. `noun` says
  /// what it names, without an article.
  mutating func reportUnknownName(
    at node: Int, among names: @autoclosure () -> [String], _ noun: String
  ) {
    let hint = problems.isFull ? nil : NameHint.of(tape.string(at: node), among: names())
    report(.unknownName, at: node, "There is no \(noun) \(quoted(node)).", hint: hint)
  }

  // MARK: - Sentences

  /// Reports that a node is not of the expected JSON type or form.
  mutating func wrongType(at node: Int, _ expectation: String, hint: String? = nil) {
    report(.wrongType, at: node, "\(expectation); this is \(described(node)).", hint: hint)
  }

  /// Reports what is neither a number nor the only `name` that may stand in its place.
  mutating func reportNoNumber(at node: Int, _ expectation: String, or name: Word) {
    guard tape[node].kind == .string else { return wrongType(at: node, expectation) }
    let hint = problems.isFull ? nil : NameHint.of(tape.string(at: node), among: [name.text])
    report(.unknownName, at: node, "\(expectation); this is \(described(node)).", hint: hint)
  }

  /// A description of a node's value for messages, such as `the number 3`.
  func described(_ node: Int) -> String {
    switch tape[node].kind {
    case .null: "null"
    case .bool: tape[node].flag ? "true" : "false"
    case .number: "the number \(quoted(node))"
    case .string: "the text \(quoted(node))"
    case .array: tape[node].count == 0 ? "an empty list" : "a list"
    case .object: tape[node].count == 0 ? "an empty object" : "an object"
    }
  }

  /// A string in quotation marks, or a number as written; long ones are cut off.
  func quoted(_ node: Int) -> String {
    guard tape[node].kind == .string else { return tape.numberText(at: node).shortened }
    return "\"\(tape.string(at: node).shortened)\""
  }
}

internal import AnimationEngine
internal import AnimationScenes

/// Reads what a JSON text means as a document, and notes everything that is wrong with it.
///
/// Every function reads one thing at one node. Where that is not what belongs there it reports a
/// problem and answers nil, and its caller goes on with the rest: so all problems come to light at
/// once. Nothing that was reported reaches a result. Values that come back are checked, and
/// nobody checks them again.
struct DocumentDecoder {
  /// The text and its nodes.
  let tape: JSONTape
  /// What a document may hold.
  let limits: Limits
  /// What reading has cost so far.
  var meter: WorkMeter
  /// What is wrong so far.
  var problems: ProblemList
  /// The properties, once their first values are read.
  var table = PropertyTable()
  /// The names of the boxes of a scene's layout; nil where it could not be read, and any view may be
  /// one.
  var boxes: Set<String>? = []
  /// The node of the document.
  var root = 0
  /// Where the properties stand before what is read; empty where that was refused.
  var start: [Components] = []
  /// How many phases there are, and which one is read.
  var (phaseCount, phaseIndex) = (1, 0)
  /// The scene with all that its verbs show, once it is read.
  var completedScene: CompletedScene?
  /// Where a colour mixes that does not say it itself.
  var expectedSpace = ColorSpace.srgbLinear
  /// Where a keyframe is read.
  var keyframe = KeyframePlace()
  /// The outermost box of the layout, if there is one.
  var layout: LayoutBox?
  /// What the scene shows, once its events are read.
  var shown = ShownProperties()
  /// The events of the scene, as far as they are read.
  var script = SceneEvents()
  /// The time of the event that is read.
  var eventTime = 0.0
  /// The last number of those that do not fall, in the list that is read.
  var lastTime: Double?
  /// The part of a property whose values are read.
  var place = NamedPart()
  /// Whether the values are read that a lone animation leads to.
  var isTarget = false
  /// The values that are any JSON, which are known by their text.
  var anyValues: Set<Int> = []
  /// How long an animation of a layer lasts that states no duration: as long as the group it is in.
  var layerDuration = MediaTiming.defaultDuration
  private let words = WordTable.shared

  init(_ tape: JSONTape, within limits: Limits, meter: WorkMeter = WorkMeter()) {
    self.tape = tape
    self.limits = limits
    self.meter = meter
    problems = ProblemList(tape)
  }

  /// Notes a problem at a node; at an object it may be about one member, also one that is missing.
  mutating func report(
    _ code: ErrorCode, at node: Int, about member: Word? = nil, _ message: String,
    hint: String? = nil, excess: DocumentProblem.Excess? = nil
  ) {
    problems.add(code, at: node, about: member, message, hint: hint, excess: excess)
  }
}

// MARK: - Scalars

extension DocumentDecoder {
  /// The word that a string node is, or nil for other strings and other nodes.
  func word(at node: Int) -> Word? {
    let string = tape[node]
    guard string.kind == .string else { return nil }
    if string.hasEscapes { return words.word(tape.string(at: node).utf8) }
    return words.word(tape.bytes.span, string.start + 1..<string.stringEnd - 1)
  }

  /// A number that a double holds.
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

  /// Reports a node that is no number; a text that means one is told how to write it.
  private mutating func reportNoNumber(at node: Int) {
    guard let mistake = text(at: node).flatMap({ NumberMistake($0) }) else {
      return wrongType(at: node, "A number belongs here")
    }
    report(.wrongType, at: node, mistake.sentence)
  }

  /// A whole number that is at least `least`.
  mutating func wholeNumber(at node: Int, atLeast least: Int? = nil, _ owner: String) -> Int? {
    guard let number = number(at: node) else { return nil }
    // Beyond 2⁵³ doubles skip whole numbers: what is given is no longer what is meant.
    if let whole = Int(exactly: number), whole >= least ?? .min, whole.magnitude <= 1 << 53 {
      return whole
    }
    let bound = least.map { " of at least \($0)" } ?? ""
    report(
      .outOfRange, at: node, "\(owner) is a whole number\(bound); this is \(quoted(node)).")
    return nil
  }

  /// A duration in seconds, at least 0.
  mutating func duration(at node: Int) -> Double? {
    guard let duration = number(at: node) else { return nil }
    guard duration >= 0 else {
      report(.negativeDuration, at: node, "A duration is at least 0; this is \(quoted(node)).")
      return nil
    }
    return duration
  }

  /// A number that is at least 0, called `name` in a sentence. Reports a problem and returns nil
  /// otherwise.
  mutating func amount(at node: Int, _ name: String) -> Double? {
    guard let amount = number(at: node) else { return nil }
    guard amount >= 0 else {
      report(.outOfRange, at: node, "\(name) is at least 0; this is \(quoted(node)).")
      return nil
    }
    return amount
  }

  /// A number in 0...1, called `name` in a sentence. Reports a problem and returns nil otherwise.
  mutating func fraction(at node: Int, _ name: String) -> Double? {
    guard let fraction = number(at: node) else { return nil }
    guard (0...1).contains(fraction) else {
      report(.outOfRange, at: node, "\(name) is from 0 to 1; this is \(quoted(node)).")
      return nil
    }
    return fraction
  }

  /// The text at a node, if it is one.
  func text(at node: Int) -> String? {
    tape[node].kind == .string ? tape.string(at: node) : nil
  }

  /// True or false.
  mutating func bool(at node: Int) -> Bool? {
    guard tape[node].kind == .bool else {
      wrongType(at: node, "true or false belongs here")
      return nil
    }
    return tape[node].flag
  }

  /// A text.
  mutating func string(at node: Int) -> String? {
    guard tape[node].kind == .string else {
      wrongType(at: node, "A text belongs here")
      return nil
    }
    return tape.string(at: node)
  }

  /// The nodes of a list. Reports a problem and returns nil when the node is no list.
  mutating func list(at node: Int, _ expectation: @autoclosure () -> String) -> JSONChildren? {
    guard tape[node].kind == .array else {
      wrongType(at: node, expectation())
      return nil
    }
    return tape.children(of: node)
  }

  /// The word at a node, one of `allowed`. Reports a problem and returns nil otherwise. `noun` is
  /// what it names.
  mutating func name(at node: Int, among allowed: WordSet, _ noun: String) -> Word? {
    if let word = word(at: node), allowed.contains(word) { return word }
    guard tape[node].kind == .string else {
      wrongType(at: node, "The name of \(noun) belongs here")
      return nil
    }
    reportUnknownName(at: node, among: allowed.words.map(\.text), noun)
    return nil
  }

  /// Reports a name that is none of those that are known.
  mutating func reportUnknownName(
    at node: Int, among names: @autoclosure () -> [String], _ noun: String
  ) {
    let hint = problems.isFull ? nil : NameHint.of(tape.string(at: node), among: names())
    report(.unknownName, at: node, "There is no \(noun) \(quoted(node)).", hint: hint)
  }
}

// MARK: - Sentences

extension DocumentDecoder {
  /// Reports a node that has a JSON type or form other than the expected one.
  mutating func wrongType(at node: Int, _ expectation: String, hint: String? = nil) {
    report(.wrongType, at: node, "\(expectation); this is \(described(node)).", hint: hint)
  }

  /// What stands at a node, for a sentence.
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

  /// A string in quotation marks or a number as it is written, cut off where it is long.
  func quoted(_ node: Int) -> String {
    guard tape[node].kind == .string else { return tape.numberText(at: node).shortened }
    return "\"\(tape.string(at: node).shortened)\""
  }
}

extension String {
  /// The text, or its beginning when it is too long for a sentence.
  var shortened: String { unicodeScalars.count <= 60 ? self : String(prefix(57)) + "…" }
}

extension String {
  /// The beginning of a sentence as it stands inside one: "a keyframe" of "A keyframe".
  var amidSentence: String {
    let articles = ["A ", "An ", "The ", "This "]
    return articles.contains { hasPrefix($0) } ? prefix(1).lowercased() + dropFirst() : self
  }
}

import AnimationDocuments
import AnimationEngine

/// The state of an import: the text, the meter, and the notes and problems found.
struct ImportReading {
  let source: ImportSource
  let limits: Limits
  var meter: WorkMeter
  /// The notes on what the document leaves out.
  private(set) var notes: [ImportNote] = []
  private var problems: [DocumentProblem] = []
  private var total = 0
  /// The number of problems that were found before, as where several elements share a rule.
  private var repeated = 0
  private var noted = 0
  /// Whether there were more notes than are kept.
  private var areNotesCut = false
  /// The bytes of notes and problems for which there is room; pointers hold names of the text.
  private var room = 256 << 10
  /// The lines of the places told so far.
  private var lines = ScriptLines()
  /// The eases that have been fitted, by name.
  private var fitted: [String: FittedCurve] = [:]
  /// The refusal of the meter, kept where it could not be thrown at once.
  private var exhaustion: DocumentRefusal?
  /// The number of keyframes read so far, and of those made from repetitions and easings.
  private var (made, unrolled) = (0, 0)

  /// The greatest number of notes kept.
  private static let mostNotes = 200
  /// The greatest number of notes located, as a pointer needs a walk through the members before the value.
  private static let mostLookedAt = 1000

  init(_ source: ImportSource, within limits: Limits, meter: WorkMeter) {
    (self.source, self.limits, self.meter) = (source, limits, meter)
  }

  /// Notes that nothing says how long something takes.
  mutating func ignoreMissingDuration(at place: SourcePlace) {
    ignore("There is no duration: it is taken as 1 s.", at: place)
  }

  /// Reports a duration below 0.
  mutating func reportNegativeDuration(at place: SourcePlace) {
    report(.negativeDuration, "A duration is at least 0.", at: place)
  }

  /// Notes that something is left out; identical notes are kept once.
  mutating func ignore(_ message: String, at place: SourcePlace) {
    noted += 1
    guard noted <= Self.mostLookedAt, room > 0, exhaustion == nil else {
      areNotesCut = true
      return
    }
    let note = ImportNote(place: told(place), message: message)
    if notes.contains(note) { return }
    if notes.count < Self.mostNotes {
      takeRoom(for: note)
      notes.append(note)
    } else {
      areNotesCut = true
    }
  }

  /// A place in its reported form. The siblings on the way are charged: a text may have a million before
  /// each of a thousand notes.
  private mutating func told(_ place: SourcePlace) -> ImportPlace {
    let before = lines.passed
    let told = source.place(place, &lines)
    _ = affords(lines.passed - before)
    return told
  }

  /// The notes that were kept; where there were more, the last one says so.
  var toldNotes: [ImportNote] {
    guard areNotesCut else { return notes }
    let end = "There is more to say: only the first \(notes.count) notes are listed."
    return notes + [ImportNote(place: source.whole, message: end)]
  }

  private mutating func takeRoom(for note: ImportNote) {
    room -= note.message.utf8.count
    if case .pointer(let pointer) = note.place { room -= pointer.utf8.count }
  }

  /// Reports a problem. Reading goes on, so that all problems are found; the same one is kept once.
  mutating func report(
    _ code: ErrorCode, _ message: String, at place: SourcePlace, hint: String? = nil
  ) {
    total += 1
    guard problems.count < DocumentRefusal.mostKept, total <= Self.mostLookedAt,
      problems.isEmpty || room > 0, exhaustion == nil
    else { return }
    let place = told(place)
    takeRoom(for: ImportNote(place: place, message: message))
    let problem = DocumentProblem(code, message, at: place, hint: hint)
    if problems.contains(problem) { repeated += 1 } else { problems.append(problem) }
  }

  /// Whether there are no problems so far.
  var isFine: Bool { total == 0 }

  /// Throws a refusal if there are problems, or if the meter was exhausted.
  func check() throws(DocumentRefusal) {
    if let exhaustion { throw exhaustion }
    if total > 0 { throw DocumentRefusal(.invalidDocument, problems, total: total - repeated) }
  }

  /// Charges work, in units of work, and memory in bytes before it is used.
  mutating func charge(_ units: Int = 0, bytes count: Int = 0) throws(DocumentRefusal) {
    if let exhaustion { throw exhaustion }
    try meter.charge(work: units, bytes: count)
  }

  /// Charges the work of keyframes before they are made, and refuses more than a document may have.
  mutating func checkKeyframes(_ count: Int, at place: SourcePlace) throws(DocumentRefusal) {
    try allowKeyframes(count, at: place)
    try charge(WorkMeter.product(count, Self.workPerKeyframe))
  }

  private mutating func allowKeyframes(
    _ count: Int, at place: SourcePlace
  ) throws(DocumentRefusal) {
    guard count <= limits.maxKeyframes else {
      var problem = DocumentProblem(
        .tooMany,
        "A document has at most \(limits.maxKeyframes) keyframes; this would have \(count).",
        at: source.place(place, &lines))
      problem.excess = limits.excess(count, of: .keyframes)
      throw DocumentRefusal(.invalidDocument, problem)
    }
  }

  /// Checks and charges keyframes before they are read; they count over the whole import, as the
  /// same ones may be read for many elements.
  mutating func make(keyframes count: Int, at place: SourcePlace) throws(DocumentRefusal) {
    made = WorkMeter.sum(made, count)
    try allowKeyframes(made, at: place)
    try checkKeyframes(count, at: place)
    try charge(bytes: WorkMeter.product(count, Self.bytesPerKeyframe))
  }

  /// Checks the number of keyframes that repetitions and easings add; it counts over the whole
  /// import.
  mutating func unroll(_ count: Int, at place: SourcePlace) throws(DocumentRefusal) {
    unrolled = WorkMeter.sum(unrolled, count)
    try allowKeyframes(unrolled, at: place)
    try checkKeyframes(count, at: place)
  }

  /// Charges work and memory where nothing can be thrown. If the meter does not allow them, the
  /// answer is false, and the refusal is thrown by the next charge.
  mutating func affords(_ units: Int, bytes count: Int = 0) -> Bool {
    do throws(DocumentRefusal) {
      try charge(units, bytes: count)
      return true
    } catch {
      exhaustion = error
      return false
    }
  }

  /// The curve for a name, fitted once, which takes `work`; nil if the meter does not allow it.
  mutating func fitted(
    _ name: String, work: Int = ImportReading.workPerFit, _ fit: () -> FittedCurve?
  ) -> FittedCurve? {
    if let curve = fitted[name] { return curve }
    guard affords(work) else { return nil }
    let curve = fit()
    fitted[name] = curve
    return curve
  }

  /// The approximate work of sampling a function some ten thousand times.
  static let workPerFit = 200_000
  /// The approximate work of making and writing a keyframe.
  private static let workPerKeyframe = 50
  /// The memory of a keyframe that is read, in bytes.
  private static let bytesPerKeyframe = 100
}

extension DocumentProblem {
  /// A problem at a place in an imported text.
  init(_ code: ErrorCode, _ message: String, at place: ImportPlace, hint: String? = nil) {
    switch place {
    case .pointer(let pointer): self.init(code, message, pointer: pointer, hint: hint)
    case .text(let place): self.init(code, message, hint: hint, place: place)
    }
  }
}

import AnimationDocuments
import AnimationEngine

/// An import under way: the text, what it may cost, and what was found to say about it.
struct ImportReading {
  let source: ImportSource
  let limits: Limits
  var meter: WorkMeter
  /// What the document does not say.
  private(set) var notes: [ImportNote] = []
  private var problems: [DocumentProblem] = []
  private var total = 0
  private var noted = 0
  /// Eases that have been fitted, by their names.
  private var fitted: [String: FittedCurve] = [:]
  /// What the meter threw where nothing could be thrown on.
  private var exhaustion: DocumentRefusal?
  /// How many keyframes were made out of repeats and easings so far.
  private var unrolled = 0

  /// So many notes are kept; further ones tell nothing new.
  private static let mostNotes = 200
  /// So many are looked at: each takes a walk through the text to its place.
  private static let mostLookedAt = 1000

  init(_ source: ImportSource, within limits: Limits, meter: WorkMeter) {
    (self.source, self.limits, self.meter) = (source, limits, meter)
  }

  /// Notes that something is not in the document; the same is said once.
  mutating func ignore(_ message: String, at place: SourcePlace) {
    noted += 1
    guard notes.count < Self.mostNotes, noted <= Self.mostLookedAt else { return }
    let note = ImportNote(place: source.place(place), message: message)
    if !notes.contains(note) { notes.append(note) }
  }

  /// Reports something that is wrong; reading goes on, so that all problems are found.
  mutating func report(
    _ code: ErrorCode, _ message: String, at place: SourcePlace, hint: String? = nil
  ) {
    total += 1
    guard problems.count < DocumentRefusal.mostKept else { return }
    problems.append(DocumentProblem(code, message, at: source.place(place), hint: hint))
  }

  /// Whether nothing is wrong so far.
  var isFine: Bool { total == 0 }

  /// Throws what was reported, if anything was.
  func check() throws(DocumentRefusal) {
    if let exhaustion { throw exhaustion }
    if total > 0 { throw DocumentRefusal(.invalidDocument, problems, total: total) }
  }

  /// Charges units of work.
  mutating func charge(_ units: Int) throws(DocumentRefusal) {
    if let exhaustion { throw exhaustion }
    do {
      try meter.charge(units)
    } catch {
      throw DocumentRefusal(error)
    }
  }

  /// Counts memory that is about to be taken.
  mutating func keep(bytes count: Int) throws(DocumentRefusal) {
    do {
      try meter.keep(bytes: count)
    } catch {
      throw DocumentRefusal(error)
    }
  }

  /// Charges keyframes before they are made, and refuses more of them than a document may have.
  mutating func checkKeyframes(_ count: Int, at place: SourcePlace) throws(DocumentRefusal) {
    guard count <= limits.maxKeyframes else {
      var problem = DocumentProblem(
        .tooMany,
        "A document has at most \(limits.maxKeyframes) keyframes; this would have \(count).",
        at: source.place(place))
      problem.excess = .init(limit: limits.maxKeyframes, actual: count, setting: "max-keyframes")
      throw DocumentRefusal(.invalidDocument, problem)
    }
    try charge(WorkMeter.product(count, Self.workPerKeyframe))
  }

  /// Checks the number of keyframes that are made out of repeats and easings. All of them count
  /// together.
  mutating func unroll(_ count: Int, at place: SourcePlace) throws(DocumentRefusal) {
    unrolled = WorkMeter.sum(unrolled, count)
    try checkKeyframes(unrolled, at: place)
  }

  /// The curve of a name, fitted once; nil where nothing is left to fit it with.
  mutating func fitted(_ name: String, _ fit: () -> FittedCurve?) -> FittedCurve? {
    if let curve = fitted[name] { return curve }
    do {
      try charge(Self.workPerFit)
    } catch {
      exhaustion = error
      return nil
    }
    let curve = fit()
    fitted[name] = curve
    return curve
  }

  /// About what it takes to look at a function some ten thousand times.
  private static let workPerFit = 200_000
  /// About what it takes to make and write a keyframe.
  private static let workPerKeyframe = 50
}

extension DocumentProblem {
  /// A problem of a text that is imported.
  init(_ code: ErrorCode, _ message: String, at place: ImportPlace, hint: String? = nil) {
    switch place {
    case .pointer(let pointer): self.init(code, message, pointer: pointer, hint: hint)
    case .text(let place): self.init(code, message, hint: hint, place: place)
    }
  }
}

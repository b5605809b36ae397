public import AnimationEngine

/// How a timeline is sampled, and in which format: the query of all routes that return samples.
public struct SampleQuery: Hashable, Sendable {
  /// The rule for the sample times.
  public enum Spacing: Hashable, Sendable {
    /// Samples at this rate per second, and one at the end.
    case frames(perSecond: Double)
    /// Samples at intervals of this many seconds, and one at the end.
    case steps(of: Double)
    /// A number of samples evenly spaced from start to end, both included.
    case evenly(count: Int)
    /// Samples at these times in seconds, in this order.
    case times([Double])
    /// Samples at these shares of the sampled range, in this order: 0 is its start, 1 its end.
    case progress([Double])
    /// The fewest samples whose connecting lines stay within this error of every component.
    case tolerance(Double)
  }

  /// What the samples contain besides values.
  public enum Extra: String, CaseIterable, Hashable, Sendable {
    /// The velocities, per second.
    case velocity
    /// The model values, which the motion is on its way to.
    case model
  }

  /// The rule for the sample times; by default 60 per second.
  public var spacing = Spacing.frames(perSecond: 60)
  /// Whether the query gives that rule; otherwise a plot uses as many points as its picture needs.
  public var isSpacingGiven = false
  /// The start of the sampled range, in seconds.
  public var start = 0.0
  /// The end of the sampled range in seconds; nil for the end of the timeline.
  public var end: Double?
  /// The names of the properties and components to sample, in order; nil for all.
  public var properties: [String]?
  /// The number of decimals that values keep, 0 to 15; nil for all.
  public var precision: Int?
  /// What the samples contain besides values.
  public var include: Set<Extra> = []
  /// Whether numbers are ordered by columns or by frames.
  public var layout = SampleOptions.Layout.columns
  /// The notation of values in rows: that of documents or of CSS.
  public var values = SampleOptions.Values.document
  /// The rule by which springs move.
  public var springs = SpringModel.analytic
  /// How a plot looks.
  public var picture = PictureQuery()
  /// The export that a plot draws over the document; nil for none.
  public var exported: PlottedExport?
  /// The name of the format asked for; nil if none is.
  public var format: String?
  /// The document in a link, as it is in the query; nil if none is taken.
  public var document: String?

  /// A query with every parameter at its default.
  public init() {}

  /// Reads the query of a request, the part of its target after the `?`.
  ///
  /// - Parameters:
  ///   - formats: The names that `format` may have; nil for any.
  ///   - exports: The names of the exports that may be drawn; nil where none is.
  ///   - takesDocument: Whether the query is a link, which has to hold a document.
  ///   - takesRevision: Whether the query is about a stored document, of which it may name a revision.
  ///   - idle: The names of parameters that change nothing there, and so are refused.
  /// - Throws: A refusal with the code `malformed` and every parameter that is unknown, repeated,
  ///   wrong or missing.
  /// - Complexity: O(length).
  public init(
    decoding query: some StringProtocol, formats: [String]? = nil, exports: [String]? = nil,
    takesDocument: Bool = false, takesRevision: Bool = false, idle: [String] = []
  ) throws(DocumentRefusal) {
    var reader = QueryReader(query)
    reader.refuse(idle: idle)
    if takesRevision { _ = reader.take(Parameters.revision) }
    self.init(from: &reader, formats: formats)
    if let exports { exported = PlottedExport(from: &reader, among: exports) }
    if takesDocument { document = reader.linkedDocument() }
    try reader.finish()
  }

  /// The range to sample of a timeline that lasts `duration` seconds; nil means without end.
  ///
  /// - Throws: A refusal. Its code is `unbounded` when there is no end, and `malformed` when the
  ///   end lies before the start, or farther from it than a double holds.
  public func range(ofDuration duration: Double?) throws(DocumentRefusal) -> ClosedRange<Double> {
    guard let last = end ?? duration else {
      throw DocumentRefusal(
        DocumentProblem(
          .unbounded, "This animation has no end: say where to stop with the parameter end.",
          parameter: "end"))
    }
    guard last >= start else {
      let name = end == nil ? "start" : "end"
      let message =
        end == nil
        ? "start is at most the duration, \(last.plainText); this is \(start.plainText)."
        : "end is at least start, \(start.plainText); this is \(last.plainText)."
      throw DocumentRefusal(.malformed, DocumentProblem(.outOfRange, message, parameter: name))
    }
    return try Self.checked(start...last, parameter: end == nil ? "start" : "end")
  }
}

// MARK: - Reading

extension SampleQuery {
  /// The parameters that the query can have.
  package static var parameters: [RequestParameter] {
    QueryReader.parameters { _ = SampleQuery(from: &$0, formats: nil) }
  }

  /// The parameters that the query of a plot can have.
  package static var plotParameters: [RequestParameter] {
    parameters { PlottedExport(from: &$0, among: []) }
  }

  /// The parameters of a query that also says what is sampled.
  static func parameters<Subject>(
    of subject: (inout QueryReader) -> Subject?
  ) -> [RequestParameter] {
    QueryReader.parameters {
      _ = SampleQuery(from: &$0, formats: nil)
      _ = subject(&$0)
    }
  }

  /// Reads a query that also says what is sampled.
  ///
  /// - Throws: A refusal with the code `malformed` and all problems, those of the subject first.
  static func reading<Subject>(
    _ query: some StringProtocol, _ formats: [String]?, idle: [String] = [],
    of subject: (inout QueryReader) -> Subject?
  ) throws(DocumentRefusal) -> (Subject, SampleQuery) {
    var reader = QueryReader(query)
    reader.refuse(idle: idle)
    let subject = subject(&reader)
    let sampling = SampleQuery(from: &reader, formats: formats)
    try reader.finish()
    guard let subject else { throw reader.refusal }
    return (subject, sampling)
  }

  /// Reads all parameters from a query. Inlined, since a query is large and would be copied.
  @inline(__always)
  init(from reader: inout QueryReader, formats: [String]?) {
    self.init(samplesFrom: &reader)
    picture = PictureQuery(from: &reader)
    format = reader.take(Parameters.format).flatMap { reader.format($0, among: formats) }
  }

  /// Reads the parameters that matter for samples as JSON. Inlined, as the one above.
  @inline(__always)
  init(samplesFrom reader: inout QueryReader) {
    self.init()
    takeSpacing(from: &reader)
    start = reader.take(Parameters.start) ?? 0
    end = reader.take(Parameters.end)
    properties = reader.take(Parameters.property)
    precision = reader.take(Parameters.precision)
    include = Set(reader.take(Parameters.include) ?? [])
    takeForm(from: &reader)
    springs = reader.take(Parameters.springs) ?? .analytic
    if let end, end < start {
      reader.report(
        .outOfRange, "end", "end is at least start, \(start.plainText); this is \(end.plainText).")
    }
  }

  /// Reads the notation and the layout of values. CSS texts are written in frames.
  private mutating func takeForm(from reader: inout QueryReader) {
    values = reader.take(Parameters.values) ?? .document
    let given = reader.take(Parameters.layout)
    layout = given ?? (values == .css ? .frames : .columns)
    if given == .columns, values == .css {
      reader.report(
        .conflictingParameters, "layout",
        "values=css writes frames: leave layout out, or ask for layout=frames.")
    }
  }

  /// The parameters that choose the sample times, of which at most one is given.
  static let spacings = ["fps", "step", "count", "times", "progress", "tolerance"]

  /// Reads the parameter that chooses the sample times. With `format=css-linear` a tolerance is
  /// no choice of times, and may be given in addition.
  private mutating func takeSpacing(from reader: inout QueryReader) {
    take(reader.take(Parameters.fps).map { .frames(perSecond: $0) })
    take(reader.take(Parameters.step).map { .steps(of: $0) })
    take(reader.take(Parameters.count).map { .evenly(count: $0) })
    take(reader.take(Parameters.times).map { .times($0) })
    take(reader.take(Parameters.progress).map { .progress($0) })
    take(reader.take(Parameters.tolerance).map { .tolerance($0) })
    guard reader.count > 1 else { return }
    let given = Self.spacings.filter(reader.has)
    if given.count > 1 {
      reader.report(
        .conflictingParameters, given[1],
        "Of \(Self.spacings.listed("and")) one is given at most; these are "
          + given.listed("and") + ".")
    }
  }

  private mutating func take(_ spacing: Spacing?) {
    guard let spacing, !isSpacingGiven else { return }
    self.spacing = spacing
    isSpacingGiven = true
  }
}

extension QueryReader {
  /// Reads the document of a link. Reports a problem and returns nil without one.
  mutating func linkedDocument() -> String? {
    if let text = take(Parameters.document) { return text }
    reportMissing("document", "document is missing: it is base64url of a document's JSON.")
    return nil
  }

  /// Reads the name of the answer's format: one of `formats`, or any if nil.
  fileprivate mutating func format(_ text: String, among formats: [String]?) -> String? {
    guard let formats else { return text }
    return self.text(text, of: Parameters.format.said.name, among: formats)
  }
}

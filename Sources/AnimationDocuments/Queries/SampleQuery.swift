public import AnimationEngine

/// How a timeline is sampled and in which form the samples leave: the parameters that every view
/// of numbers takes.
public struct SampleQuery: Hashable, Sendable {
  /// How the times of the samples are chosen.
  public enum Spacing: Hashable, Sendable {
    /// So many a second, and one at the end.
    case frames(perSecond: Double)
    /// One every so many seconds, and one at the end.
    case steps(of: Double)
    /// So many evenly from start to end, both included.
    case evenly(count: Int)
    /// These times in this order.
    case times([Double])
    /// These shares of the part that is sampled, in this order: 0 is its start and 1 its end.
    case progress([Double])
    /// The fewest whose straight lines stay within this error of every component.
    case tolerance(Double)
  }

  /// What leaves beside the values.
  public enum Extra: String, CaseIterable, Hashable, Sendable {
    /// The velocities, per second.
    case velocity
    /// The values of the model: those that the motion is on its way to.
    case model
  }

  /// How the times of the samples are chosen; 60 a second where nothing is said.
  public var spacing = Spacing.frames(perSecond: 60)
  /// Whether a parameter says how the times are chosen; otherwise a plot is drawn through as many
  /// points as a picture needs.
  public var isSpacingGiven = false
  /// Where the samples begin, in seconds.
  public var start = 0.0
  /// Where they end, in seconds; nil for the end of the timeline.
  public var end: Double?
  /// The properties and members of properties that are sampled, in this order; nil for all.
  public var properties: [String]?
  /// How many decimals values keep, 0 to 15; nil for all that there are.
  public var precision: Int?
  /// What leaves beside the values.
  public var include: Set<Extra> = []
  /// Columns or frames.
  public var layout = SampleOptions.Layout.columns
  /// How rows write values.
  public var values = SampleOptions.Values.document
  /// The model that springs move by.
  public var springs = SpringModel.analytic
  /// What a plot looks like.
  public var picture = PictureQuery()
  /// The export that a plot shows; nil for the document alone.
  public var exported: PlottedExport?
  /// The name of the form that is asked for; nil where none is.
  public var format: String?
  /// The document of a link, as it stands in the query; nil where none is taken or given.
  public var document: String?

  /// The parameters' defaults.
  public init() {}

  /// Reads the parameters of a query, which is what follows the `?` of a target.
  ///
  /// - Parameters:
  ///   - formats: The names that `format` may have; nil for any.
  ///   - exports: The names of the exports that may be drawn; nil where none is.
  ///   - takesDocument: Whether the query is a link that may hold a document.
  /// - Throws: A refusal with the code `malformed` and every parameter that is unknown, repeated
  ///   or wrong.
  /// - Complexity: O(length).
  public init(
    decoding query: some StringProtocol, formats: [String]? = nil, exports: [String]? = nil,
    takesDocument: Bool = false
  ) throws(DocumentRefusal) {
    var reader = QueryReader(query)
    self.init()
    take(from: &reader, formats: formats)
    if let exports { exported = PlottedExport(from: &reader, among: exports) }
    if takesDocument { document = reader.take(Parameters.document) }
    try reader.finish()
  }

  /// The part of the timeline that is sampled, when the timeline lasts for `duration` seconds;
  /// nil is for ever.
  ///
  /// - Throws: A refusal with the code `unbounded` when there is no end; one with the code
  ///   `malformed` when the end lies before the start, or farther from it than a double holds.
  public func range(ofDuration duration: Double?) throws(DocumentRefusal) -> ClosedRange<Double> {
    guard let last = end ?? duration else {
      throw DocumentRefusal(
        .unbounded,
        DocumentProblem(
          .unbounded, "This animation has no end: say where to stop with the parameter end.",
          parameter: "end"))
    }
    guard last >= start else {
      let name = end == nil ? "start" : "end"
      let message =
        end == nil
        ? "start is at most the duration, \(last.sentence); this is \(start.sentence)."
        : "end is at least start, \(start.sentence); this is \(last.sentence)."
      throw DocumentRefusal(.malformed, DocumentProblem(.outOfRange, message, parameter: name))
    }
    return try Self.checked(start...last, parameter: end == nil ? "start" : "end")
  }
}

// MARK: - Reading

extension SampleQuery {
  /// All parameters.
  package static var parameters: [RequestParameter] {
    QueryReader.parameters { _ = SampleQuery(from: &$0, formats: nil) }
  }

  /// The parameters of a plot.
  package static var plotParameters: [RequestParameter] {
    QueryReader.parameters {
      _ = SampleQuery(from: &$0, formats: nil)
      _ = PlottedExport(from: &$0, among: [])
    }
  }

  /// Takes the parameters out of a query.
  init(from reader: inout QueryReader, formats: [String]?) {
    self.init()
    take(from: &reader, formats: formats)
  }

  private mutating func take(from reader: inout QueryReader, formats: [String]?) {
    takeSamples(from: &reader)
    picture = PictureQuery(from: &reader)
    format = reader.take(Parameters.format).flatMap { reader.format($0, among: formats) }
  }

  /// Takes those parameters out of a query that bear on samples as JSON.
  init(samplesFrom reader: inout QueryReader) {
    self.init()
    takeSamples(from: &reader)
  }

  private mutating func takeSamples(from reader: inout QueryReader) {
    takeSpacing(from: &reader)
    start = reader.take(Parameters.start) ?? 0
    end = reader.take(Parameters.end)
    properties = reader.take(Parameters.property).map { $0.split(separator: ",").map(String.init) }
    precision = reader.take(Parameters.precision)
    include = Set(reader.take(Parameters.include) ?? [])
    takeForm(from: &reader)
    springs = reader.take(Parameters.springs) ?? .analytic
    if let end, end < start {
      reader.report(
        .outOfRange, "end",
        "end is at least start, \(start.sentence); this is \(end.sentence).")
    }
  }

  /// Takes what says how values are written: texts of CSS stand in frames.
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

  /// The parameters that say how the times are chosen; one is given at most.
  static let spacings = ["fps", "step", "count", "times", "progress", "tolerance"]

  /// Takes the one of six parameters that says how the times are chosen. A tolerance may stand
  /// beside `format=css-linear`, which is no sampling.
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
  /// The name of a form of answers; any where `formats` is nil.
  fileprivate mutating func format(_ text: String, among formats: [String]?) -> String? {
    guard let formats else { return text }
    return self.text(text, of: Parameters.format.said.name, among: formats)
  }
}

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
    self.init(from: &reader, formats: formats)
    if let exports { exported = PlottedExport(from: &reader, among: exports) }
    if takesDocument { document = reader.take("document") }
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
  /// The names of all parameters.
  public static var parameters: [String] {
    QueryReader.names { _ = SampleQuery(from: &$0, formats: nil) }
  }

  /// The names of the parameters of a plot.
  public static var plotParameters: [String] {
    QueryReader.names {
      _ = SampleQuery(from: &$0, formats: nil)
      _ = PlottedExport(from: &$0, among: [])
    }
  }

  /// Takes the parameters out of a query.
  init(from reader: inout QueryReader, formats: [String]?) {
    self.init(samplesFrom: &reader)
    picture = PictureQuery(from: &reader)
    format = reader.text("format", among: formats)
  }

  /// Takes those parameters out of a query that bear on samples as JSON.
  init(samplesFrom reader: inout QueryReader) {
    takeSpacing(from: &reader)
    start = reader.number("start") ?? 0
    end = reader.number("end")
    properties = reader.take("property").map { $0.split(separator: ",").map(String.init) }
    precision = reader.wholeNumber("precision", in: 0...15)
    include = Set(reader.names("include", among: Extra.allCases))
    takeForm(from: &reader)
    springs = reader.name("springs", among: SpringModel.allCases) ?? .analytic
    if let end, end < start {
      reader.report(
        .outOfRange, "end",
        "end is at least start, \(start.sentence); this is \(end.sentence).")
    }
  }

  /// Takes what says how values are written: texts of CSS stand in frames.
  private mutating func takeForm(from reader: inout QueryReader) {
    values = reader.name("values", among: SampleOptions.Values.allCases) ?? .document
    let given = reader.name("layout", among: SampleOptions.Layout.allCases)
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
    take(reader.positiveNumber("fps").map { .frames(perSecond: $0) })
    take(reader.positiveNumber("step").map { .steps(of: $0) })
    take(reader.wholeNumber("count", in: 1...Int.max).map { .evenly(count: $0) })
    take(reader.numbers("times").map { .times($0) })
    take(reader.numbers("progress").map { .progress($0) })
    take(reader.positiveNumber("tolerance").map { .tolerance($0) })
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

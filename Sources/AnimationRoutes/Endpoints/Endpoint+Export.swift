import AnimationDocuments
import AnimationEngine
import AnimationFormats
import AnimationScenes
import HTTPNames
import HTTPTypes

extension Endpoint {
  /// `POST /v1/export/{format}`: converts a document for a platform; `GET` takes it from a link.
  static let export = Endpoint(
    "/v1/export/{format}", [.post, .get, .head], path: [.exportFormat], reads: .document,
    parameters: ExportQuery.parameters,
    says: .documents(
      .post(
        "export", "Writes a document in the language of another platform",
        about: """
          `css-linear` and `csv` as `/v1/animation` and `/v1/sample` write them; `css-keyframes` \
          with rules, classes and a rule for `prefers-reduced-motion`; `waapi` as keyframes and \
          options for `element.animate`; a `lottie` file; an animated `svg`; modules for `motion` \
          and `gsap`; code for `swiftui`, `compose` and `core-animation`; `core-animation-plist` as \
          a property list; animators for `android`; design tokens (`dtcg`).

          Motion becomes lines, or curves where the format has them, between as few keyframes as \
          keep within the tolerance, and jumps. The answer says how far it is from the document in \
          `Inbetween-Max-Error`, and in \
          a comment where the format has comments. What a format cannot say is refused.
          """,
        answers: .export),
      .get(
        "exportLink", "Writes a document in a link in the language of another platform",
        about: """
          The same as POST, of a document that stands in the parameter `document`, with an `ETag` \
          that is known before any work.
          """, answers: .export))
  ) { routes, call, match, meter throws(DocumentRefusal) in
    guard let format = ExportForm(named: match.slug) else {
      return routes.problem(
        .notFound,
        "There is no export called \"\(match.slug)\": there are "
          + ExportForm.names.joined(separator: ", ") + ".", call, at: match.endpoint)
    }
    guard call.isLink else { return try routes.export(call, as: format, match, &meter) }
    return try routes.tagged(call, match) { () throws(DocumentRefusal) in
      try routes.export(call, as: format, match, &meter)
    }
  }
}

/// A format to which documents are exported.
enum ExportForm {
  /// The format of another platform or tool.
  case language(ExportFormat)
  /// A format of samples, for which only the tolerance can be chosen.
  case samples(Format)

  init?(named name: Substring) {
    if let format = ExportFormat.all.first(where: { $0.name == name }) {
      self = .language(format)
    } else if let format = Self.sampled.first(where: { $0.name == name }) {
      self = .samples(format)
    } else {
      return nil
    }
  }

  private static let sampled = [Format.cssLinearWithRemark, Format.csvWithError]

  static let names = sampled.map(\.name) + ExportFormat.all.map(\.name)

  /// The formats that a plot can draw over the document: not CSV, which is the document's samples.
  static let drawn = names.filter { $0 != Format.csv.name }

  /// The media types of all export formats, each once.
  static let mediaTypes = (sampled.map(\.mediaType) + ExportFormat.all.map(\.mediaType))
    .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }

  func content(
    _ routes: Routes, _ view: SampleView, _ query: ExportQuery, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Content {
    switch self {
    case .language(let format): return try routes.export(view, as: format, query, &meter)
    case .samples(let format):
      try ExportMap(query.map).checkIsEmpty(in: format.name)
      return try content(of: format, routes, view, &meter)
    }
  }

  /// Samples from start to end. An endless document is refused: no parameter gives it an end.
  private func content(
    of format: Format, _ routes: Routes, _ view: SampleView, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Content {
    do {
      var content = try format.content(routes, view, &meter)
      var fields = format.fields(nil)
      // The path decides the format, so `Accept` changes nothing here.
      fields[.vary] = "Accept-Encoding"
      content.fields.append(contentsOf: fields)
      return content
    } catch {
      guard error.code == .unbounded else { throw error }
      throw .notExpressible(
        "This animation has no end, which \(format.name) has to have: give the document cycles, "
          + "iterations or a repeatCount.")
    }
  }
}

extension Routes {
  /// The answer to a request for an export.
  fileprivate func export(
    _ call: Call, as format: ExportForm, _ match: Match, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Reply {
    let query = try ExportQuery(
      decoding: call.target.query, takesDocument: call.isLink, takesRevision: call.stored != nil)
    let view = try view(of: call, query, &meter)
    var content = try format.content(self, view, query, &meter)
    // An export may be a script or a style sheet with names that somebody else chose.
    content.fields[.xContentTypeOptions] = "nosniff"
    return Reply(
      status: .ok, fields: content.fields, body: Reply.Body(content.body),
      route: match.endpoint.template, valueCount: content.valueCount)
  }

  /// The names of the export formats in the path, in the order in which they are listed.
  public static var exportFormats: [String] { ExportForm.names }

  /// The names of the export formats that a plot can draw, in the same order.
  public static var drawnFormats: [String] { ExportForm.drawn }

  /// The greatest number of properties in an export; each is searched for among all.
  private static let mostExported = 1000

  private func checkProperties(_ count: Int) throws(DocumentRefusal) {
    guard count > Self.mostExported else { return }
    throw DocumentRefusal(
      DocumentProblem(
        .tooLarge,
        "An export has at most \(Self.mostExported) properties; this document has \(count).",
        pointer: "", excess: .init(limit: Self.mostExported, actual: count)))
  }

  /// The view of a call's document for an export.
  fileprivate func view(
    of call: Call, _ query: ExportQuery, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> SampleView {
    var sampling = SampleQuery()
    sampling.document = query.document
    sampling.springs = query.springs
    if let tolerance = query.tolerance { sampling.spacing = .tolerance(tolerance) }
    return try view(of: call, sampling, &meter)
  }

  /// The timeline to export; for one without end, one round of its repetition too.
  func exported(
    _ view: SampleView, _ map: ExportMap, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> (Timeline, ExportRound?) {
    let timeline = try timeline(of: view, &meter)
    let round = timeline.duration == nil ? try repeatedRound(of: view, &meter) : nil
    try checkProperties(timeline.properties.count)
    try map.check(against: timeline.properties)
    return (timeline, round)
  }

  /// Converts a view to another format. The cost is charged beforehand.
  fileprivate func export(
    _ view: SampleView, as format: ExportFormat, _ query: ExportQuery, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Content {
    let (timeline, round) = try exported(view, ExportMap(query.map), &meter)
    let options = try view.exportOptions(query, &meter)
    stage?(.encode)
    do {
      let export = try format.export(
        timeline, round: round, named: view.name, options,
        mostValues: Self.mostExportValues, meter: &meter)
      var fields: HTTPFields = [
        .contentType: format.mediaType + "; charset=utf-8",
        .maxError: export.maximumError.json, .cacheControl: "no-cache",
      ]
      if format.mediaType == Format.svg.mediaType {
        fields[.contentSecurityPolicy] = ContentPolicy.picture
      }
      return Content(fields: fields, text: export.text, valueCount: timeline.columnCount)
    } catch {
      throw DocumentRefusal(error, of: view)
    }
  }
}

extension Routes {
  /// The greatest number of values that are computed for a channel of an export.
  static let mostExportValues = 250_000
}

extension SampleView {
  /// The options of an export, from the query.
  func exportOptions(
    _ query: ExportQuery, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> ExportOptions {
    ExportOptions(
      tolerance: query.tolerance, map: query.map, givenTimes: try givenTimes(&meter),
      spring: plainSpring, quoted: { $0.quotedJSON })
  }

  /// For each property the times at which the document gives it values. They matter for colours alone,
  /// and finding them solves all keyframes again.
  private func givenTimes(_ meter: inout WorkMeter) throws(DocumentRefusal) -> [[Double]] {
    guard let animation, animation.properties.contains(where: \.type.mayHoldColors) else {
      return []
    }
    do {
      return try animation.keyframeTimes(&meter)
    } catch {
      throw DocumentRefusal(error)
    }
  }

  /// The spring, if the view is nothing but a single spring animation; nil otherwise.
  private var plainSpring: Spring? {
    query.springs == .analytic ? animation?.plainSpring : nil
  }
}

extension PropertyType {
  fileprivate var mayHoldColors: Bool {
    switch self {
    case .color, .css: true
    default: false
    }
  }
}

extension RequestParameter {
  /// The path parameter for the export format.
  static let exportFormat = RequestParameter(
    "format", in: .path, title: "ExportFormat",
    SchemaNode.choice("ExportFormat", "The formats of other platforms.", ExportForm.names),
    "The format of the export.")
}

extension ContractAnswer {
  /// The OpenAPI description of the answer to an export, in any format.
  static let export = ContractAnswer(
    title: "Export", "The document in the language of the platform.",
    headers: [.requestID, .eTag, .exportError],
    ExportForm.mediaTypes.map { $0 == "application/json" ? .json(.object([])) : .text($0) })
}

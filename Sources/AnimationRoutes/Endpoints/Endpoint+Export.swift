import AnimationDocuments
import AnimationEngine
import AnimationFormats
import HTTPTypes

extension Endpoint {
  /// `POST /v1/export/{format}`: a document in the language of another platform; `GET` takes it from
  /// the link.
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
          and `gsap`; code for `swiftui`, `compose` and `core-animation`; animators for `android`; \
          design tokens (`dtcg`).

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

/// A form in which documents leave for another platform.
enum ExportForm {
  /// A language of its own.
  case language(ExportFormat)
  /// A form of samples, which takes the tolerance alone.
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

  /// Those that a plot draws over the document: samples are the document itself.
  static let drawn = names.filter { $0 != Format.csv.name }

  /// The types of all of them, each once.
  static let mediaTypes = (sampled.map(\.mediaType) + ExportFormat.all.map(\.mediaType))
    .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }

  func content(
    _ routes: Routes, _ view: SampleView, _ query: ExportQuery, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Content {
    switch self {
    case .language(let format): return try routes.export(view, as: format, query, &meter)
    case .samples(let format): return try content(of: format, routes, view, &meter)
    }
  }

  /// Samples from the start to the end, which has to be there: nobody can ask for another one here.
  private func content(
    of format: Format, _ routes: Routes, _ view: SampleView, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Content {
    do {
      var content = try format.content(routes, view, true, &meter)
      content?.fields.append(contentsOf: format.fields(nil))
      return content ?? Content(text: "", valueCount: 0)
    } catch {
      guard error.code == .unbounded else { throw error }
      throw .notExpressible(
        "This animation has no end, which \(format.name) has to have: give the document cycles, "
          + "iterations or a repeatCount.")
    }
  }
}

extension Routes {
  /// The answer to a call for an export.
  fileprivate func export(
    _ call: Call, as format: ExportForm, _ match: Match, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Reply {
    let query = try ExportQuery(decoding: call.target.query, takesDocument: call.isLink)
    let view = try view(of: call, query, &meter)
    let content = try format.content(self, view, query, &meter)
    return Reply(
      status: .ok, fields: content.fields, body: content.body, route: match.endpoint.template,
      valueCount: content.valueCount)
  }

  /// What exports are called in the path, in the order in which they are listed.
  public static var exportFormats: [String] { ExportForm.names }

  /// The most properties that an export has: nobody reads more, and each is looked for among all.
  private static let mostExported = 1000

  private func checkProperties(_ count: Int) throws(DocumentRefusal) {
    guard count > Self.mostExported else { return }
    throw DocumentRefusal(
      .tooLarge,
      DocumentProblem(
        .tooLarge,
        "An export has at most \(Self.mostExported) properties; this document has \(count).",
        pointer: "", excess: .init(limit: Self.mostExported, actual: count)))
  }

  /// The document of a call, as an export looks at it.
  fileprivate func view(
    of call: Call, _ query: ExportQuery, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> SampleView {
    var sampling = SampleQuery()
    sampling.document = query.document
    sampling.springs = query.springs
    if let tolerance = query.tolerance { sampling.spacing = .tolerance(tolerance) }
    return try view(of: call, sampling, &meter)
  }

  /// What is exported of a view: its timeline, or a round of it where it has no end.
  func exported(
    _ view: SampleView, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> (Timeline, ExportRound?) {
    let timeline = try timeline(of: view, &meter)
    let round = timeline.duration == nil ? try repeatedRound(of: view, &meter) : nil
    try checkProperties(timeline.properties.count)
    return (timeline, round)
  }

  /// A document in another language. What it costs is counted before it is written.
  fileprivate func export(
    _ view: SampleView, as format: ExportFormat, _ query: ExportQuery, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Content {
    let (timeline, round) = try exported(view, &meter)
    stage?(.encode)
    do {
      let export = try format.export(
        timeline, round: round, named: view.name, view.exportOptions(query),
        mostValues: Self.mostLookedAt, meter: &meter)
      return Content(
        fields: [
          .contentType: format.mediaType + "; charset=utf-8",
          .maxError: JSONNumber.text(export.maximumError), .cacheControl: "no-cache",
        ], text: export.text, valueCount: timeline.columnCount)
    } catch {
      throw DocumentRefusal(error)
    }
  }
}

extension DocumentRefusal {
  init(_ problem: ExportProblem) {
    switch problem {
    case .timeline(let refusal): self.init(refusal)
    case .refused(let refusal): self = .notExpressible(refusal.message)
    }
  }

  /// The document says what a format cannot.
  static func notExpressible(_ why: String) -> DocumentRefusal {
    DocumentRefusal(.invalidDocument, DocumentProblem(.notExpressible, why, pointer: ""))
  }
}

extension SampleView {
  /// How it is exported.
  func exportOptions(_ query: ExportQuery) -> ExportOptions {
    ExportOptions(
      tolerance: query.tolerance, map: query.map, spring: plainSpring,
      quoted: { JSONQuoting.quoted($0) })
  }

  /// The spring that is all there is to what is looked at.
  private var plainSpring: Spring? {
    guard case .animation(let animation) = subject, query.springs == .analytic else { return nil }
    return animation.plainSpring
  }
}

extension RequestParameter {
  /// The format of an export, in the path.
  static let exportFormat = RequestParameter(
    "format", in: .path, title: "ExportFormat",
    SchemaNode.choice("ExportFormat", "The formats of other platforms.", ExportForm.names),
    "The format of the export.")
}

extension ContractAnswer {
  /// A document in any of the languages.
  static let export = ContractAnswer(
    title: "Export", "The document in the language of the platform.",
    headers: [.requestID, .eTag, .exportError],
    ExportForm.mediaTypes.map { $0 == "application/json" ? .json(.object([])) : .text($0) })
}

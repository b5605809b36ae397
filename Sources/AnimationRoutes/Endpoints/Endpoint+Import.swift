import AnimationDocuments
import AnimationImports
import HTTPTypes

extension Endpoint {
  /// `POST /v1/import/{format}`: converts a file of another tool to a document.
  static let `import` = Endpoint(
    "/v1/import/{format}", [.post], path: [.importFormat], reads: .text,
    says: .documents(
      .post(
        "import", "Makes a document of a text of another tool",
        about: """
          `css` reads easings, transitions and style sheets with `@keyframes`; `waapi` keyframes \
          and timing of the Web Animations API; `motion` and `gsap` targets and tween variables of \
          these libraries, as JSON or as a script; `lottie` files; `figma` transitions, easings and \
          tracks; design tokens (`dtcg`). `auto` recognises them by their content. A lone easing, \
          duration or transition becomes an animation of `value` from 0 to 1.

          What the document does not say is listed in `ignored`, each with its pointer in JSON and \
          with its line in any other text. `maxError` is the greatest distance of the document \
          from what was read, in the unit of the component: 0 where it says the same.
          """,
        answers: .import))
  ) { routes, call, match, meter throws(DocumentRefusal) in
    let format = ImportFormat(named: match.slug)
    guard format != nil || match.slug == ImportFormat.automatic else {
      return routes.problem(
        .notFound,
        "There is no import called \"\(match.slug)\": there are "
          + ImportFormat.names.joined(separator: ", ") + ".", call, at: match.endpoint)
    }
    try StrayParameters.check(call)
    let imported = try Import(
      reading: call.body, as: format, within: routes.limits, meter: &meter)
    return Reply(json: ImportText.text(of: imported), at: match.endpoint)
  }
}

extension Routes {
  /// The names of the import formats in the path, in the order in which they are listed.
  public static var importFormats: [String] { ImportFormat.names }
}

/// The JSON of the answer to an import.
enum ImportText {
  static func text(of imported: Import) -> String {
    let document = String(decoding: imported.document.encoded(), as: UTF8.self)
    let ignored = imported.ignored.map { note in
      "{\(place(note.place)),\"message\":\(note.message.quotedJSON)}"
    }
    return "{\"document\":\(document),\"ignored\":[\(ignored.joined(separator: ","))],"
      + "\"maxError\":\(imported.maximumError.json)}"
  }

  private static func place(_ place: ImportPlace) -> String {
    switch place {
    case .pointer(let pointer): "\"pointer\":\(pointer.quotedJSON)"
    case .text(let place): "\"line\":\(place.line)"
    }
  }
}

extension RequestParameter {
  /// The path parameter for the import format.
  static let importFormat = RequestParameter(
    "format", in: .path, title: "ImportFormat",
    SchemaNode.choice("ImportFormat", "What is read from other tools.", ImportFormat.names),
    "What the text is written in; `auto` recognises it.")
}

extension ContractAnswer {
  fileprivate static let `import` = ContractAnswer.good(
    title: "Import", "The document, what it does not say, and how far it is off.",
    .json(
      .imported,
      examples: [
        .init(
          name: "fade", summary: "A fade",
          value:
            #"{"document": {"kind": "animation", "name": "fade", "from": {"opacity": 0}, "to": {"opacity": 1}, "animation": {"type": "timingCurve", "curve": "ease", "duration": 0.3}}, "ignored": [], "maxError": 0}"#
        )
      ]))
}

extension SchemaNode {
  /// The schema of the answer to an import.
  static let imported = SchemaNode.answer(
    "Imported",
    "What an import answers.",
    [
      .required("document", .document),
      .required("ignored", .array(of: .importNote), "What the document does not say."),
      .required(
        "maxError", .number(from: 0),
        """
        The greatest distance of the document from what was read, in the unit of the component; \
        0 where it says the same.
        """),
    ])

  /// The schema of a note on something that was left out.
  static let importNote = SchemaNode.answer(
    "ImportNote",
    """
    Something that the document does not say, by its `pointer` in JSON or its `line` in any \
    other text.
    """,
    [
      .optional("pointer", .type("string")),
      .optional("line", .integer(from: 1)),
      .required(
        "message", .type("string"),
        "What is left out and, where it helps, what holds in its place."),
    ])
}

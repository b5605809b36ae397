import AnimationDocuments
import AnimationImports
import HTTPTypes

extension Endpoint {
  /// `POST /v1/import/{format}`: a text of another tool as a document.
  static let `import` = Endpoint(
    "/v1/import/{format}", [.post], reads: .text
  ) { routes, call, match, meter throws(DocumentRefusal) in
    let format = ImportFormat(named: match.slug)
    guard format != nil || match.slug == ImportFormat.automatic else {
      return routes.problem(
        .notFound,
        "There is no import called \"\(match.slug)\": there are "
          + ImportFormat.names.joined(separator: ", ") + ".", call, at: match.endpoint)
    }
    let imported = try Import(
      reading: call.body, as: format, within: routes.limits, meter: &meter)
    return Reply(
      status: .ok, fields: [.contentType: "application/json", .cacheControl: "no-cache"],
      body: .bytes(Array(ImportText.text(of: imported).utf8)), route: match.endpoint.template)
  }
}

extension Routes {
  /// What imports are called in the path, in the order in which they are listed.
  public static var importFormats: [String] { ImportFormat.names }
}

/// The answer to an import.
enum ImportText {
  static func text(of imported: Import) -> String {
    let document = String(decoding: imported.document.encoded(), as: UTF8.self)
    let ignored = imported.ignored.map { note in
      "{\(place(note.place)),\"message\":\(JSONString.quoted(note.message))}"
    }
    return "{\"document\":\(document),\"ignored\":[\(ignored.joined(separator: ","))],"
      + "\"maxError\":\(JSONNumber.text(imported.maximumError))}"
  }

  private static func place(_ place: ImportPlace) -> String {
    switch place {
    case .pointer(let pointer): "\"pointer\":\(JSONString.quoted(pointer))"
    case .text(let place): "\"line\":\(place.line)"
    }
  }
}

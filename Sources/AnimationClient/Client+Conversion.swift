public import AnimationDocuments
import HTTPTypes

// MARK: - Pictures and other languages

extension Client {
  /// Draws a document, given as JSON text, as SVG: the values of every property over time. `request`
  /// chooses the part and the points that are drawn through; without a grid they are as many as the
  /// picture needs.
  ///
  /// With an export, what it says is drawn over the document: its error is the answer's `maxError`, and
  /// `request` may have a tolerance and the rule of springs alone.
  public func plot(
    _ document: [UInt8], _ request: SampleRequest = SampleRequest(),
    picture: PictureQuery = PictureQuery(), export: PlottedExport? = nil
  ) async throws -> ExportedText {
    let parameters = Self.parameters(request, picture, export)
    return ExportedText(try await ask(.post, "/v1/plot", parameters, document))
  }

  /// Draws a document.
  public func plot(
    _ document: AnimationDocument, _ request: SampleRequest = SampleRequest(),
    picture: PictureQuery = PictureQuery(), export: PlottedExport? = nil
  ) async throws -> ExportedText {
    try await plot(document.encoded(), request, picture: picture, export: export)
  }

  /// Writes a document, given as JSON text, in the language of another platform: `css-linear`,
  /// `css-keyframes`, `waapi`, `lottie`, `svg`, `motion`, `gsap`, `swiftui`, `compose`,
  /// `core-animation`, `core-animation-plist`, `android`, `dtcg` or `csv`.
  public func export(
    _ document: [UInt8], as format: String, _ request: ExportRequest = ExportRequest()
  ) async throws -> ExportedText {
    ExportedText(
      try await ask(.post, "/v1/export/\(Self.escaped(format))", request.parameters, document))
  }

  /// Writes a document in the language of another platform.
  public func export(
    _ document: AnimationDocument, as format: String, _ request: ExportRequest = ExportRequest()
  ) async throws -> ExportedText {
    try await export(document.encoded(), as: format, request)
  }

  /// Makes a document of a text of another tool: of `css`, `waapi`, `motion`, `gsap`, `lottie`,
  /// `figma` or `dtcg`; `auto` recognises it.
  ///
  /// - Throws: A `DocumentRefusal` if the document exceeds `limits`, beside what every call throws.
  public func `import`(
    _ text: [UInt8], as format: String = "auto", within limits: Limits = .standard
  ) async throws -> Imported {
    let path = "/v1/import/\(Self.escaped(format))"
    let (head, body) = try await ask(
      ClientCall(method: .post, path: path, body: text, fields: [.contentType: "text/plain"]))
    guard let imported = try Imported(decoding: body, within: limits) else {
      throw ClientError(unexpected: head)
    }
    return imported
  }

  /// Makes a document of a text of another tool.
  public func `import`(
    _ text: String, as format: String = "auto", within limits: Limits = .standard
  ) async throws -> Imported {
    try await `import`(Array(text.utf8), as: format, within: limits)
  }

  static func parameters(
    _ request: SampleRequest, _ picture: PictureQuery, _ export: PlottedExport?
  ) -> [(name: String, value: String)] {
    request.parameters + picture.parameters + (export?.parameters ?? [])
  }
}

// MARK: - Two documents

extension Client {
  /// Says how far two documents, given as JSON texts, are apart; with a tolerance also whether that is
  /// within it. Problems have pointers below `/left` and `/right`.
  public func compare(
    _ left: [UInt8], _ right: [UInt8], tolerance: Double? = nil,
    springs: SampleRequest.Springs? = nil
  ) async throws -> Comparison {
    var parameters: [(name: String, value: String)] = []
    if let tolerance { parameters.append(("tolerance", "\(tolerance)")) }
    if let springs { parameters.append(("springs", springs.rawValue)) }
    return try await read(.post, "/v1/compare", parameters, ComparedDocuments.text(left, right))
  }

  /// Says how far two documents are apart.
  public func compare(
    _ left: AnimationDocument, _ right: AnimationDocument, tolerance: Double? = nil,
    springs: SampleRequest.Springs? = nil
  ) async throws -> Comparison {
    try await compare(left.encoded(), right.encoded(), tolerance: tolerance, springs: springs)
  }
}

import AnimationDocuments
import HTTPTypes

extension Endpoint {
  /// `POST /v1/plot`: draws a document, or an export over it; `GET` takes it from a link.
  static let plot = Endpoint(
    "/v1/plot", [.post, .get, .head], reads: .document, parameters: SampleQuery.plotParameters,
    idle: ["precision", "layout", "values"], formats: .plot,
    says: .documents(
      .post(
        "plot", "Draws a document",
        about: """
          A picture: the values of every property over time, a panel for each of the first 40. \
          Dots are keyframes, upright lines with names are phases and completions; colours show \
          what they look like, discrete values are named bands. `include=velocity` adds the \
          velocities, and `include=model` where the values are bound for. It follows the reader's \
          light or dark scheme and says in words what it shows. Transforms are drawn as what they \
          do: translate, rotate, scale, skew. What never moves is said in a line. A bar below a \
          colour marks where it lies outside sRGB and is clipped.

          `start` and `end` choose the part that is drawn. `fps`, `step`, `count`, `times` and \
          `tolerance` choose the points that are drawn through; without them they are as many as a \
          picture needs. The number of values is held against the limit `max-values` before any \
          work.

          `export` draws what an export says over what the document does: the document as a thin \
          line, the export as a wide one with a dot at each keyframe, and below them how far the \
          export is off, with its worst error marked and said. `tolerance` and `map` are those of \
          the export then, and `Inbetween-Max-Error` says the error.
          """),
      .get(
        "plotLink", "Draws a document in a link",
        about: """
          The same as POST, of a document that stands in the parameter `document`: for an `<img \
          src>`.
          """))
  ) { routes, call, match, meter throws(DocumentRefusal) in
    let query = try SampleQuery(
      decoding: call.target.query, formats: match.endpoint.formatNames,
      exports: ExportForm.drawn, takesDocument: call.isLink,
      takesRevision: call.stored != nil, idle: match.endpoint.idleParameters)
    return try routes.answer(call, match.endpoint, query, isTagged: call.isRead, &meter) {
      call, meter throws(DocumentRefusal) in
      try routes.view(of: call, query, &meter)
    }
  }
}

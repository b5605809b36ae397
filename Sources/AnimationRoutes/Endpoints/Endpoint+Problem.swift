import AnimationDocuments
import HTTPTypes

extension Endpoint {
  /// `GET /problems/{slug}`: the page about an error code, to which a problem's `type` refers.
  static let problem = Endpoint(
    "/problems/{slug}", [.get, .head], path: [.problemCode],
    says: .service(
      .get(
        "problem", "What an error code means and what helps",
        answers: .good("A text for people.", .text("text/plain"))))
  ) { routes, call, match, _ throws(DocumentRefusal) in
    let code = ErrorCode(rawValue: String(match.slug))
    guard let status = code.status else {
      return routes.problem(
        .notFound, "There is no problem of this name.", call, at: match.endpoint)
    }
    try StrayParameters.check(call)
    return Reply(
      status: .ok,
      fields: [.contentType: "text/plain; charset=utf-8", .cacheControl: "max-age=86400"],
      body: .bytes(Array(ProblemText.text(for: code, status: status).utf8)),
      route: match.endpoint.template)
  }
}

/// The text of the pages about error codes, with advice for each.
enum ProblemText {
  /// The page about a code.
  static func text(for code: ErrorCode, status: Int) -> String {
    """
    \(code.title)

    code:   \(code.rawValue)
    status: \(status)

    \(advice(for: code))

    """
  }

  /// Advice for a code; by default for a document's problem, where to look.
  static func advice(for code: ErrorCode) -> String {
    if let advice = advices[code] { return advice }
    return code.status == 422
      ? "The problem's pointer names the place in the document, its message the rule and its hint, "
        + "if it has one, what may have been meant. The document's schema is at /openapi.yaml."
      : "The problem's message names the rule that was broken; its line, column and offset, or its "
        + "parameter, name the place."
  }

  private static let advices: [ErrorCode: String] = [
    .malformed:
      "The body is not JSON, a parameter of the query is wrong, or the request is badly framed. The "
      + "members line, column and offset give the place in the body; each of the errors names its "
      + "parameter.",
    .unbounded:
      "The animation goes on for ever. Where samples are asked for, say with end where to stop, or with "
      + "times which moments are wanted: both are parameters of the query, and members of a batch's "
      + "line. A comparison and most exports take the whole animation: give it cycles or iterations, "
      + "or animations that end. A timing makes an end by iterationDuration.",
    .unauthenticated:
      "The library needs a token that the server knows, in the field Authorization: Bearer TOKEN. Who "
      + "runs the server makes one with inbetweend token NAME.",
    .forbidden: "The token is known, but has not the scope that this takes: read or write.",
    .libraryNeedsTokens:
      "Other machines can reach the server, and it knows no tokens. Who runs it starts it with "
      + "--tokens-file, or with --insecure to let everybody in.",
    .notFound: "GET / lists the paths that there are.",
    .methodNotAllowed: "The header field Allow lists the methods that the path takes.",
    .notAcceptable:
      "The answer is not offered in any media type of the field Accept, or not in any coding of the "
      + "field Accept-Encoding. The detail says which, and lists what is offered; the parameter format "
      + "chooses a media type without the field.",
    .tooLarge:
      "The body has too many bytes, the answer would have too many values, or what has to be kept for "
      + "it too many bytes. The members limit and actual say how many, setting names the daemon's "
      + "setting. GET /v1/limits lists all limits.",
    .tooMuchWork:
      "The request is short, but its answer would take more work than one request may cost. The member "
      + "limit says how many units of work that is, actual how many were counted, and pointer, if it "
      + "is there, where. Ask for less time or fewer values at once, or let fewer animations overlap. "
      + "The daemon's setting is max-work; GET /v1/limits lists all limits.",
    .targetTooLong:
      "The path and the query are the greater part of a head that is larger than the setting "
      + "max-header allows. Send the document in the body of a POST or QUERY.",
    .unsupported:
      "The field Accept-Post, or Accept for PUT, lists the types of bodies that are read. Bodies are "
      + "read without a content coding.",
    .expectationFailed: "The only expectation that is met is 100-continue.",
    .invalidDocument:
      "The body is JSON but not a valid document. Each of the errors has the pointer to its place, a "
      + "code, the broken rule and often a hint. All are listed, 50 at most.",
    .rateLimited: "Wait for the seconds that the field Retry-After gives, then ask again.",
    .headersTooLarge: "The header block is larger than the setting max-header allows.",
    .internal: "The fault is the server's. Its log holds the reason under the request's id.",
    .notImplemented:
      "The only transfer coding that is read is chunked. Or the name of the method has a character "
      + "that no method of HTTP may have; one that is merely unknown is 405.",
    .preconditionFailed:
      "Somebody else has written the animation since it was read, or If-None-Match: * finds one that "
      + "is there. Read it again, and send its ETag as If-Match.",
    .unknownEvent:
      "The id comes from another library, or from one in memory that has been started anew. Listen "
      + "without an id, and read the list of animations to know what has changed.",
    .unavailable:
      "The server is overloaded or about to stop, or its library does not answer or has no room; the "
      + "member reason says which. Ask again after the seconds that the field Retry-After gives.",
  ]
}

extension RequestParameter {
  fileprivate static let problemCode = RequestParameter(
    "slug", in: .path, title: nil, .string(examples: [ErrorCode.invalidDocument.rawValue]),
    "The code, the last part of a problem's `type`.")
}

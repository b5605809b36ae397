import AnimationDocuments

// The answers to requests that are refused, each a problem document.

extension ContractAnswer {
  static let malformed = refusal(
    400, "Malformed",
    """
    The body is not JSON (`malformed`, with `line`, `column` and `offset`), a parameter is wrong \
    (`malformed`, with `errors[].parameter`), or an endless document lacks `end` (`unbounded`). \
    A stream of events was to go on after one that the library does not know (`unknown-event`).
    """)

  static let unauthenticated = refusal(
    401, "Unauthenticated", headers: [.wwwAuthenticate],
    "The library takes a token, and there is none, or one that is not known (`unauthenticated`).")

  static let libraryClosed = refusal(
    403, "LibraryClosed", headers: [.wwwAuthenticate],
    """
    The token lacks the scope (`forbidden`). Or the library is closed: the daemon can be reached from \
    other machines and has no tokens (`library-needs-tokens`).
    """)

  static let nothingStored = refusal(
    404, "NothingStored",
    "There is no such animation, or no such revision of it (`not-found`).")

  static let notAcceptable = refusal(
    406, "NotAcceptable",
    """
    None of the types in `Accept`, or none of the codings in `Accept-Encoding`, is offered \
    (`not-acceptable`).
    """)

  static let preconditionFailed = refusal(
    412, "PreconditionFailed",
    """
    The animation is not the one that `If-Match` names, or `If-None-Match: *` finds one \
    (`precondition-failed`).
    """)

  static let tooLarge = refusal(
    413, "TooLarge",
    """
    The body has too many bytes, the answer would have too many values, or what has to be kept \
    for it too many bytes (`too-large`); or the answer would take too much work \
    (`too-much-work`). Both come with `limit`, `actual` and `setting`. Work is counted, not \
    timed: the same request gets the same verdict everywhere. Where the place is known, the \
    problem's `pointer` names it.
    """)

  static let targetTooLong = refusal(
    414, "TargetTooLong",
    """
    The header block is larger than `max-header`, and the target is the greater part of it \
    (`target-too-long`): send a document in the body instead.
    """)

  static let unsupported = refusal(
    415, "Unsupported", headers: [.acceptPost, .accept, .acceptEncoding],
    "The body's type or coding is not read (`unsupported`).")

  static let expectationFailed = refusal(
    417, "ExpectationFailed",
    "An expectation other than `100-continue` (`expectation-failed`).")

  static let invalidDocument = refusal(
    422, "InvalidDocument",
    """
    The body is JSON but breaks a rule of documents (`invalid-document`): `errors` has each \
    problem with a pointer to its place.
    """)

  static let rateLimited = refusal(
    429, "RateLimited", headers: [.retryAfter],
    """
    The client is over its rate (`rate-limited`); `limit` has the requests per second, `setting` is \
    `rate`.
    """)

  static let headersTooLarge = refusal(
    431, "HeadersTooLarge",
    "The header block is larger than `max-header`, for its fields (`headers-too-large`).")

  static let internalFault = refusal(
    500, "Internal",
    "A fault of the service (`internal`).")

  static let notImplemented = refusal(
    501, "NotImplemented",
    "A transfer coding other than `chunked`, or a method that is no token (`not-implemented`).")

  static let unavailable = refusal(
    503, "Unavailable", headers: [.retryAfter],
    """
    Overloaded or about to stop, or the library does not answer (`reason` `library`) or has no \
    room (`library-full`); always `unavailable`.
    """)

  static let otherProblem = refusal(
    nil, "Problem", headers: [.allow, .requestID],
    """
    Any other error, among them 404 (`not-found`) and 405 (`method-not-allowed`, with `Allow`).
    """)

  private static func refusal(
    _ status: Int?, _ title: String, headers: [ContractHeader] = [], _ meaning: String
  ) -> ContractAnswer {
    ContractAnswer(
      status: status, title: title, meaning, headers: headers,
      [ContractContent("application/problem+json", .problem)])
  }
}

/// An error code: a word whose meaning never changes.
///
/// This is the only table of error codes, both those of whole answers (with a status other than
/// 2xx) and those of single problems within an answer. Newer servers may send codes that are not
/// in it; they are kept, without a status or title.
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
  /// The word used in answers.
  public let rawValue: String
  /// The status of an answer that reports only this problem; nil for a code that is not in the
  /// table.
  public let status: Int?
  /// A short title that is the same for every occurrence; the code itself when it is not in the
  /// table.
  public let title: String

  private init(_ rawValue: String, _ status: Int?, _ title: String) {
    (self.rawValue, self.status, self.title) = (rawValue, status, title)
  }

  /// A code from its word, known or not.
  public init(rawValue: String) { self = Self.table[rawValue] ?? Self(rawValue, nil, rawValue) }

  /// The URL of the page for people about this code, relative to the server.
  public var type: String { "/problems/" + rawValue }

  /// The codes of whole answers.
  static let ofAnswers: [ErrorCode] = [
    .malformed, .unbounded, .unknownEvent, .unauthenticated, .forbidden, .libraryNeedsTokens,
    .notFound, .methodNotAllowed, .notAcceptable, .preconditionFailed, .tooLarge, .tooMuchWork,
    .targetTooLong, .unsupported, .expectationFailed, .invalidDocument, .rateLimited,
    .headersTooLarge, .internal, .notImplemented, .unavailable,
  ]

  /// The codes of single problems: all that are not of whole answers, and some that are both.
  static let ofProblems =
    all.filter { !ofAnswers.contains($0) } + [.malformed, .unbounded, .tooLarge, .tooMuchWork]

  /// The code for an answer whose status alone is known.
  public static func general(forStatus status: Int) -> ErrorCode {
    general[status] ?? (status < 500 ? .malformed : .internal)
  }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.rawValue, $0) })

  private static let general = Dictionary(
    all.map { ($0.status, $0) }, uniquingKeysWith: { first, _ in first })
}

// MARK: - Answers

extension ErrorCode {
  /// The request is not JSON, badly framed, or has a bad parameter.
  public static let malformed = ErrorCode("malformed", 400, "The request cannot be read")
  /// Something endless was to be sampled, repeated or reversed without an end being given.
  public static let unbounded = ErrorCode("unbounded", 400, "The animation has no end")
  /// The id of a library event, from which a stream should resume, is unknown.
  public static let unknownEvent = ErrorCode(
    "unknown-event", 400, "The library does not know this event")
  /// A token is needed, or the one given is wrong.
  public static let unauthenticated = ErrorCode("unauthenticated", 401, "A valid token is needed")
  /// The token does not give permission for this.
  public static let forbidden = ErrorCode("forbidden", 403, "This is not allowed")
  /// The library is closed until tokens are configured.
  public static let libraryNeedsTokens = ErrorCode(
    "library-needs-tokens", 403, "The library is closed")
  /// There is nothing at this path, or no animation or revision of this name or number.
  public static let notFound = ErrorCode("not-found", 404, "Nothing is here")
  /// The path does not take this method.
  public static let methodNotAllowed = ErrorCode(
    "method-not-allowed", 405, "The method is not allowed here")
  /// None of the accepted media types is offered, or none of the accepted codings.
  public static let notAcceptable = ErrorCode(
    "not-acceptable", 406, "No accepted form of the answer is offered")
  /// What is asked for is not in the state that the request's condition names.
  public static let preconditionFailed = ErrorCode(
    "precondition-failed", 412, "What is here is not what is expected")
  /// The body has too many bytes, the answer would have too many values, or computing it would keep
  /// too many bytes.
  public static let tooLarge = ErrorCode("too-large", 413, "Too large")
  /// The answer would take more work than one request may cost.
  public static let tooMuchWork = ErrorCode("too-much-work", 413, "Too much work")
  /// The request's target (path and query) is too long.
  public static let targetTooLong = ErrorCode("target-too-long", 414, "The target is too long")
  /// The body has a type or coding that is not read.
  public static let unsupported = ErrorCode(
    "unsupported", 415, "The type or coding of the body is not read")
  /// The request has an expectation other than `100-continue`.
  public static let expectationFailed = ErrorCode(
    "expectation-failed", 417, "The expectation cannot be met")
  /// The document breaks a rule.
  public static let invalidDocument = ErrorCode(
    "invalid-document", 422, "The document is not valid")
  /// The client sends more requests than its rate allows.
  public static let rateLimited = ErrorCode("rate-limited", 429, "Too many requests")
  /// The header block is too large.
  public static let headersTooLarge = ErrorCode(
    "headers-too-large", 431, "The header block is too large")
  /// A fault of the server; its log has the reason.
  public static let `internal` = ErrorCode("internal", 500, "The server failed")
  /// The transfer coding is not chunked, or the method is no token.
  public static let notImplemented = ErrorCode(
    "not-implemented", 501, "The method or coding is not known")
  /// The server is overloaded, draining, or lacks its library.
  public static let unavailable = ErrorCode("unavailable", 503, "The server cannot answer now")

  // MARK: - Problems of texts

  /// The grammar of JSON is broken.
  public static let syntax = ErrorCode("syntax", 400, "The text is not JSON")
  /// The body is empty.
  public static let emptyBody = ErrorCode("empty-body", 400, "There is no text to read")
  /// The text begins with a byte order mark.
  public static let byteOrderMark = ErrorCode(
    "byte-order-mark", 400, "The text begins with a byte order mark")
  /// Bytes that are not UTF-8.
  public static let invalidUTF8 = ErrorCode("invalid-utf8", 400, "The text is not UTF-8")
  /// An escape that does not exist, or half of a surrogate pair.
  public static let invalidEscape = ErrorCode("invalid-escape", 400, "An escape is not valid")
  /// The text goes on after the JSON value.
  public static let trailingContent = ErrorCode(
    "trailing-content", 400, "Something follows the value")
  /// Arrays and objects are nested too deeply.
  public static let tooDeep = ErrorCode("too-deep", 400, "The text is nested too deep")

  // MARK: - Problems of parameters

  /// The query parameter does not exist here, or changes nothing here.
  public static let unknownParameter = ErrorCode("unknown-parameter", 400, "A parameter is unknown")
  /// The query parameter is given twice.
  public static let duplicateParameter = ErrorCode(
    "duplicate-parameter", 400, "A parameter is given twice")
  /// A required query parameter is missing.
  public static let missingParameter = ErrorCode("missing-parameter", 400, "A parameter is missing")
  /// Only one of these query parameters may be given.
  public static let conflictingParameters = ErrorCode(
    "conflicting-parameters", 400, "Parameters exclude each other")

  // MARK: - Problems of documents

  /// The member does not exist in this object.
  public static let unknownMember = ErrorCode("unknown-member", 422, "A member is unknown")
  /// The member is given twice.
  public static let duplicateMember = ErrorCode("duplicate-member", 422, "A member is given twice")
  /// A required member is missing.
  public static let missingMember = ErrorCode("missing-member", 422, "A member is missing")
  /// The JSON type or notation is not allowed here.
  public static let wrongType = ErrorCode("wrong-type", 422, "A value has the wrong form")
  /// A kind, preset, curve or other name that does not exist.
  public static let unknownName = ErrorCode("unknown-name", 422, "A name is unknown")
  /// The version of the document format is not supported.
  public static let unsupportedVersion = ErrorCode(
    "unsupported-version", 422, "The version is not supported")
  /// A value differs from its property's type, or in its length.
  public static let typeMismatch = ErrorCode("type-mismatch", 422, "A property changes its type")
  /// The property was never declared by a first value.
  public static let unknownProperty = ErrorCode("unknown-property", 422, "A property is unknown")
  /// Members of different descriptions of a spring are mixed.
  public static let mixedSpring = ErrorCode(
    "mixed-spring", 422, "A spring is described in two ways")
  /// An object has members that exclude each other.
  public static let conflictingMembers = ErrorCode(
    "conflicting-members", 422, "Members exclude each other")
  /// The number is too large for a double.
  public static let numberRange = ErrorCode("number-range", 422, "A number is beyond every double")
  /// The duration is below 0.
  public static let negativeDuration = ErrorCode("negative-duration", 422, "A duration is negative")
  /// The number is outside its bounds.
  public static let outOfRange = ErrorCode("out-of-range", 422, "A number is out of its bounds")
  /// A text or object that is no easing curve.
  public static let invalidCurve = ErrorCode("invalid-curve", 422, "A curve is not valid")
  /// A text that is no colour.
  public static let invalidColor = ErrorCode("invalid-color", 422, "A colour is not valid")
  /// A text that is no angle.
  public static let invalidAngle = ErrorCode("invalid-angle", 422, "An angle is not valid")
  /// A text that is no path.
  public static let invalidPath = ErrorCode("invalid-path", 422, "A path is not valid")
  /// The action is not allowed in the state at that moment.
  public static let invalidState = ErrorCode(
    "invalid-state", 422, "A state forbids what is asked for")
  /// A text or list that is no transform.
  public static let invalidTransform = ErrorCode(
    "invalid-transform", 422, "A transform is not valid")
  /// A text that is no CSS value.
  public static let invalidCSS = ErrorCode("invalid-css", 422, "A CSS value is not valid")
  /// The target format cannot express this.
  public static let notExpressible = ErrorCode("not-expressible", 422, "The format cannot say this")
  /// The list has to have an element and has none.
  public static let empty = ErrorCode("empty", 422, "A list is empty")
  /// The times are not in order.
  public static let notRising = ErrorCode("not-rising", 422, "Times fall")
  /// There are more of these than allowed.
  public static let tooMany = ErrorCode("too-many", 422, "There are too many")

  /// All codes of the table, by their statuses. The first one of each status is the general code for
  /// that status.
  public static let all: [ErrorCode] = [
    .malformed, .byteOrderMark, .conflictingParameters, .duplicateParameter, .emptyBody,
    .invalidEscape, .invalidUTF8, .missingParameter, .syntax, .tooDeep, .trailingContent,
    .unbounded, .unknownEvent, .unknownParameter, .unauthenticated, .forbidden, .libraryNeedsTokens,
    .notFound, .methodNotAllowed, .notAcceptable, .preconditionFailed, .tooLarge, .tooMuchWork,
    .targetTooLong, .unsupported, .expectationFailed, .invalidDocument, .conflictingMembers,
    .duplicateMember, .empty, .invalidAngle, .invalidColor, .invalidCSS, .invalidCurve,
    .invalidPath, .invalidState, .invalidTransform, .missingMember, .mixedSpring, .negativeDuration,
    .notExpressible, .notRising, .numberRange, .outOfRange, .tooMany, .typeMismatch, .unknownMember,
    .unknownName, .unknownProperty, .unsupportedVersion, .wrongType, .rateLimited, .headersTooLarge,
    .internal, .notImplemented, .unavailable,
  ]
}

/// An error code: a word whose meaning never changes.
///
/// This is the only table of error codes, both those of whole answers (with a status other than
/// 2xx) and those of single problems within an answer. Newer servers may send codes that are not
/// in it; they are kept, without a status or title.
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
  /// The word used in answers.
  public let rawValue: String

  /// A code from its word, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The status of an answer that reports only this problem; nil for a code that is not in the
  /// table.
  public var status: Int? { Self.table[self]?.status }

  /// A short title that is the same for every occurrence; the code itself when it is not in the
  /// table.
  public var title: String { Self.table[self]?.title ?? rawValue }

  /// The URL of the page for people about this code, relative to the server.
  public var type: String { "/problems/" + rawValue }

  /// All codes of the table, in order of status and name.
  public static var all: [ErrorCode] { rows.map(\.code) }

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

  private static let table = Dictionary(
    uniqueKeysWithValues: rows.map { ($0.code, (status: $0.status, title: $0.title)) })

  /// The code of the first row for each status.
  private static let general = Dictionary(
    rows.map { ($0.status, $0.code) }, uniquingKeysWith: { first, _ in first })
}

// MARK: - Answers

extension ErrorCode {
  /// The request is not JSON, badly framed, or has a bad parameter.
  public static let malformed = ErrorCode(rawValue: "malformed")
  /// Something endless was to be sampled, repeated or reversed without an end being given.
  public static let unbounded = ErrorCode(rawValue: "unbounded")
  /// The id of a library event, from which a stream should resume, is unknown.
  public static let unknownEvent = ErrorCode(rawValue: "unknown-event")
  /// A token is needed, or the one given is wrong.
  public static let unauthenticated = ErrorCode(rawValue: "unauthenticated")
  /// The token does not give permission for this.
  public static let forbidden = ErrorCode(rawValue: "forbidden")
  /// The library is closed until tokens are configured.
  public static let libraryNeedsTokens = ErrorCode(rawValue: "library-needs-tokens")
  /// There is nothing at this path.
  public static let notFound = ErrorCode(rawValue: "not-found")
  /// The path does not take this method.
  public static let methodNotAllowed = ErrorCode(rawValue: "method-not-allowed")
  /// None of the accepted media types is offered.
  public static let notAcceptable = ErrorCode(rawValue: "not-acceptable")
  /// What is asked for is not in the state that the request's condition names.
  public static let preconditionFailed = ErrorCode(rawValue: "precondition-failed")
  /// The body has too many bytes, or the answer would have too many values.
  public static let tooLarge = ErrorCode(rawValue: "too-large")
  /// The answer would take more work than one request may cost.
  public static let tooMuchWork = ErrorCode(rawValue: "too-much-work")
  /// The request's target (path and query) is too long.
  public static let targetTooLong = ErrorCode(rawValue: "target-too-long")
  /// The body has a type or coding that is not read.
  public static let unsupported = ErrorCode(rawValue: "unsupported")
  /// The request has an expectation other than `100-continue`.
  public static let expectationFailed = ErrorCode(rawValue: "expectation-failed")
  /// The document breaks a rule.
  public static let invalidDocument = ErrorCode(rawValue: "invalid-document")
  /// The client sends more requests than its rate allows.
  public static let rateLimited = ErrorCode(rawValue: "rate-limited")
  /// The header block is too large.
  public static let headersTooLarge = ErrorCode(rawValue: "headers-too-large")
  /// A fault of the server; its log has the reason.
  public static let `internal` = ErrorCode(rawValue: "internal")
  /// The method or the transfer coding is unknown.
  public static let notImplemented = ErrorCode(rawValue: "not-implemented")
  /// The server is overloaded, draining, or lacks its library.
  public static let unavailable = ErrorCode(rawValue: "unavailable")

  // MARK: - Problems of texts

  /// The grammar of JSON is broken.
  public static let syntax = ErrorCode(rawValue: "syntax")
  /// The body is empty.
  public static let emptyBody = ErrorCode(rawValue: "empty-body")
  /// The text begins with a byte order mark.
  public static let byteOrderMark = ErrorCode(rawValue: "byte-order-mark")
  /// Bytes that are not UTF-8.
  public static let invalidUTF8 = ErrorCode(rawValue: "invalid-utf8")
  /// An escape that does not exist, or half of a surrogate pair.
  public static let invalidEscape = ErrorCode(rawValue: "invalid-escape")
  /// The text goes on after the JSON value.
  public static let trailingContent = ErrorCode(rawValue: "trailing-content")
  /// Arrays and objects are nested too deeply.
  public static let tooDeep = ErrorCode(rawValue: "too-deep")

  // MARK: - Problems of parameters

  /// The query parameter does not exist here.
  public static let unknownParameter = ErrorCode(rawValue: "unknown-parameter")
  /// The query parameter is given twice.
  public static let duplicateParameter = ErrorCode(rawValue: "duplicate-parameter")
  /// A required query parameter is missing.
  public static let missingParameter = ErrorCode(rawValue: "missing-parameter")
  /// Only one of these query parameters may be given.
  public static let conflictingParameters = ErrorCode(rawValue: "conflicting-parameters")

  // MARK: - Problems of documents

  /// The member does not exist in this object.
  public static let unknownMember = ErrorCode(rawValue: "unknown-member")
  /// The member is given twice.
  public static let duplicateMember = ErrorCode(rawValue: "duplicate-member")
  /// A required member is missing.
  public static let missingMember = ErrorCode(rawValue: "missing-member")
  /// The JSON type or notation is not allowed here.
  public static let wrongType = ErrorCode(rawValue: "wrong-type")
  /// A kind, preset, curve or other name that does not exist.
  public static let unknownName = ErrorCode(rawValue: "unknown-name")
  /// The version of the document format is not supported.
  public static let unsupportedVersion = ErrorCode(rawValue: "unsupported-version")
  /// A value differs from its property's type, or in its length.
  public static let typeMismatch = ErrorCode(rawValue: "type-mismatch")
  /// The property was never declared by a first value.
  public static let unknownProperty = ErrorCode(rawValue: "unknown-property")
  /// Members of different descriptions of a spring are mixed.
  public static let mixedSpring = ErrorCode(rawValue: "mixed-spring")
  /// An object has members that exclude each other.
  public static let conflictingMembers = ErrorCode(rawValue: "conflicting-members")
  /// The number is too large for a double.
  public static let numberRange = ErrorCode(rawValue: "number-range")
  /// The duration is below 0.
  public static let negativeDuration = ErrorCode(rawValue: "negative-duration")
  /// The number is outside its bounds.
  public static let outOfRange = ErrorCode(rawValue: "out-of-range")
  /// A text or object that is no easing curve.
  public static let invalidCurve = ErrorCode(rawValue: "invalid-curve")
  /// A text that is no colour.
  public static let invalidColor = ErrorCode(rawValue: "invalid-color")
  /// A text that is no angle.
  public static let invalidAngle = ErrorCode(rawValue: "invalid-angle")
  /// A text that is no path.
  public static let invalidPath = ErrorCode(rawValue: "invalid-path")
  /// The action is not allowed in the state at that moment.
  public static let invalidState = ErrorCode(rawValue: "invalid-state")
  /// A text or list that is no transform.
  public static let invalidTransform = ErrorCode(rawValue: "invalid-transform")
  /// A text that is no CSS value.
  public static let invalidCSS = ErrorCode(rawValue: "invalid-css")
  /// The target format cannot express this.
  public static let notExpressible = ErrorCode(rawValue: "not-expressible")
  /// The list has to have an element and has none.
  public static let empty = ErrorCode(rawValue: "empty")
  /// The times are not in order.
  public static let notRising = ErrorCode(rawValue: "not-rising")
  /// There are more of these than allowed.
  public static let tooMany = ErrorCode(rawValue: "too-many")

  // MARK: - The table

  private struct Row {
    let code: ErrorCode
    let status: Int
    let title: String

    init(_ code: ErrorCode, _ status: Int, _ title: String) {
      self.code = code
      self.status = status
      self.title = title
    }
  }

  /// The first row of each status is the general code for that status.
  private static let rows: [Row] = [
    Row(.malformed, 400, "The request cannot be read"),
    Row(.byteOrderMark, 400, "The text begins with a byte order mark"),
    Row(.conflictingParameters, 400, "Parameters exclude each other"),
    Row(.duplicateParameter, 400, "A parameter is given twice"),
    Row(.emptyBody, 400, "There is no text to read"),
    Row(.invalidEscape, 400, "An escape is not valid"),
    Row(.invalidUTF8, 400, "The text is not UTF-8"),
    Row(.missingParameter, 400, "A parameter is missing"),
    Row(.syntax, 400, "The text is not JSON"),
    Row(.tooDeep, 400, "The text is nested too deep"),
    Row(.trailingContent, 400, "Something follows the value"),
    Row(.unbounded, 400, "The animation has no end"),
    Row(.unknownEvent, 400, "The library does not know this event"),
    Row(.unknownParameter, 400, "A parameter is unknown"),
    Row(.unauthenticated, 401, "A valid token is needed"),
    Row(.forbidden, 403, "This is not allowed"),
    Row(.libraryNeedsTokens, 403, "The library is closed"),
    Row(.notFound, 404, "Nothing is here"),
    Row(.methodNotAllowed, 405, "The method is not allowed here"),
    Row(.notAcceptable, 406, "No accepted media type is offered"),
    Row(.preconditionFailed, 412, "What is here is not what is expected"),
    Row(.tooLarge, 413, "Too large"),
    Row(.tooMuchWork, 413, "Too much work"),
    Row(.targetTooLong, 414, "The target is too long"),
    Row(.unsupported, 415, "The type or coding of the body is not read"),
    Row(.expectationFailed, 417, "The expectation cannot be met"),
    Row(.invalidDocument, 422, "The document is not valid"),
    Row(.conflictingMembers, 422, "Members exclude each other"),
    Row(.duplicateMember, 422, "A member is given twice"),
    Row(.empty, 422, "A list is empty"),
    Row(.invalidAngle, 422, "An angle is not valid"),
    Row(.invalidColor, 422, "A colour is not valid"),
    Row(.invalidCSS, 422, "A CSS value is not valid"),
    Row(.invalidCurve, 422, "A curve is not valid"),
    Row(.invalidPath, 422, "A path is not valid"),
    Row(.invalidState, 422, "A state forbids what is asked for"),
    Row(.invalidTransform, 422, "A transform is not valid"),
    Row(.missingMember, 422, "A member is missing"),
    Row(.mixedSpring, 422, "A spring is described in two ways"),
    Row(.negativeDuration, 422, "A duration is negative"),
    Row(.notExpressible, 422, "The format cannot say this"),
    Row(.notRising, 422, "Times fall"),
    Row(.numberRange, 422, "A number is beyond every double"),
    Row(.outOfRange, 422, "A number is out of its bounds"),
    Row(.tooMany, 422, "There are too many"),
    Row(.typeMismatch, 422, "A property changes its type"),
    Row(.unknownMember, 422, "A member is unknown"),
    Row(.unknownName, 422, "A name is unknown"),
    Row(.unknownProperty, 422, "A property is unknown"),
    Row(.unsupportedVersion, 422, "The version is not supported"),
    Row(.wrongType, 422, "A value has the wrong form"),
    Row(.rateLimited, 429, "Too many requests"),
    Row(.headersTooLarge, 431, "The header block is too large"),
    Row(.internal, 500, "The server failed"),
    Row(.notImplemented, 501, "The method or coding is not known"),
    Row(.unavailable, 503, "The server cannot answer now"),
  ]
}

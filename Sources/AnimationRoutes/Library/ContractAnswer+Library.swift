import AnimationDocuments
import AnimationLibrary
import HTTPTypes

// The library in the OpenAPI document.

extension RequestParameter {
  /// The path parameter for the name of an animation.
  static let storedName = RequestParameter(
    "name", in: .path, title: "StoredName", .storedName,
    "The name of an animation. Dots make families, which a prefix lists.")

  /// The header field for the revisions that a write may replace.
  static let ifMatch = RequestParameter(
    HTTPField.Name.ifMatch.rawName, in: .header, title: "IfMatch", .type("string"),
    """
    The entity tags of which the newest revision has one, or the one that is read with `revision`, \
    such as `"7"`, or `*` for any; 412 where it has none of them.
    """)

  /// The header field for a write that must not replace anything.
  static let ifNoneMatch = RequestParameter(
    HTTPField.Name.ifNoneMatch.rawName, in: .header, title: "IfNoneMatch",
    .type("string", [("pattern", .text("^[*]$"))]),
    "The word `*`, which creates only; 412 where there is such an animation.")
}

extension ContractAnswer {
  /// The OpenAPI description of an answer with a stored document.
  static let storedDocument = ContractAnswer.good(
    title: "StoredDocument", "The document as it was sent.",
    headers: [.revisionTag, .storedCaching], .json(.document))

  /// The OpenAPI description of the answer to a write that creates an animation.
  static let created = ContractAnswer.good(
    status: 201, title: "Created", "There was no such animation before.",
    headers: [.revisionTag, .location], .json(.animationEntry))

  /// The OpenAPI description of the answer to a write that makes a new revision.
  static let replaced = ContractAnswer.good(
    title: "Replaced",
    "A new revision of it, or the newest one where it has these bytes already.",
    headers: [.revisionTag], .json(.animationEntry))
}

extension SchemaNode {
  /// The schema of an animation's name.
  static let storedName = SchemaNode.component(
    "StoredName",
    "The name of an animation in the library.", examples: [#""button.primary.press""#]
  ) {
    [
      ("type", .text("string")), ("minLength", .number(1)),
      ("maxLength", .number(Double(AnimationName.maxLength))),
      ("pattern", .text("^[a-z0-9][a-z0-9._-]*$")),
    ]
  }

  /// The schema of a stored animation in a list.
  static let animationEntry = SchemaNode.answer(
    "AnimationEntry",
    "An animation of the library.",
    [
      .required("name", .storedName),
      .required("revision", .integer(from: 1), "The number of the newest revision."),
      .required("kind", .type("string"), "The kind of the document."),
      .required(
        "duration", .duration,
        "Seconds; null where it has no end."),
      .required(
        "updated", .string(as: "date-time"),
        "When that revision was written (RFC 3339, in UTC)."),
    ])

  /// The member with the cursor, by which a client asks for the next page.
  private static let cursor = SchemaMember.required(
    "cursor", .typeOrNull("string"), "Asks for the next page; null on the last.")

  /// The schema of a page of animations.
  static let animationList = SchemaNode.answer(
    "AnimationList",
    "A page of the animations of the library.",
    [
      .required("animations", .array(of: .animationEntry)),
      cursor,
    ])

  /// The schema of a revision.
  static let revisionEntry = SchemaNode.answer(
    "RevisionEntry",
    "A revision of an animation.",
    [
      .required("revision", .integer(from: 1)),
      .required(
        "updated", .string(as: "date-time"),
        "When it was written (RFC 3339, in UTC)."),
      .required("bytes", .integer(from: 1), "The length of its document."),
    ])

  /// The schema of a page of revisions.
  static let revisionList = SchemaNode.answer(
    "RevisionList",
    "A page of the history of an animation, newest first.",
    [
      .required("revisions", .array(of: .revisionEntry)),
      cursor,
    ])
}

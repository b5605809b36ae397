import AnimationDocuments

extension Contract {
  static let info = SchemaNode.object([
    ("title", .text("Inbetween")),
    (
      "summary",
      .text("Keyframes, phases, springs and scripts of what happens to them, as numbers")
    ),
    ("description", .text(introduction)), ("version", .text(Product.version)),
    (
      "license",
      .object([
        ("name", .text("Apache License 2.0")), ("identifier", .text("Apache-2.0")),
      ])
    ),
  ])

  /// The introduction of the OpenAPI document, about all endpoints.
  private static let introduction = """
    A document says how values change in time; everything else is a view of a document. This \
    service samples documents: JSON goes in, timelines of numbers come out.

    **Units.** Seconds, degrees, units per second. Numbers are IEEE 754 doubles; NaN and \
    infinities are never written in JSON.

    **Bodies.** A body is read as JSON when its type is `application/json`, ends in `+json`, is \
    missing, or is `application/x-www-form-urlencoded`, which `curl -d` sends by itself. Any other \
    type answers 415. Members that are not described here are errors, and so are members given \
    twice. A byte order mark, trailing commas and comments are not JSON. In a text at most \(MarkRun.most) \
    combining marks stand in a row.

    **QUERY.** `/v1/sample` also takes the method QUERY (RFC 10008), which OpenAPI 3.1 cannot \
    describe: body, parameters and answers are those of POST. The request is safe, so it may be \
    repeated and its answer kept; it carries an `ETag`, and `If-None-Match` answers 304.

    **Every path** answers OPTIONS with `Allow`, and HEAD wherever there is GET. A method that a \
    path does not take, be it one that nobody has heard of, answers 405 with the `Allow` of that \
    path. A query parameter that a path does not know, or that changes nothing there, answers 400 \
    (`unknown-parameter`).

    **Formats.** The parameter `format` chooses the form of the samples; without it `Accept` does, \
    with quality values. A type that is not offered answers 406 with the list of those that are.

    **Compression.** Text of more than 1 KiB (JSON, NDJSON, CSV, SVG, CSS, YAML, problems) comes \
    as gzip when `Accept-Encoding` takes it at least as gladly as `identity`, streams too; CBOR \
    and plain floats come as they are. Who refuses `identity` gets all of these as gzip, and 406 \
    for a stored document or if gzip is not taken either; events, answers to writes and refusals \
    before a body is read come as they are. An answer as gzip has an entity tag of its own, which \
    ends in `-gzip`; `If-None-Match` may name either. An answer whose compression would cost more \
    than a request may comes as it is. Bodies of requests are read without a coding.

    **Digests.** `Want-Content-Digest: sha-256=1` gets the `Content-Digest` (RFC 9530) of the bytes \
    that are sent. Answers that are streamed, those to HEAD, and refusals before a body is read \
    have none.

    **Pages of other origins.** The setting `cors-origin` lists the origins whose pages may call, \
    `*` for all and `null` for pages without one. They may read every answer that this service \
    makes, refusals too, and all of its fields; no credentials travel. A preflight answers 204 and \
    does not count for the rate.

    **The library** keeps documents under names, with all of their revisions. A daemon that has a \
    `tokens-file` wants one of its tokens, as `Authorization: Bearer TOKEN`: with the scope `read` \
    for GET and HEAD, with `write` for PUT and DELETE. A daemon without that file keeps it closed \
    where it can be reached from other machines (403, `library-needs-tokens`). Computing stays \
    open, and never needs the library.

    **Errors** are `application/problem+json` (RFC 9457). All problems of a document are reported, \
    50 at most. What is wrong with the framing of a request before it can be routed may come from \
    the HTTP layer as a short page of HTML instead (some 400, 413, 414, 431 and 505).

    Members may be added to answers within `/v1`; clients leave out what they do not know.
    """
}

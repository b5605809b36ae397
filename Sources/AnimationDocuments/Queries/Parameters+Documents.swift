// What exports, comparisons and the library are asked.

extension Parameters {
  static let exportTolerance = QueryParameter.positive(
    "tolerance", title: "ExportTolerance",
    """
    The greatest error of every component, in its unit; of `css-linear` in the progress. Without \
    it a thousandth of the way that a component makes. Where a format is coarser by its nature, \
    `Inbetween-Max-Error` states what is reached: `compose` and `android` count whole milliseconds, \
    Android plays curves as lines, CSS has colours of bytes, `css-linear` goes no finer than 1e-6, \
    and `dtcg` has one curve.
    """)

  static let exportMap = QueryParameter.text(
    "map", title: "ExportMap", .string(examples: ["lift:y,glow:opacity"]),
    """
    What properties are on the other side: `lift:y,glow:opacity`. A comma before a colon is part of \
    the name. Without it, names that mean the same there; any other becomes a custom property.
    """)

  static let plottedExport = QueryParameter.text(
    "export", title: "PlottedExport", .string(examples: ["css-linear", "lottie"]),
    """
    The export that is drawn over the document, with its error; every one but `csv`. It is drawn \
    whole: `fps`, `step`, `count`, `times`, `progress`, `start`, `end`, `property`, `include` and \
    `overlay` do not go with it.
    """)

  static let comparisonTolerance = QueryParameter.positive(
    "tolerance", title: "ComparisonTolerance", "The greatest distance that passes.")

  static let revision = QueryParameter.wholeNumber(
    "revision", in: 1...Int.max, "A revision; without it the newest one.")

  static let prefix = QueryParameter.text(
    "prefix",
    .type(
      "string", [("maxLength", .number(128)), ("pattern", .text("^([a-z0-9][a-z0-9._-]*)?$"))]),
    "Only the names that begin with this.")

  static let limit = QueryParameter.wholeNumber(
    "limit", in: 1...1000, "The most entries of a page. Default 100.")

  static let cursor = QueryParameter.text(
    "cursor", .type("string", [("minLength", .number(1))]),
    "The `cursor` of the page before, as it was answered.")

  static let lastEventID = QueryParameter.text(
    "lastEventId", title: "LastEventParameter", .type("string"), "The same as a parameter.")
}

// The schemas of events in samples in the OpenAPI document.

extension SchemaNode {
  static let sampleEvent = SchemaNode.component(
    "SampleEvent",
    """
    A phase that begins, a completion, an animator that came to rest, a view that came or went, \
    or the answer to a hit test.
    """
  ) {
    tagged(
      by: "type",
      [
        ("phase", .phaseReport), ("completed", .completedReport), ("appeared", .viewReport),
        ("disappeared", .viewReport), ("hitTest", .hitTestReport),
      ])
  }

  static let phaseReport = SchemaNode.answer(
    "PhaseReport", "A phase begins.",
    [
      .required("time", .type("number")),
      .required("type", .const(.text("phase"))),
      .required("name", .type("string")),
    ])

  static let completedReport = SchemaNode.answer(
    "CompletedReport",
    """
    A completion, by its `criteria`; or an animator that came to rest under its own name, by its \
    `position`.
    """,
    [
      .required("time", .type("number")),
      .required("type", .const(.text("completed"))),
      .required("name", .type("string"), "The name of the completion or of the animator."),
      .optional("criteria", Forms.completionCriteria.schema),
      .optional("position", Forms.animatorPosition.schema, "Where the animator came to rest."),
      .required(
        "finished", .type("boolean"),
        """
        Whether nothing was removed before its end; of an animator whether it came to an end and \
        not to rest on the way.
        """),
    ],
    rules: [
      ("if", .required(["criteria"])), ("then", .object([("not", .required(["position"]))])),
      ("else", .required(["position"])),
    ])

  static let viewReport = SchemaNode.answer(
    "ViewReport", "A view came or went, at the end of its transition.",
    [
      .required("time", .type("number")),
      .required("type", .viewReportType),
      .required("name", .type("string")),
    ])

  static let viewReportType = SchemaNode.choice(
    "ViewReportType", "Whether a view came or went.", ["appeared", "disappeared"])

  static let hitTestReport = SchemaNode.answer(
    "HitTestReport", "The answer to a hit test, the names of views; null where there is none.",
    [
      .required("time", .type("number")),
      .required("type", .const(.text("hitTest"))),
      .required(
        "model", .typeOrNull("string"), "The topmost view whose model frame contains the point."),
      .required(
        "presentation", .typeOrNull("string"),
        "The topmost view whose frame contains the point as it shows."),
      .required(
        "hit", .typeOrNull("string"),
        """
        The view that a touch reaches: that of the model, but none while a block of UIKit moves \
        it without `allowUserInteraction`.
        """),
    ])
}

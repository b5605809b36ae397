internal import AnimationEngine
internal import AnimationScenes

extension Forms {
  /// The completion of an event: its name, or an object.
  static let completion = Form<SceneCompletion>.either(
    .string,
    Form<String>.text.mapped({ SceneCompletion(name: $0) }, from: \.name),
    or: Form(completionReport, "A completion is a name or an object with a name")
  ) { $0.criteria == nil }.named(
    "Completion",
    """
    What reports, once, that all that the event animates is complete; an event that animates nothing \
    reports at once. A name alone is enough.
    """,
    examples: [#"{"name": "first", "criteria": "removed"}"#])

  static let completionCriteria = Form<SceneCompletion.Criteria>.name(
    "CompletionCriteria", "completion criteria", "When a completion reports.")

  private static let completionReport = ObjectForm<SceneCompletion>(
    "CompletionReport", "A completion", "A completion by its name and what it waits for.",
    Member(.name, .text, "What the report is called.") { $0.name },
    Member(
      .criteria, optional: completionCriteria,
      """
      `logicallyComplete` is the end that counts for a person, a spring's duration; `removed` is \
      when nothing of the animation is left; `progress` is when what shows has first come within a \
      ten thousandth of the distance to every target, whatever interrupts it. Without it \
      `logicallyComplete`, and `removed` for animations of UIKit, of layers and of swaps.
      """
    ) { $0.criteria },
    make: { SceneCompletion(name: $0, criteria: $1) })
}

// An animation and a unit curve as parameters, whose texts are read as members of a document.

extension Parameters {
  /// The members of an animation that are parameters, without its type and modifiers.
  static let animationMembers = [
    animationDuration, animationCurve, preset, extraBounce, bounce, response, dampingRatio, mass,
    stiffness, damping, allowOverDamping, settlingDuration, epsilon, blendDuration,
    initialVelocity, points,
  ]

  static let type = QueryParameter.text(
    "type", title: "AnimationType", animationType,
    """
    The name of the animation. Without it `default`; beside any other member of an animation it \
    has to be given.
    """)

  static let from = QueryParameter.text(
    "from", value(["0", "\"15deg\"", "\"#ff3b30\""]),
    "The value at the start, in any form in which a text can say it. Default 0.")

  static let to = QueryParameter.text(
    "to", value(["1", "\"90deg\"", "\"#34c759\""]),
    "The value at the end, of the same type. Default 1.")

  static let animationDuration = QueryParameter.text(
    "duration", title: "AnimationDuration",
    .type("number", [("minimum", .number(0)), ("examples", .list([.number(0.5)]))]),
    "The duration of a curve in seconds, at least 0, or that of a spring, above 0.")

  static let blendDuration = QueryParameter.text(
    "blendDuration", .number(from: 0), "How long a spring blends with the one before, in seconds.")

  static let initialVelocity = QueryParameter.text(
    "initialVelocity", .type("number"), "The velocity at the start, in whole intervals per second.")

  static let animationCurve = QueryParameter.text(
    "curve", title: "AnimationCurve", .string(examples: ["cubic-bezier(0.2, 0, 0, 1)"]),
    "The unit curve of the type `timingCurve`, as text.")

  static let points = QueryParameter.text(
    "points", .string(examples: ["[[0,0],[0.2,0.9],[0.5,1]]"]),
    "The points of the type `custom`, as JSON.")

  static let curve = QueryParameter.text(
    "curve", .string(examples: ["easeInOut", "linear(0, 0.5 20%, 1)"]),
    "A name of a unit curve or a CSS easing.", isRequired: true)

  private static let animationType = SchemaNode.choice(
    "AnimationType", nil, Forms.animationObject.cases.map(\.name))

  private static func value(_ examples: [String]) -> SchemaNode {
    .object([
      ("type", .names(["number", "string"])), ("examples", .list(examples.map { .json($0) })),
    ])
  }

  // MARK: - Modifiers

  static let delay = QueryParameter.text(
    "delay", .type("number"), "Seconds before the animation begins; a negative one starts inside.")

  static let speed = QueryParameter.text("speed", .type("number"), "How many times faster it runs.")

  static let repeatCount = QueryParameter.text(
    "repeatCount", .integer(), "How many times it runs, ways back included; below 1 counts as 1.")

  static let repeatForever = QueryParameter.text(
    "repeatForever", .type("boolean"),
    "Whether it repeats without end; such an animation needs `end` or `times`.")

  static let autoreverses = QueryParameter.text(
    "autoreverses", .type("boolean"),
    "Whether every second run goes back. Default true; goes with a repeat.")

  static let logicallyCompleteAfter = QueryParameter.text(
    "logicallyCompleteAfter", .number(from: 0),
    "Seconds after which the animation counts as complete at the latest.")
}

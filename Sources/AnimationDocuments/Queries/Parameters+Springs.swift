// The members of a spring as parameters, whose texts are read as members of a document.

extension Parameters {
  /// The parameters that describe a spring.
  static let springMembers = [
    preset, duration, extraBounce, bounce, response, dampingRatio, mass, stiffness, damping,
    allowOverDamping, settlingDuration, epsilon,
  ]

  static let preset = QueryParameter.text(
    "preset", Forms.springPreset.schema, "One of the named springs.")

  static let duration = QueryParameter.text(
    "duration", .positiveNumber, Forms.perceptualDuration)

  static let extraBounce = QueryParameter.text(
    "extraBounce", .type("number"), "What is added to a preset's bounce.")

  static let bounce = QueryParameter.text(
    "bounce", .bounce, "How far the spring bounces; below 0 it is over-damped.")

  static let response = QueryParameter.text(
    "response", .positiveNumber,
    """
    The period of the undamped oscillation in seconds; needs `dampingRatio`, but for the types \
    `spring` and `interactiveSpring`, which have one by themselves.
    """)

  static let dampingRatio = QueryParameter.text(
    "dampingRatio", .number(from: 0), "The damping as a share of the critical one.")

  static let mass = QueryParameter.text(
    "mass", .positiveNumber, "The mass. Default 1; needs `stiffness` and `damping`.")

  static let stiffness = QueryParameter.text(
    "stiffness", .positiveNumber, "The stiffness; needs `damping`.")

  static let damping = QueryParameter.text(
    "damping", .number(from: 0),
    """
    The damping coefficient; needs `stiffness`. Beside the type `usingSpringWithDamping` it is \
    the damping ratio.
    """)

  static let allowOverDamping = QueryParameter.text(
    "allowOverDamping", .type("boolean", [("description", .text("Default false."))]),
    "Whether a damping above the critical one is kept; otherwise it becomes critical.")

  static let settlingDuration = QueryParameter.text(
    "settlingDuration", .positiveNumber,
    "The time to settle in seconds, taken within 0.01…10; needs `dampingRatio`.")

  static let epsilon = QueryParameter.text(
    "epsilon", Forms.epsilon.schema,
    "The share of the distance at which a spring counts as settled.")
}

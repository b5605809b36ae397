internal import AnimationEngine
internal import AnimationScenes

// The velocity with which the spring of a block begins: a number, or one for each component.

extension Forms {
  /// The initial velocity of a block's spring: a number, or one for each component.
  static func blockVelocity<Owner>(
    _ meaning: String = "The velocity with which the spring begins.",
    _ word: Word = .initialVelocity, _ value: @escaping @Sendable (Owner) -> SpringVelocity
  ) -> Member<Owner, SpringVelocity> {
    Member(word, springVelocity, orElse: 0, meaning, value)
  }

  private static let springVelocity = Form<SpringVelocity>.either(
    .object,
    Form(
      velocityComponents, "A velocity is a number, or an object with a number for each component"),
    or: Form<Double>.number.mapped({ .distance($0) }) {
      if case .distance(let velocity) = $0 { velocity } else { 0 }
    }
  ) {
    if case .components = $0 { true } else { false }
  }
  .named(
    "SpringVelocity",
    """
    1 covers the whole distance in one second. As an object each component has its own, in the form of \
    the value or as a vector: 1 covers what that component has to go, and one that is not named begins at rest.
    """,
    examples: ["2", #"{"dx": 3, "dy": -1}"#])

  private static let velocityComponents = ObjectForm(
    "SpringVelocityComponents", "A velocity", "A velocity for each component.", changing: [:],
    [Word.dx, .dy, .x, .y, .z, .width, .height].map { word in
      .part(word, optional: .number, \[String: Double].[word.text])
    },
    rules: [
      .atLeastOne(.dx, .dy, .x, .y, .z, .width, .height), .atMostOne(.dx, .x), .atMostOne(.dy, .y),
    ]
  ).mapped(SpringVelocity.components) {
    if case .components(let velocities) = $0 { velocities } else { nil }
  }
}

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

  private static let velocityComponents = ObjectForm<SpringVelocity>(
    "SpringVelocityComponents", "A velocity", "A velocity for each component.",
    component(.dx), component(.dy), component(.x), component(.y), component(.z),
    component(.width), component(.height),
    rules: [
      .atLeastOne(.dx, .dy, .x, .y, .z, .width, .height), .atMostOne(.dx, .x), .atMostOne(.dy, .y),
    ],
    make: { dx, dy, x, y, z, width, height in
      let numbers: [(Word, Double?)] = [
        (.dx, dx), (.dy, dy), (.x, x), (.y, y), (.z, z), (.width, width), (.height, height),
      ]
      return .components(
        Dictionary(
          uniqueKeysWithValues: numbers.compactMap { word, number in number.map { (word.text, $0) }
          }))
    })

  private static func component(_ word: Word) -> Member<SpringVelocity, Double?> {
    Member(word, optional: .number) {
      if case .components(let velocities) = $0 { velocities[word.text] } else { nil }
    }
  }
}

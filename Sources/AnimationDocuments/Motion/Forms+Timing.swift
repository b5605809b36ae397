internal import AnimationEngine

extension Forms {
  /// The timing of a document: `{"delay":0.5,"iterations":3,"direction":"alternate"}`.
  static let timing = Form(timingObject, "timing is an object")

  private static let timingObject = ObjectForm(
    "Timing", "timing",
    """
    How the document is laid on the time axis: the timing model of Web Animations. An iteration shows \
    the whole document, stretched to `iterationDuration`. Where nothing fills there are no values.
    """,
    changing: WebTiming(),
    [
      .part(
        .delay, .number, \.delay,
        "Seconds before the first iteration; a negative one starts inside."),
      .part(
        .endDelay, .number, \.endDelay,
        "Seconds after the last iteration; a negative one ends inside."),
      .part(
        .iterations, iterations, \.iterations, "How often; a fraction ends inside an iteration."),
      .part(
        .iterationStart, iterationStart, \.iterationStart,
        "Where the first iteration begins, in iterations."),
      .part(
        .iterationDuration, optional: .duration, \.iterationDuration,
        """
        How long an iteration lasts; without it as long as the document. A document without an end \
        needs it and is cut there.
        """),
      .part(
        .direction, .name("PlaybackDirection", "direction", "Which iterations run backwards."),
        \.direction,
        """
        Which iterations run backwards. Events come in each iteration; one at the very moment where the \
        direction turns comes once.
        """),
      .part(
        .fill, .name("FillMode", "fill mode", "On which sides of its time a timing fills."), \.fill,
        "Whether the start shows before all iterations and the end after them."),
      .part(
        .easing, curve, \.easing,
        """
        Eases the progress of each iteration. Where it leaves 0…1, straight lines and curves of CSS go \
        on; all others hold their ends.
        """),
      .part(
        .playbackRate, .number, \.playbackRate,
        "By how much the time is multiplied. A negative rate runs from the end, 0 stays at the start."
      ),
      .part(
        .iterationComposite,
        .name("IterationComposite", "rule for iterations", "Whether iterations add up."),
        \.iterationComposite,
        """
        Whether the end value is added once for each iteration before, so that what begins at zero goes \
        on where it ended. All adds up but discrete values: numbers by component, colours by channel, \
        transforms by function.
        """),
    ])

  private static let iterations = Form<Double>.numberOrInfinite(
    .iterations, .number.checked { WebTiming.problems(iterations: $0) })

  private static let iterationStart = Form<Double>
    .number(.number(from: 0))
    .checked { WebTiming.problems(iterationStart: $0) }
}

extension Form {
  /// The form with a check of its parameters; `problems` are reported at the members they name.
  func checked(_ problems: @escaping @Sendable (Value) -> [ParameterProblem]) -> Form {
    reading { [read] decoder, node in
      guard let value = read(&decoder, node) else { return nil }
      let problems = problems(value)
      for problem in problems { decoder.report(.outOfRange, at: node, problem.message) }
      return problems.isEmpty ? value : nil
    }
  }
}

extension Form<Double> {
  /// A number of at least 0, or `"infinite"`. `member` begins the messages.
  static func numberOrInfinite(_ member: Word, _ number: Form) -> Form {
    let name = Word.infinite
    let schema = SchemaNode.oneOf([.number(from: 0), .const(.text(name.text))])
    return Form(schema) { decoder, node in
      switch decoder.tape[node].kind {
      case .number: return number.read(&decoder, node)
      case .string where decoder.word(at: node) == name: return .infinity
      default:
        decoder.reportNoNumber(at: node, "\(member.text) is a number or \"\(name.text)\"", or: name)
      }
      return nil
    } write: { value, text in
      if value == .infinity { text.json.append(name.text) } else { number.write(value, &text) }
    }
  }
}

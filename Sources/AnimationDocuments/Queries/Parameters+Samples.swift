internal import AnimationEngine

/// The query parameters, each defined once. Each extension is in the file named for what it holds.
enum Parameters {}

// Parameters that choose the sample times.

extension Parameters {
  static let fps = QueryParameter.positive(
    "fps",
    """
    Samples at `start + k/fps` while more than 1 ns below `end`, and one last sample exactly at \
    `end`. Without any other grid 60.
    """, example: 60)

  static let step = QueryParameter.positive(
    "step", "The same with a step in seconds.", example: 0.05)

  static let count = QueryParameter.wholeNumber(
    "count", in: 1...Int.max, "So many samples, evenly from `start` to `end`, both included.",
    example: 5)

  static let times = QueryParameter.numbers(
    "times",
    """
    Exactly these times in the order given. They may lie outside the timeline, and an endless document \
    needs no `end` with them.
    """, example: "0,0.1,0.25")

  static let progress = QueryParameter.numbers(
    "progress",
    """
    Exactly these shares of the part from `start` to `end`, in the order given: 0 is its start, 1 its \
    end. They may lie outside of it.
    """, example: "0,0.25,1")

  static let tolerance = QueryParameter.positive(
    "tolerance",
    """
    Adaptive: few times whose straight lines stay within this error of every component, in rising \
    order.
    """, example: 0.01)

  static let start = QueryParameter.number(
    "start", "Where the grid begins, in seconds. Default 0.", example: 0)

  static let end = QueryParameter.number(
    "end", "Where the grid ends, in seconds. Default the duration; an endless document needs it.",
    example: 1)

  static let springs = QueryParameter<SpringModel>.name(
    "springs",
    """
    How spring animations move: by their closed form, or as SwiftUI integrates them in steps of \
    1/300 s.
    """, choice: "SpringModel", "How spring animations move.", orElse: .analytic)
}

// Parameters that choose the values and their notation.

extension Parameters {
  static let property = QueryParameter<[String]>(
    "property", .string(examples: ["scale,offset.y"]),
    """
    Only these properties, or members of them, in the order given. A member, such as `offset.y`, is \
    answered as a number. Default all.
    """, listOf: .type("string")
  ) {
    $0.texts($1)
  }

  static let precision = QueryParameter.wholeNumber(
    "precision", in: 0...15,
    """
    How many decimals of values, velocities and model values to keep. Without it numbers are the \
    shortest text that reads back as the same double. Times and binary formats are not rounded.
    """, example: 4)

  static let include = QueryParameter<[SampleQuery.Extra]>(
    "include", .string(examples: ["velocity", "velocity,model"]),
    """
    What to add to the values: `velocity`, how fast each value changes, per second; \
    `model`, the value that the motion is on its way to, which a change sets at once while the value \
    that shows follows. The model of keyframes is what shows. CSV and the binary formats add the \
    columns `velocity(scale)` and, last, `model(scale)`.
    """,
    listOf: .choice(
      "SampleExtra", "What samples hold besides values.",
      SampleQuery.Extra.allCases.map(\.rawValue))
  ) {
    $0.names($1, of: "include", among: SampleQuery.Extra.allCases)
  }

  static let layout = QueryParameter<SampleOptions.Layout>.name(
    "layout", "A list of columns per property, or a list of frames. JSON and CBOR only.",
    choice: "SampleLayout", "How samples are laid out in JSON and CBOR.", orElse: .columns)

  static let values = QueryParameter<SampleOptions.Values>.name(
    "values",
    """
    `css`: rows write each value as a text of CSS: `12px 4px`, `15deg`, `rotate(15deg)`, colours \
    brought into sRGB by the mapping of CSS Color 4. Frames, NDJSON and CSV; layout is frames then.
    """, choice: "SampleValueForm", "How rows write values.", orElse: .document)

  /// The name of the answer's format. Each route has its own list of formats.
  static let format = QueryParameter.text(
    "format", .type("string"), "The form of the answer; wins over `Accept`.")

  static let document = QueryParameter.text(
    "document", title: "LinkedDocument",
    .type(
      "string",
      [
        ("minLength", .number(1)),
        (
          "examples",
          .names(["eyJraW5kIjoiYW5pbWF0aW9uIiwiZnJvbSI6eyJ4IjowfSwidG8iOnsieCI6MTAwfX0"])
        ),
      ]),
    """
    The document: base64url of its JSON, as it is or deflated by zlib. Deflated it has at most as \
    many bytes as a body.
    """, isRequired: true)
}

extension RequestParameter {
  package static let linkedDocument = Parameters.document.said
}

import AnimationDocuments

/// The formats between which `Accept` and the parameter `format` choose; the first is the default.
struct FormatChoice: Sendable {
  let formats: [Format]
  /// The names of the formats in the parameter.
  let names: [String]
  /// The parameter that chooses the format.
  let parameter: RequestParameter
  /// The OpenAPI description of an answer in any of the formats.
  let answer: ContractAnswer

  private init(
    _ formats: [Format], parameter: String, _ meaning: String, names: String,
    _ meaningOfNames: String, answer: ContractAnswer
  ) {
    self.formats = formats
    self.answer = answer
    let all = formats.map(\.name)
    self.names = all
    let schema = SchemaNode.choice(names, meaningOfNames, all)
    self.parameter = RequestParameter(
      "format", title: parameter, schema.described("Default `\(all[0])`."), meaning)
  }

  /// The formats for anything with a timeline.
  static let samples = FormatChoice(
    Format.plain, parameter: "Format",
    "The form of the answer; wins over `Accept`. `svg` is the plot of `/v1/plot`.",
    names: "SampleFormat", "The forms of samples.",
    answer: .samples(title: "Samples", in: Format.plain))

  /// The formats that a single animation is offered in.
  static let animation = ofProgress("animation", parameter: "AnimationFormat", "AnimationSamples")

  /// The formats of a unit curve.
  static let curve = ofProgress("curve", parameter: "CurveFormat", "CurveSamples")

  /// The formats of what has one progress, which may be an easing of CSS.
  private static func ofProgress(
    _ noun: String, parameter: String, _ answer: String
  ) -> FormatChoice {
    FormatChoice(
      Format.all, parameter: parameter,
      """
      The form of the answer; wins over `Accept`. `css-linear` is a CSS easing `linear()` that stays \
      within `tolerance` (default 0.001) of the \(noun).
      """,
      names: "AnimationFormat", "The forms of the samples of one animation.",
      answer: .samples(title: answer, in: Format.all))
  }

  /// The formats of a plot.
  static let plot = FormatChoice(
    [.svg], parameter: "PlotFormat", "The form of the answer; wins over `Accept`.",
    names: "PlotFormat", "The forms of a plot.",
    answer: .good(
      title: "Plot",
      "The picture, SVG in UTF-8; it needs nothing from outside and runs no script.",
      headers: [.eTag, .contentEncoding, .vary, .plottedError], .text("image/svg+xml")))
}

import AnimationDocuments
import AnimationEngine
import ArgumentParser

/// The options for sampling a timeline: the query parameters of `/v1/sample`. Here and below, those that may
/// be below 0 take what follows as it is: a value such as `-1` looks like an option.
struct SamplingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Samples a second (default: 60).", valueName: "number"))
  var fps: String?
  @Option(help: ArgumentHelp("Seconds between samples.", valueName: "seconds"))
  var step: String?
  @Option(help: ArgumentHelp("How many samples, evenly.", valueName: "number"))
  var count: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("These times, with commas between them.", valueName: "seconds"))
  var times: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The same as shares of the duration.", valueName: "shares"))
  var progress: String?
  @Option(help: ArgumentHelp("As few as keep within this error.", valueName: "error"))
  var tolerance: String?
  @OptionGroup var part: PartOptions

  /// The parameters that say at what times there are samples.
  var grid: [(String, String?)] {
    [
      ("fps", fps), ("step", step), ("count", count), ("times", times), ("progress", progress),
      ("tolerance", tolerance),
    ]
  }

  var query: [(String, String?)] { grid + part.query }
}

/// The options for what part of a timeline is shown, whatever the times of its samples.
struct PartOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where to begin (default: 0).", valueName: "seconds"))
  var start: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where to end (default: the end).", valueName: "seconds"))
  var end: String?
  @Option(help: ArgumentHelp("Only these properties or members.", valueName: "names"))
  var property: String?
  @Option(
    help: ArgumentHelp("velocity, model, or both with a comma.", valueName: "names"),
    completion: .words(of: SampleQuery.Extra.self))
  var include: String?
  @OptionGroup var springs: SpringOptions

  var query: [(String, String?)] {
    [
      ("start", start), ("end", end), ("property", property), ("include", include),
      ("springs", springs.model),
    ]
  }
}

/// The option for the rule by which springs move.
struct SpringOptions: ParsableArguments {
  @Option(
    name: .customLong("springs"), help: ArgumentHelp("analytic or swiftui.", valueName: "model"),
    completion: .words(of: SpringModel.self))
  var model: String?
}

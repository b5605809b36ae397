import AnimationDocuments
import ArgumentParser

/// The options for writing values: query parameters of `/v1/sample` and `/v1/batch`.
struct ValueOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("columns or frames.", valueName: "name"),
    completion: .words(of: SampleOptions.Layout.self))
  var layout: String?
  @Option(help: ArgumentHelp("Decimals of the values, 0 to 15.", valueName: "number"))
  var precision: String?
  @Option(
    help: ArgumentHelp("css: values as texts of CSS.", valueName: "name"),
    completion: .words(of: SampleOptions.Values.self))
  var values: String?

  var query: [(String, String?)] {
    [("layout", layout), ("precision", precision), ("values", values)]
  }
}

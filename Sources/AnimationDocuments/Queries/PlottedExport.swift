/// The export that a plot shows over the document, with the error.
public struct PlottedExport: Hashable, Sendable {
  /// The name of the export.
  public var format: String
  /// What properties are on the other side, by their names in the document.
  public var map: [String: String]

  /// An export by its name.
  public init(format: String, map: [String: String] = [:]) {
    (self.format, self.map) = (format, map)
  }

  /// Parameters that choose what of the document is drawn: an export is drawn whole.
  private static let selections = [
    "fps", "step", "count", "times", "progress", "start", "end", "property", "include", "overlay",
  ]

  /// Takes the parameters out of a query; nil where no export is asked for.
  init?(from reader: inout QueryReader, among names: [String]) {
    let format = reader.take(Parameters.plottedExport).flatMap {
      reader.text($0, of: Parameters.plottedExport.said.name, among: names)
    }
    let map = reader.exportMap()
    guard let format else {
      if reader.has("map"), !reader.has("export") {
        reader.report(
          .conflictingParameters, "map", "map is about an export: say which with export.")
      }
      return nil
    }
    for name in Self.selections where reader.has(name) {
      reader.report(
        .conflictingParameters, name, "A plot with an export shows all of it: leave \(name) out.")
    }
    (self.format, self.map) = (format, map)
  }
}

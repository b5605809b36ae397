/// An export that a plot draws over the document, together with its error.
public struct PlottedExport: Hashable, Sendable {
  /// The name of the export format.
  public var format: String
  /// The names that properties get in the target format, by their names in the document.
  public var map: [String: String]

  /// An export to a format.
  public init(format: String, map: [String: String] = [:]) {
    (self.format, self.map) = (format, map)
  }

  /// The parameters that select a part of the document, which cannot be combined with an export.
  private static let selections = [
    "fps", "step", "count", "times", "progress", "start", "end", "property", "include", "overlay",
  ]

  /// Reads the parameters of a plotted export from a query; nil if no export is asked for.
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

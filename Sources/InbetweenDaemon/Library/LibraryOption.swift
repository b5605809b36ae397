import AnimationLibrary
import ArgumentParser

/// The options for a command's library, which is where the daemon's settings say: a flag, else the
/// environment, else the configuration file, else the default.
struct LibraryOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The library: sqlite:PATH. Default $XDG_DATA_HOME/inbetween/library.sqlite.",
      valueName: "location"))
  var library: String?

  @Option(help: .configurationFile) var config: String?

  /// The path of the library's file.
  ///
  /// - Parameter command: The name of the operation, for the message about a library that is no
  ///   file.
  func file(for command: String) throws -> String {
    let location = try location()
    switch location {
    case .sqlite(let path):
      try LibraryFailure.naming { () throws(StoreError) in try location.checkFolder() }
      return path
    case .memory:
      throw LibraryFailure(text: "A library in memory is gone with its daemon: no \(command).")
    case .postgreSQL:
      throw LibraryFailure(
        text: "For a library in PostgreSQL use its own tools, such as pg_dump and pg_restore.")
    }
  }

  private func location() throws -> LibraryLocation {
    let layers = SettingLayers(config: config, flags: library.map { [.library: $0] } ?? [:])
    var reader = SettingReader(layers: layers)
    let location = reader.library()
    let problems = layers.problems + reader.problems
    guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
    guard layers[.library].text.isEmpty else { return location }
    guard let standard = LibraryLocation.standard(environment: OperatingSystem.environment()) else {
      throw LibraryFailure(text: "Neither XDG_DATA_HOME nor HOME is set. Name the --library.")
    }
    return standard
  }
}

import AnimationLibrary
import ArgumentParser

/// The library that a command is about: a flag, or the environment, or the default.
struct LibraryOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The library: sqlite:PATH. Default $XDG_DATA_HOME/inbetween/library.sqlite.",
      valueName: "location"))
  var library: String?

  /// The file of the library.
  ///
  /// - Parameter command: What is to be done with it, for the message.
  func file(for command: String) throws -> String {
    switch try location() {
    case .sqlite(let path): return path
    case .memory:
      throw LibraryFailure(text: "A library in memory is gone with its daemon: no \(command).")
    case .postgreSQL:
      throw LibraryFailure(
        text: "For a library in PostgreSQL use its own tools, such as pg_dump and pg_restore.")
    }
  }

  private func location() throws -> LibraryLocation {
    let environment = OperatingSystem.environment()
    let variable = environment["INBETWEEN_LIBRARY"].flatMap { $0.isEmpty ? nil : $0 }
    guard let text = library ?? variable else {
      guard let standard = LibraryLocation.standard(environment: environment) else {
        throw LibraryFailure(text: "Neither XDG_DATA_HOME nor HOME is set. Name the --library.")
      }
      return standard
    }
    guard let location = LibraryLocation(parsing: text) else {
      throw ConfigurationError(
        problems: ["library is \(LibraryLocation.forms); this is \"\(text)\""])
    }
    return location
  }
}

/// Why a command could not do what it should with a library.
struct LibraryFailure: Error, CustomStringConvertible {
  var description: String

  init(text: String) { description = text }

  init(_ error: StoreError) {
    description =
      switch error {
      case .full: "There is no room left on the disk."
      case .unavailable(let text), .damaged(let text): text
      case .conditionFailed, .unknownChange: "The library has changed meanwhile. Try again."
      }
  }

  /// Does something with a library and says in words what failed.
  static func naming<Value>(_ body: () throws(StoreError) -> Value) throws(Self) -> Value {
    do { return try body() } catch { throw LibraryFailure(error) }
  }
}

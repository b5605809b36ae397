import AnimationLibrary
import ArgumentParser
import LibrarySQLite

/// The subcommand `inbetweend library check`, which reads the whole library and reports damage.
struct LibraryCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Read the whole library and name all that is wrong; exits with 1 if something is.",
    discussion: "No daemon may serve from the library meanwhile. Nothing is changed.")

  @OptionGroup var option: LibraryOption

  func run() throws {
    let library = try option.file(for: "check")
    let report = try LibraryFailure.naming { () throws(StoreError) in
      try SQLiteStore.check(library)
    }
    let lines = report.faults + ["\(library): \(report.summary); \(report.finding)"]
    try StandardOutput.write(lines.map { $0 + "\n" }.joined())
    if !report.faults.isEmpty { throw ExitCode.failure }
  }
}

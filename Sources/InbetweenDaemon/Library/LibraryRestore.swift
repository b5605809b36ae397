import AnimationLibrary
import ArgumentParser
import LibrarySQLite

/// The subcommand `inbetweend library restore`, which replaces the library by a backup.
struct LibraryRestore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Put a backup in the place of the library; no daemon may serve from it.",
    discussion: """
      What the library holds now is replaced. No revision number that it has given out is used \
      again. A file that cannot be read as a library is kept beside it.
      """)

  @Argument(help: "The backup.") var file: String
  @OptionGroup var option: LibraryOption

  func run() throws {
    let library = try option.file(for: "restore")
    let report = try LibraryFailure.naming { () throws(StoreError) in
      try SQLiteStore.restore(file, to: library, now: OperatingSystem.now / 1000)
    }
    try StandardOutput.write("\(library): \(report.summary)\n")
  }
}

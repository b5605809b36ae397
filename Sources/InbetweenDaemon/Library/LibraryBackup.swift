import AnimationLibrary
import ArgumentParser
import LibrarySQLite

/// The subcommand `inbetweend library backup`, which copies the library to a new file.
struct LibraryBackup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the library into a new file; a daemon may serve from it meanwhile.")

  @Argument(help: "The file to make.") var file: String
  @OptionGroup var option: LibraryOption

  func run() throws {
    let library = try option.file(for: "backup")
    let report = try LibraryFailure.naming { () throws(StoreError) in
      try LibraryLocation.checkFolder(of: "the backup", in: file)
      return try SQLiteStore.backUp(library, to: file)
    }
    try StandardOutput.write("\(file): \(report.summary)\n")
  }
}

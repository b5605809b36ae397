import ArgumentParser
import LibrarySQLite

/// `inbetweend library`
struct LibraryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library", abstract: "Back up, restore or check a library in a file.",
    subcommands: [LibraryBackup.self, LibraryRestore.self, LibraryCheck.self])
}

extension LibraryReport {
  /// What the library holds, in words.
  var summary: String {
    "\(animationCount) animations, \(revisionCount) revisions, \(changeCount) changes"
  }
}

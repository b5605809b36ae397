import AnimationDocuments
import ArgumentParser
import LibrarySQLite

/// The subcommand `inbetweend library`, with its own subcommands.
struct LibraryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library", abstract: "Back up, restore or check a library in a file.",
    subcommands: [LibraryBackup.self, LibraryRestore.self, LibraryCheck.self])
}

extension LibraryReport {
  /// The contents of the library in words: its numbers of animations, revisions and changes.
  var summary: String {
    [
      animationCount.things("animation"), revisionCount.things("revision"),
      changeCount.things("change"),
    ].joined(separator: ", ")
  }

  /// How many faults there are, in words.
  var finding: String {
    faults.isEmpty ? "nothing is wrong" : faults.count.things("fault")
  }
}

import AnimationDocuments
import ArgumentParser

/// The names of commands at the beginning of a command line, up to the first flag.
///
/// The argument parser prints its overview for `help` with any name, and for any name with
/// `--help`, as if all were well.
struct CommandNames {
  private let names: [String]

  init(_ arguments: some Sequence<String>) {
    let words = Array(arguments.prefix { !$0.hasPrefix("-") })
    names = words.first == "help" ? Array(words.dropFirst()) : Array(words.prefix(1))
  }

  /// Checks that the names are those of a command.
  ///
  /// - Throws: ``ToolFailure`` for wrong use, with what was probably meant.
  func check() throws(ToolFailure) {
    guard let name = names.first, name != "help" else { return }
    let commands = Tool.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard commands.contains(name) else { throw .noCommand(name, among: commands) }
    if names.count > 1 { throw .noCommand(names.joined(separator: " "), among: []) }
  }
}

extension ToolFailure {
  fileprivate static func noCommand(_ name: String, among commands: [String]) -> ToolFailure {
    let hint = NearestName.of(name, among: commands).map { " (hint: \($0))" } ?? ""
    return ToolFailure(
      code: .usage,
      message: "There is no command \"\(name)\"\(hint). `inbetween --help` lists all.")
  }
}

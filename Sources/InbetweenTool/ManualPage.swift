import ArgumentParser
import Foundation

/// A manual page, made from the same descriptions as `--help`.
struct ManualPage {
  let text: String

  /// The manual page of a command and its subcommands, in the macros of mdoc(7).
  init(of tool: any ParsableCommand.Type) throws {
    let description = try JSONDecoder().decode(
      ToolDescription.self, from: Data(tool._dumpHelp().utf8))
    text = Self.text(of: description.command)
  }

  private static func text(of tool: CommandDescription) -> String {
    let commands = (tool.subcommands ?? []).filter { $0.commandName != "help" }
    let lines =
      [
        ".Dd $Mdocdate$", ".Dt \(tool.commandName.uppercased()) 1", ".Os", ".Sh NAME",
        ".Nm \(tool.commandName)", ".Nd \(plain(tool.abstract ?? ""))", ".Sh SYNOPSIS",
        ".Nm", ".Ar command", ".Op Ar options", ".Sh DESCRIPTION",
      ] + paragraphs(tool.discussion) + [".Sh COMMANDS"] + commands.flatMap(section)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: CommandDescription) -> [String] {
    [".Ss \(command.commandName)"] + paragraphs(command.abstract)
      + [".Bl -tag -width indent"] + (command.arguments ?? []).filter(\.isShown).flatMap(item)
      + [".El"] + paragraphs(command.discussion)
  }

  private static func item(_ argument: ArgumentDescription) -> [String] {
    [".It \(argument.head)", plain(argument.abstract ?? "")]
  }

  private static func paragraphs(_ text: String?) -> [String] {
    (text ?? "").split(separator: "\n").flatMap { [".Pp", plain(String($0))] }
  }

  /// A line of text, escaped so that it is not read as a macro.
  private static func plain(_ line: String) -> String {
    let escaped = line.replacing("\\", with: "\\e")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}

/// The argument parser's description of a program.
private struct ToolDescription: Decodable {
  var command: CommandDescription
}

private struct CommandDescription: Decodable {
  var commandName: String
  var abstract: String?
  var discussion: String?
  var subcommands: [CommandDescription]?
  var arguments: [ArgumentDescription]?
}

private struct ArgumentDescription: Decodable {
  struct Name: Decodable {
    var kind: String
    var name: String
  }

  var kind: String
  var shouldDisplay: Bool
  var names: [Name]?
  var valueName: String?
  var abstract: String?

  var isShown: Bool { shouldDisplay && names?.contains { $0.name == "help" } != true }

  /// The argument's heading in mdoc macros: a flag with its value, or the value alone.
  var head: String {
    guard kind != "positional", let name = names?.last else { return "Ar \(valueName ?? "")" }
    let flag = name.kind == "long" ? "Fl -\(name.name)" : "Fl \(name.name)"
    return kind == "option" ? "\(flag) Ar \(valueName ?? "value")" : flag
  }
}

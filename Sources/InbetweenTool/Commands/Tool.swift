import AnimationRoutes
import ArgumentParser

/// The command line tool `inbetween`.
struct Tool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inbetween",
    abstract: "Keyframe and phase animation on files: sample, check, draw, export, compare.",
    discussion: """
      A document is a file, or - for standard input. With --server a running daemon does the work, and \
      what samples, checks, draws, exports, compares or formats also takes a name of its library where \
      there is no such file. Without --server such names, and push, pull and list, are about the daemon \
      that \(Service.addressVariable) names.
      Exit codes: 0 all is well, 1 the document is bad, 2 the command line is, 3 no server answers, \
      4 a comparison is farther apart than its tolerance.
      """,
    version: "inbetween \(Product.version)",
    subcommands: [
      SampleCommand.self, ValidateCommand.self, PlotCommand.self, WatchCommand.self,
      ExportCommand.self, ImportCommand.self, CompareCommand.self, BatchCommand.self,
      NewCommand.self, FormatCommand.self, PushCommand.self, PullCommand.self, ListCommand.self,
      CompletionsCommand.self, ManualCommand.self,
    ])
}

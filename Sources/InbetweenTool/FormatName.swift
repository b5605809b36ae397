import AnimationRoutes
import ArgumentParser

/// The name of a format on the command line. One that does not exist is a wrong command line, and
/// no fault of the file.
protocol FormatName: ExpressibleByArgument {
  init(text: String)
}

extension FormatName {
  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    self.init(text: argument)
  }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// The name of a format to export to.
struct ExportName: FormatName {
  let text: String

  static let allValueStrings = Routes.exportFormats
}

/// The name of a format to import from, or `auto`.
struct ImportName: FormatName {
  let text: String

  static let allValueStrings = Routes.importFormats
}

import AnimationRoutes
import ArgumentParser

/// The name of a format to export to. One that does not exist is a wrong command line, and no
/// fault of the document.
struct ExportName: ExpressibleByArgument {
  let text: String

  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    text = argument
  }

  static let allValueStrings = Routes.exportFormats
}

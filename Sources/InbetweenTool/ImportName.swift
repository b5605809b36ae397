import AnimationRoutes
import ArgumentParser

/// The name of a format to import from, or `auto`. One that does not exist is a wrong command
/// line, and no fault of the file.
struct ImportName: ExpressibleByArgument {
  let text: String

  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    text = argument
  }

  static let allValueStrings = Routes.importFormats
}

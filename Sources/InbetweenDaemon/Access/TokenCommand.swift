import AnimationRoutes
import ArgumentParser

/// The subcommand `inbetweend token`, which makes a token and its line for the tokens file.
struct TokenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "token",
    abstract: "Make a token for the library, and the line of the tokens file that knows it.",
    discussion: """
      The token is shown this once and kept nowhere. Its line goes into the file that \
      --tokens-file names; SIGHUP lets a running daemon read it.
      """)

  @Argument(help: "Who gets the token: 1 to 64 of A-Z a-z 0-9 . _ -. It stands in the log.")
  var name: String
  @Option(help: "What it allows: read, write (which includes read) or both.")
  var scope = "read"

  func run() throws {
    try SettingLayers.checkVariables(of: OperatingSystem.environment())
    guard TokenTable.isName(name[...]) else {
      throw ValidationError("A name is 1 to 64 of A-Z a-z 0-9 . _ -; this is \"\(name)\".")
    }
    guard let scopes = TokenScopes(parsing: scope[...]) else {
      throw ValidationError("Scopes are read, write or read,write; this is \"\(scope)\".")
    }
    var generator = SystemRandomNumberGenerator()
    let token = BearerToken.make(using: &generator)
    let line = BearerToken.line(name: name, scopes: scopes, token: token)
    try StandardOutput.write("token: \(token)\nline:  \(line)\n")
  }
}

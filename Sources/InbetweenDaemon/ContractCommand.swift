import AnimationRoutes
import ArgumentParser

/// The subcommand `inbetweend contract`, which prints the OpenAPI description.
struct ContractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contract",
    abstract: "Print the contract of the interface (OpenAPI 3.1), as /openapi.yaml serves it.")

  @Flag(help: "Print it as JSON, as /openapi.json serves it.")
  var json = false
  @Option(
    help: ArgumentHelp(
      "Write openapi.yaml and the folder schemas into this folder instead, which is made if need be.",
      valueName: "folder"))
  var write: String?

  func validate() throws {
    if json, write != nil { throw ValidationError("Give --json or --write, not both.") }
  }

  func run() throws {
    try SettingLayers.checkVariables(of: OperatingSystem.environment())
    guard let write else {
      return try StandardOutput.write(json ? Contract.json : Contract.yaml)
    }
    try OperatingSystem.createFolder("\(write)/schemas")
    for file in Contract.files {
      try OperatingSystem.write(file.text, toFile: "\(write)/\(file.path)")
    }
  }
}

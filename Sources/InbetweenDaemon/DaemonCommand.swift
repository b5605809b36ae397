import AnimationDocuments
import AnimationLibrary
import ArgumentParser

/// The daemon program, `inbetweend`.
public enum DaemonProgram {
  /// Runs the command line and exits with its code: 0 for success, 1 for failure, 2 for a wrong
  /// command line or setting.
  public static func main() {
    OperatingSystem.openStandardDescriptors()
    DaemonCommand.main()
  }
}

/// The daemon's command line; the default subcommand is `serve`.
struct DaemonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inbetweend",
    abstract: "Keyframe and phase animation as a service: a document in, its samples out.",
    discussion: """
      Every flag is also an environment variable (--max-body is INBETWEEN_MAX_BODY) and a key of \
      the configuration file (max-body = 4MiB). A flag beats the environment, the environment \
      beats the file.
      """,
    version: Version.product,
    subcommands: [
      Serve.self, Health.self, VersionCommand.self, ConfigCommand.self, TokenCommand.self,
      LibraryCommand.self, ContractCommand.self,
    ],
    defaultSubcommand: Serve.self)

  static func main() {
    do {
      try checkName(in: CommandLine.arguments.dropFirst())
      var command = try parseAsRoot()
      try command.run()
    } catch {
      leave(with: error)
    }
  }

  /// Refuses a first word that is no subcommand. The parser takes it for an argument of `serve`, and
  /// prints its overview for `help` with any name as if all were well.
  private static func checkName(in arguments: some Sequence<String>) throws(ConfigurationError) {
    let words = arguments.prefix { !$0.hasPrefix("-") }
    let name = words.first == "help" ? words.dropFirst().first : words.first
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let name, !(names + ["help"]).contains(name) else { return }
    let hint = NearestName.of(name, among: names).map { "; did you mean \($0)?" } ?? "."
    throw ConfigurationError(
      problems: ["There is no command \"\(name)\"\(hint) inbetweend --help lists all."])
  }

  private static func leave(with error: any Error) -> Never {
    let code = exitCode(for: error)
    let isUsage = error is ConfigurationError || code == .validationFailure
    let message = fullMessage(for: error)
    let text = message.isEmpty ? "" : message + "\n"
    do {
      if code == .success {
        try StandardOutput.write(text)
      } else {
        OperatingSystem.write(Array(text.utf8), to: 2)
      }
    } catch {
      leave(with: error)
    }
    OperatingSystem.leave(with: isUsage ? 2 : code.rawValue)
  }
}

/// The subcommand `inbetweend serve`, which runs the daemon.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve until SIGTERM or SIGINT (Ctrl-C); a second signal ends at once.",
    discussion: """
      SIGTERM goes on serving for the drain delay, then waits for requests under way. SIGINT leaves \
      out the delay: with nothing under way the daemon ends at once.
      """)

  @OptionGroup var flags: Flags
  @Flag(help: "Read everything, say what is wrong, and end without serving.")
  var check = false

  func run() throws {
    if check { return try flags.configuration().check() }
    let manager = ServiceManager(
      environment: OperatingSystem.environment(), process: OperatingSystem.process)
    let daemon = try Daemon(manager: manager) { [flags] in try flags.configuration() }
    daemon.serve()
  }
}

/// The subcommand `inbetweend health`, which asks a running daemon whether it is ready.
struct Health: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "health",
    abstract: "Ask a running daemon whether it is ready; exits with 0 if it is, else with 1.")

  @OptionGroup var flags: Flags

  func run() throws {
    let probe = HealthProbe(admin: try flags.configuration().admin)
    let finding = try probe.ask()
    // The exit code is the answer: a full disk makes no daemon unready.
    try? StandardOutput.write(finding.text)
    if !finding.isReady { throw ExitCode.failure }
  }
}

/// The subcommand `inbetweend version`, which prints versions.
struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Print the versions of the daemon and its server library.")

  func run() throws {
    try SettingLayers.checkVariables(of: OperatingSystem.environment())
    let components = Version.components.map { "\($0.name) \($0.version)\n" }
    try StandardOutput.write("inbetweend \(Version.product)\n" + components.joined())
  }
}

/// The subcommand `inbetweend config`, which prints the effective settings.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Print the effective settings and where each comes from, as a configuration file.")

  @OptionGroup var flags: Flags
  @Flag(help: "Read everything that the settings name, and say what is wrong instead.")
  var check = false

  func run() throws {
    let configuration = try flags.configuration()
    if check { return try configuration.check() }
    try StandardOutput.write(configuration.layers.description)
  }
}

extension Configuration {
  /// Reads all files that settings name and prints warnings about probable mistakes.
  fileprivate func check() throws {
    if let obstacle = library.obstacle { throw ConfigurationError(problems: [obstacle]) }
    try LibraryFailure.naming { () throws(StoreError) in try library.checkPlace() }
    let warnings = try Materials(self).warnings(about: self).map { "warning: \($0)\n" }
    try StandardOutput.write(warnings.joined() + "the configuration is in order\n")
  }
}

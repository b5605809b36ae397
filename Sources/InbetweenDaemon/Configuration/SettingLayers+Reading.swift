extension SettingLayers {
  /// The settings of a command, from its flags, the environment and the configuration file together.
  ///
  /// - Parameters:
  ///   - config: The path of the file from its flag; without one `INBETWEEN_CONFIG` names it.
  ///   - flags: The texts of the other flags.
  init(config: String?, flags: [Setting: String]) throws(ConfigurationError) {
    let environment = OperatingSystem.environment()
    try Self.checkVariables(of: environment)
    self.init()
    if let path = config ?? environment["INBETWEEN_CONFIG"], !path.isEmpty {
      lay(ConfigurationFile(reading: try Self.text(ofFile: path), path: path))
    }
    lay(environment: environment)
    lay(flags: flags)
  }

  /// The text of the configuration file. One that cannot be read is a wrong setting like others.
  private static func text(ofFile path: String) throws(ConfigurationError) -> String {
    do {
      return String(decoding: try OperatingSystem.contents(ofFile: path), as: UTF8.self)
    } catch {
      throw ConfigurationError(problems: ["config: \(error)"])
    }
  }
}

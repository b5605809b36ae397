extension SettingLayers {
  /// The settings of a command, from its flags, the environment and the configuration file together.
  /// Unknown variables and a file that cannot be read are faults like others.
  ///
  /// - Parameters:
  ///   - config: The path of the file from its flag; without one `INBETWEEN_CONFIG` names it.
  ///   - flags: The texts of the other flags.
  init(
    config: String?, flags: [Setting: String],
    environment: [String: String] = OperatingSystem.environment()
  ) {
    self.init()
    if let path = config ?? environment[Setting.fileVariable], !path.isEmpty {
      lay(ConfigurationFile(path: path))
    }
    lay(environment: environment)
    lay(flags: flags)
  }
}

extension ConfigurationFile {
  /// Reads the file at a path. One that cannot be read has no values, and that as its fault.
  fileprivate init(path: String) {
    do {
      let text = String(decoding: try OperatingSystem.contents(ofFile: path), as: UTF8.self)
      self.init(reading: text, path: path)
    } catch {
      self.init(reading: "", path: path)
      problems = ["config: \(error)"]
    }
  }
}

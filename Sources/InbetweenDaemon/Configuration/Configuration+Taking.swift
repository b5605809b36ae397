extension Configuration {
  /// Takes the settings that may change while the daemon runs from another configuration.
  mutating func take(_ other: Configuration) {
    for setting in Setting.allCases where setting.renewal == .value {
      layers[setting] = other.layers[setting]
    }
    limits = other.limits
    logging.level = other.logging.level
  }
}

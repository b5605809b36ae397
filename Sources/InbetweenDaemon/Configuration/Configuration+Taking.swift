extension Configuration {
  /// Takes from another configuration what may change while the daemon serves.
  mutating func take(_ other: Configuration) {
    for setting in Setting.allCases where setting.renewal == .value {
      layers[setting] = other.layers[setting]
    }
    limits = other.limits
    logging.level = other.logging.level
  }
}

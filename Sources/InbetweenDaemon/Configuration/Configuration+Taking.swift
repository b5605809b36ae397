extension Configuration {
  /// Takes from another configuration what may change while the daemon serves.
  mutating func take(_ other: Configuration) {
    for setting in Setting.allCases where setting.renewal == .value {
      layers[setting] = other.layers[setting]
    }
    (maxBody, maxBatchBody) = (other.maxBody, other.maxBatchBody)
    maxBatchLines = other.maxBatchLines
    (maxDepth, maxTracks) = (other.maxDepth, other.maxTracks)
    (maxKeyframes, maxEvents) = (other.maxKeyframes, other.maxEvents)
    (maxValues, maxWork) = (other.maxValues, other.maxWork)
    maxRequestMemory = other.maxRequestMemory
    logLevel = other.logLevel
  }
}

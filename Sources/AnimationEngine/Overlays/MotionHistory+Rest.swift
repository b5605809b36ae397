extension MotionHistory {
  /// The property rests at `value` from `time` on; what was to begin later is forgotten.
  mutating func rest(on value: Value, from time: Double) {
    append(PropertyMotion(at: value), from: time)
  }
}

extension MotionHistory {
  /// Makes the property rest at `value` from `time` on, and drops animations that begin later.
  mutating func rest(on value: Value, from time: Double) {
    append(PropertyMotion(at: value), from: time)
  }
}

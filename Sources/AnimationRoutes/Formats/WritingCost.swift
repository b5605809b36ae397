/// The cost of writing samples in a format.
struct WritingCost: Hashable, Sendable {
  /// How often the name of a property occurs in an answer.
  enum Naming: Hashable, Sendable {
    case once, eachColumn, eachRow
  }

  /// The approximate bytes of a number.
  var bytesPerValue = 20
  /// The work of writing a number that has been sampled, in units of work (`WorkMeter`).
  var workPerValue = 4
  /// How often each number is sampled.
  var passes = 1
  var naming = Naming.once
}

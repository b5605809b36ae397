/// What it costs to write samples in a form.
struct WritingCost: Hashable, Sendable {
  /// How often an answer says the name of a property.
  enum Naming: Hashable, Sendable {
    case once, eachColumn, eachRow
  }

  /// About how many bytes a number takes.
  var bytesPerValue = 20
  /// What it takes to write a number that has been sampled, in units of work (`WorkMeter`).
  var workPerValue = 4
  /// How often each number is sampled.
  var passes = 1
  var naming = Naming.once
}

/// Searches a given number of lines along a curve that leave room for rounding within a tolerance.
///
/// A pass of a ``LinearCorridor`` tells whether that number of lines can leave a given room. Ten
/// times the room saves a decimal, so it is the ratio to the greatest possible room that counts,
/// and the logarithm of the room is bisected.
struct LinearSearch {
  private let curve: SampledCurve
  private let ends: (Double, Double)
  private let count: Int
  private let tolerance: Double
  private var places: [CorridorHull.Bound]

  /// The lines with the most room so far.
  private(set) var lines: [LinearCorridor.Line]
  /// How far the lines are within the tolerance, which leaves room for rounding.
  private(set) var room: Double
  /// The least room that was looked for and not found, or more than rounding has a use for.
  private var missed: Double
  private var passes = 0

  /// How often lines are searched at most.
  static let mostPasses = 9
  /// The tolerance within which a curve of straight lines is looked for, as a share of the one that is
  /// kept. On any other curve lines soon run out, so that this takes an eighth of a pass.
  private static let straight = 1.0 / 64
  /// The room that rounding has a use for, as a share of the tolerance: a level of those that are tried
  /// first.
  static let useful = 0.2

  /// A search for `count` lines.
  ///
  /// - Parameters:
  ///   - first: The fewest lines that keep the tolerance, which are no more than `count`.
  ///   - ends: The values of the lines at the ends of the curve.
  init(
    _ count: Int, along curve: SampledCurve, from first: LinearCorridor.Pass,
    within tolerance: Double, _ ends: (Double, Double)
  ) {
    (self.curve, self.ends, self.count, self.tolerance) = (curve, ends, count, tolerance)
    places = LinearCorridor.room(for: curve)
    (lines, room) = (first.all ?? [], tolerance - LinearFit.bound(ofLines: tolerance))
    missed = tolerance
    look(for: tolerance * (1 - Self.straight))
    missed = tolerance * Self.useful
  }

  /// Looks for lines with more room. The search ends when no lines have `ratio` times the room
  /// found, or when rounding has no use for more.
  mutating func narrow(to ratio: Double) {
    while passes < Self.mostPasses, missed > room * ratio {
      look(for: (room * missed).squareRoot())
    }
  }

  private mutating func look(for wanted: Double) {
    passes += 1
    let pass = LinearCorridor.pass(
      along: curve, from: ends.0, to: ends.1, within: tolerance - wanted, atMost: count,
      in: &places)
    if let all = pass.all { (room, lines) = (wanted, all) } else { missed = wanted }
  }
}

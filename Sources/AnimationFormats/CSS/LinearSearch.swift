/// Searches so many lines along a curve with nearly the smallest error.
///
/// A pass of a ``LinearCorridor`` says whether so many lines keep a tolerance. How many samples the
/// lines passed says about which tolerance they can just keep, so few passes are needed.
struct LinearSearch {
  private let curve: SampledCurve
  private let ends: (Double, Double)
  private let count: Int
  private let tolerance: Double
  private var places: [CorridorHull.Bound]

  /// The lines with the smallest error so far.
  private(set) var lines: [LinearCorridor.Line]
  /// How far the lines are within the tolerance, which leaves room for rounding.
  var room: Double { tolerance - kept }
  /// The smallest tolerance that was tried and kept, and the greatest that was not.
  private var kept: Double
  private var missed = 0.0
  /// About the smallest tolerance that so many lines can keep.
  private var guess = 0.0
  private var hasHalved = true
  private var passes = 0

  /// How often lines are searched at most.
  static let mostPasses = 11
  /// The tolerance within which a curve of straight lines is looked for, as a share of the one that is
  /// kept. On any other curve lines soon run out, so that this takes an eighth of a pass.
  private static let straight = 1.0 / 64
  /// The first tolerance that is tried, as a share of the one that is kept.
  private static let first = 0.95
  /// How far a guess is kept from both ends of the range, as a share of it.
  private static let edge = 0.2
  /// How far a guess from lines that were too short is moved towards the tolerance.
  private static let margin = 0.1

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
    kept = LinearFit.bound(ofLines: tolerance)
    lines = first.all ?? []
    look(within: kept * Self.straight)
    (missed, guess) = (0, guess(after: first, within: LinearFit.bound(ofLines: tolerance)))
  }

  /// Looks for lines with a smaller error, until the smallest is known to a share of the room that it
  /// leaves for rounding.
  mutating func narrow(to share: Double) {
    while passes < Self.mostPasses, kept - missed > room * share { look(within: next) }
  }

  /// The tolerance to try next: the guess, or the middle of the range after a guess that did not halve
  /// it.
  private var next: Double {
    guard missed > 0 else { return min(guess, kept * Self.first) }
    let edge = (kept - missed) * Self.edge
    return hasHalved ? min(max(guess, missed + edge), kept - edge) : (missed + kept) / 2
  }

  private mutating func look(within next: Double) {
    let range = kept - missed
    defer { hasHalved = kept - missed <= range / 2 }
    passes += 1
    let pass = LinearCorridor.pass(
      along: curve, from: ends.0, to: ends.1, within: next, atMost: count, in: &places)
    guess = guess(after: pass, within: next)
    if let all = pass.all {
      (kept, lines) = (next, all)
    } else {
      (missed, guess) = (next, guess + (tolerance - guess) * Self.margin)
    }
  }

  /// About the smallest tolerance that the lines can keep: the samples that a line passes grow with
  /// the square root of its tolerance.
  private func guess(after pass: LinearCorridor.Pass, within tolerance: Double) -> Double {
    guard pass.samples > 0 else { return 0 }
    let share = Double(curve.values.count * pass.lines.count) / Double(pass.samples * count)
    return tolerance * share * share
  }
}

import AnimationEngine

/// The fewest lines through a grid of places and levels that pass all samples within a tolerance.
///
/// From left to right, every level of every place that some lines reach is tried as the start of the
/// next line. A line that leaves it has to pass every sample on its way, and each sample narrows the
/// slopes that it may have; as long as one is left, all levels of the places between these slopes
/// are reached. Of two paths to a level the one with fewer lines is kept, then the one whose points lie
/// nearer to the curve.
///
/// - Complexity: O(samples * levels). The places that some number of lines reaches first are a range;
///   of a long one, over a segment where the curve is nearly straight, only a few dozen are tried.
struct LinearFit {
  /// The best path to a level of a place.
  private struct Path {
    /// The number of lines, with a fraction for the distances of the points.
    var cost = Double.infinity
    var from = LinearFitGrid.Knot(place: 0, level: 0)
  }

  private let grid: LinearFitGrid
  private let tolerance: Double
  /// The levels of each place that lie within the tolerance.
  private let levels: [ClosedRange<Int>]
  private var paths: [[Path]]
  /// The places that need the number of lines that is being added to, after those that need fewer.
  private var range = 0...0
  /// The last place that one line more reaches.
  private var farthest = 0

  /// The most places of a range that lines are started from.
  static let mostStarts = 48

  init(_ grid: LinearFitGrid, tolerance: Double) {
    self.grid = grid
    self.tolerance = tolerance
    let size = grid.levelSize
    levels = (0...grid.places).map { place in
      let value = grid.samples[place * LinearFitGrid.samplesPerPlace]
      let nearest = Int(saturating: (value / size).rounded())
      if place == 0 || place == grid.places { return nearest...nearest }
      let lowest = Int(saturating: ((value - tolerance) / size).rounded(.up))
      let highest = Int(saturating: ((value + tolerance) / size).rounded(.down))
      return min(lowest, nearest)...max(highest, nearest)
    }
    paths = levels.map { [Path](repeating: Path(), count: $0.count) }
  }

  /// The points of the lines, from the first place to the last.
  consuming func knots() -> [LinearFitGrid.Knot] {
    paths[0][0].cost = 0
    for place in 0..<grid.places {
      if place > range.upperBound { range = place...max(farthest, place) }
      let stride = range.count / Self.mostStarts + 1
      if (range.upperBound - place) % stride == 0 { extend(from: place) }
      if farthest == place { jump(from: place) }
    }
    return path(to: LinearFitGrid.Knot(place: grid.places, level: levels[grid.places].lowerBound))
  }

  private func path(to end: LinearFitGrid.Knot) -> [LinearFitGrid.Knot] {
    var knots = [end]
    while let last = knots.last, last.place > 0 {
      knots.append(paths[last.place][last.level - levels[last.place].lowerBound].from)
    }
    return knots.reversed()
  }

  /// Tries all lines that leave a place. A start that takes a line more than another at its place
  /// leads no farther.
  private mutating func extend(from place: Int) {
    let least = paths[place].reduce(.infinity) { min($0, $1.cost) }
    guard least < .infinity else { return }
    for (index, path) in paths[place].enumerated() where path.cost < least.rounded(.down) + 1 {
      extend(LinearFitGrid.Knot(place: place, level: levels[place].lowerBound + index), path.cost)
    }
  }

  /// Goes to the next place, which no line within the tolerance reaches: the curve jumps there.
  private mutating func jump(from place: Int) {
    guard let best = paths[place].indices.min(by: { paths[place][$0].cost < paths[place][$1].cost })
    else { return }
    let start = LinearFitGrid.Knot(place: place, level: levels[place].lowerBound + best)
    for level in levels[place + 1] {
      note(level, of: place + 1, from: start, paths[place][best].cost)
    }
  }

  /// Tries all lines that leave `start`.
  private mutating func extend(_ start: LinearFitGrid.Knot, _ cost: Double) {
    let value = grid.progress(of: start.level)
    let first = start.place * LinearFitGrid.samplesPerPlace
    var least = -Double.infinity
    var greatest = Double.infinity
    for sample in first + 1..<grid.samples.count {
      let distance = Double(sample - first)
      if sample % LinearFitGrid.samplesPerPlace == 0 {
        let reach = (value + least * distance, value + greatest * distance)
        relax(sample / LinearFitGrid.samplesPerPlace, reach, from: start, cost)
      }
      least = max(least, (grid.samples[sample] - tolerance - value) / distance)
      greatest = min(greatest, (grid.samples[sample] + tolerance - value) / distance)
      if least > greatest { return }
    }
  }

  /// Notes that the best path goes through `start`, for all places that lines from it reach.
  private mutating func relax(
    _ place: Int, _ reach: (low: Double, high: Double), from start: LinearFitGrid.Knot,
    _ cost: Double
  ) {
    let size = grid.levelSize
    for level in levels[place] {
      let value = Double(level) * size
      if reach.low <= value, value <= reach.high { note(level, of: place, from: start, cost) }
    }
  }

  /// Notes one more line, from `start` to a level of a place, if no better path there is known.
  private mutating func note(
    _ level: Int, of place: Int, from start: LinearFitGrid.Knot, _ cost: Double
  ) {
    let sample = grid.samples[place * LinearFitGrid.samplesPerPlace]
    let offset = (Double(level) * grid.levelSize - sample) / tolerance
    let total = cost + 1 + offset * offset * 1e-6
    let index = level - levels[place].lowerBound
    if total < paths[place][index].cost { paths[place][index] = Path(cost: total, from: start) }
    farthest = max(farthest, place)
  }
}

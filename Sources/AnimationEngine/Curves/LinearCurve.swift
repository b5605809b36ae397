/// A piecewise linear function through points in order of position: CSS's `linear()`.
///
/// Where points share a position the curve jumps, and the last of them gives the value there.
/// Before the first point and after the last one the outer segments are extended.
package struct LinearCurve: Hashable, Sendable {
  /// The positions of the points, never decreasing; 1 is the end.
  package let positions: [Double]
  /// The value at each point.
  package let values: [Double]
  /// The positions as written, in per cent: 100 times the positions, but for rounding.
  let percentages: [Double]
  /// The segments as polynomials, which all motions along the curve share.
  let pieces: [PolynomialPiece]

  /// Creates the curve through `points`, of which there are at least two. A position below the one
  /// before it is raised to that.
  package init(through points: [UnitPoint]) {
    precondition(points.count >= 2, "A line needs two points; there are \(points.count).")
    values = points.map(\.y)
    positions = Self.raised(points.map(\.x))
    percentages = positions.map { $0 * 100 }
    pieces = Self.pieces(positions, values)
  }

  /// Creates the curve through stops whose positions, in per cent, may be missing.
  ///
  /// A missing first position is 0 and a missing last one 100; positions never decrease; other
  /// missing ones are spread evenly.
  init(stops: [(value: Double, percentage: Double?)]) {
    precondition(stops.count >= 2, "A line needs two stops; there are \(stops.count).")
    values = stops.map(\.value)
    percentages = Self.filled(stops.map(\.percentage))
    positions = percentages.map { $0 / 100 }
    pieces = Self.pieces(positions, values)
  }

  private static func raised(_ positions: [Double]) -> [Double] {
    var greatest = -Double.infinity
    return positions.map { position in
      greatest = max(greatest, position)
      return greatest
    }
  }

  /// Fills the missing positions of stops.
  ///
  /// - Complexity: O(count).
  private static func filled(_ stated: [Double?]) -> [Double] {
    var stated = stated
    stated[0] = stated[0] ?? 0
    stated[stated.count - 1] = stated[stated.count - 1] ?? 100
    var result = [stated[0] ?? 0]
    var gap = 0
    for percentage in stated.dropFirst() {
      guard let percentage else {
        gap += 1
        continue
      }
      let low = result[result.count - 1]
      let high = max(percentage, low)
      for step in 0..<gap { result.append(low + (high - low) * Double(step + 1) / Double(gap + 1)) }
      result.append(high)
      gap = 0
    }
    return result
  }
}

// MARK: - As a function

extension LinearCurve {
  /// The value at `progress`; beyond the points the outer segments go on. NaN for NaN.
  ///
  /// - Complexity: O(log count).
  func value(at progress: Double) -> Double {
    if progress.isNaN { return .nan }
    let line = line(at: progress)
    return line.value + Self.along(line.slope, progress - line.position)
  }

  /// The slope at `progress`; at a corner or jump that of the segment which begins there.
  ///
  /// - Complexity: O(log count).
  func velocity(at progress: Double) -> Double {
    progress.isNaN ? .nan : line(at: progress).slope
  }

  /// The product `slope * distance`, which is 0 for a horizontal line even at an infinite distance.
  static func along(_ slope: Double, _ distance: Double) -> Double {
    slope == 0 ? 0 : slope * distance
  }

  /// A straight line, given by a point on it and its slope.
  struct Line: Hashable, Sendable {
    /// The position of the point along the input of the curve.
    let position: Double
    /// The value of the line at ``position``.
    let value: Double
    /// The change of the value per unit of position.
    let slope: Double
  }

  private func line(at progress: Double) -> Line { line(after: opening(at: progress)) }

  /// The line of the segment that begins at point `index`; -1 gives the line before all points.
  func line(after index: Int) -> Line { Self.line(after: index, positions, values) }

  static func line(after index: Int, _ positions: [Double], _ values: [Double]) -> Line {
    let left = min(max(index, 0), values.count - 2)
    let slope = (values[left + 1] - values[left]) / (positions[left + 1] - positions[left])
    if slope.isFinite {
      let anchor = max(index, 0)
      return Line(position: positions[anchor], value: values[anchor], slope: slope)
    }
    // A rise that is steeper than a double can say is a jump. Where the curve jumps at its first or
    // last point, it is extended as a horizontal line.
    let side = index < 0 ? left : left + 1
    return Line(position: positions[side], value: values[side], slope: 0)
  }

  /// The index of the last point at or before `progress`; -1 if there is none.
  private func opening(at progress: Double) -> Int { positions.prefixCount { $0 <= progress } - 1 }
}

/// One side of a ``LinearCorridor`` since the previous line, as if it were the upper one: on the
/// lower side all values and lines are turned upside down.
struct CorridorSide {
  private var hull: CorridorHull
  /// Of the lines that pass all bounds the one nearest to this side: the steepest. Beyond all bounds
  /// while there is none.
  private(set) var nearest = beyond
  /// Where in the hull the bound is that the nearest line touches last.
  private var touched = 0

  private static let beyond = LinearCorridor.Line(start: .infinity, rise: 0)

  /// A side without bounds in the room from `start`.
  init(at start: Int) { hull = CorridorHull(at: start) }

  /// Begins a line where the previous one left on this side. The bounds of the other side, from the
  /// one that the previous line touches, are a hull as they are: that bound is a corner of the hull
  /// of all.
  @inline(__always)
  mutating func begin(
    at exit: CorridorHull.Bound?, across other: inout CorridorSide,
    in room: inout MutableSpan<CorridorHull.Bound>
  ) {
    hull.clear()
    other.hull.begin(at: other.touched)
    (nearest, other.nearest) = (Self.beyond, Self.beyond)
    guard let exit else { return }
    let line = tangent(to: exit, from: &other, in: room)
    add(exit, line, in: &room)
  }

  /// The line that touches a bound of this side and the other side, if the nearest one is beyond the
  /// bound.
  @inline(__always)
  func tangent(
    to bound: CorridorHull.Bound, from other: inout CorridorSide,
    in room: borrowing MutableSpan<CorridorHull.Bound>
  ) -> LinearCorridor.Line? {
    guard nearest.value(at: bound.position) > bound.value else { return nil }
    let place = CorridorHull.Bound(position: bound.position, value: -bound.value)
    guard let slope = other.hull.steepest(to: place, in: room) else { return nil }
    let rise = -slope.rise / slope.run
    return LinearCorridor.Line(start: bound.value - rise * bound.position, rise: rise)
  }

  /// Adds a bound, and the line that touches it if there is one.
  @inline(__always)
  mutating func add(
    _ bound: CorridorHull.Bound, _ line: LinearCorridor.Line?,
    in room: inout MutableSpan<CorridorHull.Bound>
  ) {
    hull.append(bound, in: &room)
    if let line { (nearest, touched) = (line, hull.last) }
  }
}

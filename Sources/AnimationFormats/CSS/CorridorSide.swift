/// One side of a ``LinearCorridor`` since the previous line, as if it were the upper one: on the
/// lower side all values and lines are turned upside down.
struct CorridorSide {
  private var hull: CorridorHull
  /// Of the lines that pass all bounds the one nearest to this side: the steepest. Beyond all bounds
  /// while there is none.
  private(set) var nearest = beyond
  /// The index in the hull of the last bound that the nearest line touches.
  private var touched = 0

  private static let beyond = LinearCorridor.Line(start: .infinity, rise: 0)

  /// A side without bounds in the room from `start`.
  init(at start: Int) { hull = CorridorHull(at: start) }

  /// The position of the bound that the nearest line touches last.
  @inline(__always)
  func touchedPosition(in room: borrowing MutableSpan<CorridorHull.Bound>) -> Double {
    room[touched].position
  }

  /// Takes bounds that are a hull as they are instead of all others; the first one counts as touched.
  @inline(__always)
  mutating func fill(
    _ bounds: some Sequence<CorridorHull.Bound>, in room: inout MutableSpan<CorridorHull.Bound>
  ) {
    hull.clear()
    touched = hull.last + 1
    for bound in bounds { hull.append(bound, in: &room) }
  }

  /// Begins a line where the previous one left on this side. The bounds of the other side, from the
  /// one that the previous line touches, already form a hull, because that bound is a corner of the
  /// hull of all bounds.
  @inline(__always)
  mutating func begin(
    at exit: CorridorHull.Bound?, across other: inout CorridorSide,
    in room: inout MutableSpan<CorridorHull.Bound>
  ) {
    hull.clear()
    other.hull.begin(at: other.touched)
    (nearest, other.nearest) = (Self.beyond, Self.beyond)
    guard let exit else { return }
    let isTouched = pull(to: exit, from: &other, in: room)
    add(exit, isTouched: isTouched, in: &room)
  }

  /// Moves the nearest line to a bound of this side if the line is beyond it: the line then touches
  /// this bound and the other side. Returns whether it was moved.
  @inline(__always)
  mutating func pull(
    to bound: CorridorHull.Bound, from other: inout CorridorSide,
    in room: borrowing MutableSpan<CorridorHull.Bound>
  ) -> Bool {
    guard nearest.value(at: bound.position) > bound.value, !other.hull.isEmpty else { return false }
    let place = CorridorHull.Bound(position: bound.position, value: -bound.value)
    let slope = other.hull.steepest(to: place, in: room)
    let rise = -slope.rise / slope.run
    nearest = LinearCorridor.Line(start: bound.value - rise * bound.position, rise: rise)
    return true
  }

  /// Adds a bound, which the nearest line touches or not.
  @inline(__always)
  mutating func add(
    _ bound: CorridorHull.Bound, isTouched: Bool, in room: inout MutableSpan<CorridorHull.Bound>
  ) {
    hull.append(bound, in: &room)
    if isTouched { touched = hull.last }
  }
}

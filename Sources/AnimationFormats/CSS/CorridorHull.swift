/// The convex hull of the bounds on one side of a ``LinearCorridor`` that a line can still touch.
/// It is a range of an array, the room, which is passed to each function: a stored array would be
/// checked for other owners at each bound, which is most of the cost.
struct CorridorHull {
  /// A value that a line may not exceed at a position.
  struct Bound {
    var position = 0.0
    var value = 0.0

    @inline(__always)
    func slope(to next: Bound) -> Slope {
      Slope(run: next.position - position, rise: next.value - value)
    }
  }

  /// A slope as a fraction. Slopes are compared by products, since a division takes as long as all
  /// else that is done for a bound.
  struct Slope {
    var run: Double
    var rise: Double

    @inline(__always)
    static func < (one: Slope, other: Slope) -> Bool { one.rise * other.run < other.rise * one.run }
  }

  private let start: Int
  private var head: Int
  private var end: Int

  /// An empty hull in the room from `start`.
  init(at start: Int) { (self.start, head, end) = (start, start, start) }

  /// The place of the last bound in the room.
  var last: Int { end &- 1 }
  /// Whether there is no bound.
  var isEmpty: Bool { head >= end }

  mutating func clear() { (head, end) = (start, start) }

  /// Drops the bounds before the one at a place, or takes them in again from there.
  mutating func begin(at place: Int) { head = place }

  /// Adds a bound after all others.
  @inline(__always)
  mutating func append(_ bound: Bound, in room: inout MutableSpan<Bound>) {
    var top = end &- 1
    if top > head {
      var last = room[top]
      repeat {
        let before = room[top &- 1]
        if before.slope(to: last) < last.slope(to: bound) { break }
        (last, top) = (before, top &- 1)
      } while top > head
    }
    room[top &+ 1] = bound
    end = top &+ 2
  }

  /// The steepest slope from the hull, which has a bound, to a place beyond it. Bounds before the one
  /// it comes from are dropped.
  @inline(__always)
  mutating func steepest(to place: Bound, in room: borrowing MutableSpan<Bound>) -> Slope {
    var slope = room[head].slope(to: place)
    while head &+ 1 < end {
      let next = room[head &+ 1].slope(to: place)
      if next < slope { break }
      (slope, head) = (next, head &+ 1)
    }
    return slope
  }
}

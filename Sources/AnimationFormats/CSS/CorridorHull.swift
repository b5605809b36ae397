/// The convex hull of the bounds on one side of a ``LinearCorridor`` that a line can still touch: a
/// range of a room, which is passed in since its checks for being shared are otherwise most of the
/// cost of a bound.
struct CorridorHull {
  /// A bound, and the slope to it from the bound before.
  struct Bound {
    var position = 0.0
    var value = 0.0
    var slope = Slope()

    @inline(__always)
    func slope(to position: Double, _ value: Double) -> Slope {
      Slope(run: position - self.position, rise: value - self.value)
    }
  }

  /// A slope as a fraction. Slopes are compared by products, since a division takes as long as all
  /// else that is done for a bound.
  struct Slope {
    var run = 0.0
    var rise = 0.0

    @inline(__always)
    static func < (one: Slope, other: Slope) -> Bool { one.rise * other.run < other.rise * one.run }
  }

  /// 1 for upper and -1 for lower bounds.
  private let sign: Double
  private let start: Int
  private var head: Int
  private var end: Int

  /// An empty hull in the room from `start`.
  init(at start: Int, sign: Double) {
    (self.start, head, end, self.sign) = (start, start, start, sign)
  }

  /// A line beyond all bounds of the side, while none has been found.
  var beyond: LinearCorridor.Line { .init(start: sign * .infinity, rise: 0) }

  /// Whether a value is above an upper bound, or below a lower one.
  @inline(__always)
  func isBeyond(_ value: Double, _ bound: Double) -> Bool { sign * value > sign * bound }

  /// The place of the last bound in the room.
  var last: Int { end - 1 }

  mutating func clear() { (head, end) = (start, start) }

  /// Drops the bounds before the one at a place, or takes them in again from there.
  mutating func begin(at place: Int) { head = place }

  /// Adds a bound after all others.
  @inline(__always)
  mutating func append(
    _ position: Double, _ value: Double, in room: inout MutableSpan<Bound>
  ) {
    var slope = Slope()
    while end > head {
      let last = room[end - 1]
      slope = last.slope(to: position, sign * value)
      if end - head < 2 || last.slope < slope { break }
      end -= 1
    }
    room[end] = Bound(position: position, value: sign * value, slope: slope)
    end += 1
  }

  /// The line from the hull to a bound of the other side: the flattest from upper bounds, the steepest
  /// from lower ones. Bounds of the hull before the one touched are dropped.
  @inline(__always)
  mutating func tangent(
    to position: Double, _ value: Double, in room: borrowing MutableSpan<Bound>
  ) -> LinearCorridor.Line? {
    guard head < end else { return nil }
    var slope = room[head].slope(to: position, sign * value)
    while head + 1 < end {
      let next = room[head + 1].slope(to: position, sign * value)
      if next < slope { break }
      (slope, head) = (next, head + 1)
    }
    let rise = sign * slope.rise / slope.run
    return LinearCorridor.Line(start: value - rise * position, rise: rise)
  }
}

/// One subpath of a path, converted to cubic segments.
struct Outline {
  var start: SIMD2<Double>
  var segments: [OutlineSegment] = []
  var isClosed = false

  /// The subpaths of a path. A closed one ends where it begins.
  ///
  /// - Complexity: O(commands).
  static func all(of path: Path) -> [Outline] {
    let path = path.normalized
    var outlines: [Outline] = []
    var rest = path.numbers[...]
    var current = SIMD2<Double>.zero
    for command in path.structure.commands {
      let n = Array(rest.prefix(command.numberCount))
      rest = rest.dropFirst(command.numberCount)
      let points = stride(from: 0, to: n.count, by: 2).map { SIMD2(n[$0], n[$0 + 1]) }
      if command == .move {
        outlines.append(Outline(start: points[0]))
      } else if command == .close {
        outlines[outlines.count - 1].close(from: current)
        current = outlines[outlines.count - 1].start
        continue
      } else {
        // After a Z without an M, a new subpath begins at the start of the one before.
        if outlines[outlines.count - 1].isClosed { outlines.append(Outline(start: current)) }
        outlines[outlines.count - 1].segments.append(OutlineSegment(command, points, from: current))
      }
      current = points[points.count - 1]
    }
    return outlines
  }

  private mutating func close(from current: SIMD2<Double>) {
    isClosed = true
    if current != start { segments.append(OutlineSegment(.line, [start], from: current)) }
  }

  /// The centre of the bounding box of the segments' end points.
  var middle: SIMD2<Double> {
    let points = [start] + segments.map(\.end)
    let least = points.reduce(start) { SIMD2(min($0.x, $1.x), min($0.y, $1.y)) }
    let most = points.reduce(start) { SIMD2(max($0.x, $1.x), max($0.y, $1.y)) }
    return (least + most) / 2
  }

  /// Splits the longest segments until there are `count`; an outline without segments gets segments
  /// of length 0 at its point.
  ///
  /// - Complexity: O(count * log count).
  mutating func cut(into count: Int) {
    if segments.isEmpty { segments = [OutlineSegment(.line, [start], from: start)] }
    let cuts = OutlineSegment.cuts(of: segments, from: start, into: count)
    var (result, from): ([OutlineSegment], SIMD2<Double>) = ([], start)
    result.reserveCapacity(count)
    for (index, segment) in segments.enumerated() {
      result += segment.cut(into: cuts[index], from: from)
      from = segment.end
    }
    segments = result
  }

  /// The same closed outline, starting `count` segments later.
  func turned(by count: Int) -> Outline {
    guard count > 0 else { return self }
    var turned = self
    turned.start = segments[count - 1].end
    turned.segments = Array(segments[count...] + segments[..<count])
    return turned
  }

  /// The greatest coordinate of an end of a segment.
  var reach: Double {
    segments.reduce(0) { max($0, $1.end.x.magnitude, $1.end.y.magnitude) }
  }
}

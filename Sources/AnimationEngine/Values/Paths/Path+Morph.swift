extension Path {
  /// Paths that look like the given ones and share one structure. They are unchanged where the
  /// structures are the same. Otherwise they are normalised (``normalized``), except for the arcs
  /// where that is enough: how many cubics an arc takes depends on its numbers. Nil where the
  /// structures still differ.
  ///
  /// - Complexity: O(commands of all paths).
  public static func matched(_ paths: [Path]) -> [Path]? {
    if areAlike(paths) { return paths }
    let withArcs = paths.map { $0.normalized(keepingArcs: true) }
    if areAlike(withArcs) { return withArcs }
    let normalized = withArcs.map(\.normalized)
    return areAlike(normalized) ? normalized : nil
  }

  private static func areAlike(_ paths: [Path]) -> Bool {
    paths.allSatisfy { $0.structure == paths[0].structure }
  }

  /// Paths that look like the given ones and share one structure, whatever their commands. They are
  /// converted to cubics, and the longest are split until all paths have equally many. Closed
  /// subpaths start where their points move least from the path before; a subpath that only some
  /// paths have grows from a point.
  ///
  /// - Complexity: O(paths * segments of the largest), times up to ``OutlineMorph/mostStarts`` for
  ///   closed subpaths.
  public static func morphed(_ paths: [Path]) -> [Path] {
    matched(paths) ?? OutlineMorph(paths).paths
  }

  /// The most cubics into which commands are converted for a morph; an arc takes up to four.
  ///
  /// - Complexity: O(commands).
  public var mostCubics: Int { structure.commands.reduce(0) { $0 + ($1 == .arc ? 4 : 1) } }
}

/// A conversion of paths to the same commands, so that outlines interpolate point by point.
struct OutlineMorph {
  /// The converted paths in their order, all with the same commands.
  private(set) var paths: [Path] = []

  /// The maximum number of start points that are tried for a closed outline; without it the cost
  /// would be the square of the number of segments.
  static let mostStarts = 256

  init(_ originals: [Path]) {
    var all = originals.map(Outline.all)
    let count = all.map(\.count).max() ?? 0
    Self.grow(&all, to: count)
    for index in 0..<count {
      let segments = all.map { $0[index].segments.count }.max() ?? 0
      let isClosed = all.allSatisfy { $0[index].isClosed }
      for path in all.indices {
        all[path][index].isClosed = isClosed
        all[path][index].cut(into: max(segments, 1))
        if isClosed, path > 0 {
          all[path][index] = Self.begun(all[path][index], near: all[path - 1][index])
        }
      }
    }
    paths = all.map(Path.init(cubics:))
  }

  /// Gives every path as many subpaths as the one with most: a missing one becomes a point in the
  /// centre of the subpath into which it grows.
  private static func grow(_ all: inout [[Outline]], to count: Int) {
    for path in all.indices {
      for index in all[path].count..<max(count, all[path].count) {
        let model = all.lazy.compactMap { index < $0.count ? $0[index] : nil }.first
        guard let model else { continue }
        all[path].append(Outline(start: model.middle, isClosed: model.isClosed))
      }
    }
  }

  /// A closed outline, with the start at which its points move least from those of another one.
  private static func begun(_ outline: Outline, near other: Outline) -> Outline {
    let size = outline.segments.count
    let step = max((size + mostStarts - 1) / mostStarts, 1)
    let unit = Double.unit(near: max(outline.reach, other.reach))
    let own = outline.segments.map { $0.end / unit }
    let others = other.segments.map { $0.end / unit }
    var best = (turn: 0, distance: Double.infinity)
    for turn in stride(from: 0, to: size, by: step) {
      let distance = distance(own, turnedBy: turn, others)
      if distance < best.distance { best = (turn, distance) }
    }
    return outline.turned(by: best.turn)
  }

  /// The sum of the squared distances of points to as many others, if these begin `turn` points later.
  private static func distance(
    _ points: [SIMD2<Double>], turnedBy turn: Int, _ others: [SIMD2<Double>]
  ) -> Double {
    others.indices.reduce(0) { sum, index in
      let offset = points[(index + turn) % points.count] - others[index]
      return sum + (offset * offset).sum()
    }
  }
}

extension Path {
  /// Creates the path of outlines: M, a C for each segment, and Z for a closed one.
  fileprivate init(cubics outlines: [Outline]) {
    var (commands, numbers): ([PathCommand], [Double]) = ([], [])
    for outline in outlines {
      commands.append(.move)
      numbers += [outline.start.x, outline.start.y]
      for segment in outline.segments {
        commands.append(.cubic)
        for point in [segment.first, segment.second, segment.end] { numbers += [point.x, point.y] }
      }
      if outline.isClosed { commands.append(.close) }
    }
    self.init(structure: PathStructure(commands), numbers: numbers)
  }
}

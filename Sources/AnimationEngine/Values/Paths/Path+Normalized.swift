extension Path {
  /// The same path with only the commands M, L, C, Q and Z. Horizontal and vertical lines become
  /// lines, smooth curves get explicit control points, and arcs become cubics of at most a quarter
  /// turn each.
  ///
  /// - Complexity: O(commands).
  public var normalized: Path { normalized(keepingArcs: false) }

  /// The path as ``normalized``, but with arcs as arcs where those are to be kept.
  func normalized(keepingArcs: Bool) -> Path {
    var normalizer = PathNormalizer(keepsArcs: keepingArcs)
    var rest = numbers[...]
    for command in structure.commands {
      normalizer.add(command, Array(rest.prefix(command.numberCount)))
      rest = rest.dropFirst(command.numberCount)
    }
    return Path(structure: PathStructure(normalizer.commands), numbers: normalizer.numbers)
  }
}

/// A converter of commands to equivalent ones.
private struct PathNormalizer {
  let keepsArcs: Bool
  var commands: [PathCommand] = []
  var numbers: [Double] = []
  private var current = SIMD2<Double>.zero
  private var start = SIMD2<Double>.zero
  /// The last control point of the command before, if that was a cubic or a quadratic.
  private var cubicControl, quadraticControl: SIMD2<Double>?

  init(keepsArcs: Bool) { self.keepsArcs = keepsArcs }

  mutating func add(_ command: PathCommand, _ n: [Double]) {
    let (cubic, quadratic) = (cubicControl, quadraticControl)
    (cubicControl, quadraticControl) = (nil, nil)
    switch command {
    case .move:
      emit(.move, [SIMD2(n[0], n[1])])
      start = current
    case .line: emit(.line, [SIMD2(n[0], n[1])])
    case .horizontal: emit(.line, [SIMD2(n[0], current.y)])
    case .vertical: emit(.line, [SIMD2(current.x, n[0])])
    case .cubic: curve(SIMD2(n[0], n[1]), SIMD2(n[2], n[3]), SIMD2(n[4], n[5]))
    case .smoothCubic: curve(2 * current - (cubic ?? current), SIMD2(n[0], n[1]), SIMD2(n[2], n[3]))
    case .quadratic: curve(SIMD2(n[0], n[1]), SIMD2(n[2], n[3]))
    case .smoothQuadratic: curve(2 * current - (quadratic ?? current), SIMD2(n[0], n[1]))
    case .arc where keepsArcs:
      commands.append(.arc)
      numbers += n
      current = SIMD2(n[5], n[6])
    case .arc: arc(n)
    case .close:
      commands.append(.close)
      current = start
    }
  }

  private mutating func emit(_ command: PathCommand, _ points: [SIMD2<Double>]) {
    commands.append(command)
    for point in points { numbers += [point.x, point.y] }
    current = points[points.count - 1]
  }

  private mutating func curve(
    _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ end: SIMD2<Double>
  ) {
    emit(.cubic, [first, second, end])
    cubicControl = second
  }

  private mutating func curve(_ control: SIMD2<Double>, _ end: SIMD2<Double>) {
    emit(.quadratic, [control, end])
    quadraticControl = control
  }

  /// Adds an arc as cubics, by its centre parametrisation (SVG 2, appendix B.2.4); one with a
  /// radius of 0 becomes a line.
  private mutating func arc(_ n: [Double]) {
    let end = SIMD2(n[5], n[6])
    if current == end { return }
    guard
      let ellipse = PathEllipse(
        from: current, to: end, radii: SIMD2(n[0], n[1]), degrees: n[2], isLarge: n[3] > 0,
        isSweeping: n[4] > 0)
    else { return emit(.line, [end]) }
    let count = ellipse.cubicCount
    for index in 0..<count {
      let (first, second, last) = ellipse.cubic(index, of: count)
      emit(.cubic, [first, second, index == count - 1 ? end : last])
    }
  }
}

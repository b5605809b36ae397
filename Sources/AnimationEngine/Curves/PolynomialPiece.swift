/// A part of a curve that is a polynomial of degree 3 at most.
///
/// In a curve made of pieces, the last piece whose start is at or before the progress applies. The
/// first piece starts at minus infinity, so pieces also define the curve outside 0...1.
struct PolynomialPiece: Hashable, Sendable {
  /// The progress from which on the piece applies, inclusive.
  var start: Double
  /// The progress around which the polynomial is expanded.
  var origin: Double
  /// The coefficients in order of degree, for the progress minus the origin.
  var c0: Double
  var c1: Double
  var c2: Double
  var c3: Double

  init(
    from start: Double, origin: Double? = nil, _ c0: Double, _ c1: Double = 0, _ c2: Double = 0,
    _ c3: Double = 0
  ) {
    self.start = start
    self.origin = origin ?? start
    (self.c0, self.c1, self.c2, self.c3) = (c0, c1, c2, c3)
  }

  func value(at progress: Double) -> Double {
    let u = progress - origin
    return ((c3 * u + c2) * u + c1) * u + c0
  }

  /// The slope at `progress`.
  func velocity(at progress: Double) -> Double {
    let u = progress - origin
    return (3 * c3 * u + 2 * c2) * u + c1
  }
}

// MARK: - Lists of pieces on 0...1

extension [PolynomialPiece] {
  /// The pieces of `1 - f(1 - t)` from these of f on 0...1, each expanded around its start.
  var turned: [PolynomialPiece] {
    let ends = dropFirst().map(\.start) + [1]
    return zip(self, ends).reversed().map { piece, end in
      let width = end - piece.start
      return PolynomialPiece(
        from: 1 - end, 1 - piece.value(at: end), piece.velocity(at: end),
        -(piece.c2 + 3 * piece.c3 * width), piece.c3)
    }
  }

  /// The pieces of `base + f(2t - shift) / 2`, where these are the pieces of f on 0...1.
  func halved(shift: Double, base: Double) -> [PolynomialPiece] {
    map { piece in
      PolynomialPiece(
        from: (piece.start + shift) / 2, base + piece.c0 / 2, piece.c1, 2 * piece.c2, 4 * piece.c3)
    }
  }

  /// The pieces with a constant 0 before them and a constant 1 after them.
  var clamped: [PolynomialPiece] {
    [PolynomialPiece(from: -.infinity, origin: 0, 0)] + self + [PolynomialPiece(from: 1, 1)]
  }
}

extension LinearCurve {
  /// The segments through points as pieces.
  static func pieces(_ positions: [Double], _ values: [Double]) -> [PolynomialPiece] {
    var pieces: [PolynomialPiece] = []
    for index in -1..<positions.count {
      let start = index < 0 ? -Double.infinity : positions[index]
      // Of several points at the same position the last one counts.
      if let last = pieces.last, last.start == start { pieces.removeLast() }
      let line = line(after: index, positions, values)
      let piece = PolynomialPiece(from: start, origin: line.position, line.value, line.slope)
      // The outer lines continue beyond the first point and the last one.
      if let last = pieces.last, last.isLine(piece) { continue }
      pieces.append(piece)
    }
    return pieces
  }
}

extension PolynomialPiece {
  /// Whether `other` is the same line from the same origin.
  fileprivate func isLine(_ other: PolynomialPiece) -> Bool {
    origin == other.origin && c0 == other.c0 && c1 == other.c1
  }
}

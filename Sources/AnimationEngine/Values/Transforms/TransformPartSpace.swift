/// The space of transforms of which animations of layers move some parts by themselves.
///
/// Behind the coordinates of the whole each such element has two numbers: one that is added to it, and
/// a mark. Where the mark is not 0 the first number takes the place of the element. So an animation of
/// the whole takes the parts back, and one that comes after it sets them again. All of it lies over
/// what is below number by number, as everything else does.
struct TransformPartSpace: Hashable, Sendable {
  /// Where the whole moves.
  let base: TransformInterpolationSpace
  /// What moves by itself.
  private let elements: TransformElements
  /// The same in order: each has two lanes, those of the first come first.
  private let list: [TransformElement]

  init(_ base: TransformInterpolationSpace, _ elements: TransformElements) {
    self.base = base
    self.elements = elements
    list = elements.list
  }

  var laneCount: Int { base.laneCount + 2 * elements.count }

  /// How many functions what shows is worth: the whole matrix is made, taken apart and made again.
  var functionCount: Int {
    40 + 4 * base.functionCount + (base.isWeighted ? 12 * base.functionCount : 0)
  }

  func coordinates(ofValue index: Int) -> Components {
    Components(
      base.coordinates(ofValue: index).array + [Double](repeating: 0, count: 2 * elements.count))
  }

  /// One of m11 … m44, in 0..<16.
  func shown<Number: SmoothNumber>(_ entry: Int, at coordinates: [Number]) -> Number {
    let whole = Array(coordinates.prefix(base.laneCount))
    guard moves(coordinates) else { return base.shown(entry, at: whole) }
    return factors(base.entries(at: whole), at: coordinates).entry(entry)
  }

  /// All sixteen, the same bits as one by one.
  func show(at coordinates: [Double], in entries: inout [Double]) {
    base.show(at: Array(coordinates.prefix(base.laneCount)), in: &entries)
    guard moves(coordinates) else { return }
    let factors = factors(InlineArray { [entries] in entries[$0] }, at: coordinates)
    var columns = SmoothVector<Double>.unitColumns
    factors.apply(to: &columns)
    columns.write(to: &entries, isPlanar: false)
  }

  /// Whether some part is not that of the whole.
  private func moves<Number: SmoothNumber>(_ coordinates: [Number]) -> Bool {
    coordinates[base.laneCount...].contains { $0.value != 0 || $0.rate != 0 }
  }

  /// The factors of a matrix, with the parts that are set in it.
  private func factors<Number: SmoothNumber>(
    _ entries: InlineArray<16, Number>, at coordinates: [Number]
  ) -> TransformFactors<Number> {
    var factors = TransformFactors(entries)
    for (index, element) in list.enumerated() {
      let lane = base.laneCount + 2 * index
      let number = coordinates[lane]
      factors[element] =
        coordinates[lane + 1].value == 0 ? factors[element] + number : number
    }
    return factors
  }

  private func lane(of element: TransformElement) -> Int {
    base.laneCount + 2 * elements.rank(of: element)
  }
}

// MARK: - Parts

extension TransformPartSpace {
  /// The coordinates of a part: those of its elements stand in a row.
  func lanes(of part: TransformPart) -> Range<Int> {
    let first = lane(of: part.elements[0])
    return first..<first + 2 * part.elements.count
  }

  /// A value of a part as coordinates.
  ///
  /// - Parameter isSet: Whether it takes the place of what is below; else it is added to that.
  static func coordinates(of value: Components, _ part: TransformPart, isSet: Bool) -> Components {
    Components(part.numbers(of: value).flatMap { [$0, isSet ? 1 : 0] })
  }

  /// What a part is where the coordinates are these.
  func value(of part: TransformPart, at coordinates: Components) -> Components {
    let coordinates = coordinates.array
    var entries = [Double](repeating: 0, count: 16)
    base.show(at: Array(coordinates.prefix(base.laneCount)), in: &entries)
    let factors = factors(InlineArray { [entries] in entries[$0] }, at: coordinates)
    return part.value(of: part.elements.map { factors[$0] })
  }
}

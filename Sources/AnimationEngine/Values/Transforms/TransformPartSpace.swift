/// The space of transforms of which layer animations animate some parts separately.
///
/// After the coordinates of the whole transform, each separate element has two numbers: a value
/// that is added to the element, and a mark. Where the mark is not 0, the value replaces the
/// element instead. So an animation of the whole resets the parts, and one that comes after it sets
/// them again. All numbers combine with those below them one by one, like those of other
/// properties.
struct TransformPartSpace: Hashable, Sendable {
  let base: TransformInterpolationSpace
  /// The elements that are animated separately.
  private let elements: TransformElements
  /// The elements in order; each has two lanes, and those of the first come first.
  private let list: [TransformElement]

  init(_ base: TransformInterpolationSpace, _ elements: TransformElements) {
    self.base = base
    self.elements = elements
    list = elements.list
  }

  var laneCount: Int { base.laneCount + 2 * elements.count }

  /// The cost of the displayed product, as a number of functions: the whole matrix is computed,
  /// decomposed and composed again.
  var functionCount: Int {
    40 + 4 * base.functionCount + (base.isWeighted ? 12 * base.functionCount : 0)
  }

  func coordinates(ofValue index: Int) -> Components {
    Components(
      base.coordinates(ofValue: index).array + [Double](repeating: 0, count: 2 * elements.count))
  }

  /// One entry of the displayed matrix, m11 … m44, by its index in 0..<16.
  func shown<Number: SmoothNumber>(_ entry: Int, at coordinates: [Number]) -> Number {
    let whole = Array(coordinates.prefix(base.laneCount))
    guard moves(coordinates) else { return base.shown(entry, at: whole) }
    return factors(base.entries(at: whole), at: coordinates).entry(entry)
  }

  /// Computes all sixteen entries, bit-identical to one by one.
  func show(at coordinates: [Double], in entries: inout [Double]) {
    base.show(at: Array(coordinates.prefix(base.laneCount)), in: &entries)
    guard moves(coordinates) else { return }
    let factors = factors(InlineArray { [entries] in entries[$0] }, at: coordinates)
    var columns = InlineArray<4, SmoothVector<Double>>.identity
    factors.apply(to: &columns)
    columns.write(to: &entries, isPlanar: false)
  }

  /// Whether some element is set or added to.
  private func moves<Number: SmoothNumber>(_ coordinates: [Number]) -> Bool {
    coordinates[base.laneCount...].contains { $0.value != 0 || $0.rate != 0 }
  }

  /// The factors of a matrix, with the separate elements set in them or added to them.
  private func factors<Number: SmoothNumber>(
    _ entries: InlineArray<16, Number>, at coordinates: [Number]
  ) -> TransformFactors<Number> {
    var factors = TransformFactors(entries)
    for (index, element) in list.enumerated() {
      let lane = base.laneCount + 2 * index
      let number = coordinates[lane]
      factors[element] = coordinates[lane + 1].value == 0 ? factors[element] + number : number
    }
    return factors
  }

  private func lane(of element: TransformElement) -> Int {
    base.laneCount + 2 * elements.rank(of: element)
  }
}

// MARK: - Parts

extension TransformPartSpace {
  /// The indices of the lanes of a part, which are consecutive.
  func lanes(of part: TransformPart) -> Range<Int> {
    let first = lane(of: part.elements[0])
    return first..<first + 2 * part.elements.count
  }

  /// A value of a part as coordinates.
  ///
  /// - Parameter isSet: Whether the value replaces the one below; otherwise it is added to that.
  static func coordinates(of value: Components, _ part: TransformPart, isSet: Bool) -> Components {
    Components(part.numbers(of: value).flatMap { [$0, isSet ? 1 : 0] })
  }

  func value(of part: TransformPart, at coordinates: Components) -> Components {
    let coordinates = coordinates.array
    var entries = [Double](repeating: 0, count: 16)
    base.show(at: Array(coordinates.prefix(base.laneCount)), in: &entries)
    let factors = factors(InlineArray { [entries] in entries[$0] }, at: coordinates)
    return part.value(of: part.elements.map { factors[$0] })
  }
}

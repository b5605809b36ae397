/// The accumulation of transforms over iterations, by CSS Transforms 2, section 12.
///
/// Lists that match add up function by function: each iteration adds the difference between the
/// last arguments and those of the identity. So an iteration from `scale(1)` to `scale(1.5)` ends
/// the second time at `scale(2)`. Of other lists each is accumulated onto the last, and the results
/// interpolate.
enum TransformAccumulation: Hashable, Sendable {
  /// The arguments of matching functions, in a space that keeps every function.
  case functions(TransformArgumentSpace)
  /// The space of lists that do not match, and these lists.
  case lists(TransformInterpolationSpace, [TransformList])

  /// Creates the accumulation of the values of `space`. Nil for a space with parts that move
  /// separately, which has no whole value to add.
  init?(_ values: [TransformList], in space: TransformInterpolationSpace) {
    switch space {
    case .functions:
      guard let whole = TransformArgumentSpace(values, isCompact: false) else { return nil }
      self = .functions(whole)
    case .pair, .stops: self = .lists(space, values)
    case .parts: return nil
    }
  }

  /// An entry of the displayed matrix at `coordinates`, after iterations that ended at `end`.
  ///
  /// Where lists do not match, and a motion is not between two of them or does not end at one, the
  /// factors of the displayed matrices add.
  func shown<Number: SmoothNumber>(
    _ entry: Int, at coordinates: [Number], after iterations: Double, of end: [Number]
  ) -> Number {
    switch self {
    case .functions(let space):
      return space.accumulated(entry, at: coordinates, after: iterations, of: end)
    case .lists(let space, let lists):
      if let last = space.value(at: end), let place = space.segment(at: coordinates) {
        let (from, to) = (lists[place.from], lists[place.to])
        return TransformBlend(
          from: from.accumulated(onto: lists[last], times: iterations),
          to: to.accumulated(onto: lists[last], times: iterations)
        ).shown(entry, at: place.progress)
      }
      var factors = TransformFactors(space.entries(at: coordinates))
      factors.add(TransformFactors(space.entries(at: end)), times: iterations)
      return factors.entry(entry)
    }
  }

  /// The work units of one entry, beyond those of an entry that does not accumulate.
  var work: Int {
    switch self {
    case .functions(let space): return 10 + 10 * space.functionCount
    case .lists(let space, let lists):
      let most = lists.reduce(0) { max($0, $1.functions.count) }
      return WorkMeter.sum(400 + 100 * space.functionCount, WorkMeter.product(100, most))
    }
  }
}

extension TransformInterpolationSpace {
  /// The two values between which coordinates lie, by index, and the progress from the first to the
  /// second. Nil where there are more than two, and for matching lists.
  fileprivate func segment<Number: SmoothNumber>(
    at coordinates: [Number]
  ) -> (from: Int, to: Int, progress: Number)? {
    switch self {
    case .pair: return (0, 1, coordinates[0])
    case .functions, .parts: return nil
    case .stops:
      let present = coordinates.indices.filter {
        coordinates[$0].value != 0 || coordinates[$0].rate != 0
      }
      guard let first = present.first, let last = present.last, present.count <= 2 else {
        return nil
      }
      return (first, last, first == last ? Number(0) : coordinates[last])
    }
  }

  /// The index of the value exactly at coordinates; nil where there is none.
  fileprivate func value<Number: SmoothNumber>(at coordinates: [Number]) -> Int? {
    segment(at: coordinates).flatMap { place in
      place.progress.value == 0 ? place.from : place.progress.value == 1 ? place.to : nil
    }
  }
}

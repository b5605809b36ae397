import AnimationEngine

/// The functions as which a transform is written, with places for a keyframe's numbers.
///
/// Players mix these numbers, but the components of a transform are the entries of its matrix: a
/// degree of a turn can move a far point by many pixels.
struct WrittenTransform: Sendable {
  private struct Place {
    var function: Int
    var argument: Int
  }

  private let functions: [TransformFunction]
  /// The place of each number.
  private let places: [Place]

  /// The approximate work of one function's matrix, in units of work.
  private static let workPerFunction = 50

  /// The functions of a text; nil for a text of a matrix, and for one in which no number varies.
  ///
  /// - Complexity: O(length).
  init?(_ text: ValueText) {
    let count = text.columnCount
    func functions(_ number: (Int) -> Double) -> [TransformFunction]? {
      let numbers = (0..<count).map(number)
      return try? TransformList(css: text.filled(with: numbers) { "\($0)" }).functions
    }
    // Each number is found again by its value.
    guard text != .matrix, let still = functions({ _ in 0 }),
      let marked = functions({ Double($0 + 1) })
    else { return nil }
    var places = [Place?](repeating: nil, count: count)
    for (index, pair) in zip(still, marked).enumerated() {
      for (argument, mark) in pair.1.arguments.enumerated() where mark != pair.0.arguments[argument]
      {
        places[Int(saturating: mark) - 1] = Place(function: index, argument: argument)
      }
    }
    guard !places.contains(where: { $0 == nil }) else { return nil }
    (self.functions, self.places) = (still, places.compactMap(\.self))
  }

  /// The work of ``entries(at:)``, in units of work.
  var work: Int { WorkMeter.product(Self.workPerFunction, functions.count) }

  /// The work of ``slopes(at:)``, in units of work.
  var workOfSlopes: Int { WorkMeter.product(2 * places.count, work) }

  /// The entries of the matrix, m11 … m44, with these numbers; NaN where a number is missing.
  ///
  /// - Complexity: O(functions).
  func entries(at numbers: [Double]) -> [Double] {
    guard numbers.allSatisfy(\.isFinite) else { return [Double](repeating: .nan, count: 16) }
    var functions = functions
    for (place, number) in zip(places, numbers) {
      var arguments = functions[place.function].arguments
      arguments[place.argument] = number
      functions[place.function] = TransformFunction(functions[place.function].kind, arguments)
    }
    return TransformList(functions).matrix.entries
  }

  /// The step over which slopes are taken. In steps of a power of two those of lengths and factors
  /// are exact.
  private static let step = 1.0 / 1024

  /// For each number, how far every entry moves for one unit of it.
  ///
  /// - Complexity: O(numbers * functions).
  func slopes(at numbers: [Double]) -> [[Double]] {
    numbers.indices.map { index in
      var moved = numbers
      moved[index] = (numbers[index] / Self.step).rounded(.down) * Self.step
      let first = entries(at: moved)
      moved[index] += Self.step
      return zip(first, entries(at: moved)).map { ($1 - $0).magnitude / Self.step }
    }
  }
}

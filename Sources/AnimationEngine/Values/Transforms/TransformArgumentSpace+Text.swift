extension TransformArgumentSpace {
  /// The text of the functions as they were given, if all lists have the same ones; and for each
  /// number in it the coordinate, with the constant to subtract from it.
  ///
  /// It is nil where lists have different functions, and where an interpolating number is not a
  /// coordinate by itself. That of a perspective is not: its coordinate is the inverse of the
  /// distance.
  ///
  /// - Complexity: O(functions of all values).
  static func written(_ lists: [TransformList]) -> (text: ValueText, numbers: [WrittenArgument])? {
    // `none` gets the functions of the other lists, with arguments for which they have no effect.
    guard let first = lists.first(where: { !$0.functions.isEmpty }) ?? lists.first else {
      return nil
    }
    let lists = lists.map { $0.functions.isEmpty ? first.identity : $0 }
    guard lists.allSatisfy({ $0.hasFunctions(of: first) }) else { return nil }
    var writer = Writer()
    var start = 0
    while start < first.functions.count {
      var end = start + 1
      while end < first.functions.count,
        first.functions[end].shape.adds(to: first.functions[start].shape)
      {
        end += 1
      }
      guard writer.add(lists.map { Array($0.functions[start..<end]) }) else { return nil }
      start = end
    }
    return writer.numbers.isEmpty ? writer.still : (writer.text, writer.numbers)
  }
}

/// A number in the text of a transform, as a coordinate minus a constant.
struct WrittenArgument: Hashable, Sendable {
  /// The index of the coordinate's lane.
  var lane: Int
  /// The constant that neighbouring functions add to the coordinate.
  var excess: Double
}

extension TransformList {
  /// The same functions, with arguments for which they have no effect.
  fileprivate var identity: TransformList {
    TransformList(functions.map(TransformFunction.identity(matching:)))
  }

  /// Whether another list has these functions, with as many arguments and about the same axes.
  fileprivate func hasFunctions(of other: TransformList) -> Bool {
    functions.count == other.functions.count
      && zip(functions, other.functions).allSatisfy { left, right in
        left.kind == right.kind && left.arguments.count == right.arguments.count
          && (left.kind != .rotate3d || left.arguments.dropLast() == right.arguments.dropLast())
      }
  }
}

/// A writer of functions, where neighbours may share coordinates.
private struct Writer {
  var text = ValueText()
  var numbers: [WrittenArgument] = []
  private var laneCount = 0

  /// The text of lists that are all equal, which needs no number.
  var still: (text: ValueText, numbers: [WrittenArgument]) {
    (ValueText(text.parts + [.presence]), [WrittenArgument(lane: 0, excess: 0)])
  }

  /// Adds consecutive functions whose arguments add up to shared coordinates; `groups` has them for
  /// each list.
  ///
  /// - Returns: False where they cannot be written.
  mutating func add(_ groups: [[TransformFunction]]) -> Bool {
    let sums = groups.map { $0.reduce(SIMD3<Double>.zero) { $0 + $1.shapeArguments } }
    var lanes = SIMD3<Int>(repeating: -1)
    for argument in 0..<3 where sums.contains(where: { $0[argument] != sums[0][argument] }) {
      lanes[argument] = laneCount
      laneCount += 1
    }
    for place in groups[0].indices {
      guard add(groups.map { $0[place] }, sums, lanes) else { return false }
    }
    return true
  }

  private mutating func add(
    _ functions: [TransformFunction], _ sums: [SIMD3<Double>], _ lanes: SIMD3<Int>
  ) -> Bool {
    let first = functions[0]
    if !text.parts.isEmpty { text.append(.text(" ")) }
    if functions.allSatisfy({ $0 == first }) {
      text.append(.text(first.cssText))
      return true
    }
    text.append(.text(first.kind.rawValue + "("))
    for index in first.arguments.indices {
      if index > 0 { text.append(.text(", ")) }
      let numbers = functions.map { $0.arguments[index] }
      if numbers.allSatisfy({ $0 == numbers[0] }) {
        text.append(.text(numbers[0].decimalText))
      } else {
        guard let number = argument(numbers, first.kind.place(ofArgument: index), sums, lanes)
        else { return false }
        self.numbers.append(number)
        text.append(.number)
      }
      text.append(.text(first.kind.unit(ofArgument: index).suffix))
    }
    text.append(.text(")"))
    return true
  }

  /// An argument with its value in each list, as one of the coordinates. Nil if it is no
  /// coordinate, for instance because other functions of the group vary too.
  private func argument(
    _ numbers: [Double], _ place: Int?, _ sums: [SIMD3<Double>], _ lanes: SIMD3<Int>
  ) -> WrittenArgument? {
    guard let place, lanes[place] >= 0 else { return nil }
    let excess = sums[0][place] - numbers[0]
    guard numbers.indices.allSatisfy({ sums[$0][place] - numbers[$0] == excess }) else {
      return nil
    }
    return WrittenArgument(lane: lanes[place], excess: excess)
  }
}

extension TransformFunction.Kind {
  /// The index of the shape's argument that a function's argument sets; nil if none directly.
  fileprivate func place(ofArgument index: Int) -> Int? {
    switch self {
    case .matrix, .matrix3d, .perspective: nil
    case .translateY, .scaleY, .skewY: 1
    case .translateZ, .scaleZ: 2
    case .rotate3d: index == 3 ? 0 : nil
    default: index
    }
  }
}

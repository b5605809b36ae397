extension TransformArgumentSpace {
  /// The functions as they were given, where all lists have the same ones: the text, and for each of
  /// its numbers the coordinate that it is, with what has to be taken away from that.
  ///
  /// It is nil where lists differ in their functions, and where a number that moves is no coordinate by
  /// itself. A perspective that moves is none: its coordinate is no distance.
  ///
  /// - Complexity: O(functions of all values).
  static func written(_ lists: [TransformList]) -> (text: ValueText, numbers: [WrittenArgument])? {
    // `none` takes the functions of the others, which do nothing then.
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

/// A number of a transform's text.
struct WrittenArgument: Hashable, Sendable {
  /// The coordinate.
  var lane: Int
  /// What other functions add to it all the time.
  var excess: Double
}

extension TransformList {
  /// The same functions, which do nothing.
  fileprivate var identity: TransformList {
    TransformList(functions.map(TransformFunction.identity(matching:)))
  }

  /// Whether the functions are those of another list, with as many arguments, and turn about the same
  /// axes.
  fileprivate func hasFunctions(of other: TransformList) -> Bool {
    functions.count == other.functions.count
      && zip(functions, other.functions).allSatisfy { left, right in
        left.kind == right.kind && left.arguments.count == right.arguments.count
          && (left.kind != .rotate3d || left.arguments.dropLast() == right.arguments.dropLast())
      }
  }
}

/// Writes functions whose neighbours may share coordinates.
private struct Writer {
  var text = ValueText()
  var numbers: [WrittenArgument] = []
  private var laneCount = 0

  /// The text of lists that are all the same.
  var still: (text: ValueText, numbers: [WrittenArgument]) {
    (ValueText(text.parts + [.presence]), [WrittenArgument(lane: 0, excess: 0)])
  }

  /// Adds functions in a row whose arguments are added up, for each list; false where they cannot be
  /// written.
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
        else {
          return false
        }
        self.numbers.append(number)
        text.append(.number)
      }
      text.append(.text(first.kind.unit(ofArgument: index).suffix))
    }
    text.append(.text(")"))
    return true
  }

  /// An argument with a number for each list, as one of the coordinates; nil where it is none: where
  /// other functions of the row move it too.
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
  /// Which of the three arguments of its shape an argument is; nil where it is none by itself.
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

extension CSSScanner.Quantity.Unit {
  /// How the unit is written behind a number.
  fileprivate var suffix: String {
    switch self {
    case .number: ""
    case .percentage: "%"
    case .length: "px"
    case .angle: "deg"
    }
  }
}

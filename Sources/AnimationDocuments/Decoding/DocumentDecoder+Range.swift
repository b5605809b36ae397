internal import AnimationEngine

// How large the numbers of values and velocities may be.

extension DocumentDecoder {
  /// The greatest magnitude of a number in a value or a velocity.
  ///
  /// The distance from one value to another, and what springs and splines make of it, then stays
  /// within the doubles, so that no sample has to ask.
  static let largestNumber = 1e300

  /// The range of the numbers of values, in words.
  static let rangeOfNumbers: String = {
    let largest = NumberWriter().text(largestNumber)
    return "lie between -\(largest) and \(largest)"
  }()

  /// Whether the numbers of a value or velocity are small enough to move. Reports a problem if not.
  mutating func checkRange(of numbers: Components, at node: Int) -> Bool {
    checkRange(numbers.areWithin(Self.largestNumber), at: node)
  }

  /// Reports a value whose numbers are not small enough to move, and returns whether they are.
  mutating func checkRange(_ isWithin: Bool, at node: Int) -> Bool {
    if !isWithin { reportRange(at: node) }
    return isWithin
  }

  /// Reports that a value has a number that is too large, at that number if it stands alone.
  mutating func reportRange(at node: Int) {
    let inside = tape[node].kind == .number ? nil : largeNumber(in: node)
    report(
      .outOfRange, at: inside ?? node,
      "The numbers of values \(Self.rangeOfNumbers); this is \(quoted(inside ?? node)).")
  }

  private func largeNumber(in node: Int) -> Int? {
    guard tape[node].kind == .array || tape[node].kind == .object else { return nil }
    return tape.children(of: node).first {
      tape[$0].kind == .number && tape[$0].number.magnitude > Self.largestNumber
    }
  }
}

extension TransformList {
  /// Whether no number of a function is larger than `limit` in magnitude, apart from the distance of
  /// a perspective, whose inverse moves.
  func isWithin(_ limit: Double) -> Bool {
    functions.allSatisfy { function in
      function.kind == .perspective || function.arguments.allSatisfy { $0.magnitude <= limit }
    }
  }
}

extension Components {
  /// Whether no number is larger than `limit` in magnitude.
  func areWithin(_ limit: Double) -> Bool {
    if count == 1 { return self[0].magnitude <= limit }
    return (0..<count).allSatisfy { self[$0].magnitude <= limit }
  }
}

extension CSSEasing {
  /// Parses a CSS easing: any form of CSS Easing Functions 2. Numbers may be `calc()` of constants;
  /// keywords are case-insensitive.
  init(parsing text: String) throws(ValueSyntaxError) {
    var scanner = CSSScanner(text)
    scanner.skipSpace()
    let place = scanner.offset
    let name = scanner.takeWord()
    let easing = try scanner.take("(") ? scanner.takeEasing(name, at: place) : Self(keyword: name)
    guard let easing else {
      let message = name.isEmpty ? "Expected a CSS easing." : "There is no CSS easing \"\(name)\"."
      throw scanner.failure(message, at: place)
    }
    scanner.skipSpace()
    guard scanner.isAtEnd else { throw scanner.failure("Nothing may follow an easing.") }
    self = easing
  }

  private init?(keyword: String) {
    switch keyword {
    case "linear": self = .linear
    case "step-start": self = .steps(StepCurve(count: 1, position: .start))
    case "step-end": self = .steps(StepCurve(count: 1, position: .jumpEnd))
    default:
      guard let keyword = Keyword(rawValue: keyword) else { return nil }
      self = .keyword(keyword, keyword.bezier)
    }
  }
}

// MARK: - Functions

extension CSSScanner {
  fileprivate mutating func takeEasing(
    _ name: String, at place: Int
  ) throws(ValueSyntaxError) -> CSSEasing {
    switch name {
    case "cubic-bezier": return .cubicBezier(try takeBezier())
    case "linear": return .stops(try takeStops())
    case "steps": return .steps(try takeSteps())
    default: throw failure("There is no CSS easing \"\(name)()\".", at: place)
    }
  }

  /// Reads what follows an argument.
  ///
  /// - Returns: True after a comma, false after the closing parenthesis.
  private mutating func takeSeparator() throws(ValueSyntaxError) -> Bool {
    skipSpace()
    if take(",") { return true }
    if take(")") { return false }
    throw missingSeparator()
  }

  // MARK: cubic-bezier()

  private mutating func takeBezier() throws(ValueSyntaxError) -> CubicBezier {
    let rule = "cubic-bezier() takes four numbers."
    var numbers: [Double] = []
    repeat {
      skipSpace()
      let place = offset
      guard let quantity = try takeQuantity(), quantity.unit == .number else {
        throw failure(rule, at: place)
      }
      if numbers.count.isMultiple(of: 2), !(0...1).contains(quantity.value) {
        let name = numbers.isEmpty ? "first" : "second"
        throw failure("The x of the \(name) point must lie from 0 to 1.", at: place)
      }
      numbers.append(quantity.value)
      guard numbers.count <= 4 else { throw failure(rule, at: place) }
    } while try takeSeparator()
    guard numbers.count == 4 else { throw failure(rule) }
    return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  // MARK: linear()

  /// Reads the stops of `linear()`. One with two percentages makes two points, but counts once.
  private mutating func takeStops() throws(ValueSyntaxError) -> LinearCurve {
    var count = 0
    var points: [(value: Double, percentage: Double?)] = []
    repeat {
      let (value, percentages) = try takeStop()
      points += percentages.isEmpty ? [(value, nil)] : percentages.map { (value, $0) }
      count += 1
    } while try takeSeparator()
    guard count >= 2 else { throw failure("linear() takes at least two stops.") }
    return LinearCurve(stops: points)
  }

  /// Reads a number with up to two percentages before it or after it, but not on both sides.
  private mutating func takeStop() throws(ValueSyntaxError) -> (Double, [Double]) {
    var value: Double?
    var percentages: [Double] = []
    skipSpace()
    let start = offset
    var isSplit = false
    while true {
      skipSpace()
      let place = offset
      guard let quantity = try takeQuantity() else { break }
      switch quantity.unit {
      case .number:
        guard value == nil else { throw failure("A stop has one number.", at: place) }
        value = quantity.value
        isSplit = !percentages.isEmpty
      case .percentage:
        if isSplit { throw failure("A stop's percentages stand side by side.", at: place) }
        guard percentages.count < 2 else {
          throw failure("A stop has at most two percentages.", at: place)
        }
        percentages.append(quantity.value)
      case .length, .angle: throw failure("A number here has no unit.", at: place)
      }
    }
    guard let value else { throw failure("A stop of linear() needs a number.", at: start) }
    return (value, percentages)
  }

  // MARK: steps()

  private mutating func takeSteps() throws(ValueSyntaxError) -> StepCurve {
    skipSpace()
    let place = offset
    let count = try takeStepCount()
    var position = StepCurve.Position.jumpEnd
    if try takeSeparator() {
      position = try takeStepPosition()
      guard try !takeSeparator() else { throw failure("steps() takes at most two arguments.") }
    }
    guard count >= (position == .jumpNone ? 2 : 1) else {
      let least = position == .jumpNone ? "two steps with jump-none" : "one step"
      throw failure("steps() takes at least \(least).", at: place)
    }
    return StepCurve(count: count, position: position)
  }

  private mutating func takeStepCount() throws(ValueSyntaxError) -> Int {
    let place = offset
    guard let quantity = try takeQuantity(), quantity.unit == .number,
      quantity.isInteger || quantity.isCalculated
    else { throw failure("steps() takes a whole number.", at: place) }
    // Where CSS expects an integer, it rounds the result of calc() to the nearest, halves up.
    let count = (quantity.value + 0.5).rounded(.down)
    guard count.magnitude <= 2_147_483_647 else {
      throw failure("steps() takes at most 2147483647 steps.", at: place)
    }
    return Int(saturating: count)
  }

  private mutating func takeStepPosition() throws(ValueSyntaxError) -> StepCurve.Position {
    skipSpace()
    let place = offset
    let word = takeWord()
    if word == "end" { return .jumpEnd }
    guard let position = StepCurve.Position(rawValue: word) else {
      throw failure("Expected start, end, jump-start, jump-end, jump-none or jump-both.", at: place)
    }
    return position
  }
}

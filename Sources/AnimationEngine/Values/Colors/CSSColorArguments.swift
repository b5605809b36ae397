/// The arguments of a colour function, in the order written and not yet interpreted.
struct CSSColorArguments {
  /// One argument of a colour function.
  enum Argument: Hashable {
    case number(Double)
    case percentage(Double)
    case degrees(Double)
    case none
  }

  /// The three components, each with its offset in the text.
  private(set) var components: [(argument: Argument, offset: Int)] = []
  /// The opacity, 0…1.
  private(set) var opacity = 1.0
  /// Whether the opacity is missing (`none`); it is 0 then.
  private(set) var lacksOpacity = false
  /// Whether the components are separated by commas: the legacy syntax, which allows less.
  private(set) var usesCommas = false

  /// Reads arguments up to and including the closing parenthesis.
  ///
  /// There are three components, separated by spaces with an opacity after `/`, or by commas with
  /// the opacity as a fourth argument.
  init(from scanner: inout CSSScanner, allowsCommas: Bool) throws(ValueSyntaxError) {
    for index in 0..<3 {
      try scanner.skipClosedSpace()
      let offset = scanner.offset
      components.append((try Self.argument(from: &scanner), offset))
      try scanner.skipClosedSpace()
      if index < 2 { try readSeparator(after: index, from: &scanner, allowsCommas: allowsCommas) }
    }
    if scanner.take(usesCommas ? "," : "/") { try readOpacity(from: &scanner) }
    guard scanner.take(")") else {
      throw ValueSyntaxError(
        "Expected \")\", or \"\(usesCommas ? "," : "/")\" and an opacity.", at: scanner.offset)
    }
  }

  private mutating func readSeparator(
    after index: Int, from scanner: inout CSSScanner, allowsCommas: Bool
  ) throws(ValueSyntaxError) {
    let offset = scanner.offset
    let isComma = scanner.take(",")
    if isComma && !allowsCommas {
      throw ValueSyntaxError("This function takes its components apart by spaces.", at: offset)
    }
    if index == 0 { usesCommas = isComma }
    guard isComma == usesCommas else {
      throw ValueSyntaxError(
        "Components are apart by commas or by spaces, not by both.", at: offset)
    }
  }

  private mutating func readOpacity(from scanner: inout CSSScanner) throws(ValueSyntaxError) {
    try scanner.skipClosedSpace()
    let offset = scanner.offset
    switch try Self.argument(from: &scanner) {
    case .number(let number): opacity = min(max(number, 0), 1)
    case .percentage(let number): opacity = min(max(number / 100, 0), 1)
    case .none where !usesCommas: (opacity, lacksOpacity) = (0, true)
    default:
      throw ValueSyntaxError("An opacity is a number from 0 to 1 or a percentage.", at: offset)
    }
    try scanner.skipClosedSpace()
  }

  private static func argument(
    from scanner: inout CSSScanner
  ) throws(ValueSyntaxError) -> Argument {
    let offset = scanner.offset
    if let quantity = try scanner.takeQuantityWithUnit() {
      switch quantity.unit {
      case .number: return .number(quantity.value)
      case .percentage: return .percentage(quantity.value)
      case .angle: return .degrees(quantity.value)
      case .length: throw ValueSyntaxError("A colour takes no length.", at: offset)
      }
    }
    guard scanner.takeIdentifier() == "none" else {
      throw ValueSyntaxError("Expected a number, a percentage, an angle or \"none\".", at: offset)
    }
    return .none
  }
}

extension CSSColorArguments {
  /// The missing components (`none`), where `names` are the components of the function.
  func missing(among names: [MissingComponents]) -> MissingComponents {
    var missing: MissingComponents = lacksOpacity ? .opacity : []
    for (name, component) in zip(names, components) where component.argument == .none {
      missing.insert(name)
    }
    return missing
  }

  /// The component at `index` as a number; `none` gives 0.
  ///
  /// - Parameter whole: The value of 100 %.
  func value(_ index: Int, whole: Double) throws(ValueSyntaxError) -> Double {
    switch components[index].argument {
    case .number(let number): return number
    case .percentage(let number): return number / 100 * whole
    case .none where !usesCommas: return 0
    default: throw mismatch(index, "Expected a number or a percentage.")
    }
  }

  /// The component at `index` as a hue in degrees; a number without a unit is in degrees.
  func hue(_ index: Int) throws(ValueSyntaxError) -> Double {
    switch components[index].argument {
    case .number(let number): return number
    case .degrees(let number): return number
    case .none where !usesCommas: return 0
    default: throw mismatch(index, "Expected a hue: a number of degrees or an angle.")
    }
  }

  /// With commas, checks that components from `index` on are all percentages or all numbers.
  func requireOneKind(from index: Int, percentagesOnly: Bool) throws(ValueSyntaxError) {
    guard usesCommas else { return }
    let first = isPercentage(index)
    for other in index..<components.count
    where isPercentage(other) != first || (percentagesOnly && !isPercentage(other)) {
      throw mismatch(
        other,
        percentagesOnly
          ? "Expected a percentage."
          : "With commas, the components are three numbers or three percentages.")
    }
  }

  private func isPercentage(_ index: Int) -> Bool {
    if case .percentage = components[index].argument { true } else { false }
  }

  private func mismatch(_ index: Int, _ message: String) -> ValueSyntaxError {
    ValueSyntaxError(message, at: components[index].offset)
  }
}

internal import AnimationEngine

// A unit curve: a name, a CSS easing, {"bezier":[x1,y1,x2,y2]} or {"ease":"backOut","overshoot":2}.

extension DocumentDecoder {
  /// Reads a curve written as a text. Reports a problem and returns nil if the text is no curve.
  mutating func namedCurve(at node: Int) -> UnitCurve? {
    if let place = CurveName.keys.first(matching: node, of: tape) {
      return CurveName.allCases[place].curve
    }
    let text = tape.string(at: node)
    if let ease = NamedEase(name: text) { return .ease(ease) }
    do {
      return try UnitCurve(css: text)
    } catch {
      reportNoCurve(at: node, text, error)
      return nil
    }
  }

  /// Reports a text that is no curve: with a bracket as a CSS function, otherwise as a name.
  private mutating func reportNoCurve(at node: Int, _ text: String, _ error: ValueSyntaxError) {
    guard text.utf8.contains(UInt8(ascii: "(")) else {
      return reportUnknownName(at: node, among: Self.curveNames, "curve")
    }
    report(
      error, at: node, .invalidCurve, "CSS easing", hint: ForeignEase.curve(calledBy: text))
  }

  /// The Bézier curve that a list of four numbers means in Motion; nil for any other value.
  func bezierObject(of node: Int) -> String? {
    guard tape[node].kind == .array, tape[node].count == 4 else { return nil }
    var children = tape.children(of: node)
    var numbers: [String] = []
    while let child = children.next() {
      guard tape[child].kind == .number else { return nil }
      numbers.append(tape.numberText(at: child).shortened)
    }
    return #"{"bezier":[\#(numbers.joined(separator: ","))]}"#
  }

  /// All names of curves, each once: SwiftUI, CSS and d3 share some.
  private static let curveNames: [String] = {
    let names = CurveName.allCases.map(\.rawValue) + CSSEasing.keywords + NamedEase.names
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }()

  /// Reads a curve written as an object. Reports a problem and returns nil if it is no curve.
  mutating func curveObject(at node: Int) -> UnitCurve? {
    var members = Members(of: node)
    guard gather(&members, "") else { return nil }
    if members[.bezier] == nil, members[.ease] != nil { return ease(&members) }
    check(&members, allowed: [.bezier], "A Bézier curve")
    guard let points = require(.bezier, of: members, "A curve object") else { return nil }
    return bezier(at: points)
  }

  private mutating func bezier(at node: Int) -> UnitCurve? {
    let numbers = numbers(
      at: node, count: 4, "A Bézier curve is a list of four numbers", .invalidCurve,
      "A Bézier curve has the four numbers x1, y1, x2 and y2")
    guard let numbers else { return nil }
    let start = UnitPoint(x: numbers[0], y: numbers[1])
    let end = UnitPoint(x: numbers[2], y: numbers[3])
    if let problem = UnitCurve.problems(startControlPoint: start, endControlPoint: end).first {
      report(.outOfRange, at: node, problem.message)
      return nil
    }
    return .bezier(startControlPoint: start, endControlPoint: end)
  }

  // MARK: - Classic eases

  private mutating func ease(_ members: inout Members) -> UnitCurve? {
    guard let node = members[.ease], let text = string(at: node) else { return nil }
    guard let plain = NamedEase(name: text) else {
      reportUnknownName(at: node, among: NamedEase.names, "ease")
      return nil
    }
    var allowed: WordSet = [.ease]
    for parameter in plain.family.parameters { allowed.insert(parameter.word) }
    check(&members, allowed: allowed, "The ease \(plain.name)")
    guard let parameters = parameters(members, of: plain.family) else { return nil }
    return NamedEase(name: text, parameters).map { .ease($0) }
  }

  private mutating func parameters(
    _ members: Members, of family: NamedEase.Family
  ) -> [NamedEase.Parameter: Double]? {
    let before = problems.total
    var parameters: [NamedEase.Parameter: Double] = [:]
    for parameter in family.parameters {
      guard let node = members[parameter.word], let number = number(at: node) else { continue }
      parameters[parameter] = number
      for problem in NamedEase.problems([parameter: number]) {
        report(.outOfRange, at: node, problem.message)
      }
    }
    return problems.total == before ? parameters : nil
  }
}

extension NamedEase.Parameter {
  fileprivate var word: Word {
    switch self {
    case .exponent: .exponent
    case .overshoot: .overshoot
    case .amplitude: .amplitude
    case .period: .period
    }
  }
}

/// The names of curves that are neither CSS's nor classic eases'.
enum CurveName: String, CaseIterable {
  case linear, easeIn, easeOut, easeInOut, circularEaseIn, circularEaseOut, circularEaseInOut

  fileprivate static let keys = allCases.map { TextName($0.rawValue) }

  var curve: UnitCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .circularEaseIn: .circularEaseIn
    case .circularEaseOut: .circularEaseOut
    case .circularEaseInOut: .circularEaseInOut
    }
  }
}

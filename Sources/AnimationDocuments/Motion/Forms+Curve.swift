internal import AnimationEngine

extension Forms {
  /// A unit curve: a name, a CSS easing, `{"bezier":[x1,y1,x2,y2]}` or `{"ease":"backOut",…}`.
  static let curve = Form<UnitCurve>(
    .oneOf([curveText, bezierCurve, easeCurve]).named(
      "Curve",
      """
      A curve over progress 0…1: a name, a Bézier curve, a classic ease, or any CSS easing. CSS \
      easings extrapolate outside 0…1, all others clamp. The names are \(curveNames).
      """)
  ) { decoder, node in
    switch decoder.tape[node].kind {
    case .string: return decoder.namedCurve(at: node)
    case .object: return decoder.curveObject(at: node)
    default:
      decoder.wrongType(
        at: node, "A curve is a name, a CSS easing or an object with bezier or ease",
        hint: decoder.bezierObject(of: node))
      return nil
    }
  } write: {
    $1.json.append($0)
  }

  // MARK: - Schemas

  private static let curveText = SchemaNode.component(
    "CurveText", "A curve by its name, or as the text of a CSS easing.",
    examples: [
      #""easeInOut""#, #""cubic-bezier(0.2, 0, 0, 1)""#, #""linear(0, 0.5 20%, 1)""#,
      #""steps(4, jump-end)""#, #""backOut""#,
    ]
  ) {
    let names = CurveName.allCases.map(\.rawValue).joined(separator: "|")
    let keywords = CSSEasing.keywords.map(\.inAnyCase).joined(separator: "|")
    let functions = ["cubic-bezier", "linear", "steps"].map(\.inAnyCase).joined(separator: "|")
    let pattern =
      #"^(\#(names))$|^\s*(\#(keywords))\s*$|^\s*(\#(functions))\(.*\)\s*$|"# + namedEase
    return [("type", .text("string")), ("pattern", .text(pattern))]
  }

  /// A regular expression for the names of classic eases except `linear`.
  private static let namedEase: String = {
    let families = NamedEase.Family.allCases.map(\.rawValue).filter { $0 != "linear" }
    return "^(\(families.joined(separator: "|")))(In|Out|InOut)?$"
  }()

  /// All curve names, as a list in a sentence.
  private static let curveNames: String = {
    let own = CurveName.allCases.map { "`\($0.rawValue)`" }
    let css = CSSEasing.keywords.filter { $0 != "linear" }.map { "`\($0)`" }
    return (own + css).listed("and") + "; and d3's eases " + easeNames
  }()

  /// The names of d3's eases, with what a family's name alone means.
  private static let easeNames: String = {
    let families = NamedEase.Family.allCases.map(\.rawValue).filter { $0 != "linear" }
    let names = families.flatMap { family in ["In", "Out", "InOut"].map { "`\(family)\($0)`" } }
    return names.listed("and")
      + " (a family's bare name is its `InOut`, of `elastic` and `bounce` its `Out`)"
  }()

  private static let bezierCurve = SchemaNode.input(
    "BezierCurve", "The two control points x1, y1, x2, y2; both x are clamped to 0…1.",
    [.required("bezier", .array(of: .type("number"), 4...4))])

  private static let easeCurve: SchemaNode = {
    let name = SchemaNode.type(
      "string", [("pattern", .text(namedEase.replacingFirst("^(", by: "^linear$|^(")))])
    let parameters = NamedEase.Parameter.allCases
    return .input(
      "EaseCurve", "One of d3's eases with its parameters: \(easeNames).",
      [.required("ease", name)] + parameters.map { .optional($0.rawValue, $0.schema) },
      rules: [("dependentSchemas", .object(parameters.map { ($0.rawValue, $0.companySchema) }))])
  }()
}

extension NamedEase.Parameter {
  fileprivate var schema: SchemaNode {
    let meaning =
      switch self {
      case .exponent: "Of `poly`."
      case .overshoot: "Of `back`, how far it goes beyond; 1.70158 is a tenth of the interval."
      case .amplitude: "Of `elastic`; counts as 1 below 1."
      case .period: "Of `elastic`."
      }
    let isPositive = self == .period || self == .exponent
    return SchemaNode.type("number", isPositive ? [("exclusiveMinimum", .number(0))] : [])
      .described("\(meaning) Default \(defaultValue.plainText).")
  }

  /// The schema of an object whose ease has this parameter.
  fileprivate var companySchema: SchemaNode {
    let families = NamedEase.Family.allCases.filter { $0.parameters.contains(self) }
    let pattern = "^(" + families.map(\.rawValue).joined(separator: "|") + ")"
    return .object([("properties", .object([("ease", .object([("pattern", .text(pattern))]))]))])
  }
}

extension String {
  /// A regular expression for the text that ignores case.
  fileprivate var inAnyCase: String {
    reduce(into: "") { text, letter in
      text += letter.isLetter ? "[\(letter.uppercased())\(letter)]" : String(letter)
    }
  }

  fileprivate func replacingFirst(_ beginning: String, by other: String) -> String {
    hasPrefix(beginning) ? other + dropFirst(beginning.count) : self
  }
}

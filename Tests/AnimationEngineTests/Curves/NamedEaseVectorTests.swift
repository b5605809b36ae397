import AnimationEngine
import Testing

/// The figures of d3-ease.
@Suite struct NamedEaseVectorTests {
  @Test(arguments: ReferenceFile.web.vectors(of: "d3-ease", kind: "named-ease"))
  func values(_ vector: ReferenceVector) throws {
    let curve = try Self.curve(vector.input["ease"].text)
    vector.check(curve.value(at: vector.input["progress"].double))
  }

  /// The curve of a text such as `easeElasticIn.amplitude(1.5).period(1)`.
  private static func curve(_ text: String) throws -> UnitCurve {
    let call = text.split(separator: ".", maxSplits: 1)
    try #require(call[0].hasPrefix("ease"))
    let bare = call[0].dropFirst(4)
    let name = bare.prefix(1).lowercased() + bare.dropFirst()
    var numbers: [String: Double] = [:]
    for part in (call.count > 1 ? String(call[1]) : "").split(separator: ")") {
      let sides = part.split(separator: "(")
      let parameter = sides[0].drop { $0 == "." }
      let number: Double = try #require(Double(sides[1]))
      numbers[String(parameter)] = number
    }
    try #require(numbers.keys.allSatisfy { NamedEase.Parameter(rawValue: $0) != nil })
    return try #require(
      UnitCurve(
        ease: name, exponent: numbers["exponent"], overshoot: numbers["overshoot"],
        amplitude: numbers["amplitude"], period: numbers["period"]))
  }
}

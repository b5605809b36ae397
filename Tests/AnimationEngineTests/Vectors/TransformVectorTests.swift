import Testing

@testable import AnimationEngine

/// Transforms of web-animations-js and of WPT.
///
/// Percentages and ems of the files need a box and a font, which nothing here has. Interpolation is
/// linear in them as it is in pixels, so both sides are read with px in their place.
@Suite struct TransformVectorTests {
  @Test(
    arguments: ReferenceFile.web.vectors(
      of: "web-animations-js", kind: "matrix decomposition"))
  func matrices(_ vector: ReferenceVector) throws {
    let expected = vector.expected.numbers
    let matrix =
      expected.count == 6 ? TransformFunction(.matrix, expected).matrix : Matrix4(expected)
    try check(vector, shows: matrix, within: vector["tolerance"].double)
  }

  /// The entries of web-animations-js for the property `transform`; those for other properties of
  /// CSS belong to other suites.
  static let properties = ReferenceFile.web
    .vectors(of: "web-animations-js", kind: "property interpolation")
    .filter { $0.input["property"].text == "transform" }

  @Test(arguments: properties)
  func lists(_ vector: ReferenceVector) throws {
    try check(vector, shows: try list(vector.expected).matrix, within: 0.01)
  }

  @Test func theFileHasSoManyListsOfTransforms() { #expect(Self.properties.count == 134) }

  @Test(arguments: ReferenceFile.web.vectors(of: "wpt-css-transforms", kind: "transform list"))
  func listsOfWPT(_ vector: ReferenceVector) throws {
    try check(vector, shows: try list(vector.expected).matrix, within: 1e-4)
  }

  @Test(
    arguments: ReferenceFile.web.vectors(
      of: "wpt-css-transforms", kind: "transform computed value"))
  func functionsOfWPT(_ vector: ReferenceVector) throws {
    let (from, to) = (try list(vector.input["from"]), try list(vector.input["to"]))
    let shown = from.interpolated(towards: to, amount: vector.input["progress"].double)
    let expected = try list(vector.expected)
    #expect(shown.cssText == expected.cssText)
    try check(vector, shows: expected.matrix, within: 1e-12)
  }

  // MARK: What is asked

  private func list(_ text: ReferenceValue) throws -> TransformList {
    try TransformList(
      css: text.text.replacing("%", with: "px").replacing("em", with: "px"))
  }

  /// Checks what shows in every form in which two lists interpolate.
  private func check(
    _ vector: ReferenceVector, shows expected: Matrix4, within tolerance: Double
  ) throws {
    let (from, to) = (try list(vector.input["from"]), try list(vector.input["to"]))
    let progress = vector.input["progress"].double
    let interpolation = TransformInterpolationSpace(for: [from, to])
    let (start, end) = (
      interpolation.coordinates(ofValue: 0), interpolation.coordinates(ofValue: 1)
    )
    let coordinates = start.interpolated(towards: end, amount: progress).array
    let list = from.interpolated(towards: to, amount: progress).matrix
    let blend = TransformBlend(from: from, to: to).matrix(at: progress)
    for entry in 0..<16 {
      let bound = tolerance * max(1, abs(expected[entry]))
      #expect(
        abs(interpolation.shown(entry, at: coordinates) - expected[entry]) <= bound, "m\(entry)")
      #expect(abs(list[entry] - expected[entry]) <= bound, "m\(entry) of the list")
      #expect(abs(blend[entry] - expected[entry]) <= bound, "m\(entry) of the pair")
    }
  }
}

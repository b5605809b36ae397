import AnimationDocuments
import AnimationImports
import Testing

/// What moves in the drawings of Lottie files: places, stars, dashes and gradients.
@Suite("Drawings of Lottie files")
struct LottieDrawingImportTests {
  private func moved(_ shape: String) throws -> Import {
    let layer = #"{"ty":4,"nm":"a","ip":0,"op":10,"ks":{},"shapes":[\#(shape)]}"#
    return try imported(#"{"v":"5.9.0","fr":10,"ip":0,"op":10,"w":9,"h":9,"layers":[\#(layer)]}"#)
  }

  /// A property that goes evenly from one value to another in a second.
  private func even(_ from: String, _ to: String) -> String {
    let handles = #""i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}"#
    return #"{"a":1,"k":[{"t":0,"s":[\#(from)],\#(handles)},{"t":10,"s":[\#(to)]}]}"#
  }

  @Test(arguments: ["rc", "el", "sr"])
  func aShapeMovesInItsGroup(type: String) throws {
    let moved = try moved(#"{"ty":"\#(type)","p":\#(even("0,5", "10,25"))}"#)
    #expect(try moved.properties == ["a.shapeX", "a.shapeY"])
    #expect(try moved.value("a.shapeX", at: 0.5) == 5)
    #expect(try moved.value("a.shapeY", at: 0.5) == 15)
    #expect(moved.ignored.isEmpty, "\(moved.ignored)")
  }

  @Test(arguments: [
    ("pt", "points", 15.0), ("ir", "innerRadius", 15), ("or", "outerRadius", 15),
    ("is", "innerRoundness", 0.15), ("os", "outerRoundness", 0.15),
  ])
  func aStarHasNumbers(member: String, name: String, half: Double) throws {
    let moved = try moved(#"{"ty":"sr","\#(member)":\#(even("10", "20"))}"#)
    #expect(try moved.properties == ["a.\(name)"])
    #expect(abs(try moved.value("a.\(name)", at: 0.5) - half) < 1e-9)
  }

  @Test(arguments: [("d", "dash"), ("g", "gap"), ("o", "dashOffset")])
  func dashesMove(kind: String, name: String) throws {
    let moved = try moved(#"{"ty":"st","d":[{"n":"\#(kind)","v":\#(even("0", "40"))}]}"#)
    #expect(try moved.properties == ["a.\(name)"])
    #expect(try moved.value("a.\(name)", at: 0.5) == 20)
  }

  @Test func roundedCornersAreCorners() throws {
    let moved = try moved(#"{"ty":"rd","r":\#(even("0", "8"))}"#)
    #expect(try moved.value("a.cornerRadius", at: 0.5) == 4)
  }

  @Test(arguments: ["gf", "gs"])
  func gradientsMoveStopByStop(type: String) throws {
    let stops = even("0,1,0,0, 1,0,0,1, 0,1, 1,1", "0,0,1,0, 0.5,0,0,1, 0,0, 1,1")
    let moved = try moved(
      #"{"ty":"\#(type)","g":{"p":2,"k":\#(stops)},"e":\#(even("0,0", "100,0")),"o":{"k":50}}"#)
    let names = ["EndX", "Color1", "Stop2", "Opacity1"]
    #expect(try moved.properties == names.map { "a.gradient\($0)" })
    #expect(try moved.value("a.gradientStop2", at: 0.5) == 0.75)
    #expect(try moved.value("a.gradientOpacity1", at: 0.5) == 0.5)
    #expect(moved.ignored.isEmpty, "\(moved.ignored)")
  }

  @Test func whatHasNoNameIsStillListed() throws {
    let star = #"{"ty":"sr","r":\#(even("0", "90"))}"#
    let moved = try moved(star + #",{"ty":"zz","s":\#(even("0", "9"))}"#)
    #expect(try moved.properties == ["a.shapeRotation"])
    #expect(moved.ignored.map(\.message).allSatisfy { $0.hasPrefix("This moves") })
    #expect(moved.ignored.count == 1)
  }

  /// 300,000 numbers took 400 MB before they were too many.
  @Test func theNumbersOfAGradientCostBeforeTheyAreTracks() {
    func key(_ time: Int) -> String {
      "{\"t\":\(time),\"s\":[\(Array(repeating: "\(time)", count: 60_000).joined(separator: ","))]}"
    }
    let gradient = "{\"ty\":\"gf\",\"g\":{\"p\":0,\"k\":{\"k\":[\(key(0)),\(key(1))]}}}"
    let found = problems(
      "{\"fr\":1,\"op\":9,\"layers\":[{\"shapes\":[\(gradient)]}]}", as: "lottie")
    #expect(found.map(\.code) == [.tooLarge])
  }
}

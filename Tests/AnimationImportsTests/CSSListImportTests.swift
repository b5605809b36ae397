import AnimationImports
import Testing

@Suite("Lists in imported CSS")
struct CSSListImportTests {
  /// The import of a property with values at the start, in the middle and at the end of a second,
  /// linearly.
  private func moved(_ name: String, _ values: String...) throws -> Import {
    let last = Double(values.count - 1)
    let frames = values.enumerated().map { "\(Double($0) / last * 100)% { \(name): \($1) }" }
    return try imported(
      "@keyframes w { \(frames.joined(separator: " ")) } .a { animation: w 1s linear both }")
  }

  @Test func filtersThatMatchTheirNeighboursMoveAndOthersSwitch() throws {
    let moved = try moved("filter", "blur(4px)", "blur(0)", "brightness(3)")
    #expect(moved.ignored.isEmpty)
    func shown(_ time: Double) throws -> [Double] { try moved.values("filter", at: time, [0, 1]) }
    #expect(try shown(0.25) == [2, 1])
    #expect(try shown(0.7) == [0, 1])
    #expect(try shown(0.8) == [0, 3])
  }

  @Test func aShadowSwitchesBetweenInsideAndOutside() throws {
    let moved = try moved("box-shadow", "0 0 4px red", "0 0 8px red", "inset 0 0 4px red")
    #expect(moved.ignored.isEmpty)
    // A shadow without a spread has seven numbers.
    func blurs(_ time: Double) throws -> [Double] {
      try moved.values("boxShadow", at: time, [2, 9])
    }
    #expect(try blurs(0.25) == [6, 0])
    #expect(try blurs(0.8) == [0, 4])
  }

  @Test func aListThatMatchesBothItsNeighboursMovesFromOneAndToTheOther() throws {
    let moved = try moved("filter", "blur(2px) sepia(1)", "blur(4px)", "blur(1px) brightness(3)")
    #expect(moved.ignored.isEmpty)
    func shown(_ time: Double) throws -> [Double] {
      try moved.values("filter", at: time, [0, 1, 2, 3])
    }
    #expect(try shown(0.25) == [3, 0.5, 0, 1])
    #expect(try shown(0.75) == [0, 0, 2.5, 2])
  }

  @Test(arguments: [
    ("width", "10px", "60px", "auto"), ("clip-path", "none", "circle(0px)", "circle(9px)"),
    ("filter", "blur(1px)", "blur(2px)", "url(#a)"),
    ("text-shadow", "1px 1px red", "2px 2px red", "1px 1px"),
  ])
  func whatCannotBeOneListSwitchesAllTheWayAndSaysSo(
    name: String, first: String, second: String, third: String
  ) throws {
    let moved = try moved(name, first, second, third)
    #expect(moved.text.contains("discrete") && moved.ignored.count == 1)
    #expect(moved.ignored.allSatisfy { $0.message.contains("here all of them switch half way") })
  }

  @Test(arguments: [
    ("background-position", "0 0, 10px 10px", "20px 20px", "0 0, 10px 10px"),
    ("background-size", "10px", "20px, 30px", "10px auto, 10px auto"),
    ("stroke-dasharray", "5", "10, 20", "5 5"),
    ("stroke-dasharray", "1, 2", "1 2 3", "1 2 1 2 1 2"),
  ])
  func shorterListsAreRepeated(name: String, from: String, to: String, value: String) throws {
    let moved = try moved(name, from, to)
    #expect(moved.text.contains("{\"css\":\"\(value)\"}"), "\(moved.text)")
    #expect(moved.ignored.isEmpty)
  }

  @Test func noBrowserMixesGradients() throws {
    let moved = try moved(
      "background-image", "linear-gradient(0deg, red, blue)", "linear-gradient(90deg, red, lime)")
    #expect(moved.text.contains("discrete"))
    #expect(
      moved.ignored.map(\.message)
        == ["Browsers switch gradients half way, and so does \"backgroundImage\" here."])
    let slid = try self.moved(
      "background", "linear-gradient(red, blue) 0 0", "linear-gradient(red, blue) 100px 0")
    #expect(!slid.text.contains("discrete") && slid.ignored.isEmpty)
  }
}

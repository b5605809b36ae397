import AnimationDocuments
import AnimationImports
import Testing

@Suite("Values in imported CSS")
struct CSSValueImportTests {
  /// The import of a property that goes from one value to another in 1 s, linearly.
  private func moved(_ name: String, _ from: String, _ to: String) throws -> Import {
    try imported(
      """
      @keyframes w { from { \(name): \(from) } to { \(name): \(to) } }
      .a { animation: w 1s linear both }
      """)
  }

  @Test(arguments: [
    ("transform", "translate(0, 100%)", "translateY(0)", #"{"css":"translate(0, 100%)"}"#),
    ("transform", "scale(2) translateX(1em)", "none", #"{"css":"scale(1) translatex(0px)"}"#),
    (
      "transform", "translateZ(4px) scaleX(2) rotateZ(1deg)", "translateX(10%)scale(3)rotate(9deg)",
      #"{"css":"translate3d(10%, 0px, 0px) scale(3, 3) rotate(9deg)"}"#
    ),
    ("padding", "1px 2px", "5px", #"{"css":"5px 5px"}"#),
    ("inset", "0", "0 10px", #"{"css":"0 0"}"#),
    ("margin", "1px 2px 3px", "4px 5px 6px 7px", #"{"css":"1px 2px 3px 2px"}"#),
    ("border-radius", "10px", "10px 40px", #"{"css":"10px 10px"}"#),
    ("border-radius", "10px", "1px 2px / 3px", #"{"css":"10px 10px / 10px"}"#),
    ("clip-path", "inset(0 100% 0 0)", "inset(0)", #"{"css":"inset(0 0 0 0)"}"#),
    ("clip-path", "inset(0)", "inset(1px round 2px)", #"{"css":"inset(0 0 0 0 round 0px)"}"#),
    (
      "clip-path", "circle(0% at 50% 50%)", "circle(75% at center)",
      #"{"css":"circle(75% at 50% 50%)"}"#
    ),
    (
      "clip-path", "ellipse(1px 2px)", "ellipse(3px 4px at bottom right)",
      #"{"css":"ellipse(1px 2px at 50% 50%)"}"#
    ),
    ("transform-origin", "left", "bottom right 4px", #"{"css":"0% 50% 0px"}"#),
    ("object-position", "right 10px top 4px", "center", #"{"css":"calc(100% - 10px) 4px"}"#),
    ("translate", "10%", "0 5px", #"{"css":"10% 0px"}"#),
    ("font-weight", "normal", "bold", #""to":{"fontWeight":700}"#),
    ("font-stretch", "condensed", "normal", #"{"css":"75%"}"#),
    ("letter-spacing", "normal", "2px", #"{"css":"0px"}"#),
    ("border-width", "thin thick", "medium", #"{"css":"1px 5px"}"#),
    ("outline-width", "medium", "9px", #"{"css":"3px"}"#),
    ("rotate", "none", "1 1 0 90deg", #"{"css":"1 1 0 0deg"}"#),
    ("rotate", "x 90deg", "none", #"{"css":"x 0deg"}"#),
    ("opacity", "0", "initial", #""to":{"opacity":1}"#), ("scale", "Unset", "2", #""scale":1"#),
    ("transform", "revert", "scale(2)", #"{"transform":"none"}"#),
    ("letter-spacing", "initial", "2em", #"{"css":"0em"}"#),
    ("stroke-width", "1", "3px", #"{"css":"1px"}"#),
    ("stroke-dasharray", "5", "10px 20", #"{"css":"10px 20px"}"#),
    ("fill-opacity", "0", "50%", #""fillOpacity":0.5"#),
    ("z-index", "1", "10", #"{"integer":10}"#), ("order", "-2", "3", #"{"integer":-2}"#),
  ])
  func valuesInTwoFormsMove(name: String, from: String, to: String, value: String) throws {
    let moved = try moved(name, from, to)
    #expect(moved.text.contains(value), "\(moved.text)")
    #expect(!moved.text.contains("discrete") && moved.ignored.isEmpty)
  }

  @Test func movedInTheMiddle() throws {
    #expect(try moved("inset", "0", "0 10px").value("inset", at: 0.5, component: 1) == 5)
    let slid = try moved("transform", "translate(0, 100%)", "translateY(0)")
    #expect(try slid.value("transform", at: 0.25, component: 1) == 75)
    let raised = try moved("z-index", "1", "10")
    #expect(try raised.value("zIndex", at: 0.4) == 5)
  }

  @Test func axesAreProperties() throws {
    let moved = try moved("translate", "10px", "0 5px 3px")
    #expect(try moved.value("x", at: 0.5) == 5)
    #expect(try moved.value("y", at: 0.5) == 2.5)
    #expect(try moved.value("z", at: 0.5) == 1.5)
    let scaled = try self.moved("scale", "2", "1 3 4")
    #expect(try scaled.value("scaleX", at: 0.5) == 1.5)
    #expect(try scaled.value("scaleY", at: 0.5) == 2.5)
    #expect(try scaled.value("scaleZ", at: 0.5) == 2.5)
  }

  @Test(arguments: [
    ("transform", "translateX(100%) rotate(0)", "rotate(90deg)", "the size of the box"),
    ("width", "min(10px, 5%)", "3px", "depend on the page"),
    ("rotate", "none", "90deg x", "as in CSS"), ("height", "auto", "10px", "as in CSS"),
    ("opacity", "inherit", "0.5", "depend on the page"),
    ("letter-spacing", "unset", "1px", "depend on the page"),
  ])
  func whatCannotMoveSaysWhy(name: String, from: String, to: String, reason: String) throws {
    let moved = try moved(name, from, to)
    #expect(moved.ignored.count == 1)
    #expect(moved.ignored.allSatisfy { $0.message.contains(reason) }, "\(moved.ignored)")
    #expect(moved.text.contains("discrete"))
  }

  @Test(arguments: [
    ("none", "block", [1, 1, 1]), ("block", "none", [0, 0, 0]), ("flex", "block", [0, 0, 1]),
  ])
  func whatIsDisplayedAtOneEndIsSeenAllTheWay(from: String, to: String, shown: [Double]) throws {
    let moved = try moved("display", from, to)
    #expect(try [0.01, 0.49, 0.99].map { try moved.value("display", at: $0) } == shown)
  }

  @Test func contentsAreSeenAllTheWayToo() throws {
    let moved = try moved("content-visibility", "hidden", "auto")
    #expect(
      try [0.01, 0.49, 0.99].map { try moved.value("contentVisibility", at: $0) } == [1, 1, 1])
  }

  // MARK: The colour of text

  @Test func currentColorIsTheColourOfTheRule() throws {
    let moved = try imported(
      """
      :root { --ink: #ff0000 }
      @keyframes w { from { box-shadow: 0 0 0 0 currentColor } to { box-shadow: 0 0 0 10px blue } }
      .a { color: var(--ink); animation: w 1s linear both }
      """)
    #expect(moved.text.contains(#"{"css":"0 0 0 0 #ff0000"}"#))
    #expect(moved.ignored.isEmpty)
  }

  @Test func currentColorIsListedWhereItIsNotKnown() throws {
    let moved = try moved("border-color", "currentcolor", "blue")
    #expect(moved.text.contains(#"{"color":"black","space":"css"}"#))
    #expect(moved.ignored.count == 1)
    #expect(moved.ignored.allSatisfy { $0.message.contains("currentColor") })
  }

  @Test(arguments: [
    ("rotateX(10deg)", "rotateY(300deg)"),
    ("rotate3d(1, 0, 0, 350deg)", "rotate3d(0, 1, 0, 20deg)"),
    ("perspective(100px) rotateX(150deg)", "rotateX(-150deg)"),
  ])
  func aTurnTheLongWayIsListed(from: String, to: String) throws {
    let notes = try imported(turning(from, to)).ignored.map(\.message)
    #expect(notes.contains { $0.contains("turns the long way") }, "\(notes)")
  }

  @Test(arguments: [
    ("rotateX(10deg)", "rotateY(90deg)"), ("rotateX(0deg)", "rotateX(360deg)"),
    ("rotate(30deg)", "rotate(300deg)"), ("none", "rotate3d(1, 1, 0, 300deg)"),
    ("rotateX(20deg) scale(2)", "rotateX(300deg) scale(1, 2)"),
  ])
  func aTurnAsInBrowsersIsExact(from: String, to: String) throws {
    let moved = try imported(turning(from, to))
    #expect(moved.ignored.isEmpty, "\(moved.ignored)")
  }

  private func turning(_ from: String, _ to: String) -> String {
    let frames = "from { transform: \(from) } to { transform: \(to) }"
    return "@keyframes k { \(frames) } .a { animation: k 1s both }"
  }
}

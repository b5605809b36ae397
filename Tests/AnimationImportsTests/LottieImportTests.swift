import AnimationDocuments
import AnimationEngine
import AnimationImports
import AnimationScenes
import Testing

/// A Lottie file of 30 frames a second with one layer.
private func lottie(
  _ transform: String = "", layer: String = "", file: String = "", from: Int = 0, to: Int = 60
) -> String {
  """
  {"v":"5.9.0","fr":30,"ip":\(from),"op":\(to),"w":200,"h":100\(file),
   "layers":[{"ty":4,"nm":"card","ip":\(from),"op":\(to),"st":0,"ks":{\(transform)}\(layer)}]}
  """
}

private let line = #""o":{"x":0,"y":0},"i":{"x":1,"y":1}"#

@Suite("Imports of Lottie files")
struct LottieImportTests {
  @Test func twoKeysAreAnAnimation() throws {
    let fade = try imported(
      lottie(#""o":{"a":1,"k":[{"t":0,"s":[0],\#(line)},{"t":60,"s":[100]}]}"#))
    #expect(
      fade.text
        == #"{"kind":"animation","from":{"card.opacity":0},"to":{"card.opacity":1},"animation":{"type":"linear","duration":2}}"#
    )
    #expect(fade.ignored.isEmpty && fade.maximumError == 0)
  }

  @Test func roundingErrorsAreNoHolds() throws {
    let keys = (0...30).map { #"{"t":\#($0).1,"s":[\#($0 % 2)],\#(line)}"# }.joined(separator: ",")
    let file = lottie(#""o":{"k":[\#(keys)]}"#, from: 0, to: 31).replacing(":30,", with: ":29.97,")
    #expect(!(try imported(file)).text.contains("e-"))
  }

  @Test func theCompositionLastsToItsOutPoint() throws {
    let fade = try imported(
      lottie(#""o":{"k":[{"t":15,"s":[0],\#(line)},{"t":30,"s":[100]}]}"#))
    #expect(try fade.document.resolved().compiled(horizon: 3).duration == 2)
    #expect(try fade.value("card.opacity", at: 0.5) == 0)
    #expect(try fade.value("card.opacity", at: 0.75) == 0.5)
    #expect(try fade.value("card.opacity", at: 1.5) == 1)
  }

  @Test(arguments: [
    (
      #"{"t":0,"s":[0],\#(line)},{"t":60,"s":[1],\#(line)},{"t":30,"s":[2]}"#,
      "Keys are in order of time: this one is earlier than the one before it."
    ),
    (
      #"{"t":0,"s":[0,0],\#(line)},{"t":60,"s":[1]}"#,
      "All values of a property have the same number of components."
    ),
  ])
  func faultsOfKeysAreSaidPlainly(_ keys: String, _ message: String) {
    let found = problems(lottie(#""p":{"k":[\#(keys)]}"#), as: "lottie").map(\.message)
    #expect(found.contains(message), "\(found)")
  }

  @Test func eachNumberHasItsHandle() throws {
    let moved = try imported(
      lottie(
        """
        "p":{"a":1,"k":[{"t":0,"s":[0,0,0],"o":{"x":[0.42,0],"y":[0,0]},"i":{"x":[1,1],"y":[1,1]}},
         {"t":60,"s":[100,100,0]}]}
        """))
    // CSS's ease-in at its half.
    #expect(abs(try moved.value("card.x", at: 1) - 31.5357) < 1e-3)
    #expect(try moved.value("card.y", at: 1) == 50)
  }

  @Test func valuesOfHandlesMayLeaveTheInterval() throws {
    let handles = #""o":{"x":0.3,"y":-0.5},"i":{"x":0.7,"y":1.8}"#
    let moved = try imported(
      lottie(#""r":{"k":[{"t":0,"s":[0],\#(handles)},{"t":60,"s":[100]}]}"#))
    let style = try imported(
      """
      {"keyframes":[{"opacity":0},{"opacity":100}],
       "timing":{"duration":2000,"easing":"cubic-bezier(0.3,-0.5,0.7,1.8)","fill":"both"}}
      """)
    for step in 0...40 {
      let time = Double(step) / 20
      let distance =
        try moved.value("card.rotation", at: time) - style.value("opacity", at: time)
      #expect(abs(distance) < 1e-9)
    }
    #expect(try moved.value("card.rotation", at: 1.8) > 100)
  }

  /// At the exact time of a jump documents still show the value before it.
  @Test func theOldFormHasAnEndInEachKey() throws {
    let moved = try imported(
      lottie(
        """
        "r":{"a":1,"k":[{"t":0,"s":[0],"e":[10],\(line)},{"t":30,"s":[20],"e":[40],\(line)},{"t":60}]}
        """))
    #expect(try moved.value("card.rotation", at: 0.5) == 5)
    #expect(try moved.value("card.rotation", at: 1) == 10)
    #expect(try moved.value("card.rotation", at: 1.5) == 30)
    #expect(try moved.value("card.rotation", at: 2) == 40)
  }

  @Test func aKeyHoldsUntilTheNextOne() throws {
    let moved = try imported(
      lottie(#""r":{"k":[{"t":0,"s":[0],"h":1},{"t":30,"s":[90],"h":1},{"t":45,"s":[45]}]}"#))
    #expect(try moved.value("card.rotation", at: 0.99) == 0)
    #expect(try moved.value("card.rotation", at: 1.01) == 90)
    #expect(try moved.value("card.rotation", at: 1.49) == 90)
    #expect(try moved.value("card.rotation", at: 1.51) == 45)
  }

  @Test func aPositionMayHaveItsDimensionsApart() throws {
    let moved = try imported(
      lottie(
        """
        "p":{"s":true,"x":{"a":1,"k":[{"t":0,"s":[0],\(line)},{"t":60,"s":[10]}]},"y":{"a":0,"k":7}},
        "s":{"k":[{"t":0,"s":[100,100],\(line)},{"t":60,"s":[50,50]}]}
        """))
    #expect(try moved.value("card.x", at: 1) == 5)
    #expect(try moved.value("card.y", at: 1) == 7)
    #expect(try moved.value("card.scale", at: 1) == 0.75)
  }

  /// A quarter of a circle of the radius 100, whose Bézier curve is 0.03 off at most.
  @Test func tangentsInSpaceAreFollowedByLength() throws {
    let key = #"{"t":0,"s":[100,0],"to":[0,55.22847498],"ti":[55.22847498,0],\#(line)}"#
    let moved = try imported(lottie(#""p":{"k":[\#(key),{"t":60,"s":[0,100]}]}"#))
    #expect(moved.maximumError > 0 && moved.maximumError <= 0.158)
    for (time, x, y) in [(1.0, 70.7107, 70.7107), (0.5, 92.388, 38.268), (1.5, 38.268, 92.388)] {
      #expect(abs(try moved.value("card.x", at: time) - x) < moved.maximumError + 0.04)
      #expect(abs(try moved.value("card.y", at: time) - y) < moved.maximumError + 0.04)
    }
  }

  /// The error stands at a line, however far the value jumps elsewhere.
  @Test func aPathAfterAJumpHasItsError() throws {
    let hold = #"{"t":0,"s":[900,900],"h":1}"#
    let key = #"{"t":10,"s":[100,0],"to":[0,55.22847498],"ti":[55.22847498,0],\#(line)}"#
    let moved = try imported(lottie(#""p":{"k":[\#(hold),\#(key),{"t":60,"s":[0,100]}]}"#))
    #expect(moved.maximumError > 0 && moved.maximumError <= 0.158)
  }

  @Test func manyPathsAreRefusedBeforeTheyTakeMemory() {
    let key = { (frame: Int) in
      #"{"t":\#(frame),"s":[0,0],"to":[900,10],"ti":[-900,70],"o":{"x":1,"y":0},"i":{"x":0,"y":1}}"#
    }
    let keys = (0..<1000).map(key).joined(separator: ",")
    let text = lottie(#""p":{"k":[\#(keys)]}"#, to: 1000)
    let code = problems(text, within: Limits(maxWork: 20_000_000)).first?.code
    #expect([.tooMany, .tooLarge, .tooMuchWork].contains(code))
  }

  @Test func tangentsAlongTheLineChangeNothing() throws {
    let key = #"{"t":0,"s":[0,0],"to":[30,0],"ti":[-30,0],\#(line)}"#
    let moved = try imported(lottie(#""p":{"k":[\#(key),{"t":60,"s":[90,0]}]}"#))
    #expect(moved.maximumError == 0)
    #expect(try moved.value("card.x", at: 0.5) == 22.5)
  }

  @Test func whatLiesOutsideOfTheCompositionIsCut() throws {
    let rise = #""r":{"k":[{"t":0,"s":[0],\#(line)},{"t":60,"s":[100]}]}"#
    let cut = try imported(lottie(rise, from: 15, to: 45))
    #expect(try cut.value("card.rotation", at: 0) == 25)
    #expect(try cut.value("card.rotation", at: 0.5) == 50)
    #expect(try cut.value("card.rotation", at: 5) == 75)
  }

  @Test(arguments: ["0.42,0,0.58,1", "1,0,0,1", "0.3,-0.9,0.7,2", "0,1,1,0", "1,0.5,0,0.5"])
  func aCutCurveIsThatOfTheWhole(_ points: String) throws {
    let p = points.split(separator: ",")
    let keys =
      #"{"t":0,"s":[0],"o":{"x":\#(p[0]),"y":\#(p[1])},"i":{"x":\#(p[2]),"y":\#(p[3])}},{"t":60,"s":[100]}"#
    let whole = try imported(lottie(#""r":{"k":[\#(keys)]}"#))
    for (from, to) in [(8, 51), (1, 30), (45, 59), (34, 60)] {
      let part = try imported(lottie(#""r":{"k":[\#(keys)]}"#, from: from, to: to))
      for step in 0...50 {
        let time = Double(to - from) / 30 * Double(step) / 50
        let distance =
          try part.value("card.rotation", at: time)
          - whole.value("card.rotation", at: time + Double(from) / 30)
        #expect(abs(distance) < 1e-4, "\(points) \(from)…\(to) at \(time)")
      }
    }
  }

  /// The handles of y make a line, those of x an ease: cut at both ends, each keeps its own.
  @Test func aCutKeepsTheHandleOfEachNumber() throws {
    let handles = #""o":{"x":[1,0.5],"y":[0,0.5]},"i":{"x":[0,0.5],"y":[1,0.5]}"#
    let key = #"{"t":0,"s":[0,0],\#(handles)},{"t":60,"s":[100,100]}"#
    let sizes = #","shapes":[{"ty":"rc","s":{"k":[\#(key)]}}]"#
    let keys = #""p":{"k":[\#(key)]},"s":{"k":[\#(key)]}"#
    let cut = try imported(lottie(keys, layer: sizes, from: 15, to: 45))
    for (time, share) in [(0.0, 0.25), (0.25, 0.375), (0.75, 0.625), (1, 0.75)] {
      #expect(abs(try cut.value("card.y", at: time) - 100 * share) < 1e-9)
      #expect(abs(try cut.value("card.scaleY", at: time) - share) < 1e-9)
      #expect(abs(try cut.value("card.height", at: time) - 100 * share) < 1e-9)
    }
    #expect(try cut.value("card.x", at: 0.25) < 10)
    #expect(try cut.value("card.scaleX", at: 0.75) > 0.9)
    #expect(try cut.value("card.width", at: 0.75) > 90)
  }

  @Test func aLayerShowsBetweenItsOwnPoints() throws {
    let text = """
      {"fr":10,"ip":0,"op":20,"layers":[{"nm":"a","ip":5,"op":15,
       "ks":{"o":{"k":[{"t":0,"s":[0],\(line)},{"t":20,"s":[100]}]}}}]}
      """
    let shown = try imported(text)
    #expect(try shown.value("a.opacity", at: 0.49) == 0)
    #expect(try shown.value("a.opacity", at: 0.6) == 0.3)
    #expect(try shown.value("a.opacity", at: 1) == 0.5)
    #expect(try shown.value("a.opacity", at: 1.499) > 0.74)
    #expect(try shown.value("a.opacity", at: 1.501) == 0)
  }

  @Test func fillsStrokesSizesAndSlidersMove() throws {
    let keys = { (from: String, to: String) in
      #"{"k":[{"t":0,"s":\#(from),\#(line)},{"t":60,"s":\#(to)}]}"#
    }
    let shapes = """
      ,"shapes":[{"ty":"gr","it":[{"ty":"rc","s":\(keys("[10,20]", "[30,20]")),"r":\(keys("[0]", "[8]"))},
       {"ty":"fl","c":\(keys("[1,0,0,1]", "[0,0,1,1]")),"o":{"k":100}},
       {"ty":"fl","c":\(keys("[0,0,0]", "[1,1,1]"))},
       {"ty":"st","w":\(keys("[1]", "[5]")),"c":{"k":[0,0,0,1]},"o":\(keys("[100]", "[0]"))}]}],
       "ef":[{"ty":5,"nm":"glow","ef":[{"ty":0,"nm":"Slider","v":\(keys("[0]", "[4]"))}]}]
      """
    let moved = try imported(lottie(layer: shapes))
    #expect(try moved.value("card.width", at: 1) == 20)
    #expect(try moved.value("card.height", at: 1) == 20)
    #expect(try moved.value("card.cornerRadius", at: 1) == 4)
    #expect(try moved.value("card.strokeWidth", at: 1) == 3)
    #expect(try moved.value("card.strokeOpacity", at: 1) == 0.5)
    #expect(try moved.value("card.glow", at: 1) == 2)
    for (component, value) in [0.5, 0, 0.5, 1].enumerated() {
      #expect(abs(try moved.value("card.color", at: 1, component: component) - value) < 1e-12)
    }
    #expect(abs(try moved.value("card.color2", at: 1, component: 1) - 0.5) < 1e-12)
  }

  /// Players draw 0.3 pixels for a blurriness of 1.
  @Test func aBlurIsInPixels() throws {
    let blur = """
      ,"ef":[{"ty":29,"nm":"Gaussian Blur","ef":[
       {"ty":0,"nm":"Blurriness","v":{"a":1,"k":[{"t":0,"s":[0],\(line)},{"t":60,"s":[40]}]}},
       {"ty":7,"nm":"Blur Dimensions","v":{"a":0,"k":1}},{"ty":7,"nm":"Repeat Edge Pixels","v":{"a":0,"k":0}}]}]
      """
    let moved = try imported(lottie(layer: blur))
    #expect(try moved.value("card.blur", at: 1) == 6)
    #expect(moved.ignored.isEmpty)
  }

  @Test func colorsMixWithoutTheirOpacity() throws {
    let fill =
      #","shapes":[{"ty":"fl","c":{"a":1,"k":[{"t":0,"s":[1,0,0,1]},{"t":60,"s":[0,0,1,0]}]}}]"#
    let moved = try imported(lottie(layer: fill))
    let middle = try (0..<4).map { try moved.value("card.color", at: 1, component: $0) }
    #expect(middle == [0.5, 0, 0.5, 0.5])
  }

  @Test func layersOfOneNameAreTold() throws {
    let ks = #"{"o":{"k":[{"t":0,"s":[0]},{"t":1,"s":[100]}]}}"#
    let text =
      #"{"fr":1,"op":1,"layers":[{"nm":"a.b","ks":\#(ks)},{"nm":"a.b","ks":\#(ks)},{"ks":\#(ks)}]}"#
    #expect(
      try imported(text).text.contains(
        #""from":{"a-b.opacity":0,"a-b2.opacity":0,"layer3.opacity":0}"#))
  }

  @Test func whatIsLeftOutIsListed() throws {
    let keys = #"{"k":[{"t":0,"s":[0],\#(line)},{"t":60,"s":[100]}],"x":"wiggle(2)"}"#
    let rest = """
      ,"parent":1,"tm":{"k":0},"tt":1,"masksProperties":[{}],"ao":1,
       "shapes":[{"ty":"zz","r":{"k":[{"t":0,"s":[3]},{"t":9,"s":[5]}]}}]
      """
    let moved = try imported(
      lottie(#""o":\#(keys)"#, layer: rest, file: #","markers":[{"cm":"hit","tm":30,"dr":0}]"#))
    #expect(
      Set(moved.ignored.map(\.place)) == [
        .pointer("/layers/0/parent"), .pointer("/layers/0/tm"), .pointer("/layers/0/tt"),
        .pointer("/layers/0/masksProperties"), .pointer("/layers/0/ao"),
        .pointer("/layers/0/ks/o/x"), .pointer("/layers/0/shapes/0/r"), .pointer("/markers/0"),
      ])
    #expect(moved.ignored.last?.message == "The marker \"hit\" at 1 s has no place here.")
  }

  @Test func whatMovesBesideTheShapesIsListed() throws {
    let keys = #"{"k":[{"t":0,"s":[0],\#(line)},{"t":60,"s":[100]}]}"#
    let styles = #"[{"ty":1,"nm":"Shadow","s":\#(keys),"d":{"k":2}}]"#
    let rest = #","pe":\#(keys),"au":{"lv":\#(keys)},"sy":\#(styles)"#
    let moved = try imported(lottie(#""o":\#(keys)"#, layer: rest))
    #expect(
      moved.ignored.map(\.place) == [
        .pointer("/layers/0/pe"), .pointer("/layers/0/au/lv"), .pointer("/layers/0/sy/0/s"),
      ])
  }

  @Test(arguments: [
    (#"{"layers":[],"op":1}"#, ""),
    (#"{"fr":0,"op":1,"layers":[]}"#, "/fr"),
    (#"{"fr":30,"ip":9,"op":9,"layers":[]}"#, "/op"),
    (#"{"fr":30,"op":9,"layers":[]}"#, ""),
    (#"{"fr":30,"op":9,"layers":[1]}"#, "/layers/0"),
    (#"{"fr":30,"op":9,"layers":[{"ks":{"o":{"k":"x"}}}]}"#, "/layers/0/ks/o/k"),
    (#"{"fr":30,"op":9,"layers":[{"ks":{"o":{}}}]}"#, "/layers/0/ks/o"),
    (#"{"fr":30,"op":9,"layers":[{"ks":{"o":{"k":[{"s":[1]}]}}}]}"#, "/layers/0/ks/o/k/0"),
    (
      #"{"fr":30,"op":9,"layers":[{"ks":{"o":{"k":[{"t":5,"s":[1]},{"t":1,"s":[2]}]}}}]}"#,
      "/layers/0/ks/o/k/1/t"
    ),
    (
      #"{"fr":30,"op":9,"layers":[{"ks":{"p":{"k":[{"t":0,"s":[1,2]},{"t":1,"s":[2]}]}}}]}"#,
      "/layers/0/ks/p/k/0"
    ),
    (
      #"{"fr":30,"op":9,"layers":[{"ks":{"o":{"k":[{"t":0,"s":[1],"o":{"x":"a","y":0}},{"t":1,"s":[2]}]}}}]}"#,
      "/layers/0/ks/o/k/0/o/x"
    ),
  ])
  func whatIsWrongHasAPointer(text: String, pointer: String) {
    #expect(problems(text, as: "lottie").map(\.pointer) == [pointer])
  }
}

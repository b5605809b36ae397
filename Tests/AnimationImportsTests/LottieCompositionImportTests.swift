import AnimationDocuments
import AnimationEngine
import AnimationImports
import Testing

/// A Lottie file of 30 frames a second with layers that show compositions.
private func lottie(_ layers: String, _ assets: [String: String]) -> String {
  let others = assets.sorted { $0.key < $1.key }.map { name, layers in
    #"{"id":"\#(name)","layers":[\#(layers)]}"#
  }
  return """
    {"v":"5.9.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"assets":[\(others.joined(separator: ","))],
     "layers":[\(layers)]}
    """
}

/// A layer that turns by 90 degrees in its first 30 frames.
private func turning(_ name: String, _ rest: String = "") -> String {
  let keys = #"{"t":0,"s":[0],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},{"t":30,"s":[90]}"#
  return #"{"ty":4,"nm":"\#(name)","ip":0,"op":60,"ks":{"r":{"a":1,"k":[\#(keys)]}}\#(rest)}"#
}

/// A layer that shows a composition.
private func shown(_ id: String, as name: String, _ rest: String = "") -> String {
  #"{"ty":0,"nm":"\#(name)","refId":"\#(id)","ip":0,"op":60,"ks":{}\#(rest)}"#
}

@Suite("Compositions in imported Lottie files")
struct LottieCompositionImportTests {
  @Test func theLayersOfACompositionAreViews() throws {
    let moved = try imported(lottie(shown("a", as: "eye"), ["a": turning("lid")]))
    #expect(try moved.properties == ["eye-lid.rotation"])
    #expect(try moved.value("eye-lid.rotation", at: 0.5) == 45)
    #expect(
      moved.ignored.map(\.message) == [
        "The layers of the composition have only their own motion, without that of this layer."
      ])
    #expect(moved.ignored.first?.place == .pointer("/layers/0/refId"))
  }

  /// As players do it: a frame of the composition is that of the file, less `st`, through `sr`.
  @Test func theTimeOfACompositionIsThatOfItsLayer() throws {
    let layers = shown("a", as: "late", #","st":15"#) + "," + shown("a", as: "slow", #","sr":2"#)
    let moved = try imported(lottie(layers, ["a": turning("lid")]))
    #expect(try moved.value("late-lid.rotation", at: 0.5) == 0)
    #expect(try moved.value("late-lid.rotation", at: 1) == 45)
    #expect(try moved.value("slow-lid.rotation", at: 1) == 45)
    #expect(try moved.value("slow-lid.rotation", at: 2) == 90)
  }

  @Test func compositionsInOthersAddTheirTimes() throws {
    let inner = shown("b", as: "inner", #","st":10"#)
    let moved = try imported(
      lottie(shown("a", as: "outer", #","st":5,"sr":2"#), ["a": inner, "b": turning("lid")]))
    // 5 frames, and twice 10 and 15, as lottie-web shows it.
    #expect(abs(try moved.value("outer-inner-lid.rotation", at: 55.0 / 30) - 45) < 1e-9)
  }

  @Test(arguments: [
    shown("none", as: "gone"), shown("a", as: "mapped", #","tm":{"k":0}"#),
    shown("a", as: "still", #","sr":0"#), shown("loop", as: "round"),
  ])
  func whatCannotBeOpenedIsListed(layer: String) throws {
    let others = ["a": turning("lid"), "loop": shown("loop", as: "again")]
    let moved = try imported(lottie("\(layer),\(turning("card"))", others))
    #expect(try moved.properties == ["card.rotation"])
    #expect(
      moved.ignored.contains { $0.message.hasPrefix("The layers of the composition are left out") })
  }

  @Test func hiddenLayersAreNotOpened() throws {
    let layers = shown("a", as: "gone", #","hd":true"#) + "," + turning("card")
    #expect(try imported(lottie(layers, ["a": turning("lid")])).properties == ["card.rotation"])
  }

  /// A few compositions, each of which shows the next one several times, are millions of layers.
  @Test func aCompositionCostsEachTimeThatItIsShown() {
    let names = (0..<7).map { "c\($0)" }
    var others = ["c7": #"{"ty":4,"nm":"still","ks":{}}"#]
    for (name, next) in zip(names, names.dropFirst() + ["c7"]) {
      others[name] = (0..<20).map { shown(next, as: "l\($0)") }.joined(separator: ",")
    }
    let limits = Limits(maxWork: 10_000_000)
    let found = problems(
      lottie("\(shown("c0", as: "all")),\(turning("card"))", others), within: limits)
    #expect(found.map(\.code) == [.tooMuchWork])
  }

  @Test func whatIsMoreThanADocumentHoldsIsListed() throws {
    let keys = (0..<60).map { #"{"t":\#($0),"s":[\#($0)]}"# }.joined(separator: ",")
    let many = #"{"ty":4,"nm":"many","ks":{"r":{"a":1,"k":[\#(keys)]}}}"#
    let layers = shown("a", as: "a") + "," + turning("card")
    let moved = try imported(lottie(layers, ["a": many]), within: Limits(maxKeyframes: 100))
    #expect(try moved.properties == ["card.rotation"])
    #expect(moved.ignored.count == 1)
  }

  /// Their names alone would take gigabytes.
  @Test(.timeLimit(.minutes(5))) func layersWithNothingInThemCostWhereverTheyAreShown() {
    func layers(_ layer: String, _ count: Int) -> String {
      "\"layers\":[\(Array(repeating: layer, count: count).joined(separator: ","))]"
    }
    let inner = "{\"id\":\"a\",\(layers("{}", 2000))}"
    let outer = "{\"id\":\"b\",\(layers("{\"ty\":0,\"refId\":\"a\"}", 100))}"
    let shown = layers("{\"ty\":0,\"refId\":\"b\"}", 100)
    let found = problems(
      "{\"fr\":1,\"op\":1,\"assets\":[\(inner),\(outer)],\(shown)}", as: "lottie")
    #expect([[.tooMuchWork], [.tooLarge]].contains(found.map(\.code)))
  }
}

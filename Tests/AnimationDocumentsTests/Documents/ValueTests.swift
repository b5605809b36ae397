import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

@Suite("Values of documents")
struct ValueTests {
  @Test(arguments: [
    "1e300", "-1e300", #""1e300deg""#, "[1,-1e300]", #"{"x":0,"y":1e300}"#,
    #"{"transform":"translate(1e300px)"}"#, #"{"path":"M0 0L-1e300 0"}"#,
    #"{"css":"blur(1e300px)"}"#,
    #"{"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,1e300,0,0,1]}"#, #"{"integer":9007199254740992}"#,
    #"{"integer":-9007199254740992}"#,
  ])
  func reachToTheLargestNumber(_ value: String) throws {
    let text = #"{"kind":"keyframes","initial":{"a":\#(value)}}"#
    #expect(throws: Never.self) { try resolved(text) }
  }

  static let forms: [(String, PropertyType, [Double])] = [
    ("1.5", .number, [1.5]), ("-0", .number, [-0.0]),
    (#""15deg""#, .angle, [15]), (#""-0.5turn""#, .angle, [-180]), (#""1e1deg""#, .angle, [10]),
    (#""+.5turn""#, .angle, [180]), (#""\u0031deg""#, .angle, [1]),
    (#"{"degrees":720}"#, .angle, [720]), (#"{"y":2,"x":1}"#, .point, [1, 2]),
    (#"{"x":1,"y":2,"z":3}"#, .point3, [1, 2, 3]), (#"{"width":1,"height":2}"#, .size, [1, 2]),
    (#"{"height":4,"width":3,"x":1,"y":2}"#, .rect, [1, 2, 3, 4]),
    (#"{"top":1,"leading":2,"bottom":3,"trailing":4}"#, .insets, [1, 2, 3, 4]),
    ("[7]", .vector(count: 1), [7]), ("[1,2,3,4,5,6]", .vector(count: 6), [1, 2, 3, 4, 5, 6]),
    (#"{"integer":-3}"#, .integer, [-3]), (#"{"integer":3e0}"#, .integer, [3]),
    ("true", .discrete, [0]), ("null", .discrete, [0]), (#"{"discrete":[1]}"#, .discrete, [0]),
    (##""#fff""##, .color(.srgbLinear), [1, 1, 1, 1]),
    (##""#00000080""##, .color(.srgbLinear), [0, 0, 0, 128.0 / 255]),
    (#"{"color":"lime","space":"srgb"}"#, .color(.srgb), [0, 1, 0, 1]),
    (#"{"color":"rgb(51 102 153 / 50%)","space":"srgb"}"#, .color(.srgb), [0.2, 0.4, 0.6, 0.5]),
    (#"{"color":"oklab(0.7 0.1 -0.05)","space":"oklab"}"#, .color(.oklab), [0.7, 0.1, -0.05, 1]),
    (
      #"{"color":"color(display-p3 1 0.5 0 / 0.5)","space":"display-p3"}"#, .color(.displayP3),
      [1, 0.5, 0, 0.5]
    ), (#"{"color":"red","space":"css"}"#, .color(.css), [0]),
    (#"{"color":"red","space":"oklch"}"#, .color(.oklch(.shorter)), [0]),
    (#"{"color":"red","space":"oklch","hue":"longer"}"#, .color(.oklch(.longer)), [0]),
    (#"{"transform":"rotate(45deg)"}"#, .transform, [0]),
    (#"{"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}"#, .transform, [0]),
    (#"{"path":"m1 2h3z"}"#, .path, [0]), (#"{"path":""}"#, .path, [0]),
  ]

  @Test(arguments: forms)
  func haveTypeAndComponents(_ text: String, _ type: PropertyType, _ components: [Double]) throws {
    let value = try value(text)
    #expect(value.type == type)
    #expect(value.components.array == components)
  }

  @Test func radiansAreDegrees() throws {
    #expect(abs(try value(#"{"radians":3.141592653589793}"#).components[0] - 180) < 1e-12)
    #expect(abs(try value(#""-1.5707963267948966rad""#).components[0] + 90) < 1e-12)
  }

  @Test func coloursInterpolateInTheirSpace() throws {
    let half = try value(##""#808080""##).components[0]
    #expect(abs(half - 0.2158605) < 1e-6)
    #expect(try value(##"{"color":"#808080","space":"srgb"}"##).components[0] == 128.0 / 255)
  }

  @Test(arguments: ["#0af", "#0af8", "#00AAFF", "#00aaff88", "#AbCdEf"])
  func hexColoursAreThoseOfTheEngine(_ text: String) throws {
    let plain = try value("\"\(text)\"")
    #expect(try value("{\"color\":\"\(text)\"}").components == plain.components)
  }

  @Test(arguments: ["#", "#12", "#12345", "#1234567", "#123456789", "#ggg", "123"])
  func otherTextsAreNoHexColours(_ text: String) {
    #expect(ResolvedColor(hex: text) == nil)
  }

  @Test func theSpaceOfTheFirstColourHolds() throws {
    let text =
      ##"{"kind":"animation","from":{"c":{"color":"#000","space":"srgb"}},"to":{"c":"#808080"}}"##
    guard case .animation(let single) = try resolved(text).content else { throw WrongKind() }
    let grey = 128.0 / 255
    #expect(single.to[0] == Components(grey, grey, grey, 1))
  }

  @Test func discreteValuesAreCountedByTheirText() throws {
    let text = #"""
      {"kind":"keyframes","initial":{"s":{"discrete":"idle"}},"tracks":[{"property":"s","keyframes":[
        {"type":"move","to":{"discrete": {"a" : [1, 2]}}},{"type":"move","to":true},
        {"type":"move","to":{"discrete":"\u0069dle"}},{"type":"move","to":{"discrete":true}}]}]}
      """#
    let animation = try resolved(text)
    #expect(animation.properties[0].labels == [#""idle""#, #"{"a":[1,2]}"#, "true"])
    guard case .keyframes(let keyframes) = animation.content else { throw WrongKind() }
    #expect(keyframes.tracks[0].keyframes.map { $0.target?[0] } == [1, 2, 0, 2])
  }

  /// Names are their characters, not what these look like.
  @Test func namesThatLookAlikeAreTwo() throws {
    for more in [0, 20] {
      let others = (0..<more).map { #","p\#($0)":0"# }.joined()
      let text = #"{"kind":"keyframes","initial":{"\u00e9":1,"e\u0301":2\#(others)}}"#
      #expect(try resolved(text).properties.count == more + 2)
    }
    let labels =
      #"{"type":"move","to":{"discrete":"\u00e9"}},{"type":"move","to":{"discrete":"e\u0301"}}"#
    #expect(try keyframes("true", labels).map { $0.target?[0] } == [1, 2])
  }

  @Test func propertiesKeepTheirOrder() throws {
    let animation = try resolved(#"{"kind":"keyframes","initial":{"b":1,"a":2,"c.d":3,"":4}}"#)
    #expect(animation.properties.map(\.name) == ["b", "a", "c.d", ""])
  }
}

@Suite("Parts of values")
struct PartTests {
  @Test func areWrittenAlone() throws {
    let text = #"{"type":"linear","to":5,"duration":1}"#
    let track = try keyframes(#"{"x":0,"y":0}"#, text, property: "p.y")
    #expect(track.map(\.target) == [Components(5)])
    guard
      case .keyframes(let animation) = try resolved(
        tracked("[1,2,3]", #"{"type":"move","to":9}"#, property: "p.2")
      ).content
    else { throw WrongKind() }
    #expect(animation.tracks[0].components == 2..<3)
  }

  @Test func ofColoursAreGammaEncoded() throws {
    let red = try keyframes(##""#000""##, #"{"type":"move","to":0.5}"#, property: "p.red")
    #expect(red[0].target?[0] == ColorSpace.srgbLinear.decoded(0.5))
    let opacity = try keyframes(##""#000""##, #"{"type":"move","to":0.5}"#, property: "p.opacity")
    #expect(opacity[0].target?[0] == 0.5)
  }

  @Test func changeNothingElse() throws {
    let text = #"{"kind":"animation","from":{"p":{"x":1,"y":2},"q":3},"to":{"p.y":5}}"#
    guard case .animation(let single) = try resolved(text).content else { throw WrongKind() }
    #expect(single.to == [Components(1, 5), Components(3)])
  }

  @Test func aNameWithAPointComesFirst() throws {
    let text = #"{"kind":"animation","from":{"p.y":1,"p":2},"to":{"p.y":3}}"#
    guard case .animation(let single) = try resolved(text).content else { throw WrongKind() }
    #expect(single.to == [Components(3), Components(2)])
  }
}

@Suite("Velocities of documents")
struct VelocityTests {
  /// The velocity of a property with a value.
  private func velocity(_ value: String, _ velocity: String) throws -> Components? {
    let text = #"{"kind":"keyframes","initial":{"p":\#(value)},"velocity":{"p":\#(velocity)}}"#
    guard case .keyframes(let animation) = try resolved(text).content else { throw WrongKind() }
    return animation.velocity[0]
  }

  static let rates: [(String, String, [Double])] = [
    ("0", "2", [2.0]), (#""0deg""#, "90", [90]), (#""0deg""#, #""0.5turn""#, [180]),
    (#""0deg""#, #"{"degrees":5}"#, [5]), (#"{"x":0,"y":0}"#, #"{"y":1}"#, [0, 1]),
    (#"{"x":0,"y":0}"#, #"{"x":2,"y":1}"#, [2, 1]), ("[0,0]", "[3,4]", [3, 4]),
    (#"{"integer":0}"#, "1.5", [1.5]), (#"{"integer":0}"#, #"{"integer":1.5}"#, [1.5]),
    (##"{"color":"#000","space":"srgb"}"##, #"{"red":1,"opacity":2}"#, [1, 0, 0, 2]),
  ]

  @Test(arguments: rates)
  func haveTheFormOfTheValue(_ value: String, _ rate: String, _ expected: [Double]) throws {
    #expect(try velocity(value, rate)?.array == expected)
  }

  @Test func ofColoursFollowTheTransferFunction() throws {
    let rate = try #require(try velocity(##""#808080ff""##, #"{"red":1,"green":-2,"opacity":3}"#))
    let slope = ColorSpace.srgbLinear.decodingSlope(at: 128.0 / 255)
    #expect(abs(rate[0] - slope) < 1e-12)
    #expect(abs(rate[1] + 2 * slope) < 1e-12)
    #expect(rate[2] == 0)
    #expect(rate[3] == 3)
  }

  @Test func ofKeyframesAreTakenWhereTheyBeginAndEnd() throws {
    let list = try keyframes(
      ##""#000""##,
      ##"{"type":"move","to":"#fff"},"##
        + ##"{"type":"cubic","to":"#808080","duration":1,"startVelocity":{"red":1},"endVelocity":{"red":1}}"##
    )
    guard case .cubic(_, _, let start, let end) = list[1] else { throw WrongKind() }
    let space = ColorSpace.srgbLinear
    #expect(abs(try #require(start)[0] - space.decodingSlope(at: 1)) < 1e-12)
    #expect(abs(try #require(end)[0] - space.decodingSlope(at: 128.0 / 255)) < 1e-12)
  }

  @Test func ofPartsLeaveTheRestAtRest() throws {
    let text =
      #"{"kind":"animation","from":{"p":{"x":0,"y":0},"q":0},"to":{},"velocity":{"p.y":3}}"#
    guard case .animation(let single) = try resolved(text).content else { throw WrongKind() }
    #expect(single.velocity == [Components(0, 3), nil])
  }
}

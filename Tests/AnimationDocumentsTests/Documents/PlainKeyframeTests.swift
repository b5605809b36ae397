import AnimationEngine
import Testing

@testable import AnimationDocuments

/// Keyframes of the most frequent members are read without their form: what comes of it is the same.
@Suite("Plain keyframes")
struct PlainKeyframeTests {
  /// What reading a keyframe leaves behind.
  private struct Outcome: Equatable {
    var keyframe: Keyframe<Components>?
    var target: Components?
    var end: Double?
    var problems: [DocumentProblem]
  }

  private static let properties = #"{"s":1,"r":"0deg","o":{"x":0,"y":0}}"#
  private static let values = [
    ["2", #""2""#], [#""12deg""#, "1"], [#"{"x":1,"y":2}"#, #"{"y":2,"x":1}"#, #"{"x":1}"#],
  ]

  /// Reads a keyframe of a property that stands at its first value.
  private func outcome(
    _ keyframe: String, _ property: Int,
    _ read: (inout DocumentDecoder, Int) -> Keyframe<Components>?
  ) throws -> Outcome {
    let text = "[\(Self.properties),\(keyframe)]"
    var decoder = try DocumentDecoder(reading: Array(text.utf8), within: .standard)
    let values = decoder.firstValues(at: 1, "initial")
    let start = try #require(values)
    decoder.keyframe = KeyframePlace(part: decoder.table.part(property), start: start[property])
    let value = read(&decoder, decoder.tape.end(of: 1))
    return Outcome(
      keyframe: value, target: decoder.keyframe.target, end: decoder.keyframe.end,
      problems: decoder.problems.refusal.problems)
  }

  private func check(_ keyframe: String, _ property: Int) throws {
    let plain = try outcome(keyframe, property) { $0.keyframe(at: $1) }
    let formal = try outcome(keyframe, property) { Forms.keyframe.read(&$0, $1) }
    #expect(plain == formal, "\(keyframe) of \(property)")
  }

  @Test(arguments: ["linear", "cubic", "spring", "move", "hold", "jump"])
  func anyMembersAreReadAsTheFormReadsThem(type: String) throws {
    let durations = ["", #","duration":0.3"#, #","duration":-1"#, #","duration":"1s""#]
    let bends = ["", #","curve":"easeIn""#, #","curve":"bent""#]
    let springs = [
      "", #","spring":"bouncy""#, #","spring":{"duration":0.4,"bounce":0.2}"#, #","spring":1"#,
      #","spring":{"mass":1,"stiffness":9,"damping":0}"#,
    ]
    for property in 0..<3 {
      for to in [""] + Self.values[property].map({ #","to":\#($0)"# }) {
        for (duration, bend) in durations.flatMap({ one in bends.map { (one, $0) } }) {
          for spring in springs {
            try check(#"{"type":"\#(type)"\#(to)\#(duration)\#(bend)\#(spring)}"#, property)
          }
        }
      }
    }
  }

  @Test func velocitiesOfACubicAreReadAsTheFormReadsThem() throws {
    let velocities = ["2", #""2deg""#, #"{"x":1,"y":2}"#, #"{"dx":1,"dy":2}"#, "null", "1e999"]
    let members =
      velocities.flatMap { one in
        [#","startVelocity":\#(one)"#, #","endVelocity":\#(one)"#]
          + velocities.map { #","startVelocity":\#(one),"endVelocity":\#($0)"# }
      }
    for property in 0..<3 {
      for to in Self.values[property] {
        for member in members {
          try check(#"{"type":"cubic","to":\#(to),"duration":0.3\#(member)}"#, property)
          try check(#"{"type":"spring","to":\#(to),"duration":0.3\#(member)}"#, property)
        }
      }
    }
  }

  @Test(arguments: [
    "1", "[]", "{}", #"{"to":2,"duration":1}"#, #"{"type":1,"to":2,"duration":1}"#,
    #"{"type":"cubic","to":2,"to":3,"duration":1}"#, #"{"type":"cubic","to":2,"at":1}"#,
    #"{"type":"cubic","to":2,"duration":1,"startVelocity":3}"#,
    #"{"type":"cubic","to":2,"duration":1,"note":3}"#,
    #"{"duration":1,"to":2,"type":"cub\u0069c"}"#,
    #"{"type":"cubic","to":1e999,"duration":1}"#, #"{"type":"cubic","to":2,"durat\u0069on":1}"#,
  ])
  func otherObjectsAreLeftToTheForm(keyframe: String) throws { try check(keyframe, 0) }
}

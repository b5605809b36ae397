import Testing

@testable import AnimationDocuments

/// The rules of keyframes, animations, springs, curves and phases.
@Suite("Problems of motion")
struct MotionProblemTests {
  /// The problems of a text, each as pointer and code, without `prefix`.
  private func problems(of text: String, behind prefix: String) throws -> [String] {
    try refusal(of: text).problems.map { problem in
      let pointer = problem.pointer ?? "none"
      #expect(pointer.hasPrefix(prefix))
      return "\(pointer.dropFirst(prefix.count)) \(problem.code.rawValue)"
    }
  }

  /// Neither in what is quoted nor in what its reader says.
  @Test func aLongTextIsCutInMessages() throws {
    let value = "{\"transform\":\"\(String(repeating: "n", count: 10_000))\"}"
    let text = """
      {"kind":"animation","from":{"x":\(value)},"to":{"x":\(value)},"animation":"linear"}
      """
    let problem = try #require(try refusal(of: text).problems.first)
    #expect(problem.message.count < 600)
  }

  // MARK: Keyframes

  static let keyframes: [(String, [String])] = [
    ("1", [" wrong-type"]), ("{}", [" missing-member"]),
    (#"{"type":"linea","to":1,"duration":1}"#, ["/type unknown-name"]),
    (
      #"{"typ":"linear","to":1,"duration":-1}"#,
      ["/typ unknown-member", "/duration negative-duration"]
    ),
    (#"{"type":"linear"}"#, [" missing-member", " missing-member"]),
    (#"{"type":"linear","to":1,"duration":"1s"}"#, ["/duration wrong-type"]),
    (#"{"type":"linear","to":1,"duration":-0.5}"#, ["/duration negative-duration"]),
    (#"{"type":"linear","to":1,"duration":1e999}"#, ["/duration number-range"]),
    (
      #"{"type":"linear","to":1,"duration":1,"startVelocity":1}"#, ["/startVelocity unknown-member"]
    ),
    (#"{"type":"linear","to":1,"duration":1,"curve":5}"#, ["/curve wrong-type"]),
    (#"{"type":"cubic","to":1}"#, [" missing-member"]),
    (#"{"type":"cubic","to":1,"duration":1,"endVelocity":"1deg"}"#, ["/endVelocity wrong-type"]),
    (#"{"type":"spring","to":1,"spring":{"bounce":0.2,"mass":1}}"#, ["/spring mixed-spring"]),
    (#"{"type":"spring","to":1,"duration":-1}"#, ["/duration negative-duration"]),
    (#"{"type":"spring","to":1,"spring":{"bounce":1}}"#, ["/spring out-of-range"]),
    (#"{"type":"spring","to":1,"spring":"boncy"}"#, ["/spring unknown-name"]),
    (#"{"type":"spring","to":1,"spring":3}"#, ["/spring wrong-type"]),
    (#"{"type":"move","to":1,"duration":1}"#, ["/duration unknown-member"]),
    (#"{"type":"move","to":1,"to":2}"#, ["/to duplicate-member"]),
  ]

  @Test(arguments: keyframes)
  func ofKeyframes(_ keyframe: String, _ expected: [String]) throws {
    #expect(
      try problems(of: tracked("0", keyframe), behind: "/tracks/0/keyframes/0") == expected)
  }

  // MARK: Velocities

  static let velocities: [(String, String, [String])] = [
    ("0", #""1deg""#, [" wrong-type"]), (#""0deg""#, "true", [" wrong-type"]),
    (#""0deg""#, "{}", [" wrong-type"]), (#"{"x":0,"y":0}"#, "1", [" wrong-type"]),
    (#"{"x":0,"y":0}"#, #"{"x":1,"z":1}"#, ["/z unknown-member"]),
    (#"{"x":0,"y":0}"#, #"{"x":"1"}"#, ["/x wrong-type"]), ("[0,0]", "[1]", [" type-mismatch"]),
    ("[0,0]", #"[1,"a"]"#, ["/1 wrong-type"]), ("[0,0]", "1", [" wrong-type"]),
    (##""#fff""##, ##""#000""##, [" wrong-type"]),
    (##""#fff""##, #"{"r":1}"#, ["/r unknown-member"]),
    ("true", "1", [" wrong-type"]), (#"{"integer":0}"#, "[1]", [" wrong-type"]),
    (#"{"integer":0}"#, #"{"x":1}"#, [" missing-member", "/x unknown-member"]),
  ]

  @Test(arguments: velocities)
  func ofVelocities(_ value: String, _ velocity: String, _ expected: [String]) throws {
    let text = #"{"kind":"keyframes","initial":{"p":\#(value)},"velocity":{"p":\#(velocity)}}"#
    #expect(try problems(of: text, behind: "/velocity/p") == expected)
  }

  @Test func ofVelocitiesThatAreNoMap() throws {
    let text = #"{"kind":"animation","from":{"x":0},"to":{},"velocity":1}"#
    #expect(try problems(of: text, behind: "/velocity") == [" wrong-type"])
    let stray = #"{"kind":"animation","from":{"x":0},"to":{},"velocity":{"y":1}}"#
    #expect(try problems(of: stray, behind: "/velocity") == ["/y unknown-property"])
  }

  @Test func ofComponentsThatAreGivenTwice() throws {
    let text = #"""
      {"kind":"animation","from":{"p":{"x":0,"y":0}},"to":{"p":{"x":1,"y":1},"p.y":2,"p.x":3}}
      """#
    let expected = ["/p.y duplicate-member", "/p.x duplicate-member"]
    #expect(try problems(of: text, behind: "/to") == expected)
  }

  // MARK: Animations

  static let animations: [(String, [String])] = [
    ("1", [" wrong-type"]), ("null", [" wrong-type"]), (#""sprong""#, [" unknown-name"]),
    (#""timingCurve""#, [" missing-member"]), (#""custom""#, [" missing-member"]),
    ("{}", [" missing-member"]), (#"{"type":"ease"}"#, ["/type unknown-name"]),
    (#"{"duration":1,"x":2}"#, [" missing-member", "/x unknown-member"]),
    (#"{"type":"linear","duration":-1}"#, ["/duration negative-duration"]),
    (#"{"type":"linear","bounce":0}"#, ["/bounce unknown-member"]),
    (#"{"type":"timingCurve"}"#, [" missing-member"]),
    (
      #"{"type":"timingCurve","curve":"easy","duration":-1}"#,
      ["/curve unknown-name", "/duration negative-duration"]
    ),
    (#"{"type":"spring","duration":0}"#, ["/duration out-of-range"]),
    (#"{"type":"spring","bounce":-1}"#, ["/bounce out-of-range"]),
    (
      #"{"type":"spring","bounce":1.1,"duration":-1}"#,
      ["/bounce out-of-range", "/duration out-of-range"]
    ),
    (
      #"{"type":"spring","response":-1,"dampingRatio":-1}"#,
      ["/response out-of-range", "/dampingRatio out-of-range"]
    ),
    (
      #"{"type":"spring","mass":0,"stiffness":0,"damping":-1}"#,
      ["/mass out-of-range", "/stiffness out-of-range", "/damping out-of-range"]
    ),
    (#"{"type":"spring","stiffness":1}"#, [" missing-member"]),
    (
      #"{"type":"spring","mass":-1,"stiffness":"x","damping":-3}"#,
      ["/mass out-of-range", "/stiffness wrong-type", "/damping out-of-range"]
    ),
    (
      #"{"type":"spring","mass":-1,"damping":-3}"#,
      [" missing-member", "/mass out-of-range", "/damping out-of-range"]
    ),
    (
      #"{"type":"spring","duration":"x","bounce":3,"foo":1}"#,
      ["/duration wrong-type", "/bounce out-of-range", "/foo unknown-member"]
    ),
    (
      #"{"type":"spring","preset":"smoth","extraBounce":9,"duration":-1}"#,
      ["/preset unknown-name", "/duration out-of-range"]
    ),
    (
      #"{"type":"spring","preset":"bouncy","extraBounce":0.8,"duration":1e999}"#,
      ["/extraBounce out-of-range", "/duration number-range"]
    ),
    (
      #"{"type":"spring","response":0,"dampingRatio":"x"}"#,
      ["/response out-of-range", "/dampingRatio wrong-type"]
    ),
    (
      #"{"type":"spring","settlingDuration":"x","dampingRatio":-1,"epsilon":2}"#,
      [
        "/settlingDuration wrong-type", "/dampingRatio out-of-range", "/epsilon out-of-range",
      ]
    ),
    (
      #"{"type":"bouncy","duration":"x","extraBounce":0.8}"#,
      ["/duration wrong-type", "/extraBounce out-of-range"]
    ),
    (
      #"{"type":"usingSpringWithDamping","duration":-1,"damping":-1,"initialVelocity":"x"}"#,
      ["/duration out-of-range", "/damping out-of-range", "/initialVelocity wrong-type"]
    ),
    // What is right alone is not blamed for what could not be read.
    (#"{"type":"spring","duration":2,"bounce":"x"}"#, ["/bounce wrong-type"]),
    (#"{"type":"spring","mass":1,"stiffness":1,"damping":"x"}"#, ["/damping wrong-type"]),
    (
      #"{"type":"spring","settlingDuration":0,"dampingRatio":1,"epsilon":1}"#,
      ["/settlingDuration out-of-range", "/epsilon out-of-range"]
    ),
    (#"{"type":"spring","settlingDuration":1}"#, [" missing-member"]),
    (#"{"type":"spring","duration":1,"response":1}"#, [" mixed-spring"]),
    (#"{"type":"spring","extraBounce":1}"#, [" missing-member"]),
    (#"{"type":"spring","preset":"smoth"}"#, ["/preset unknown-name"]),
    (#"{"type":"spring","preset":"bouncy","extraBounce":0.8}"#, ["/extraBounce out-of-range"]),
    (#"{"type":"spring","duration":1e-300}"#, ["/duration out-of-range"]),
    (#"{"type":"spring","blendDuration":-1}"#, ["/blendDuration negative-duration"]),
    (#"{"type":"spring","bounc":1}"#, ["/bounc unknown-member"]),
    (#"{"type":"smooth","bounce":1}"#, ["/bounce unknown-member"]),
    (
      #"{"type":"snappy","extraBounce":2,"duration":0}"#,
      ["/extraBounce out-of-range", "/duration out-of-range"]
    ),
    (#"{"type":"interactiveSpring","extraBounce":9}"#, ["/extraBounce out-of-range"]),
    (#"{"type":"interpolatingSpring","initialVelocity":"fast"}"#, ["/initialVelocity wrong-type"]),
    (#"{"type":"usingSpringWithDamping"}"#, [" missing-member", " missing-member"]),
    (
      #"{"type":"usingSpringWithDamping","duration":0,"damping":0}"#,
      ["/duration out-of-range", "/damping out-of-range"]
    ),
    (#"{"type":"custom"}"#, [" missing-member"]),
    (#"{"type":"custom","points":1}"#, ["/points wrong-type"]),
    (#"{"type":"custom","points":[]}"#, ["/points empty"]),
    (#"{"type":"custom","points":[[0,0]]}"#, ["/points empty"]),
    (#"{"type":"custom","points":[[0,0],[1]]}"#, ["/points/1 wrong-type"]),
    (#"{"type":"custom","points":[[0,0],[0,1]]}"#, ["/points out-of-range"]),
    (#"{"type":"custom","points":[[-1,0],[1,1]]}"#, ["/points/0/0 out-of-range"]),
    (#"{"type":"custom","points":[[0,0],[2,1],[1,1]]}"#, ["/points/2/0 not-rising"]),
    (
      #"{"type":"custom","points":[["0",0],[1,"1"]]}"#,
      ["/points/0/0 wrong-type", "/points/1/1 wrong-type"]
    ),
  ]

  @Test(arguments: animations)
  func ofAnimations(_ text: String, _ expected: [String]) throws {
    #expect(
      try Set(problems(of: animated(text), behind: "/animation")) == Set(expected), "\(text)")
  }

  static let modifiers: [(String, [String])] = [
    ("{}", [" wrong-type"]), ("[1]", ["/0 wrong-type"]), ("[{}]", ["/0 missing-member"]),
    (#"[{"dely":1}]"#, ["/0/dely unknown-member"]), (#"[{"delay":"1"}]"#, ["/0/delay wrong-type"]),
    (#"[{"delay":1,"speed":2}]"#, ["/0 conflicting-members"]),
    (#"[{"repeatCount":1.5}]"#, ["/0/repeatCount out-of-range"]),
    (#"[{"repeatCount":2,"autoreverses":1}]"#, ["/0/autoreverses wrong-type"]),
    (#"[{"repeatForever":false}]"#, ["/0/repeatForever out-of-range"]),
    (#"[{"repeatForever":1}]"#, ["/0/repeatForever wrong-type"]),
    (#"[{"delay":1,"autoreverses":true}]"#, ["/0/autoreverses unknown-member"]),
    (#"[{"autoreverses":true}]"#, ["/0 missing-member"]),
    (#"[{"logicallyCompleteAfter":-1}]"#, ["/0/logicallyCompleteAfter negative-duration"]),
    (#"[{"delay":1e999},{"speed":null}]"#, ["/0/delay number-range", "/1/speed wrong-type"]),
    ("[\(Array(repeating: #"{"delay":0}"#, count: 65).joined(separator: ","))]", [" too-many"]),
  ]

  @Test(arguments: modifiers)
  func ofModifiers(_ list: String, _ expected: [String]) throws {
    let text = animated(#"{"type":"linear","modifiers":\#(list)}"#)
    #expect(try problems(of: text, behind: "/animation/modifiers") == expected)
  }

  // MARK: Curves

  static let curves: [(String, [String])] = [
    ("1", [" wrong-type"]), ("{}", [" missing-member"]), (#""eas-in""#, [" unknown-name"]),
    (#""cubic-bezier(2,0,0,1)""#, [" invalid-curve"]), (#""steps(0)""#, [" invalid-curve"]),
    (#""linear(0)""#, [" invalid-curve"]), (#"{"bezier":[0,0,1]}"#, ["/bezier invalid-curve"]),
    (#"{"bezier":"ease"}"#, ["/bezier wrong-type"]),
    (#"{"bezier":[0,0,1,"1"]}"#, ["/bezier/3 wrong-type"]),
    (#"{"bezier":[0,1e200,1,1]}"#, ["/bezier out-of-range"]),
    (#"{"bezir":[0,0,1,1]}"#, ["/bezir unknown-member"]),
    (#"{"ease":"bakcOut"}"#, ["/ease unknown-name"]), (#"{"ease":1}"#, ["/ease wrong-type"]),
    (#"{"ease":"backOut","period":1}"#, ["/period unknown-member"]),
    (#"{"ease":"polyIn","exponent":0}"#, ["/exponent out-of-range"]),
    (#"{"ease":"elasticOut","period":"1"}"#, ["/period wrong-type"]),
    (#"{"ease":"quadIn","bezier":[0,0,1,1]}"#, ["/ease unknown-member"]),
  ]

  @Test(arguments: curves)
  func ofCurves(_ curve: String, _ expected: [String]) throws {
    let text = animated(#"{"type":"timingCurve","curve":\#(curve),"duration":1}"#)
    #expect(try problems(of: text, behind: "/animation/curve") == expected)
  }

  // MARK: Phases

  static let phases: [(String, String, [String])] = [
    ("{}", "", ["/phases wrong-type"]), ("[]", "", ["/phases empty"]),
    ("[1]", "", ["/phases/0 wrong-type"]),
    ("[{}]", "", ["/phases/0 missing-member"]),
    (#"[{"values":{"x":0},"nam":"a"}]"#, "", ["/phases/0/nam unknown-member"]),
    (#"[{"values":{"x":0},"name":1}]"#, "", ["/phases/0/name wrong-type"]),
    (#"[{"values":{"x":0}},{"values":{"y":0}}]"#, "", ["/phases/1/values/y unknown-property"]),
    (
      #"[{"values":{"x":0}},{"values":{"x":0,"x":1}}]"#, "", ["/phases/1/values/x duplicate-member"]
    ),
    (#"[{"values":{"x":0}},{"animation":"no"}]"#, "", ["/phases/1/animation unknown-name"]),
    (#"[{"values":{"x":0}}]"#, #","cycles":-1"#, ["/cycles out-of-range"]),
    (#"[{"values":{"x":0}}]"#, #","cycles":1.5"#, ["/cycles out-of-range"]),
    (#"[{"values":{"x":0}}]"#, #","cycles":"for ever""#, ["/cycles unknown-name"]),
    (#"[{"values":{"x":0}}]"#, #","cycles":true"#, ["/cycles wrong-type"]),
    (#"[{"values":{"x":0}}]"#, #","cycles":100000"#, ["/cycles too-many"]),
    (#"[{"values":{"x":0}}]"#, #","cycles":1,"triggers":[]"#, ["/triggers conflicting-members"]),
    (#"[{"values":{"x":0}}]"#, #","triggers":1"#, ["/triggers wrong-type"]),
    (#"[{"values":{"x":0}}]"#, #","triggers":[1,0]"#, ["/triggers/1 not-rising"]),
    (#"[{"values":{"x":0}}]"#, #","triggers":[-1]"#, ["/triggers/0 out-of-range"]),
  ]

  @Test(arguments: phases)
  func ofPhases(_ phases: String, _ more: String, _ expected: [String]) throws {
    #expect(
      try problems(of: #"{"kind":"phases","phases":\#(phases)\#(more)}"#, behind: "") == expected)
  }
}

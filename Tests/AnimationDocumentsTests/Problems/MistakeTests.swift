import Testing

@testable import AnimationDocuments

@Suite("What people write who come from elsewhere")
struct MistakeTests {
  private func problem(_ text: String) throws -> DocumentProblem {
    try refusal(of: text).problems[0]
  }

  @Test(arguments: [
    (#"{"type":"spring","tension":1}"#, "stiffness"),
    (#"{"type":"spring","friction":1}"#, "damping"),
    (#"{"type":"spring","delay":1}"#, #""modifiers":[{"delay":0.3}]"#),
    (#"{"type":"easeIn","repeat":1}"#, #""modifiers":[{"repeatCount":3}]"#),
    (#"{"type":"easeIn","easing":1}"#, #""type":"timingCurve" with "curve":"easeInOut""#),
    (#"{"type":"ease-out"}"#, "easeOut"),
    (#""easeInQuad""#, #"{"type":"timingCurve","curve":"quadIn"}"#),
    (#""power2.inOut""#, #"{"type":"timingCurve","curve":"cubicInOut"}"#),
    (#"{"type":"timingCurve","duration":1,"curve":"easeOutBack"}"#, "backOut"),
    (#"{"type":"timingCurve","duration":1,"curve":"expo.inOut"}"#, "expInOut"),
    (
      #"{"type":"timingCurve","duration":1,"curve":"back.out(1.7)"}"#,
      #"{"ease":"backOut","overshoot":1.7}"#
    ),
    (
      #"{"type":"timingCurve","duration":1,"curve":"elastic.out(1, 0.3)"}"#,
      #"{"ease":"elasticOut","amplitude":1,"period":0.3}"#
    ),
    (
      #"{"type":"timingCurve","duration":1,"curve":"cubicBezier(0.4,0,0.2,1)"}"#,
      #"{"bezier":[0.4,0,0.2,1]}"#
    ),
    (
      #"{"type":"timingCurve","duration":1,"curve":[0.4,0,0.2,1]}"#, #"{"bezier":[0.4,0,0.2,1]}"#
    ),
    (
      #""back.inOut(2)""#,
      #"{"type":"timingCurve","curve":{"ease":"backInOut","overshoot":2}}"#
    ),
    (#"{"type":"timingCurve","duration":1,"curve":"default"}"#, "ease"),
    (#"{"type":"usingSpringWithDamping","duration":1,"damping":1,"dampingRatio":1}"#, "damping"),
    (
      #"{"type":"cubic-bezier","duration":1}"#,
      #"{"type":"timingCurve","curve":"cubic-bezier(0.42, 0, 0.58, 1)"}"#
    ),
    (
      #""cubic-bezier(0.4, 0, 0.2, 1) 300ms""#,
      #"{"type":"timingCurve","curve":"cubic-bezier(0.4, 0, 0.2, 1)","duration":0.3}"#
    ),
    (#""ease 1s""#, #"{"type":"timingCurve","curve":"ease","duration":1}"#),
    (
      #"{"type":"spring","velocity":5}"#,
      #""type":"interpolatingSpring" with "initialVelocity", or "velocity" beside "from" and "to""#
    ),
    (#"{"type":"interpolatingSpring","velocity":5}"#, "initialVelocity"),
  ])
  func animationsOfOthers(animation: String, hint: String) throws {
    #expect(try problem(animated(animation)).hint == hint)
  }

  @Test(arguments: [
    #""cubic-bezier(2, 0, 0, 1)""#, #""power2.out(3)""#, #""elastic.out(one)""#, #""spring(1)""#,
    "[0.4,0,0.2]", #"["a",0,0,1]"#, "[]",
  ])
  func whatMeansNoCurveIsNotTakenForOne(curve: String) throws {
    let animation = #"{"type":"timingCurve","duration":1,"curve":\#(curve)}"#
    #expect(try problem(animated(animation)).hint == nil)
  }

  @Test(arguments: [
    (".bouncy", "bouncy"), ("Animation.easeIn", "easeIn"), ("spring()", "spring"),
    (".easeInOut(duration: 0.3)", #"{"type":"easeInOut","duration":0.3}"#),
    (
      "Animation.spring(response: 0.5, dampingFraction: 0.7)",
      #"{"type":"spring","response":0.5,"dampingRatio":0.7}"#
    ),
    (
      ".timingCurve(0.2, 0, 0, 1, duration: 0.4)",
      #"{"type":"timingCurve","curve":{"bezier":[0.2,0,0,1]},"duration":0.4}"#
    ),
  ])
  func animationsAsSwiftCallsThem(text: String, hint: String) throws {
    #expect(try problem(animated(#""\#(text)""#)).hint == hint)
    if hint.hasPrefix("{") { _ = try document(animated(hint)) }
  }

  @Test(arguments: [
    ".spring(.bouncy)", "spring(response: fast)", ".timingCurve(0.2, 0)", "wobble(amount: 1)",
  ])
  func whatIsNoCallOfAnAnimationListsThem(text: String) throws {
    let hint = try #require(try problem(animated(#""\#(text)""#)).hint)
    #expect(hint.hasPrefix("default, linear"))
  }

  @Test(arguments: [
    ("duration", "iterationDuration"), ("iteration-count", "iterations"), ("repeat", "iterations"),
    ("animation-fill-mode", "fill"), ("timeScale", "playbackRate"),
  ])
  func timingOfOthers(member: String, hint: String) throws {
    let text = #"{"kind":"animation","from":{"x":0},"to":{"x":1},"timing":{"\#(member)":1}}"#
    #expect(try problem(text).hint == hint)
  }

  @Test(arguments: [
    (#"{"curve":"ease","duration":1}"#, #""type":"timingCurve""#),
    (#"{"initialVelocity":1,"damping":1,"mass":1}"#, #""type":"interpolatingSpring""#),
    (#"{"stiffness":100,"damping":10}"#, "spring, interactiveSpring or interpolatingSpring"),
  ])
  func theTypeThatTheMembersTell(animation: String, hint: String) throws {
    let problem = try problem(animated(animation))
    #expect(problem.code == .missingMember && problem.hint == hint)
  }

  @Test(arguments: [
    ("duration", #""animation":{"type":"easeInOut","duration":0.3}"#),
    ("easing", #""animation":{"type":"easeInOut","duration":0.3}"#),
    ("delay", #""animation":{"type":"easeInOut","duration":0.3,"modifiers":[{"delay":0.1}]}"#),
    ("final", "to"), ("initial", "from"),
  ])
  func membersThatAnAnimationHas(member: String, hint: String) throws {
    let text = #"{"kind":"animation","from":{"x":0},"to":{"x":1},"\#(member)":1}"#
    #expect(try problem(text).hint == hint)
  }

  @Test(arguments: [
    (
      #""keyframes":{"duration":1,"options":["calculationModeCubic"],"keyframes":[]}"#,
      #""calculationMode":"cubic" beside "options""#
    ),
    (
      #""keyframes":{"duration":1,"calculationMode":"calculationModePaced","keyframes":[]}"#,
      "paced"
    ),
    (#""animateKeyframes":{}"#, "keyframes"),
    (#""swap":{"from":"a","to":"b","effect":"transitionFlipFromRight"}"#, "flipFromRight"),
    (
      #""animator":{"name":"n","do":"create","set":{"x":1},"duration":1,"dampingRatio":0.5}"#,
      #""spring":{"dampingRatio":0.7}"#
    ),
    (
      #""animator":{"name":"n","do":"create","set":{"x":1},"duration":1,"controlPoint1":[0,1]}"#,
      #""curve":{"bezier":[0.42,0,0.58,1]}"#
    ),
    (
      #""animator":{"name":"n","do":"create","set":{"x":1},"initialVelocity":1,"spring":"bouncy"}"#,
      "velocity"
    ),
  ])
  func eventsAsUIKitNamesThem(verb: String, hint: String) throws {
    let initial = #"{"x":0,"a.opacity":1,"b.opacity":0}"#
    let text = #"{"kind":"scene","initial":\#(initial),"events":[{"at":0,\#(verb)}]}"#
    #expect(try refusal(of: text).problems.map(\.hint).contains(hint))
  }

  @Test func offsetsAreTimes() throws {
    let frame = #"{"type":"linear","to":1,"offset":0.5}"#
    let text =
      #"{"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[\#(frame)]}]}"#
    #expect(try refusal(of: text).problems.map(\.hint).contains("at"))
  }

  @Test func constantsOfCoreAnimation() {
    #expect(NameHint.of("kCAFillModeForwards", among: ["forwards", "backwards"]) == "forwards")
    #expect(NameHint.of("kCAMediaTimingFunctionEaseIn", among: ["easeIn"]) == "easeIn")
    #expect(
      NameHint.of("kCAMediaTimingFunctionEaseInEaseOut", among: ["easeIn", "easeInOut"])
        == "easeInOut")
    #expect(NameHint.of("kCAMediaTimingFunctionDefault", among: ["linear", "ease"]) == "ease")
    #expect(NameHint.of("fractionComplete", among: ["fraction", "do"]) == "fraction")
    #expect(NameHint.of("startAnimation", among: ["start", "stop"]) == "start")
    #expect(NameHint.of("left", among: ["top", "leading"]) == "leading")
    #expect(NameHint.of("keyPath", among: ["property", "key"]) == "property")
  }

  @Test func aNameWithoutANearOneListsWhatThereIs() throws {
    #expect(NameHint.of("wobble", among: ["top", "left"]) == "top or left")
    #expect(NameHint.of("wobble", among: []) == nil)
    let many = (0..<20).map { "name\($0)" }
    #expect(NameHint.of("wobble", among: many)?.hasSuffix("name15 …") == true)
  }

  @Test(arguments: [
    (#""0""#, "A number stands without quotation marks: 0."),
    (#"".5""#, "A number begins with a digit: write 0.5 for .5."),
    (#""+1.50""#, "A number begins with a digit: write 1.5 for +1.50."),
    (#""12px""#, "Numbers have no unit here: write 12 for 12px."),
    (#""300ms""#, "Numbers have no unit here: write 0.3 for 300ms."),
  ])
  func numbersAsTexts(value: String, message: String) throws {
    let text = #"{"kind":"animation","from":{"x":\#(value)},"to":{"x":1}}"#
    #expect(try problem(text).message == message)
    let duration = try problem(animated(#"{"type":"easeIn","duration":\#(value)}"#))
    #expect(duration.message == message)
  }

  @Test func textsThatStayTextsHaveAForm() throws {
    func hint(_ value: String) throws -> String? {
      try problem(#"{"kind":"animation","from":{"x":\#(value)},"to":{"x":1}}"#).hint
    }
    #expect(try hint(#""97""#) == #"{"discrete":"97"} where it is a text"#)
    #expect(try hint(#""24px""#) == #"{"css":"24px"} where it keeps its unit"#)
  }

  @Test(arguments: ["ease", "cubic-bezier(0.2, 0, 0, 1)", "steps(4)"])
  func curvesOfCSSAreCurvesHere(_ text: String) throws {
    let hint = try problem(animated("\"\(text)\"")).hint
    #expect(hint == #"{"type":"timingCurve","curve":"\#(text)"}"#)
  }

  @Test func aColorByItsName() throws {
    let text = ##"{"kind":"animation","from":{"c":"red"},"to":{"c":"#fff"}}"##
    #expect(try problem(text).hint == #"{"color":"red"}"#)
  }

  @Test(arguments: [
    (#"{"a":1,}"#, "The last member has no comma after it: take it away."),
    ("[1,]", "The last element has no comma after it: take it away."),
    ("[1 // one\n]", "JSON has no comments: take this one away."),
    ("{ /* none */ }", "JSON has no comments: take this one away."),
    ("{'a':1}", "JSON quotes with \", not with '."),
    (#"{"a":'b'}"#, "JSON quotes with \", not with '."),
    ("{a:1}", #"Names stand in quotation marks: write "a"."#),
    (#"{"a":NaN}"#, "JSON has no NaN: every number is finite."),
    (#"{"a":-Infinity}"#, "JSON has no Infinity: every number is finite."),
    (#"{"a":-.5}"#, "A number begins with a digit: write 0.5 for .5."),
    (#"{"a":-}"#, "A digit belongs here."),
    (#"{"a":True}"#, "JSON writes true in small letters, not True."),
    (#"{"a":None}"#, "JSON has no None: leave the member out."),
    (#"{"a":easeIn}"#, #"A text stands in quotation marks: write "easeIn"."#),
    (#"{"a":.5}"#, "A number begins with a digit: write 0.5 for .5."),
    (#"{"a":+5}"#, "A number has no plus sign: leave it out."),
    (#"{"a":}"#, "A value is missing before this bracket."),
  ])
  func textsThatAreAlmostJSON(text: String, message: String) throws {
    #expect(try problem(text).message == message)
  }

  @Test(arguments: ["Kind", "knid", "kinds"])
  func aMisspeltKindIsNamed(_ name: String) throws {
    let problems = try refusal(of: "{\"\(name)\":\"animation\",\"from\":{\"x\":0}}").problems
    #expect(problems.map(\.pointer) == ["/\(name)"])
    #expect(problems.map(\.hint) == ["kind"])
  }

  @Test(arguments: [
    (#"{"v":"5.7","fr":60,"op":120,"layers":[]}"#, "a Lottie file"),
    (#"[{"opacity":0},{"opacity":1}]"#, "keyframes of the Web Animations API"),
    (#"{"x":[0,100],"transition":{"type":"spring"}}"#, "a target of Motion"),
    (#"{"x":100,"duration":1,"ease":"power2.out"}"#, "variables of a GSAP tween"),
    (#"{"keyPath":"position.x","fromValue":1}"#, "a Core Animation object"),
    ("@keyframes fade { from { opacity: 0 } }", "CSS"),
    (".box { animation: fade 1s }", "CSS"), ("animation-name: fade", "CSS"), ("ease-in-out", "CSS"),
    (#"gsap.to(".box", {x: 100})"#, "variables of a GSAP tween"),
    ("const t = gsap.timeline()", "variables of a GSAP tween"),
    (#"animate(".box", {x: 100})"#, "a target of Motion"),
    (#"import { animate } from "motion""#, "a target of Motion"),
    ("box.animate([{opacity: 0}], 300)", "keyframes of the Web Animations API"),
    (#"{"fast":{"$type":"duration","$value":"1s"},"$type":"x"}"#, "design tokens"),
  ])
  func documentsOfOthers(text: String, name: String) throws {
    let hint = try #require(try problem(text).hint)
    #expect(hint.hasPrefix("This looks like \(name)."))
  }

  @Test(arguments: [
    "UIView.animate(withDuration: 0.3, animations: {})", "withAnimation(.spring) {}",
    #"{"name":"gsap.to()",}"#, "300",
  ])
  func whatIsNoDocumentOfOthersIsNotTakenForOne(text: String) throws {
    #expect(try problem(text).hint?.hasPrefix("This looks like") != true)
  }

  @Test func theKindThatTheMembersTell() throws {
    #expect(try problem(#"{"tracks":[]}"#).hint == #""kind":"keyframes""#)
    #expect(try problem(#"{"initial":{},"events":[]}"#).hint == #""kind":"scene""#)
    #expect(try problem("{}").hint == "animation, keyframes, phases or scene")
  }
}

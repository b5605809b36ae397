internal import AnimationEngine

/// Names that people know from other systems, and our names for the same.
///
/// Case, hyphens and underscores are ignored: `iteration-count` is `iterationCount`.
enum ForeignNames {
  /// The one of our `known` names that means the same as `name`; nil if there is none.
  static func name(for name: String, among known: [String]) -> String? {
    let key = key(of: name)
    if let same = known.first(where: { self.key(of: $0) == key }) { return same }
    guard let here = names[key] else { return nil }
    return here.first(where: known.contains)
  }

  /// Advice on what to write instead of `name`, if no single known name means the same.
  static func advice(on name: String, among known: [String]) -> String? {
    if known.contains(animationWithCurve),
      let animation = SwiftCall.animation(name, among: known) ?? animation(named: name)
    {
      return animation
    }
    if let ease = ForeignEase.name(for: name), known.contains(ease) { return ease }
    return advice[key(of: name)]?.first { known.contains($0.where) }?.text
  }

  /// The animation that a name means: one with the curve of another system, or with an easing and a
  /// duration as CSS writes them, `ease 300ms`.
  private static func animation(named name: String) -> String? {
    if let text = curve(named: name) { return curve(text) }
    if let object = ForeignEase.curve(calledBy: name) {
      return #"{"type":"timingCurve","curve":\#(object)}"#
    }
    guard name.utf8.count <= longest, let space = name.lastIndex(of: " "),
      case let time = name[space...].dropFirst(), let seconds = Units.seconds(time),
      let curve = curve(named: String(name[..<space]))
    else { return nil }
    return #"{"type":"timingCurve","curve":"\#(curve)","duration":\#(seconds.json)}"#
  }

  /// The curve that a name means: another system's ease, or a CSS easing that is a curve here.
  private static func curve(named name: String) -> String? {
    if let ease = ForeignEase.name(for: name) { return ease }
    let isCSS = name.utf8.count <= longest && (try? UnitCurve(css: name)) != nil
    return isCSS ? name : nil
  }

  /// The name of the animation that takes any curve; if it is among the known names, the name of
  /// an animation is expected.
  private static let animationWithCurve = "timingCurve"

  /// The name without differences of notation: case, hyphens, underscores, constants' prefixes.
  private static func key(of name: String) -> String {
    guard name.utf8.count <= longest else { return name }
    let plain = name.lowercased().filter { $0 != "-" && $0 != "_" }
    let prefix = constantPrefixes.first { plain.hasPrefix($0) && plain.count > $0.count }
    return prefix.map { String(plain.dropFirst($0.count)) } ?? plain
  }

  /// The greatest length of a foreign name in bytes.
  private static let longest = 60

  /// The prefixes of Apple's constants, which carry no meaning of their own.
  private static let constantPrefixes = [
    "kcafillmode", "kcamediatimingfunction", "kcaanimation", ".curve", "curveease", "animation.",
    "unitcurve.", "transition", ".",
  ]

  /// Our names for other systems' names; the first one allowed in the place is suggested.
  private static let names: [String: [String]] = [
    // Core Animation and UIKit.
    "fromvalue": ["from"], "tovalue": ["to"], "byvalue": ["by"], "keypath": ["property"],
    "fractioncomplete": ["fraction"], "startanimation": ["start"], "pauseanimation": ["pause"],
    "continueanimation": ["continue"], "stopanimation": ["stop"], "finishanimation": ["finish"],
    "addanimations": ["animate"], "usingspringwithdamping": ["dampingRatio", "damping"],
    "withduration": ["duration"], "initialspringvelocity": ["initialVelocity", "velocity"],
    "isremovedoncompletion": ["removedOnCompletion"], "timingfunction": ["easing", "curve"],
    "springdamping": ["dampingRatio", "damping"], "left": ["leading"], "right": ["trailing"],
    "animatekeyframes": ["keyframes"], "initialvelocity": ["velocity"],
    "calculationmodelinear": ["linear"], "calculationmodediscrete": ["discrete"],
    "calculationmodepaced": ["paced"], "calculationmodecubic": ["cubic"],
    "calculationmodecubicpaced": ["cubicPaced"],
    "dampingratio": ["damping"], "dampingfraction": ["dampingRatio", "damping"],
    "in": ["easeIn"], "out": ["easeOut"], "inout": ["easeInOut"],
    "easeineaseout": ["easeInOut"], "default": ["ease"],
    // CSS and the Web Animations API.
    "iterationcount": ["iterations"], "animationiterationcount": ["iterations"],
    "animationduration": ["iterationDuration", "duration"], "animationdelay": ["delay"],
    "animationfillmode": ["fill"], "animationdirection": ["direction"],
    "animationtimingfunction": ["easing", "curve"], "fillmode": ["fill"],
    "duration": ["iterationDuration"], "composite": ["additive"],
    // Motion, GSAP and other systems for the web.
    "tension": ["stiffness"], "friction": ["damping"], "visualduration": ["duration"],
    "repeat": ["iterations", "repeatCount"], "loop": ["iterations", "repeatCount"],
    "yoyo": ["direction", "autoreverses"], "alternate": ["autoreverses"],
    "ease": ["easing", "curve"], "easing": ["curve"], "transition": ["animation"],
    "timescale": ["speed", "playbackRate"], "restdelta": ["epsilon"], "animate": ["to"],
    "none": ["linear"], "offset": ["at"], "initial": ["from"], "final": ["to"], "end": ["to"],
    "start": ["from"], "velocity": ["initialVelocity"],
    // Whole numbers.
    "int": ["integer"], "whole": ["integer"], "wholenumber": ["integer"], "round": ["integer"],
    "rounded": ["integer"], "count": ["integer"],
  ]

  /// Advice for names without an equivalent, given if the name `where` is allowed in the place.
  private static let advice: [String: [(where: String, text: String)]] = [
    "delay": [
      ("modifiers", modifier(#"{"delay":0.3}"#)),
      ("animation", eased(#""duration":0.3,"modifiers":[{"delay":0.1}]"#)),
    ],
    "duration": [("animation", eased(#""duration":0.3"#))],
    "repeat": [("modifiers", modifier(#"{"repeatCount":3}"#))],
    "repeatcount": [("modifiers", modifier(#"{"repeatCount":3}"#))],
    "iterations": [("modifiers", modifier(#"{"repeatCount":3}"#))],
    "loop": [("modifiers", modifier(#"{"repeatForever":true,"autoreverses":false}"#))],
    "repeatforever": [("modifiers", modifier(#"{"repeatForever":true}"#))],
    "autoreverses": [("modifiers", modifier(#"{"repeatCount":2,"autoreverses":true}"#))],
    "yoyo": [("modifiers", modifier(#"{"repeatCount":2,"autoreverses":true}"#))],
    "speed": [("modifiers", modifier(#"{"speed":2}"#))],
    "timescale": [("modifiers", modifier(#"{"speed":2}"#))],
    "easing": [("modifiers", timingCurve), ("animation", eased(#""duration":0.3"#))],
    "ease": [("modifiers", timingCurve), ("animation", eased(#""duration":0.3"#))],
    "timingfunction": [("modifiers", timingCurve), ("animation", eased(#""duration":0.3"#))],
    "cubicbezier": [("timingCurve", curve("cubic-bezier(0.42, 0, 0.58, 1)"))],
    "bezier": [("timingCurve", curve("cubic-bezier(0.42, 0, 0.58, 1)"))],
    "steps": [("timingCurve", curve("steps(4)"))],
    "velocity": [("modifiers", startVelocity)], "initialvelocity": [("modifiers", startVelocity)],
    "tension": [("modifiers", #""type":"spring" with "stiffness" and "damping""#)],
    "friction": [("modifiers", #""type":"spring" with "stiffness" and "damping""#)],
    "fromvalue": [("basic", basic)], "tovalue": [("basic", basic)], "byvalue": [("basic", basic)],
    "keypath": [("from", namedProperty)],
    "dampingratio": [("scrubsLinearly", #""spring":{"dampingRatio":0.7}"#)],
    "controlpoint1": [("scrubsLinearly", controlPoints)],
    "controlpoint2": [("scrubsLinearly", controlPoints)],
    "calculationmodelinear": [("beginFromCurrentState", mode("linear"))],
    "calculationmodediscrete": [("beginFromCurrentState", mode("discrete"))],
    "calculationmodepaced": [("beginFromCurrentState", mode("paced"))],
    "calculationmodecubic": [("beginFromCurrentState", mode("cubic"))],
    "calculationmodecubicpaced": [("beginFromCurrentState", mode("cubicPaced"))],
    "number": [("integer", #"a number stands alone: 3, or {"integer":3} where it shows whole"#)],
    "value": [("integer", #"a value stands alone: 3, or {"integer":3} for a whole number"#)],
  ]

  private static func modifier(_ object: String) -> String { #""modifiers":[\#(object)]"# }

  private static func eased(_ members: String) -> String {
    #""animation":{"type":"easeInOut",\#(members)}"#
  }

  private static func curve(_ text: String) -> String {
    #"{"type":"timingCurve","curve":"\#(text)"}"#
  }

  /// UIKit has the mode among the options of keyframes.
  private static func mode(_ name: String) -> String {
    #""calculationMode":"\#(name)" beside "options""#
  }

  private static let controlPoints = #""curve":{"bezier":[0.42,0,0.58,1]}"#

  private static let startVelocity =
    #""type":"interpolatingSpring" with "initialVelocity", or "velocity" beside "from" and "to""#

  private static let timingCurve = #""type":"timingCurve" with "curve":"easeInOut""#

  private static let basic = #""basic":{"from":0,"to":1}"#

  private static let namedProperty = #"the property is named where its values are: "from":{"x":0}"#
}

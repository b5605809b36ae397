internal import AnimationEngine

/// A spring as a document describes it: by one of the sets of members that there are.
///
///     "bouncy"    {"duration":0.5,"bounce":0.2}    {"mass":1,"stiffness":100,"damping":10}
enum SpringDocument {
  /// A preset with its duration and a bounce on top of the preset's own.
  case preset(SpringPreset, duration: Double, extraBounce: Double)
  /// A perceptual duration in seconds and a bounce.
  case perceptual(duration: Double, bounce: Double)
  /// The period of the undamped oscillation in seconds, and the damping ratio.
  case response(Double, dampingRatio: Double)
  /// A spring given by mass, stiffness and damping.
  case physical(SpringDocument.Parameters)
  /// The seconds until the spring stays within epsilon of the target, and the damping ratio.
  case settling(duration: Double, dampingRatio: Double, epsilon: Double)

  /// Mass, stiffness and damping of a spring.
  struct Parameters {
    var mass, stiffness, damping: Double
    /// Whether the spring may be over-damped; nil leaves that to the default of the place.
    var allowOverDamping: Bool?
  }

  /// The spring described. `overDamps` is whether physical parameters may over-damp by default.
  func spring(overDamps: Bool = false) -> Spring {
    switch self {
    case .preset(let preset, let duration, let extra):
      Spring(duration: duration, bounce: preset.bounce + extra)
    case .perceptual(let duration, let bounce): Spring(duration: duration, bounce: bounce)
    case .response(let response, let ratio): Spring(response: response, dampingRatio: ratio)
    case .physical(let given):
      Spring(
        mass: given.mass, stiffness: given.stiffness, damping: given.damping,
        allowOverDamping: given.allowOverDamping ?? overDamps)
    case .settling(let duration, let ratio, let epsilon):
      Spring(settlingDuration: duration, dampingRatio: ratio, epsilon: epsilon)
    }
  }
}

extension DocumentDecoder {
  /// Reports a problem with a parameter at the member named like it.
  mutating func report(_ problem: ParameterProblem, in members: Members) {
    let word = WordTable.shared.word(ArraySlice(problem.parameter.utf8))
    report(.outOfRange, at: word.flatMap { members[$0] } ?? members.object, problem.message)
  }
}

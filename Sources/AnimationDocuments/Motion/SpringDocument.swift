internal import AnimationEngine

/// A spring as a document describes it: by one of the sets of members that there are.
///
///     "bouncy"    {"duration":0.5,"bounce":0.2}    {"mass":1,"stiffness":100,"damping":10}
enum SpringDocument {
  /// A preset with what comes on top of its own bounce.
  case preset(SpringPreset, duration: Double, extraBounce: Double)
  /// A perceptual duration and a bounce.
  case perceptual(duration: Double, bounce: Double)
  /// The period of the undamped swing and the part of critical damping.
  case response(Double, dampingRatio: Double)
  /// The physical parameters.
  case physical(SpringDocument.Parameters)
  /// The time to come within epsilon of the target.
  case settling(duration: Double, dampingRatio: Double, epsilon: Double)

  /// The physical parameters of a spring.
  struct Parameters {
    var mass, stiffness, damping: Double
    /// Whether it may be over-damped; nil where that is left to the place.
    var allowOverDamping: Bool?
  }

  /// The spring that is described. `overDamps` is whether physical parameters may over-damp when
  /// they do not say so themselves.
  func spring(overDamps: Bool = false) -> Spring {
    switch self {
    case .preset(let preset, let duration, let extra):
      Spring(duration: duration, bounce: preset.baseBounce + extra)
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

/// The springs that have names.
enum SpringPreset: String, CaseIterable {
  case smooth, snappy, bouncy

  /// The bounce that it has by itself.
  var baseBounce: Double {
    switch self {
    case .smooth: 0
    case .snappy: 0.15
    case .bouncy: 0.3
    }
  }
}

/// What a description of a spring takes where its members are silent.
struct SpringDefaults {
  /// The response when only a damping ratio is given; nil where it has to be given.
  var response: Double?
  /// The damping ratio when only a response is given; nil where it has to be given.
  var dampingRatio: Double?
}

extension DocumentDecoder {
  /// Reports what the engine finds wrong with a parameter, at the member of its name.
  mutating func report(_ problem: ParameterProblem, in members: Members) {
    let word = WordTable.shared.word(ArraySlice(problem.parameter.utf8))
    report(
      .outOfRange, at: word.flatMap { members[$0] } ?? members.object, problem.message)
  }
}

// The costs of evaluating lanes, in work units of about 10 ns. Limits count them.

extension Lane {
  /// The maximum cost of one row at an arbitrary time: that of the most costly segment. Rows of a
  /// uniform grid cost less.
  ///
  /// - Complexity: O(1).
  var rowCost: Int { LaneCost.plain + partCost }

  /// The cost of an evaluation at one time.
  ///
  /// - Complexity: O(log segments + additive animations).
  package func cost(at time: Double) -> Int {
    let segment = segments[segmentIndex(at: time)]
    return segment.isComposite ? LaneCost.plain + parts[segment.part].rowCost : LaneCost.plain
  }
}

/// The costs of single evaluations, in work units.
enum LaneCost {
  /// The cost of a closed form, including the search for its segment.
  static let plain = 5
  /// The cost of a time map, for each of its modifiers and once more.
  static let map = 4
  /// The cost of adding an additive animation to the value below it.
  static let share = 2
  /// The cost of integrating a spring from a checkpoint.
  static let steps = 70
  /// The cost of finding a position on a spline at constant speed.
  static let arc = 60
  /// The cost of one clock of a layer animation.
  static let clock = 10
  /// The cost of gathering a time at which a part may jump or bend.
  static let joint = 3
}

extension LanePart {
  /// The maximum cost of evaluating the part.
  ///
  /// - Complexity: O(additive animations).
  var rowCost: Int {
    switch self {
    case .mapped(let mapped):
      LaneCost.map * (1 + mapped.map.levelCount)
        + max(mapped.forward.rowCost, mapped.backward.rowCost)
    case .additive(let additive):
      additive.additives.reduce(additive.base.rowCost) { $0 + LaneCost.share + $1.progress.rowCost }
    case .overlaid(let overlaid):
      overlaid.base.rowCost + overlaid.cost
    case .stepped: LaneCost.steps
    case .pieced: 2 * LaneCost.plain
    case .levels: LaneCost.plain
    case .custom(let custom): custom.rowCost
    }
  }
}

extension LanePart {
  /// The number of overlays that the part is composed of.
  var overlayCount: Int {
    if case .overlaid(let overlaid) = self { overlaid.shown.count } else { 0 }
  }
}

extension CustomLane {
  /// The cost of evaluating a custom animation, which computes the whole vector for any component.
  fileprivate var rowCost: Int {
    switch self {
    case .number: 40
    case .component(_, let motion): 40 + 5 * motion.value(at: 0).count
    }
  }
}

extension OverlayPiece {
  /// The cost of applying the overlay to a value.
  var rowCost: Int {
    switch self {
    case .addition(_, let progress), .replacement(_, _, let progress):
      LaneCost.share + progress.rowCost
    case .factor(let lane): LaneCost.share + lane.rowCost
    case .cycles(let cycles): 2 * LaneCost.map + cycles.cycle.rowCost
    case .driven(let interpolation):
      4 * LaneCost.plain + interpolation.animatorState.path.segments.count / 2
    case .layer(let playback): playback.rowCost
    case .below: LaneCost.share
    case .timed(let piece, _): 2 * piece.rowCost + LaneCost.clock
    case .multiplied(let piece, let lane): LaneCost.share + piece.rowCost + lane.rowCost
    }
  }
}

extension BlockCycles.Cycle {
  fileprivate var rowCost: Int {
    switch self {
    case .lane(let lane): lane.rowCost
    case .keyframes(let path): LaneCost.plain + path.pathCost
    }
  }
}

extension LayerPlayback {
  fileprivate var rowCost: Int {
    let interpolationCost =
      switch interpolation {
      case .interval: LaneCost.share
      case .spring: LaneCost.plain
      case .path(let path): path.rowCost
      case .direction: LaneCost.arc
      }
    return clocks.count * LaneCost.clock + interpolationCost
  }
}

extension KeyframePath {
  /// The cost of evaluating the path.
  var rowCost: Int { isPacedSpline ? LaneCost.arc : 2 * LaneCost.plain }
}

// What it costs to ask lanes for a number, in units of work of some 10 ns each. Limits count this.

extension Lane {
  /// What a row costs at most, at an arbitrary time: that of the most costly segment. Rows of a
  /// uniform grid cost less.
  ///
  /// - Complexity: O(1).
  var rowCost: Int { LaneCost.plain + partCost }

  /// What a look at one time costs.
  ///
  /// - Complexity: O(log segments + additive animations).
  package func cost(at time: Double) -> Int {
    let segment = segments[segmentIndex(at: time)]
    return segment.isComposite ? LaneCost.plain + parts[segment.part].rowCost : LaneCost.plain
  }
}

/// What single evaluations cost, in units of work.
enum LaneCost {
  /// A closed form, and to find the segment that holds it.
  static let plain = 5
  /// To find where the map of a repetition leads, for each of its modifiers and once more.
  static let map = 4
  /// A share that is added to what is below.
  static let share = 2
  /// A walk from a checkpoint of a spring's steps.
  static let steps = 70
  /// To find a place on a spline at even speed.
  static let arc = 60
  /// One clock of an animation of a layer.
  static let clock = 6
}

extension LanePart {
  /// What a look at the part costs.
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

extension CustomLane {
  /// An animation moves the whole vector, whichever component is asked for.
  fileprivate var rowCost: Int {
    switch self {
    case .number: 40
    case .component(_, let motion): 40 + 5 * motion.value(at: 0).count
    }
  }
}

extension OverlayPiece {
  /// What it costs to lay the overlay over a value.
  var rowCost: Int {
    switch self {
    case .addition(_, let progress), .replacement(_, _, let progress):
      LaneCost.share + progress.rowCost
    case .cycles(let cycles): 2 * LaneCost.map + cycles.cycle.rowCost
    case .driven(let interpolation):
      4 * LaneCost.plain + interpolation.animatorState.path.segments.count / 2
    case .layer(let playback): playback.rowCost
    case .below: LaneCost.share
    case .timed(let piece, _): 2 * piece.rowCost + LaneCost.clock
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
  /// What a place on the path costs.
  var rowCost: Int { isPacedSpline ? LaneCost.arc : 2 * LaneCost.plain }
}

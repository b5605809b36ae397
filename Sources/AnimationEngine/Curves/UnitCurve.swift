/// An easing function, from progress to eased progress: 0 at 0, and nearly always 1 at 1.
///
///     UnitCurve.easeInOut.value(at: 0.25)                 // 0.129…
///     try UnitCurve(css: "steps(4)").value(at: 0.6)       // 0.5
///
/// Progress is clamped to 0...1, for velocities too; only curves parsed from CSS extrapolate, as
/// CSS requires. The value of a curve may leave 0...1. NaN gives NaN.
public struct UnitCurve: Hashable, Sendable {
  /// The kinds of curves, boxed, so that keyframes and segments stay small and cheap to copy.
  package indirect enum Storage: Hashable, Sendable {
    /// The identity.
    case linear
    /// One of the named Bézier curves, whose slopes at both ends are prescribed.
    case preset(Preset, CubicBezier)
    /// A Bézier curve.
    case bezier(CubicBezier)
    /// A circular curve.
    case circular(CircularEase)
    /// A classic ease.
    case ease(NamedEase)
    /// A CSS easing.
    case css(CSSEasing)
  }

  /// The named Bézier curves.
  package enum Preset: String, CaseIterable, Hashable, Sendable {
    case easeIn, easeOut, easeInOut
  }

  /// The kind of this curve.
  package let storage: Storage

  package init(_ storage: Storage) { self.storage = storage }

  /// The value at `progress`.
  ///
  /// - Parameters:
  ///   - progress: The progress; clamped to 0...1 unless the curve comes from CSS.
  ///   - isBefore: CSS's *before* flag: the animation has not begun, or has run out backward. It
  ///     matters only to `steps()`, where exactly at a jump the level before the jump then applies.
  /// - Complexity: Constant; O(log stops) for `linear()`.
  public func value(at progress: Double, isBefore: Bool = false) -> Double {
    switch storage {
    case .linear: min(max(progress, 0), 1)
    case .preset(_, let bezier), .bezier(let bezier): bezier.value(at: progress)
    case .circular(let circular): circular.value(at: progress)
    case .ease(let ease): ease.value(at: progress)
    case .css(let easing): easing.value(at: progress, isBefore: isBefore)
    }
  }

  /// The value at `progress` of a motion that takes `duration` seconds and is at `time`, from which
  /// steps know their jumps more exactly than from the quotient. A motion that takes no time has
  /// the progress alone.
  func value(
    at progress: Double, time: @autoclosure () -> Double, of duration: Double,
    isBefore: Bool = false
  ) -> Double {
    if duration > 0, case .css(.steps(let steps)) = storage {
      return steps.value(at: time(), of: duration, isBefore: isBefore)
    }
    return value(at: progress, isBefore: isBefore)
  }

  /// The slope at `progress`, which is clamped to 0...1 like the progress of values.
  ///
  /// It is the derivative of ``value(at:isBefore:)``, infinite where a curve is vertical, except:
  /// - At both ends the named curves have the slopes that SwiftUI gives them: ``easeIn`` 0 and 0,
  ///   ``easeOut`` 1 and 0, ``easeInOut`` 0 and 0. The limit of `easeIn` at 1 and of `easeOut` at 0
  ///   is 1.72.
  /// - Where the derivatives of x and y of a Bézier curve are both 0, the slope is 1.
  /// - Outside 0...1 a clamped curve keeps the slope of its end.
  /// - A corner of `linear()` or of a bounce has the slope of one side.
  /// - At the jumps of `steps()` and `linear()` it is the slope beside the jump.
  public func velocity(at progress: Double) -> Double {
    switch storage {
    case .linear: progress.isNaN ? .nan : 1
    case .preset(let preset, let bezier): preset.velocity(of: bezier, at: progress)
    case .bezier(let bezier): bezier.velocity(at: progress)
    case .circular(let circular): circular.velocity(at: progress)
    case .ease(let ease): ease.velocity(at: progress)
    case .css(let easing): easing.velocity(at: progress)
    }
  }

  /// The inverse function, which exchanges progress and value.
  ///
  /// For a Bézier curve, the control points exchange their coordinates (an x that then lies outside
  /// 0...1 is clamped), so the inverse of ``easeIn`` is not ``easeOut``. ``circularEaseIn`` and
  /// ``circularEaseOut`` are each other's inverse, and so are the eases `circleIn` and `circleOut`;
  /// powers have the reciprocal exponent. Curves whose inverse is not available are returned
  /// unchanged: ``circularEaseInOut``, `steps()`, `linear()` with values that do not rise, and the
  /// other classic eases.
  public var inverse: UnitCurve {
    switch storage {
    case .linear: self
    case .preset(_, let bezier), .bezier(let bezier): UnitCurve(.bezier(bezier.swapped))
    case .circular(let circular): UnitCurve(.circular(circular.inverse))
    case .ease(let ease): UnitCurve(.ease(ease.inverse))
    case .css(let easing): UnitCurve(.css(easing.inverse))
    }
  }
}

extension UnitCurve.Preset {
  /// The slope at `progress`: that of the curve inside, and the prescribed one at both ends.
  fileprivate func velocity(of bezier: CubicBezier, at progress: Double) -> Double {
    if progress <= 0 { return self == .easeOut ? 1 : 0 }
    return progress >= 1 ? 0 : bezier.velocity(at: progress)
  }
}

extension CSSEasing {
  fileprivate var inverse: CSSEasing {
    switch self {
    case .keyword(_, let bezier), .cubicBezier(let bezier): .cubicBezier(bezier.swapped)
    case .stops(let curve): curve.inverse.map { .stops($0) } ?? self
    case .linear, .steps: self
    }
  }
}

extension LinearCurve {
  /// The piecewise linear curve with positions and values exchanged; nil unless the values rise.
  fileprivate var inverse: LinearCurve? {
    let rises = zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
    guard rises else { return nil }
    return LinearCurve(through: zip(values, positions).map { UnitPoint(x: $0, y: $1) })
  }
}

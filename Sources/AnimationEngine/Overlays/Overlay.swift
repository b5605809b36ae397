/// An animation that lies over what a property shows, for a time.
package struct Overlay {
  /// From when on it shows, in seconds.
  package var start: Double
  /// From when on it shows no more; infinite for one that stays when its motion is over.
  package var end: Double
  /// When its motion is over.
  package var motionEnd: Double
  /// Whether the motion ran to its end; false when it was removed before.
  package var isFinished = true
  /// Whether touches do not reach its view while it shows: that of a block of UIKit which does not
  /// allow them.
  package var blocksTouches = false
  /// What it shows.
  package let form: Form

  /// What an animation makes of what is below it.
  package enum Form {
    /// Takes away what is still to go of an interval: an additive animation of UIKit.
    case addition(interval: Components, progress: AnimationRun<Double>)
    /// Shows its own motion, whatever is below: an animation of UIKit that replaces.
    case replacement(from: Components, to: Components, progress: AnimationRun<Double>)
    /// Shows keyframes of views, or a block of UIKit that runs there and back.
    case cycles(BlockCycles)
    /// Shows what a property animator does between two actions.
    case driven(AnimatorInterpolation<Components>)
    /// Shows an animation of a layer.
    case layer(LayerMotion)
  }

  package init(_ form: Form, from start: Double, until end: Double, motionEnd: Double? = nil) {
    self.form = form
    self.start = start
    self.end = end
    self.motionEnd = motionEnd ?? end
  }

  /// What shows at `time` over `below`.
  package func value(at time: Double, over below: Components) -> Components {
    switch form {
    case .addition(let interval, let progress):
      below + interval.scaled(by: progress.value(at: time - start) - 1)
    case .replacement(let from, let to, let progress):
      from.advanced(to: to, by: progress.value(at: time - start))
    case .cycles(let cycles): cycles.value(at: time - start, over: below)
    case .driven(let interpolation): interpolation.value(at: time, over: below)
    case .layer(let motion): motion.value(at: time, over: below)
    }
  }

  /// How fast it moves at `time`, per second.
  package func velocity(at time: Double, over below: Components, _ belowVelocity: Components)
    -> Components
  {
    switch form {
    case .addition(let interval, let progress):
      belowVelocity + interval.scaled(by: progress.velocity(at: time - start))
    case .replacement(let from, let to, let progress):
      (to - from).scaled(by: progress.velocity(at: time - start))
    case .cycles(let cycles): cycles.velocity(at: time - start, over: belowVelocity)
    case .driven(let interpolation): interpolation.velocity(at: time, over: belowVelocity)
    case .layer(let motion): motion.velocity(at: time, over: below, belowVelocity)
    }
  }

  /// The same of one component.
  func piece(of component: Int) -> OverlayPiece {
    switch form {
    case .addition(let interval, let progress):
      .addition(interval: interval[component], progress: progress.lane(from: start))
    case .replacement(let from, let to, let progress):
      .replacement(
        from: from[component], to: to[component], progress: progress.lane(from: start))
    case .cycles(let cycles): .cycles(cycles.piece(of: component, from: start))
    case .driven(let interpolation): .driven(interpolation.component(component))
    case .layer(let motion): .layer(motion.component(component))
    }
  }
}

extension VectorArithmetic {
  /// The place after a part of the distance to `target`: exactly there after all of it.
  package func advanced(to target: Self, by progress: Double) -> Self {
    progress == 1 ? target : self + (target - self).scaled(by: progress)
  }
}

extension Animation {
  /// Delays the animation by `delay` seconds; a negative delay skips its beginning.
  public func delay(_ delay: TimeInterval) -> Animation { modified(.delay(delay)) }

  /// Runs the animation `speed` times as fast; at 0 and below it stays at its start for ever.
  public func speed(_ speed: Double) -> Animation { modified(.speed(speed)) }

  /// Runs the animation `count` times, at least once, every second backward if `autoreverses`.
  ///
  /// After an even number of cycles that reverse, the value jumps to the animation's target.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    modified(.repeatCount(max(count, 1), autoreverses: autoreverses))
  }

  /// Repeats the animation forever, every second time backward if it `autoreverses`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(.repeatForever(autoreverses: autoreverses))
  }

  /// Makes the animation logically complete after `duration` seconds, at least 0, or at its end if
  /// that is earlier; the motion does not change.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    modified(.logicallyComplete(after: max(duration, 0)))
  }

  private func modified(_ modifier: Modifier) -> Animation {
    var animation = self
    animation.modifiers.append(modifier)
    return animation
  }
}

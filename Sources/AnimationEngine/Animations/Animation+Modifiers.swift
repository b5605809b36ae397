extension Animation {
  /// Delays the animation by `delay` seconds; a negative delay skips the beginning of the
  /// animation.
  public func delay(_ delay: TimeInterval) -> Animation { modified(.delay(delay)) }

  /// Runs the animation `speed` times as fast. At 0 and below the animation stays at its start and
  /// never ends.
  public func speed(_ speed: Double) -> Animation { modified(.speed(speed)) }

  /// Runs the animation `count` times, every second time backward if it `autoreverses`; a count
  /// below 1 counts as 1.
  ///
  /// After an even number of cycles that reverse, the value jumps to the animation's target.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    modified(.repeatCount(max(count, 1), autoreverses: autoreverses))
  }

  /// Repeats the animation forever, every second time backward if it `autoreverses`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(.repeatForever(autoreverses: autoreverses))
  }

  /// Makes the animation logically complete after `duration` seconds, or at its end if that is
  /// earlier; the motion does not change.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    modified(.logicallyComplete(after: duration))
  }

  private func modified(_ modifier: Modifier) -> Animation {
    var animation = self
    animation.modifiers.append(modifier)
    return animation
  }
}

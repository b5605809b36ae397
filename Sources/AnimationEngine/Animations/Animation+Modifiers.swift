extension Animation {
  /// Begins `delay` seconds later; a negative delay begins inside the animation.
  public func delay(_ delay: TimeInterval) -> Animation { modified(.delay(delay)) }

  /// Runs `speed` times as fast. 0 and below hold the start and never end.
  public func speed(_ speed: Double) -> Animation { modified(.speed(speed)) }

  /// Runs `count` times, every second time backwards if it `autoreverses`; a count below 1 is 1.
  ///
  /// After an even number of cycles that reverse, the value jumps to where the animation leads.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    modified(.repeatCount(max(count, 1), autoreverses: autoreverses))
  }

  /// Runs without end, every second time backwards if it `autoreverses`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(.repeatForever(autoreverses: autoreverses))
  }

  /// Counts as complete after `duration` seconds, if it does not end before; it moves on all the
  /// same.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    modified(.logicallyComplete(after: duration))
  }

  private func modified(_ modifier: Modifier) -> Animation {
    var animation = self
    animation.modifiers.append(modifier)
    return animation
  }
}

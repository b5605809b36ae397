import AnimationEngine

extension CSSLinear {
  /// The approximate number of times at which each line is sampled.
  private static let looks = 32

  /// The plot of the easing over the exact progress, with the error between them.
  ///
  /// - Parameters:
  ///   - name: What the animation is called.
  ///   - property: What the panel is called.
  ///   - tolerance: The error that it may have.
  ///   - progress: The progress at a share of the duration.
  /// - Complexity: O(points) calls.
  public func picture(
    of name: String, _ property: String, within tolerance: Double,
    _ progress: @escaping @Sendable (Double) -> Double
  ) -> ExportPicture {
    let easing = WrittenEasing(
      name: property, motion: progress, easing: self.progress(at:), error: maximumError)
    let inner = zip(points, points.dropFirst()).flatMap { from, to in
      (0..<Self.looks).map { look in
        from.position + (to.position - from.position) * Double(look) / Double(Self.looks)
      }
    }
    let places = Set(inner + PlotTimes.even(over: 0...1)).sorted()
    let trace = ExportTrace(
      easing, over: duration, at: places, bound: tolerance,
      stops: points.map { PlotFigure.Dot(time: $0.position, value: $0.progress) })
    let figure = PlotFigure(
      exported: name, as: "css-linear", within: maximumError, over: duration, [trace.panel])
    return ExportPicture(figure: figure, maximumError: maximumError)
  }

  /// The work of making a picture, in units of work, if a value costs `cost`.
  public func workOfPicture(at cost: Int) -> Int {
    let looks = WorkMeter.sum(WorkMeter.product(Self.looks, points.count), PlotTimes.steps)
    // For each time the points are searched too.
    return WorkMeter.product(
      looks, WorkMeter.sum(cost, PlotFigure.workPerPoint + points.count / 8))
  }
}

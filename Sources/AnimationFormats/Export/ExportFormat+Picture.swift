public import AnimationEngine

/// The plot of an export over the original.
public struct ExportPicture: Sendable {
  /// A panel for each channel: the exact motion, the exported one, and the error between them.
  public var figure: PlotFigure
  /// The greatest error that the export states.
  public var maximumError: Double
}

extension ExportFormat {
  /// The plot of an export over the exact animation, with the error.
  ///
  /// The parameters are those of ``export(_:round:named:_:mostValues:meter:)``.
  ///
  /// - Throws: The same errors, and the meter's refusal of the work of the picture.
  public func picture(
    _ timeline: Timeline, round: ExportRound? = nil, named name: String?, _ options: ExportOptions,
    mostValues: Int = 1_000_000, meter: inout WorkMeter
  ) throws(ExportProblem) -> ExportPicture {
    let written = try written(
      timeline, round: round, named: name, options, mostValues: mostValues, meter: &meter)
    do {
      try meter.charge(written.workOfPicture)
      try meter.keep(bytes: written.bytesOfPicture)
    } catch {
      throw .timeline(error)
    }
    let figure = PlotFigure(of: written, as: self.name)
    return ExportPicture(figure: figure, maximumError: written.maximumError)
  }
}

extension WrittenExport {
  private var drawn: ArraySlice<ExportChannel> { motion.channels.prefix(PlotFigure.mostPanels) }

  /// The greatest number of times at which a picture samples a channel.
  private func looks(at channel: ExportChannel) -> Int {
    let probes = WorkMeter.product(ChannelSampler.probes, channel.keyframes.count)
    return WorkMeter.sum(2 * probes, PlotTimes.steps)
  }

  fileprivate var workOfPicture: Int {
    drawn.reduce(0) { sum, channel in
      let each = WorkMeter.sum(
        channel.sampler.workPerTime,
        WorkMeter.product(PlotFigure.workPerPoint, channel.tolerances.count))
      return WorkMeter.sum(sum, WorkMeter.product(looks(at: channel), each))
    }
  }

  fileprivate var bytesOfPicture: Int {
    drawn.reduce(0) { sum, channel in
      let numbers = 4 * channel.tolerances.count + 4
      return WorkMeter.sum(sum, WorkMeter.product(looks(at: channel), numbers, 8))
    }
  }
}

extension PlotFigure {
  /// The figure of an export in a format.
  init(of written: WrittenExport, as format: String) {
    let motion = written.motion
    let panels =
      written.easings.isEmpty
      ? motion.channels.prefix(Self.mostPanels).map { Panel($0, over: motion.duration) }
      : written.easings.prefix(Self.mostPanels).map { easing in
        ExportTrace(
          easing, over: motion.duration, at: PlotTimes.even(over: 0...1)
        ).panel
      }
    self.init(
      exported: motion.name, as: format, within: written.maximumError, over: motion.duration,
      panels, marks: motion.markers.map { Mark(time: $0.time, name: $0.name) },
      leftOut: motion.channels.count - panels.count)
  }

  /// The figure of some panels about an export.
  init(
    exported name: String, as format: String, within error: Double, over duration: Double,
    _ panels: [Panel], marks: [Mark] = [], leftOut: Int = 0
  ) {
    let title = "\(name) as \(format)"
    var notes = [
      "Thin: the document. Wide: \(format), with its keyframes as dots.",
      "Below: the error; broken lines are what is allowed.",
    ]
    if leftOut > 0 { notes.append("\(leftOut) more are left out.") }
    self.init(
      title: title, over: 0...(duration > 0 ? duration : 1), panels, marks: marks,
      notes: notes + Panel.notes(on: panels))
    let said = error > 0 ? "within \(DecimalText.short(error, rounded: .up))" : "exact"
    heading = "\(title): \(said)".drawn
  }
}

extension PlotFigure.Panel {
  fileprivate init(_ channel: ExportChannel, over duration: Double) {
    guard channel.type == .discrete else {
      self = ExportTrace(channel, over: duration).panel
      return
    }
    let ends =
      channel.keyframes.dropFirst().map(\.time) + [max(duration, channel.keyframes[0].time)]
    let bands = zip(channel.keyframes, ends).filter { $0.time < $1 }.map { keyframe, end in
      PlotFigure.Band(
        name: channel.label(keyframe.numbers), range: keyframe.time...end)
    }
    self.init(name: channel.shownName, content: .bands(PlotFigure.Band.joined(bands)))
  }
}

extension PlotFigure.Band {
  /// The bands with neighbours of the same name joined.
  fileprivate static func joined(_ bands: [Self]) -> [Self] {
    bands.reduce(into: []) { joined, band in
      if let last = joined.last, last.name == band.name {
        joined[joined.count - 1].range = last.range.lowerBound...band.range.upperBound
      } else {
        joined.append(band)
      }
    }
  }
}

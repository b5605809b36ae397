import AnimationEngine

extension ChannelSampler {
  /// Replaces a channel's lines by curves if that takes fewer keyframes, or expresses its closed
  /// forms. Each number gets keyframes of its own if the format allows it and that takes fewer.
  ///
  /// Curves that leave the tolerance between the times at which they are fitted are fitted again,
  /// more tightly. If the lines keep it and the curves still do not, the lines stay.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  func curve(
    _ channel: inout ExportChannel, _ keyframes: ExportKeyframes, _ bound: ExportBound,
    meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    guard let curves = keyframes.curves, group.type != .discrete else { return }
    channel.reader = curves.reader
    let lines = channel.keyframes
    let most = max(1, channel.deviation.share)
    var within = bound.ofKeyframes
    for _ in 0..<Self.mostFits {
      guard
        let found = try curved(lines, keyframes, curves, bound, within: within, meter: &meter)
      else { return }
      let error = try error(of: found, curves.reader, within: bound.tolerances, &meter)
      if error.share <= most { return channel.bend(found.map(\.keyframes), error) }
      within = within.map { $0 * Self.tightening / error.share }
    }
  }

  /// How often curves are fitted at most, and the share of the tolerance that is left when an error
  /// just exceeds it.
  private static let mostFits = 3
  private static let tightening = 0.9

  /// The curves through keyframes that lines connect; nil if the lines do as well.
  private func curved(
    _ lines: [ExportChannel.Keyframe], _ keyframes: ExportKeyframes, _ curves: ExportCurves,
    _ bound: ExportBound, within tolerances: [Double], meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [CurvedKeyframes]? {
    let count = (lines.count - 1) * CurvedKeyframes.probes + 1
    try meter.charge(
      WorkMeter.product(
        count,
        WorkMeter.sum(timeline.workOfRow, 4 * CurvedKeyframes.trials * lines[0].numbers.count)))
    try meter.keep(bytes: WorkMeter.product(count, lines[0].numbers.count + 4, 8))
    var found: [CurvedKeyframes]?
    if lines.count > 2 {
      found = self.curves(through: lines, within: tolerances, curves)
    }
    if let forms = try forms(keyframes, lines.count, bound, meter: &meter),
      forms.longest <= found?.longest ?? lines.count || curves.hasSprings
    {
      found = forms
    }
    guard let found, found.longest < lines.count || found.hasShapes else { return nil }
    return found
  }

  /// Béziers for all columns together, or for each column if that takes fewer keyframes.
  private func curves(
    through lines: [ExportChannel.Keyframe], within tolerances: [Double], _ curves: ExportCurves
  ) -> [CurvedKeyframes] {
    let rows = probes(of: lines)
    let together = CurvedKeyframes(lines, probes: rows, within: tolerances, curves)
    guard isSplit(curves) else { return [together] }
    let each = lines[0].numbers.indices.map { column in
      CurvedKeyframes(
        lines.map { $0.only(column) }, probes: rows.map { [$0[column]] },
        within: [tolerances[column]], curves)
    }
    return each.longest < together.keyframes.count ? each : [together]
  }

  /// Whether each number may have keyframes of its own.
  private func isSplit(_ curves: ExportCurves) -> Bool {
    curves.isByNumber || group.target == .translate
  }

  /// The numbers at evenly spaced times in each line, from its start on, and at the end.
  private func probes(of lines: [ExportChannel.Keyframe]) -> [[Double]] {
    let each = CurvedKeyframes.probes
    let rows = zip(lines, lines.dropFirst()).flatMap { from, to in
      (0..<each).map { numbers(at: from.time + (to.time - from.time) * Double($0) / Double(each)) }
    }
    return rows + [numbers(at: lines[lines.count - 1].time)]
  }

  // MARK: Forms

  /// The keyframes made directly from the channel's closed forms. Nil if it has other motions, if
  /// the format cannot express a piece, or if the error exceeds the bound.
  private func forms(
    _ keyframes: ExportKeyframes, _ most: Int, _ bound: ExportBound, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [CurvedKeyframes]? {
    guard let curves = keyframes.curves else { return nil }
    var each: [CurvedKeyframes] = []
    let last = numbers(at: window.length)
    for place in last.indices {
      guard let pieces = pieces(of: place, atMost: 4 * most + 64),
        let form = FormKeyframes(
          pieces, over: window.length, keyframes, bound.decimals,
          last: last[place])
      else { return nil }
      each.append(CurvedKeyframes(form.keyframes, error: 0))
    }
    let error = try error(of: each, curves.reader, within: bound.ofKeyframes, &meter)
    guard error.share <= 1 else { return nil }
    if each.count == 1 || isSplit(curves) { return each }
    return each.together.map { [$0] }
  }

  /// The closed forms of one number in the time of the window; none for a number that nothing
  /// provides.
  private func pieces(of place: Int, atMost most: Int) -> [ColumnPiece]? {
    guard let column = column(of: place) else { return [] }
    let ends = window.ends
    return timeline.pieces(ofColumn: column, from: ends.first, to: ends.last, atMost: most)?.map {
      var piece = $0
      (piece.start, piece.end) = (window.time(piece.start), window.time(piece.end))
      return piece
    }
  }

  // MARK: Error

  /// The number of steps between two keyframes at which the error is measured; a piece may be long.
  private static let pieceProbes = 64

  /// How far the keyframes, of all numbers or of each, are from the motion.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  private func error(
    of found: [CurvedKeyframes], _ reader: CurveReader, within tolerances: [Double],
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> ExportError {
    var search = ErrorSearch(self, within: tolerances)
    for (index, one) in found.enumerated() {
      let pieces = zip(one.keyframes, one.keyframes.dropFirst())
      for (from, to) in pieces where !from.jumps(to: to) {
        try search.look(
          from: from.time, to: to.time, inSteps: Self.pieceProbes, isOpen: true,
          place: found.count > 1 ? index : nil, meter: &meter,
          CurvedKeyframes.motion(from: from, to: to, reader))
      }
      for end in [one.keyframes.first, one.keyframes.last].compactMap(\.self) {
        try search.look(at: end.time, end.numbers, place: found.count > 1 ? index : nil, &meter)
      }
    }
    return search.found.withoutNoise
  }
}

extension [CurvedKeyframes] {
  /// The greatest number of keyframes of any of these lists.
  fileprivate var longest: Int { map(\.keyframes.count).max() ?? 0 }

  /// Whether any piece is a curve.
  fileprivate var hasShapes: Bool { contains { $0.keyframes.contains { $0.shape.isCurve } } }

  /// The keyframes of all numbers combined into one list; nil if their times or shapes differ.
  fileprivate var together: CurvedKeyframes? {
    guard let first else { return nil }
    let isOne = allSatisfy { one in
      one.keyframes.map(\.time) == first.keyframes.map(\.time)
        && one.keyframes.map(\.shape) == first.keyframes.map(\.shape)
    }
    guard isOne else { return nil }
    let keyframes = first.keyframes.indices.map { index in
      var keyframe = first.keyframes[index]
      keyframe.numbers = map { $0.keyframes[index].numbers[0] }
      return keyframe
    }
    return CurvedKeyframes(keyframes, error: 0)
  }
}

import AnimationDocuments
import AnimationEngine

extension ArrangedTracks {
  /// Charges the names, texts and points of curves that are written. Tracks and keyframes may share
  /// them where they are read; in the document they stand in each.
  ///
  /// - Complexity: O(keyframes).
  func chargeWriting(_ reading: inout ImportReading) throws(DocumentRefusal) {
    for track in tracks {
      // A name is written up to three times.
      try reading.write(3 * track.property.utf8.count + track.initial.writtenLength)
      for frame in track.keyframes {
        try reading.write(frame.value.writtenLength + frame.motion.writtenLength)
      }
    }
  }

  /// Charges the comparison of timings, each with its easing.
  static func chargeTimings(
    of tracks: [ImportedTrack], _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let workPerPoint = 10
    for track in tracks {
      try reading.charge(WorkMeter.product(track.timing.easing.points, workPerPoint))
    }
  }
}

extension ImportReading {
  /// Charges bytes of the document. It is put together from parts, some of which are kept twice or
  /// more.
  fileprivate mutating func write(_ length: Int) throws(DocumentRefusal) {
    try charge(length, bytes: WorkMeter.product(length, 4))
  }
}

extension ImportedMotion {
  fileprivate var writtenLength: Int {
    guard case .curve(let curve, _) = self else { return 0 }
    let bytesPerPoint = 25
    return WorkMeter.product(curve.points, bytesPerPoint)
  }
}

extension ImportedValue {
  fileprivate var writtenLength: Int {
    switch self {
    case .number, .integer, .angle, .point, .vector: 0
    case .color(let text, _), .transform(let text), .path(let text), .css(let text),
      .discrete(let text):
      text.utf8.count
    }
  }
}

extension UnitCurve {
  /// The number of points of a `linear()`; 0 for other curves.
  fileprivate var points: Int {
    guard case .css(.stops(let line)) = storage else { return 0 }
    return line.values.count
  }
}

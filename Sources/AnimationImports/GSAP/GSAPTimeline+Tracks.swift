import AnimationDocuments
import AnimationEngine

extension GSAPTimeline {
  /// The tracks of all properties; `whole` is the repetition of the timeline itself.
  func tracks(
    repeatedBy whole: ImportedTiming, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [ImportedTrack] {
    var tracks: [ImportedTrack] = []
    for property in properties where !property.pieces.isEmpty {
      for track in property.joined(&reading) {
        let pieces = property.split(track)
        if pieces.count == 1, whole.isPlain {
          tracks.append(pieces[0])
        } else {
          tracks.append(try Self.sequence(pieces, until: end, by: whole, &reading))
        }
      }
    }
    return tracks
  }

  /// Joins the pieces of a property; a later one cuts off an earlier one that still runs.
  private static func sequence(
    _ pieces: [ImportedTrack], until end: Double, by whole: ImportedTiming,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedTrack {
    let sorted = pieces.enumerated().sorted {
      ($0.element.timing.delay, $0.offset) < ($1.element.timing.delay, $1.offset)
    }.map(\.element)
    var result = sorted[0]
    result.keyframes = []
    result.timing = ImportedTiming()
    for (index, piece) in sorted.enumerated() {
      let played = try unrolled(piece, &reading)
      if index == 0 { result.initial = played.initial }
      result.append(played, from: piece.timing.delay, &reading)
    }
    var timing = whole
    if !whole.isPlain { timing.duration = max(end, result.end) }
    result.timing = timing
    return result
  }
}

extension GSAPTimeline {
  /// A piece with its delay and repetitions turned into keyframes.
  private static func unrolled(
    _ piece: ImportedTrack, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedTrack {
    var piece = piece
    piece.timing.delay = 0
    if piece.timing.iterations == .infinity {
      reading.ignore(
        "\"\(piece.property)\" repeats for ever inside of a timeline: here it plays once.",
        at: piece.place)
      piece.timing.iterations = 1
    }
    return try UnrolledTrack(piece, &reading).track
  }
}

extension GSAPTimeline.Property {
  /// The tracks through the values of all pieces, so that they share one notation. There are one
  /// or two.
  fileprivate func joined(_ reading: inout ImportReading) -> [ImportedTrack] {
    StyleTrack(view: view, name: name, place: place, frames: pieces.flatMap(\.frames))
      .tracks(&reading)
  }

  /// The pieces of a track that ``joined(_:)`` has made, with the track's notation.
  fileprivate func split(_ track: ImportedTrack) -> [ImportedTrack] {
    var values = ([track.initial] + track.keyframes.map(\.value))[...]
    return pieces.map { piece in
      let own = Array(values.prefix(piece.frames.count))
      values = values.dropFirst(piece.frames.count)
      var part = track
      part.initial = own[0]
      part.keyframes = zip(piece.frames, own).dropFirst().map {
        ImportedKeyframe(time: $0.time, value: $1, motion: $0.motion)
      }
      part.timing = piece.timing
      return part
    }
  }
}

extension ImportedTrack {
  /// Appends a piece that begins at a time; an earlier one ends there, and its value holds until
  /// then.
  fileprivate mutating func append(
    _ played: ImportedTrack, from start: Double, _ reading: inout ImportReading
  ) {
    if start < end {
      reading.ignore(
        "Two tweens of \"\(property)\" overlap: the later one holds from its start on.",
        at: played.place)
      while let last = keyframes.last, last.time > start { keyframes.removeLast() }
    }
    let shown = keyframes.last?.value ?? initial
    if start > end || shown != played.initial {
      keyframes.append(ImportedKeyframe(time: start, value: played.initial, motion: .jump))
    }
    for frame in played.keyframes {
      var frame = frame
      frame.time = (frame.time + start).withoutSumNoise
      keyframes.append(frame)
    }
  }
}

import AnimationDocuments
import AnimationEngine

extension GSAPTimeline {
  /// The tracks of all properties, with the repetition of the timeline itself.
  func tracks(_ reading: inout ImportReading) throws(DocumentRefusal) -> [ImportedTrack] {
    var tracks: [ImportedTrack] = []
    for property in properties {
      let pieces = try property.pieces(isDelayed: whole.delay > 0, &reading)
      for track in try property.joined(pieces, &reading) {
        let parts = Self.split(track, pieces)
        if parts.count == 1, whole.isPlain {
          tracks.append(parts[0].waitingBeforeJump)
        } else {
          let track = try sequence(parts, GSAPShow.all(of: pieces), &reading)
          tracks.append(track.waitingBeforeJump)
        }
      }
    }
    return tracks
  }

  /// Joins the pieces of a property. Where several run at once, the one that began last shows, as in
  /// GSAP; once it has ended, an earlier one that still runs shows again.
  private func sequence(
    _ pieces: [ImportedTrack], _ shows: [GSAPShow], _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedTrack {
    var result = pieces[0]
    result.keyframes = []
    result.timing = ImportedTiming()
    for (index, show) in shows.enumerated() {
      let played = try Self.unrolled(pieces[show.piece], &reading)
      try reading.checkKeyframes(played.keyframes.count, at: played.place)
      let start = pieces[show.piece].timing.delay
      let part = try played.part(from: show.from - start, to: show.to - start, &reading)
      if index == 0 { result.initial = part.initial }
      result.append(part, from: show.from) { ($0 + $1).withoutSumNoise }
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
    let unrolled = try UnrolledTrack(piece, &reading)
    var track = unrolled.track
    track.state(unrolled.error)
    return track
  }
}

extension GSAPTimeline.Property {
  /// The tracks through the values of all pieces, so that they share one notation. There are one
  /// or two.
  fileprivate func joined(
    _ pieces: [GSAPPiece], _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [ImportedTrack] {
    guard let first = entries.first else { return [] }
    let frames = pieces.flatMap(\.frames)
    return try StyleTrack(
      view: view, name: name, nameInNotes: ScriptValue.nameInGSAP(name), place: first.place,
      frames: frames, mixing: .numbers
    ).tracks(&reading)
  }
}

extension GSAPTimeline {
  /// The pieces of a track through all their values, with the track's notation.
  private static func split(_ track: ImportedTrack, _ pieces: [GSAPPiece]) -> [ImportedTrack] {
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

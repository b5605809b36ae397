import AnimationDocuments
import AnimationEngine

/// Converts imported tracks to a document.
///
/// The document is written as JSON and read again, so that what is returned is always valid.
struct ImportedDocument {
  let document: AnimationDocument
  let maximumError: Double

  init(
    _ animation: ImportedAnimation, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let tracks = Self.last(of: animation.tracks, &reading).withScalesJoined
    guard let first = tracks.first else { throw Self.nothing(in: reading) }
    let count = tracks.reduce(0) { $0 + $1.keyframes.count + 1 }
    try reading.checkKeyframes(count, at: first.place)
    let arranged = try ArrangedTracks(tracks, &reading)
    do {
      document = try DocumentText(arranged, named: animation.name).document(&reading)
    } catch {
      throw error.placed(at: arranged.tracks, of: reading.source)
    }
    maximumError = arranged.maximumError
  }

  /// The tracks with one for each property; of several the last one wins, as in CSS.
  private static func last(
    of tracks: [ImportedTrack], _ reading: inout ImportReading
  ) -> [ImportedTrack] {
    var indices: [ExactName: Int] = [:]
    var kept: [ImportedTrack] = []
    for track in tracks {
      let name = ExactName(track.property)
      if let index = indices[name] {
        reading.ignore(
          "\"\(track.property.shortened)\" is moved again further on, which wins.",
          at: kept[index].place)
        kept[index] = track
      } else {
        indices[name] = kept.count
        kept.append(track)
      }
    }
    return kept
  }

  /// The refusal of a text that moves nothing, with all that was left out of it.
  private static func nothing(in reading: ImportReading) -> DocumentRefusal {
    let problem = DocumentProblem(
      .empty, "Nothing in this text moves.", at: reading.source.whole)
    let notes = reading.notes.prefix(DocumentRefusal.mostKept - 1)
    let reasons = notes.map { DocumentProblem(.empty, $0.message, at: $0.place) }
    return DocumentRefusal(.invalidDocument, [problem] + reasons, total: 1 + reading.notes.count)
  }
}

extension [ImportedTrack] {
  /// The tracks with `scaleX` and `scaleY` joined into one `scale` if they are equal.
  fileprivate var withScalesJoined: [ImportedTrack] {
    let named = Dictionary(
      map { (ExactName($0.property), $0) }, uniquingKeysWith: { _, last in last })
    var (joined, others) = ([ImportedTrack](), Set<ExactName>())
    for track in self where !others.contains(ExactName(track.property)) {
      var track = track
      if track.property.hasSuffix("scaleX") {
        let prefix = String(track.property.dropLast())
        if let other = named[ExactName(prefix + "Y")], other.moves(like: track) {
          track.property = prefix
          others.insert(ExactName(other.property))
        }
      }
      joined.append(track)
    }
    return joined
  }
}

extension ImportedTrack {
  fileprivate func moves(like other: ImportedTrack) -> Bool {
    initial == other.initial && timing == other.timing && keyframes == other.keyframes
  }
}

extension DocumentRefusal {
  /// The refusal with each problem moved to the place of its track in the source.
  fileprivate func placed(
    at tracks: [ImportedTrack], of source: ImportSource
  ) -> DocumentRefusal {
    var lines = ScriptLines()
    let moved = problems.map { problem in
      guard let pointer = problem.pointer else { return problem }
      let place = Self.track(at: pointer, in: tracks)?.place ?? .whole
      var moved = DocumentProblem(problem.code, problem.message, at: source.place(place, &lines))
      moved.excess = problem.excess
      return moved
    }
    return DocumentRefusal(code, moved, total: total)
  }

  /// The track that a pointer into the written document leads to; nil if it leads to none.
  private static func track(at pointer: String, in tracks: [ImportedTrack]) -> ImportedTrack? {
    let steps = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard let name = steps.dropFirst().first else { return nil }
    if let index = Int(name), ["tracks", "animations"].contains(steps.first) {
      return tracks.indices.contains(index) ? tracks[index] : nil
    }
    let property = JSONPointer.unescaped(name)
    return tracks.first { $0.property == property }
  }
}

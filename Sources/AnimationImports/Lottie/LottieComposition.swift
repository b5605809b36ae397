import AnimationDocuments
import AnimationEngine

/// A Lottie file as an animation: a view for each layer, those of other compositions included.
struct LottieComposition {
  private let json: JSONText
  private let clock: LottieClock
  /// The other compositions by their names.
  private let others: [String: JSONText]

  init(_ json: JSONText, _ clock: LottieClock) {
    (self.json, self.clock) = (json, clock)
    let assets = (json["assets"]?.elements ?? []).filter { $0["layers"]?.isArray == true }
    others = Dictionary(
      assets.compactMap { asset in asset["id"]?.text.map { ($0, asset) } },
      uniquingKeysWith: { first, _ in first })
  }

  func animation(
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedAnimation {
    var animation = ImportedAnimation(name: json["nm"]?.text)
    guard let layers = json["layers"], layers.isArray else {
      reading.report(
        .missingMember, "\"layers\" is the list of layers.",
        at: json["layers"]?.place ?? json.place)
      return animation
    }
    var progress = Progress()
    animation.tracks = try tracks(of: layers, Opening(clock: clock), &progress, &reading)
    noteMarkers(&reading)
    hold(&animation.tracks)
    return animation
  }

  /// The composition that is being read.
  private struct Opening {
    let clock: LottieClock
    /// The beginning of the names of its views.
    var prefix = ""
    /// The names of the compositions that lead to it.
    var path: [String] = []
  }

  /// What was read so far.
  private struct Progress {
    var names = NameCounter()
    var keyframes = 0
  }

  private func tracks(
    of layers: JSONText, _ opening: Opening, _ progress: inout Progress,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [ImportedTrack] {
    var tracks: [ImportedTrack] = []
    for (index, layer) in layers.elements.enumerated() {
      guard layer.isObject else {
        reading.report(.wrongType, "A layer is an object.", at: layer.place)
        continue
      }
      let word = ForeignName.own(layer["nm"]?.text) ?? "layer\(index + 1)"
      let whole = ForeignName.shortened(opening.prefix + word)
      try chargeLayer(named: whole, &reading)
      let name = progress.names.next(whole)
      if layer["hd"]?.bool == true {
        reading.ignore("A hidden layer is left out.", at: layer.place)
        continue
      }
      let own = try self.tracks(of: layer, named: name, opening.clock, &reading)
      progress.keyframes += own.reduce(0) { $0 + $1.keyframes.count }
      tracks += own
      if let inner = inner(of: layer, named: name, in: opening, &reading) {
        tracks += try self.tracks(of: inner, &progress, &reading)
      }
    }
    return tracks
  }

  /// Charges a layer, of which one with nothing in it may be shown any number of times.
  private func chargeLayer(
    named name: String, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let (work, bytes, workPerLetter) = (250, 100, 10)
    let letters = name.utf8.count
    try reading.charge(work + WorkMeter.product(letters, workPerLetter), bytes: bytes + letters)
  }

  private func tracks(
    of layer: JSONText, named name: String, _ clock: LottieClock, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [ImportedTrack] {
    LottieNotes.note(layer: layer, &reading)
    let isOwn = Self.isOwn(json)
    let isNameless = isOwn && layer["nm"]?.text == json["nm"]?.text
    var reader = LottieLayer(
      clock: clock, view: isNameless ? nil : name, keepsStill: isOwn,
      origin: isOwn ? (json["w"]?.number ?? 0) / 2 : 0)
    try reader.read(layer, &reading)
    return reader.tracks
  }

  /// The tracks of the composition that a layer shows; none if its keyframes leave no room for those
  /// that may follow, which is noted.
  private func tracks(
    of inner: Inner, _ progress: inout Progress, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [ImportedTrack] {
    let before = progress.keyframes
    let tracks = try self.tracks(of: inner.layers, inner.opening, &progress, &reading)
    guard progress.keyframes <= reading.limits.maxKeyframes / 2 else {
      progress.keyframes = before
      Self.noteLeftOut(inner.place, &reading)
      return []
    }
    reading.ignore(
      "The layers of the composition have only their own motion, without that of this layer.",
      at: inner.place)
    return tracks
  }

  /// The layers of a composition, and where a layer refers to it.
  private struct Inner {
    let place: SourcePlace
    let layers: JSONText
    let opening: Opening
  }

  /// The layers of the composition that a layer shows; nil if it shows none, or one whose layers are left
  /// out, which is noted.
  private func inner(
    of layer: JSONText, named name: String, in outer: Opening, _ reading: inout ImportReading
  ) -> Inner? {
    guard layer["ty"]?.number == 0, let reference = layer["refId"], let id = reference.text else {
      return nil
    }
    let layers = others[id]?["layers"]
    guard let layers, let clock = outer.clock.inside(layer), layer["tm"] == nil,
      outer.path.count < Self.mostDepth, !outer.path.contains(id)
    else {
      Self.noteLeftOut(reference.place, &reading)
      return nil
    }
    // A layer may be shown any number of times.
    guard reading.affords(WorkMeter.product(layers.length, Self.workPerByte)) else { return nil }
    return Inner(
      place: reference.place, layers: layers,
      opening: Opening(clock: clock, prefix: name + "-", path: outer.path + [id]))
  }

  private static func noteLeftOut(_ place: SourcePlace, _ reading: inout ImportReading) {
    reading.ignore(
      "The layers of the composition are left out: import them as a file of their own.", at: place)
  }

  /// The greatest depth of compositions in others, and the approximate work of reading a byte of a layer.
  private static let (mostDepth, workPerByte) = (8, 4)

  /// Whether our own export wrote the file: then positions are relative to the centre, and a
  /// layer named like the whole stands for no view.
  static func isOwn(_ json: JSONText) -> Bool {
    guard let remark = json["meta"]?["d"]?.text else { return false }
    return json["v"]?.text == "5.7.0" && json["w"]?.number == json["h"]?.number
      && ExportRemark.isRemark(remark)
  }

  private func noteMarkers(_ reading: inout ImportReading) {
    for marker in json["markers"]?.elements ?? [] {
      let name = (marker["cm"]?.text ?? marker["nm"]?.text ?? "").shortened
      let time = marker["tm"]?.number.map { " at \(clock.seconds($0).json) s" } ?? ""
      reading.ignore("The marker \"\(name)\"\(time) has no place here.", at: marker.place)
    }
  }

  /// Extends the longest track to the out-point of the composition, even if nothing moves any more.
  private func hold(_ tracks: inout [ImportedTrack]) {
    guard let longest = tracks.indices.max(by: { tracks[$0].end < tracks[$1].end }),
      tracks[longest].end < clock.duration - 1e-6
    else { return }
    let value = tracks[longest].keyframes.last?.value ?? tracks[longest].initial
    tracks[longest].keyframes.append(
      ImportedKeyframe(time: clock.duration, value: value, motion: .jump))
  }
}

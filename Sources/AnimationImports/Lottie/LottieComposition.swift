import AnimationDocuments
import AnimationEngine

/// A Lottie file as an animation: a view for each layer.
struct LottieComposition {
  private let json: JSONText
  private let clock: LottieClock

  init(_ json: JSONText, _ clock: LottieClock) { (self.json, self.clock) = (json, clock) }

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
    var names = NameCounter()
    for (index, layer) in layers.elements.enumerated() {
      guard layer.isObject else {
        reading.report(.wrongType, "A layer is an object.", at: layer.place)
        continue
      }
      let name = names.next(ForeignName.own(layer["nm"]?.text) ?? "layer\(index + 1)")
      animation.tracks += try tracks(of: layer, named: name, &reading)
    }
    noteMarkers(&reading)
    hold(&animation.tracks)
    return animation
  }

  private func tracks(
    of layer: JSONText, named name: String, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [ImportedTrack] {
    if layer["hd"]?.bool == true {
      reading.ignore("A hidden layer is left out.", at: layer.place)
      return []
    }
    LottieNotes.note(layer: layer, &reading)
    let isOwn = Self.isOwn(json)
    let isNameless = isOwn && layer["nm"]?.text == json["nm"]?.text
    var reader = LottieLayer(
      clock: clock, view: isNameless ? nil : name, keepsStill: isOwn,
      origin: isOwn ? (json["w"]?.number ?? 0) / 2 : 0)
    try reader.read(layer, &reading)
    return reader.tracks
  }

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

/// Makes names distinct by appending numbers.
struct NameCounter {
  private var counts: [String: Int] = [:]

  /// The name unchanged at first, then with 2, 3 ….
  mutating func next(_ name: String) -> String {
    counts[name, default: 0] += 1
    guard let count = counts[name], count > 1 else { return name }
    return next(name + "\(count)")
  }
}

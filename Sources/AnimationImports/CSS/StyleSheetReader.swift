import AnimationDocuments
import AnimationEngine

/// Reads the tracks of a style sheet.
struct StyleSheetReader {
  private(set) var animation = ImportedAnimation()
  private let sheet: StyleSheet

  init(_ sheet: StyleSheet, _ reading: inout ImportReading) throws(DocumentRefusal) {
    self.sheet = sheet
    let header = ExportRemark.name(in: reading.source.start)
    var moving: [MovingElement] = []
    for element in try StyleElement.all(of: sheet, &reading) {
      if let own = try MovingElement(element, sheet, &reading) { moving.append(own) }
    }
    let views = Self.views(of: moving.map(\.element.selector))
    animation.name = header ?? (views.count == 1 ? views.first : nil)
    for (own, view) in zip(moving, views) {
      // The view is left out if it is the only one, or the class that our export makes of the name.
      let isWhole = header.map { ExportRemark.word($0) == view } ?? (views.count == 1)
      try read(own, view: isWhole ? nil : view, &reading)
    }
    let played = Set(moving.flatMap(\.animations).compactMap(\.0.name))
    if animation.tracks.isEmpty { try readUnused(besides: played, &reading) }
  }

  /// A name for each selector: a short one, or a longer one where others have the same.
  private static func views(of selectors: [StyleSelector]) -> [String] {
    let counts = Dictionary(selectors.map { ($0.name, 1) }, uniquingKeysWith: +)
    var taken: [String: Int] = [:]
    return selectors.map { selector in
      let isShared = (counts[selector.name] ?? 0) > 1
      let full = isShared ? selector.fullName : selector.name
      let name = full.count <= mostLetters ? full : selector.name
      taken[name, default: 0] += 1
      return taken[name] == 1 ? name : "\(name)-\(taken[name] ?? 0)"
    }
  }

  /// The greatest length of a name that says the whole selector.
  private static let mostLetters = 80

  private mutating func read(
    _ own: MovingElement, view: String?, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let (element, place) = (own.element, own.element.rule.offset)
    for (style, keyframes) in own.animations {
      var played = keyframes
      played.frames = try element.variables.resolved(keyframes.frames, &reading)
      Self.leaveOut(element.fixed, of: &played.frames, &reading)
      try Self.noteFollowing(element, of: keyframes.frames, &reading)
      try play(played, style, view: view, shown: element.shown, at: place, &reading)
    }
    if !own.animations.isEmpty, !own.transitions.isEmpty {
      reading.ignore("The transition beside the animation is left out.", at: .offset(place))
    } else {
      animation.tracks += StyleTransition.tracks(of: own.transitions, view: view, &reading)
    }
  }

  /// Leaves out the properties that a rule declares with `!important`, which wins over keyframes.
  private static func leaveOut(
    _ fixed: Set<String>, of frames: inout [StyleKeyframe], _ reading: inout ImportReading
  ) {
    var noted: Set<String> = []
    for index in frames.indices where !fixed.isEmpty {
      frames[index].values.removeAll { value in
        guard fixed.contains(value.name) else { return false }
        if noted.insert(value.name).inserted {
          reading.ignore(
            "A rule declares \"\(value.name)\" with !important, which wins over keyframes: it does "
              + "not move.", at: value.place)
        }
        return true
      }
    }
  }

  /// Notes what a rule computes of custom properties that move.
  private static func noteFollowing(
    _ element: StyleElement, of frames: [StyleKeyframe], _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard !element.following.isEmpty else { return }
    let names = frames.flatMap { $0.values.map(\.name) }.filter { $0.hasPrefix("--") }
    let moving = Set(names).sorted()
    for declaration in element.following {
      try reading.charge(WorkMeter.product(declaration.value.utf8.count, moving.count + 1, 8))
      let text = declaration.value.filter { !$0.isWhitespace } + ","
      for name in moving where ["(\(name))", "(\(name),"].contains(where: text.holds) {
        reading.ignore(
          "\"\(declaration.name.shortened)\" follows \(name.shortened) as it moves, which has "
            + "no place in a document.", at: .offset(declaration.offset))
      }
    }
  }

  private mutating func play(
    _ keyframes: StyleSheet.Keyframes, _ own: StyleAnimation, view: String?,
    shown: [String: String], at offset: Int, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    var timing = own.timing
    if timing.duration ?? 0 <= 0 {
      let reason = timing.duration == nil ? "There is no duration" : "The duration is not positive"
      reading.ignore("\(reason): it is taken as 1 s.", at: .offset(offset))
      timing.duration = 1
    }
    noteFill(own, at: offset, &reading)
    let frames = try SideShorthand.expanded(keyframes.frames, &reading)
    let count = frames.reduce(0) { $0 + $1.values.count }
    try reading.make(keyframes: count, at: .offset(keyframes.offset))
    let tracks = StyleTrack.all(
      of: frames, timing, easing: own.easing, view: view, shown: shown, &reading)
    try reading.charge(
      WorkMeter.product(keyframes.length, Self.workPerByte),
      bytes: WorkMeter.product(keyframes.length, Self.bytesPerByte))
    for var track in tracks {
      track.isWhole = sheet.wholes.contains(track.name)
      animation.tracks += try track.tracks(&reading)
    }
  }

  /// The approximate work and memory of a byte of the keyframes that an element plays, as in their
  /// easings.
  private static let (workPerByte, bytesPerByte) = (10, 4)

  private func noteFill(_ own: StyleAnimation, at offset: Int, _ reading: inout ImportReading) {
    let coversEnd = own.fill == .both || own.fill == .forwards || own.iterations == .infinity
    let coversStart = own.fill == .both || own.fill == .backwards || own.delay <= 0
    guard !(coversEnd && coversStart) else { return }
    reading.ignore(
      "What shows outside of the animation is not said here: the start holds before it and the end "
        + "after it, as with \"both\".", at: .offset(offset))
  }

  /// Reads keyframes that no rule uses; `played` are the names of the others.
  private mutating func readUnused(
    besides played: Set<String>, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let variables = try StyleCascade(sheet, &reading).inherited
    for name in sheet.names where !played.contains(name) {
      guard var keyframes = sheet.keyframes[name] else { continue }
      var own = StyleAnimation()
      (own.duration, own.fill) = (1, .both)
      reading.ignore(
        "No rule plays \"\(name)\": it takes 1 s with the easing \"ease\".",
        at: .offset(keyframes.offset))
      let view = sheet.names.count == 1 ? nil : name
      keyframes.frames = try variables.resolved(keyframes.frames, &reading)
      try play(
        keyframes, own, view: view, shown: sheet.registered, at: keyframes.offset, &reading)
      if sheet.names.count == 1 { animation.name = name }
    }
  }
}
